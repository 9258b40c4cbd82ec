import type { Department, EmployeeAnswer } from '@ot/contract'
import { counted } from '@ot/text'
import { fullName } from '../../../../lib/company/employee-name.ts'
import { FieldRows } from '../../../../ui/form/field-rows.tsx'
import { type AskedTable, choiceField, manyField } from '../../../../ui/form/field-table.tsx'
import { plainForm } from '../../../../ui/form/plain-form.ts'
import { useRecordsScope } from '../../records-scope.ts'
import {
  type BulkTarget,
  bulkPositions,
  TARGET_KIND_LABELS,
  TARGET_KINDS,
  type TargetKind,
  targetSize,
} from './bulk-target.ts'

const KINDS = TARGET_KINDS.map((value) => ({ value, label: TARGET_KIND_LABELS[value] }))

const FIELD_OF = {
  department: 'departmentId',
  position: 'positionId',
  employees: 'employeeIds',
} as const satisfies Record<TargetKind, keyof BulkTarget>

interface Staff {
  departments: readonly Department[]
  employees: readonly EmployeeAnswer[]
}

interface TargetRowsProps {
  staff: Staff
  target: BulkTarget
  error: string | undefined
  onChange: (target: BulkTarget) => void
}

/** For whom: a department, a position or employees by name. */
export function TargetRows({ staff, target, error, onChange }: TargetRowsProps) {
  const { today } = useRecordsScope()
  const whom = FIELD_OF[target.kind]
  const size = targetSize(target, staff.employees)
  const hint = size === 0 ? undefined : `Записей: ${counted(size, ['работник', 'работника', 'работников'])}`
  return (
    <FieldRows
      form={{
        ...plainForm(target, onChange),
        problemOf: (name) => (name === whom ? error : undefined),
      }}
      table={targetTable(staff)}
      names={['kind', whom]}
      prefix="bulk"
      today={today}
      hints={{ [whom]: hint }}
    />
  )
}

function targetTable({ departments, employees }: Staff): AskedTable<BulkTarget> {
  return {
    kind: choiceField({ label: 'Кому', isRequired: true, choices: KINDS }),
    departmentId: choiceField<number | null>({
      label: 'Отдел',
      isRequired: true,
      choices: departments.map(({ id, name }) => ({ value: id, label: name })),
    }),
    positionId: choiceField<number | null>({
      label: 'Должность',
      isRequired: true,
      choices: bulkPositions(employees),
    }),
    employeeIds: manyField({
      label: 'Работники',
      isRequired: true,
      choices: employees.map((one) => ({ value: one.id, label: fullName(one) })),
      placeholder: 'Фамилия работника',
    }),
  }
}
