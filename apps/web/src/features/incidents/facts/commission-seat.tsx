import { fullName } from '../../../lib/company/employee-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import { EmployeeChoice, positionTitle } from '../fields/employee-choice.tsx'
import type { TypedMember } from './commission-values.ts'
import styles from './facts.module.css'

const NAME_MAX = 300
const OWN_TEXTS = [
  ['fullname', 'Фамилия, имя, отчество'],
  ['position', 'Должность'],
  ['organisation', 'Организация'],
] as const

interface CommissionSeatProps {
  seat: number
  member: TypedMember
  error: string | undefined
  onChange: (changes: Partial<TypedMember>) => void
  onRemove: () => void
}

/** One of the commission: an employee, or somebody from outside by the name. */
export function CommissionSeat({ seat, member, error, onChange, onRemove }: CommissionSeatProps) {
  const isChair = member.role === 'chair'
  const who = { id: `member-${seat}`, label: isChair ? 'Председатель' : 'Член комиссии', error }
  return (
    <div className={styles.seat}>
      <Field {...who}>
        <EmployeeChoice
          frame={who}
          value={member.employeeId}
          onChange={(employeeId, employee) =>
            onChange({
              employeeId,
              organisation: '',
              fullname: employee === null ? '' : fullName(employee),
              position: employee === null ? '' : positionTitle(employee),
            })
          }
        />
      </Field>
      {member.employeeId === '' && (
        <div className={styles.outsider}>
          {OWN_TEXTS.map(([name, label]) => {
            const own = { id: `member-${seat}-${name}`, label }
            return (
              <Field key={name} {...own}>
                <LongTextControl
                  frame={own}
                  maxLength={NAME_MAX}
                  value={member[name]}
                  onChange={(value) => onChange({ [name]: value })}
                />
              </Field>
            )
          })}
        </div>
      )}
      <div className={styles.seatActions}>
        <label className={styles.chair}>
          <input
            type="radio"
            name="commission-chair"
            checked={isChair}
            onChange={() => onChange({ role: 'chair' })}
          />
          председатель
        </label>
        <Button kind="quiet" aria-label={`Убрать из комиссии: ${seat + 1}`} onClick={onRemove}>
          Убрать
        </Button>
      </div>
    </div>
  )
}
