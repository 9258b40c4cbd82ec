import { INCIDENT_PERSON_LABELS } from '@ot/domain'
import { fullName } from '../../../lib/company/employee-name.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, textField } from '../../../ui/form/field-table.tsx'
import { EmployeeChoice, positionTitle } from '../fields/employee-choice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import type { TypedMember } from './commission-values.ts'
import styles from './facts.module.css'

const NAME_MAX = 300
const OWN_TEXTS = ['fullname', 'position', 'organisation'] as const

type Seat = Omit<TypedMember, 'role'>

interface CommissionSeatProps {
  seat: number
  member: TypedMember
  error: string | undefined
  onChange: (changes: Partial<TypedMember>) => void
  onRemove: () => void
}

/** One of the commission: an employee, or somebody from outside by the name. */
export function CommissionSeat({ seat, member, error, onChange, onRemove }: CommissionSeatProps) {
  const { today } = useIncidentsScope()
  const isChair = member.role === 'chair'
  const rows = {
    form: {
      values: member,
      set: (name: keyof Seat, value: string) => onChange({ [name]: value }),
      problemOf: (name: string) => (name === 'employeeId' ? error : undefined),
    },
    table: seatTable(isChair, onChange),
    prefix: `member-${seat}`,
    today,
    layout: 'stacked',
  } as const
  return (
    <div className={styles.seat}>
      <FieldRows {...rows} names={['employeeId']} />
      {member.employeeId === '' && (
        <div className={styles.outsider}>
          <FieldRows {...rows} names={OWN_TEXTS} />
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

function seatTable(isChair: boolean, onChange: CommissionSeatProps['onChange']): AskedTable<Seat> {
  return {
    employeeId: {
      label: isChair ? 'Председатель' : 'Член комиссии',
      control: ({ frame, value }) => (
        <EmployeeChoice
          frame={frame}
          value={value}
          onChange={(employeeId, employee) =>
            onChange({
              employeeId,
              organisation: '',
              fullname: employee === null ? '' : fullName(employee),
              position: employee === null ? '' : positionTitle(employee),
            })
          }
        />
      ),
    },
    fullname: textField({ label: INCIDENT_PERSON_LABELS.fullname, kind: 'line', max: NAME_MAX }),
    position: textField({ label: INCIDENT_PERSON_LABELS.position, kind: 'line', max: NAME_MAX }),
    organisation: textField({ label: INCIDENT_PERSON_LABELS.organisation, kind: 'line', max: NAME_MAX }),
  }
}
