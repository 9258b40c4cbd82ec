import type { Load } from '../../../lib/load.ts'
import type { EmployeeOption } from '../../../ui/company/employee-choices.ts'
import { EmployeeControl } from '../../../ui/company/employee-control.tsx'
import { EmployeesControl } from '../../../ui/company/employees-control.tsx'
import { Field, type FieldFrame } from '../../../ui/field.tsx'
import type { CommissionAnswer } from '../fact-values.ts'
import styles from './theme.module.css'

const HEADS = [
  ['chairId', 'Председатель'],
  ['deputyId', 'Заместитель председателя'],
  ['secretaryId', 'Секретарь'],
] as const
const MEMBERS = 'Члены комиссии'

interface CommissionControlProps {
  frame: FieldFrame
  employees: Load<readonly EmployeeOption[]>
  value: CommissionAnswer
  onChange: (value: CommissionAnswer) => void
}

/** The chair stands first and takes the place of the whole commission where something is wrong with it. */
export function CommissionControl({ frame, employees, value, onChange }: CommissionControlProps) {
  const part = (name: string, label: string) => ({ id: `${frame.id}-${name}`, label })
  return (
    <fieldset aria-label={frame.label} className={styles.commission}>
      {HEADS.map(([name, label]) => {
        const own = part(name, label)
        const place = name === 'chairId' ? { ...frame, label } : own
        return (
          <Field key={name} {...own} id={place.id}>
            <EmployeeControl
              frame={place}
              employees={employees}
              value={value[name]}
              onChange={(id) => onChange({ ...value, [name]: id })}
            />
          </Field>
        )
      })}
      <Field {...part('memberIds', MEMBERS)}>
        <EmployeesControl
          frame={part('memberIds', MEMBERS)}
          employees={employees}
          values={value.memberIds}
          onChange={(memberIds) => onChange({ ...value, memberIds })}
        />
      </Field>
    </fieldset>
  )
}
