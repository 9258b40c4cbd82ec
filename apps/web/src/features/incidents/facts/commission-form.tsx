import type { IncidentAnswer } from '@ot/contract'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { withoutPrefix } from '../../../lib/form/form-problems.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { CommissionSeat } from './commission-seat.tsx'
import {
  COMMISSION,
  type CommissionValues,
  commissionValues,
  EMPTY_MEMBER,
  seatedMembers,
  seatingProblems,
} from './commission-values.ts'
import styles from './facts.module.css'
import { IncidentFormFrame } from './incident-form-frame.tsx'
import { useIncidentForm } from './use-incident-form.ts'

interface CommissionFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onSaved: () => void
}

export function CommissionForm({ incident, frame, onSaved }: CommissionFormProps) {
  const of = useIncidentForm(incident, {
    valuesOf: commissionValues,
    table: COMMISSION,
    schema: typedForm<CommissionValues>(['orderDate', 'changeOrderDate']),
    fieldOf: withoutPrefix('commission'),
    onSaved,
    changes: (_values, { members, ...order }) => ({
      commission: { ...withoutBlanks(order), ...(members && { members: seatedMembers(members) }) },
    }),
  })
  const { form } = of
  const isFormed = incident.commission.members.length > 0
  return (
    <IncidentFormFrame of={of} frame={frame} onShowStored={onSaved}>
      <p className={styles.note}>
        Не меньше трёх человек, число нечётное: специалист по охране труда, представители работодателя и
        профсоюза или иного представительного органа. Пострадавший и тот, кто отвечает за охрану труда на
        участке, в комиссию не входят.
      </p>
      <OrderFields form={form} isFormed={isFormed} />
      <Seats form={form} incident={incident} />
    </IncidentFormFrame>
  )
}

function withoutBlanks(order: Partial<Omit<CommissionValues, 'members'>>) {
  return Object.fromEntries(Object.entries(order).map(([name, text]) => [name, text.trim() || null]))
}

type Fields = { form: ContractForm<CommissionValues> }

function OrderFields({ form, isFormed }: Fields & { isFormed: boolean }) {
  const { today } = useIncidentsScope()
  const ofChange = ['changeOrderNumber', 'changeOrderDate'] as const
  const names = [...(['orderNumber', 'orderDate'] as const), ...(isFormed ? ofChange : [])]
  return <FieldRows form={form} table={COMMISSION} names={names} prefix="commission" today={today} />
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
