import type { EmployeeFields } from '@ot/contract'
import type { EmployeeRow } from './employee-queries.ts'

/** What is known of an employee, whoever keeps it. */
export type EmployeeRecord = EmployeeFields & { dismissedOn: string | null }

/** The stored row in the words of the contract: what a change is laid over. */
export function employeeFields(row: EmployeeRow): EmployeeFields {
  const { id, personId, companyId, version, departmentId, dismissedOn, ...fields } = row
  return { ...fields, employeeGroupId: departmentId }
}

/** The number that all jobs of the person carry. */
export function personOf({ id, personId }: Pick<EmployeeRow, 'id' | 'personId'>): number {
  return personId ?? id
}

/** What the log compares. */
export function employeeRecord(row: EmployeeRow): EmployeeRecord {
  return { ...employeeFields(row), dismissedOn: row.dismissedOn }
}
