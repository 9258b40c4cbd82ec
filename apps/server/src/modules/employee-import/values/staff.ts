import type { EmployeeFields, ImportOptions, ImportOutcome } from '@ot/contract'
import type { CalendarDate, ImportField, Subscription } from '@ot/domain'

/** What a record says of an employee. A department that does not exist yet has a number below zero. */
export type StaffRecord = EmployeeFields & { dismissedOn: CalendarDate | null }
export type StoredEmployee = { id: number; personId: number; version: number; record: StaffRecord }
export type StoredName = { id: number; name: string }
export type KnownPosition = ImportOutcome['recognisedPositions'][number]['position']

/** What an earlier import of a file with the same header was told. */
export type RememberedMapping = {
  fingerprint: string
  mapping: Readonly<Record<string, ImportField | null>>
}

/** All that a plan needs of the company; it goes to another thread, hence plain values only. */
export type StaffSnapshot = {
  today: CalendarDate
  subscription: Subscription
  departments: readonly StoredName[]
  positions: readonly KnownPosition[]
  employees: readonly StoredEmployee[]
  remembered: readonly RememberedMapping[]
  /** Reference positions that earlier imports were told for titles of this company. */
  titles: Readonly<Record<string, number>>
}

export type StaffFile = { fileName: string; bytes: Uint8Array; options: ImportOptions }

export type ChangedEmployee = StoredEmployee & { after: StaffRecord }

/** Whose job it is: of somebody stored, or of another row that is added (its place among those). */
export type JobOwner = { kind: 'stored'; personId: number } | { kind: 'added'; place: number }

export type StaffChanges = {
  newDepartments: string[]
  added: StaffRecord[]
  /** Which of those added are other jobs of somebody. */
  jobs: { place: number; owner: JobOwner }[]
  changed: ChangedEmployee[]
}

export type ImportPlan = {
  outcome: Omit<ImportOutcome, 'written'>
  changes: StaffChanges
  /** What to remember of this import. */
  memory: RememberedMapping & { titles: Readonly<Record<string, number>> }
}

/** The number of a department that the import itself makes, until it has one of its own. */
export function newDepartmentId(place: number): number {
  return -1 - place
}

/** Of the departments that rows name, those that somebody goes to: a row that is left makes none. */
export function usedDepartments({
  newDepartments,
  added,
  changed,
}: Pick<StaffChanges, 'newDepartments' | 'added' | 'changed'>): string[] {
  const used = new Set([...added, ...changed.map(({ after }) => after)].map((one) => one.employeeGroupId))
  return newDepartments.filter((_, place) => used.has(newDepartmentId(place)))
}

export function placeOfNewDepartment(id: number): number | null {
  return id < 0 ? -1 - id : null
}
