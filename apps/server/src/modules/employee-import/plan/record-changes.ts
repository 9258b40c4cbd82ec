import type { ImportOutcome } from '@ot/contract'
import { type ImportField, SEX_LABELS } from '@ot/domain'
import type { StaffRecord } from '../values/staff.ts'

type FieldChange = ImportOutcome['rows'][number]['changes'][number]
type Names = { department(id: number): string; position(id: number): string }

/** Fields of a record in the order of their columns, with the words that stand for them. */
const SHOWN: readonly (readonly [ImportField, keyof StaffRecord])[] = [
  ['lastName', 'lastName'],
  ['firstName', 'firstName'],
  ['fatherName', 'fatherName'],
  ['department', 'employeeGroupId'],
  ['position', 'positionId'],
  ['positionStaff', 'positionStaff'],
  ['sex', 'sex'],
  ['birthDate', 'birthDate'],
  ['hireDate', 'hireDate'],
  ['dismissedOn', 'dismissedOn'],
  ['snils', 'snils'],
  ['personalPhone', 'personalPhone'],
  ['workMobilePhone', 'workMobilePhone'],
  ['workPhone', 'workPhone'],
  ['internalPhone', 'internalPhone'],
  ['email', 'email'],
  ['workEmail', 'workEmail'],
]

/** What differs, in words; `before` is null for somebody new. */
export function recordChanges(before: StaffRecord | null, after: StaffRecord, names: Names): FieldChange[] {
  return SHOWN.filter(([, key]) => (before?.[key] ?? null) !== after[key]).map(([field, key]) => ({
    field,
    from: before === null ? null : shown(before, key, names),
    to: shown(after, key, names),
  }))
}

function shown(record: StaffRecord, key: keyof StaffRecord, names: Names): string | null {
  switch (key) {
    case 'employeeGroupId':
      return names.department(record.employeeGroupId)
    case 'positionId':
      return names.position(record.positionId)
    case 'sex':
      return SEX_LABELS[record.sex]
    default:
      return record[key]
  }
}
