import { counted, shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { PERIOD_LABELS } from '../../../ui/form/period-labels.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { sectionEventsQuery } from '../api/event-queries.ts'
import { type RegistryPeriod, registryCheckQuery } from '../api/training-registry.ts'
import { useRecordsScope } from '../records-scope.ts'
import { periodSchema } from './period-schema.ts'
import { ProtocolButton } from './protocol-button.tsx'
import { type Protocol, protocolsOf } from './protocols.ts'
import styles from './registry.module.css'
import { RegistryAnswerPart } from './registry-answer.tsx'
import { RegistryOutcome } from './registry-outcome.tsx'

const EMPLOYEES = ['работник', 'работника', 'работников'] as const
const WIDTH = 760

interface RegistryDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** For a period: the records that go into the registry of trained persons, what the others lack, and the protocols. */
export function RegistryDialog({ isOpen, onClose }: RegistryDialogProps) {
  const { company, today, mayChange } = useRecordsScope()
  const [period, setPeriod] = useState<RegistryPeriod>({ from: `${today.slice(0, 4)}-01-01`, to: today })
  const check = useQuery({ ...registryCheckQuery(company.id, period), enabled: isOpen })
  const events = useQuery({
    ...sectionEventsQuery(company.id, 'training', { due: false }),
    enabled: isOpen,
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Реестр обученных и протоколы" width={WIDTH}>
      <div className={styles.dialog}>
        <p className={styles.about}>
          Результаты проверки знания требований охраны труда передаются в реестр обученных лиц Минтруда. ОТдел
          составляет файл для загрузки в личном кабинете работодателя.
        </p>
        <PeriodForm companyId={company.id} today={today} period={period} onPeriod={setPeriod} />
        <Loaded of={check}>{(found) => <RegistryOutcome period={period} check={found} />}</Loaded>
        {mayChange && <RegistryAnswerPart />}
        <Loaded of={events}>{(rows) => <ProtocolList protocols={protocolsOf(rows, period)} />}</Loaded>
      </div>
    </Dialog>
  )
}

const PERIOD: FieldTable<RegistryPeriod> = {
  from: textField({ label: PERIOD_LABELS.from, kind: 'day', isAhead: true }),
  to: textField({ label: PERIOD_LABELS.to, kind: 'day', isAhead: true }),
}

interface PeriodFormProps {
  companyId: number
  today: string
  period: RegistryPeriod
  onPeriod: (period: RegistryPeriod) => void
}

function PeriodForm({ companyId, today, period, onPeriod }: PeriodFormProps) {
  const [from] = useState(period)
  const form = useContractForm(periodSchema(companyId), {
    from,
    labels: fieldLabels(PERIOD),
    save: async (checked) => onPeriod(checked),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form ref={form.ref} onSubmit={submit} noValidate className={styles.period}>
      <FieldRows
        form={form}
        table={PERIOD}
        names={['from', 'to']}
        prefix="registry"
        today={today}
        layout="stacked"
      />
      <div className={styles.show}>
        <Button type="submit" kind="secondary">
          Показать
        </Button>
      </div>
    </form>
  )
}

/** The protocols of the company's own commission. */
function ProtocolList({ protocols }: { protocols: readonly Protocol[] }) {
  return (
    <section className={styles.part}>
      <h3>Протоколы проверки знания</h3>
      {protocols.length === 0 ? (
        <p className={styles.about}>
          За этот период нет проверок с номером протокола, которые провела ваша комиссия.
        </p>
      ) : (
        <ul className={styles.list}>
          {protocols.map((protocol) => (
            <li key={`${protocol.date} ${protocol.number}`} className={styles.protocol}>
              <span>
                №&nbsp;{protocol.number} от&nbsp;{shortDate(protocol.date)}{' '}
                <span className={styles.people}>{counted(protocol.employees, EMPLOYEES)}</span>
              </span>
              <ProtocolButton protocol={protocol} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
