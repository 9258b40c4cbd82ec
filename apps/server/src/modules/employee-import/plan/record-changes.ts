import type { ImportOutcome } from '@ot/contract'
import {
  columnOfField,
  EMPLOYEE_FIELD_NAMES,
  EMPLOYMENT_KIND_LABELS,
  type EmployeeField,
  SEX_LABELS,
} from '@ot/domain'
import type { StaffRecord } from '../values/staff.ts'

type FieldChange = ImportOutcome['rows'][number]['changes'][number]
type Names = { department(id: number): string; position(id: number): string }

/** What differs, in words; `before` is null for somebody new. */
export function recordChanges(before: StaffRecord | null, after: StaffRecord, names: Names): FieldChange[] {
  return EMPLOYEE_FIELD_NAMES.filter((field) => (before?.[field] ?? null) !== after[field]).map((field) => ({
    field: columnOfField(field),
    from: before === null ? null : shown(before, field, names),
    to: shown(after, field, names),
  }))
}

function shown(record: StaffRecord, key: EmployeeField, names: Names): string | null {
  switch (key) {
    case 'employeeGroupId':
      return names.department(record.employeeGroupId)
    case 'positionId':
      return names.position(record.positionId)
    case 'sex':
      return SEX_LABELS[record.sex]
    case 'employmentKind':
      return EMPLOYMENT_KIND_LABELS[record.employmentKind]
    default:
      return record[key]
  }
}
