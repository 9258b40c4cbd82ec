import { CardSection } from '../../../ui/card-section.tsx'
import { EARLY_COLUMN } from '../../../ui/form-row.tsx'
import type { FieldSection } from '../employee-fields.ts'
import type { EmployeeForm } from '../use-employee-form.ts'
import { EmployeeField, type FieldSurroundings } from './employee-field.tsx'

interface FieldSectionsProps {
  form: EmployeeForm
  sections: readonly FieldSection[]
  around: FieldSurroundings
}

/** The tables of a record as they are changed. */
export function FieldSections({ form, sections, around }: FieldSectionsProps) {
  return sections.map(({ title, fields }) => (
    <CardSection key={title} title={title}>
      <div className={EARLY_COLUMN}>
        {fields.map((field) => (
          <EmployeeField key={field} form={form} field={field} around={around} />
        ))}
      </div>
    </CardSection>
  ))
}
