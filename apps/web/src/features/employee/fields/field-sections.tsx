import type { Departments } from '../../../lib/company/employee-scope.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { EARLY_COLUMN } from '../../../ui/form-row.tsx'
import type { FieldSection } from '../employee-fields.ts'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeTable } from './employee-table.tsx'

interface FieldSectionsProps {
  form: EmployeeForm
  sections: readonly FieldSection[]
  around: { departments: Departments; today: string }
}

/** The tables of a record as they are changed. */
export function FieldSections({ form, sections, around: { departments, today } }: FieldSectionsProps) {
  const table = employeeTable({ form, departments })
  return sections.map(({ title, fields }) => (
    <CardSection key={title} title={title}>
      <div className={EARLY_COLUMN}>
        <FieldRows form={form} table={table} names={fields} prefix="employee" today={today} />
      </div>
    </CardSection>
  ))
}
