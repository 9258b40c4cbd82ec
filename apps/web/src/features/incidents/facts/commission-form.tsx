import type { IncidentAnswer } from '@ot/contract'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { typedForm } from '../../../lib/form/typed-form.ts'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { CommissionSeat } from './commission-seat.tsx'
import {
  COMMISSION_LABELS,
  type CommissionValues,
  commissionValues,
  EMPTY_MEMBER,
  seatedMembers,
  seatingProblems,
} from './commission-values.ts'
import styles from './facts.module.css'
import { under, useIncidentForm } from './use-incident-form.ts'

const NUMBER_MAX = 50

interface CommissionFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onSaved: () => void
}

export function CommissionForm({ incident, frame, onSaved }: CommissionFormProps) {
  const form = useIncidentForm(incident, {
    from: commissionValues(incident),
    labels: COMMISSION_LABELS,
    schema: typedForm<CommissionValues>(['orderDate', 'changeOrderDate']),
    fieldOf: under('commission'),
    onSaved,
    changes: (_values, { members, ...order }) => ({
      commission: { ...withoutBlanks(order), ...(members && { members: seatedMembers(members) }) },
    }),
  })
  const isFormed = incident.commission.members.length > 0
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...frame}>
      <p className={styles.note}>
        Не меньше трёх человек, число нечётное: специалист по охране труда, представители работодателя и
        профсоюза или иного представительного органа. Пострадавший и тот, кто отвечает за охрану труда на
        участке, в комиссию не входят.
      </p>
      <OrderFields form={form} isFormed={isFormed} />
      <Seats form={form} incident={incident} />
    </FormFrame>
  )
}

function withoutBlanks(order: Partial<Omit<CommissionValues, 'members'>>) {
  return Object.fromEntries(Object.entries(order).map(([name, text]) => [name, text.trim() || null]))
}

type Fields = { form: ContractForm<CommissionValues> }

function OrderFields({ form, isFormed }: Fields & { isFormed: boolean }) {
  const { today } = useIncidentsScope()
  const numbers = isFormed ? (['orderNumber', 'changeOrderNumber'] as const) : (['orderNumber'] as const)
  return numbers.map((name) => {
    const dateName = name === 'orderNumber' ? 'orderDate' : 'changeOrderDate'
    const number = {
      id: `commission-${name}`,
      label: COMMISSION_LABELS[name],
      error: form.problemOf(name),
    }
    const date = {
      id: `commission-${dateName}`,
      label: COMMISSION_LABELS[dateName],
      hint: dateName === 'orderDate' ? 'С этого дня считается срок расследования' : undefined,
      error: form.problemOf(dateName),
    }
    return (
      <div key={name}>
        <FormRow {...number}>
          <TextControl
            frame={number}
            maxLength={NUMBER_MAX}
            value={form.values[name]}
            autoComplete="off"
            onChange={(value) => form.set(name, value)}
          />
        </FormRow>
        <FormRow {...date}>
          <DateControl
            frame={date}
            value={form.values[dateName]}
            max={today}
            onChange={(value) => form.set(dateName, value)}
          />
        </FormRow>
      </div>
    )
  })
}

function Seats({ form, incident }: Fields & { incident: IncidentAnswer }) {
  const { members } = form.values
  const problems = seatingProblems(members, incident)
  return (
    <div className={styles.seats}>
      {members.map((member, seat) => (
        <CommissionSeat
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place alone
          key={seat}
          seat={seat}
          member={member}
          error={form.problemOf(`members.${seat}`) ?? form.problemOf(`members.${seat}.fullname`)}
          onChange={(changes) =>
            form.set(
              'members',
              members.map((other, place) => {
                if (place === seat) return { ...other, ...changes }
                return changes.role === 'chair' ? { ...other, role: 'member' } : other
              }),
            )
          }
          onRemove={() =>
            form.set(
              'members',
              members.filter((_, place) => place !== seat),
            )
          }
        />
      ))}
      {problems.length > 0 && (
        <Notice kind="warning" role="status">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <Button
        kind="secondary"
        className={styles.add}
        onClick={() => form.set('members', [...members, EMPTY_MEMBER])}
      >
        <IconPlus size={18} stroke={1.8} aria-hidden="true" /> Добавить члена комиссии
      </Button>
    </div>
  )
}
