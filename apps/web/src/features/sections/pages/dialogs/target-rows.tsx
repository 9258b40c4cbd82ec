import type { Department, EmployeeAnswer } from '@ot/contract'
import { counted } from '@ot/text'
import { fullName } from '../../../../lib/company/employee-name.ts'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import type { Choice } from '../../../../ui/choices.ts'
import type { FieldFrame } from '../../../../ui/field.tsx'
import { FormRow } from '../../../../ui/form-row.tsx'
import { MultiChoiceControl } from '../../../../ui/multi-choice-control.tsx'
import {
  type BulkTarget,
  positionChoices,
  TARGET_KIND_LABELS,
  TARGET_KINDS,
  targetSize,
} from './bulk-target.ts'

const KINDS = TARGET_KINDS.map((value) => ({ value, label: TARGET_KIND_LABELS[value] }))

interface TargetRowsProps {
  staff: { departments: readonly Department[]; employees: readonly EmployeeAnswer[] }
  target: BulkTarget
  error: string | undefined
  onChange: (target: BulkTarget) => void
}

/** For whom: a department, a position or employees by name. */
export function TargetRows({ staff, target, error, onChange }: TargetRowsProps) {
  const { employees } = staff
  const size = targetSize(target, employees)
  const kind = { id: 'bulk-kind', label: 'Кому', isRequired: true }
  const hint = size === 0 ? undefined : `Записей: ${counted(size, ['работник', 'работника', 'работников'])}`
  const whom = { id: 'bulk-target', isRequired: true, hint, error }
  return (
    <>
      <FormRow {...kind}>
        <ChoiceControl
          frame={kind}
          choices={KINDS}
          value={target.kind}
          onChange={(value) => onChange({ ...target, kind: value })}
        />
      </FormRow>
      <WhomRow staff={staff} target={target} whom={whom} onChange={onChange} />
    </>
  )
}

type WhomRowProps = Omit<TargetRowsProps, 'error'> & { whom: Omit<FieldFrame, 'label'> }

function WhomRow({ staff, target, whom, onChange }: WhomRowProps) {
  const { departments, employees } = staff
  switch (target.kind) {
    case 'department': {
      const choices = departments.map(({ id, name }) => ({ value: id, label: name }))
      return (
        <OneRow
          frame={{ ...whom, label: 'Отдел' }}
          choices={choices}
          value={target.departmentId}
          onChange={(departmentId) => onChange({ ...target, departmentId })}
        />
      )
    }
    case 'position':
      return (
        <OneRow
          frame={{ ...whom, label: 'Должность' }}
          choices={positionChoices(employees)}
          value={target.positionId}
          onChange={(positionId) => onChange({ ...target, positionId })}
        />
      )
    case 'employees': {
      const choices = employees.map((one) => ({ value: one.id, label: fullName(one) }))
      const frame = { ...whom, label: 'Работники' }
      return (
        <FormRow {...frame}>
          <MultiChoiceControl
            frame={frame}
            choices={choices}
            chosen={choices.filter(({ value }) => target.employeeIds.includes(value))}
            placeholder="Фамилия работника"
            onChange={(employeeIds) => onChange({ ...target, employeeIds })}
          />
        </FormRow>
      )
    }
  }
}

interface OneRowProps {
  frame: FieldFrame
  choices: readonly Choice<number>[]
  value: number | null
  onChange: (value: number | null) => void
}

function OneRow({ frame, choices, value, onChange }: OneRowProps) {
  return (
    <FormRow {...frame}>
      <ChoiceControl<number | null> frame={frame} choices={choices} value={value} onChange={onChange} />
    </FormRow>
  )
}
