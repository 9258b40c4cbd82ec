import { COUNTED_DAYS, employmentProblem, type ImportField, NO_EMPLOYEE_FACTS } from '@ot/domain'
import { detectSex } from '@ot/grammar'
import type { StaffRecord } from '../values/staff.ts'
import type { FoundPosition } from './position-finder.ts'
import type { DraftError, PersonDraft } from './read-draft.ts'

export type Places = {
  /** Null: the row names none. */
  departmentId: number | null
  position: FoundPosition | null
}

/** The stored record with what the row says laid over it; what the row is silent about stays. */
export function changedRecord(stored: StaffRecord, { given }: PersonDraft, places: Places): StaffRecord {
  const { dismissedOn = null, ...said } = given
  const { position } = places
  const positionId = position?.id ?? stored.positionId
  return {
    ...stored,
    ...said,
    employeeGroupId: places.departmentId ?? stored.employeeGroupId,
    positionId,
    positionStaff: sameTitle(stored, given.positionStaff) ?? staffTitle(stored, position),
    // Who is in the list without a day of dismissal works here.
    dismissedOn,
  }
}

/** A cell tells nothing of double spaces: what differs in them alone stays as it is stored. */
function sameTitle({ positionStaff }: StaffRecord, given: string | undefined): string | undefined {
  return positionStaff?.replace(/\s+/g, ' ') === given ? (positionStaff ?? undefined) : given
}

/** The former title of the staff list does not stay with another position. */
function staffTitle(stored: StaffRecord, position: FoundPosition | null): string | null {
  if (position === null) return stored.positionStaff
  if (position.staffTitle !== null) return position.staffTitle
  return position.id === stored.positionId ? stored.positionStaff : null
}

const REQUIRED: readonly (readonly ['lastName' | 'firstName' | 'birthDate' | 'hireDate', string])[] = [
  ['lastName', 'Впишите фамилию'],
  ['firstName', 'Впишите имя'],
  ['birthDate', 'Впишите дату рождения'],
  ['hireDate', 'Впишите дату приёма'],
]

/** The record of somebody new, or what it lacks. */
export function newRecord(
  { given, errors, title }: PersonDraft,
  { departmentId, position }: Places,
): { record: StaffRecord; lacking: [] } | { record: null; lacking: DraftError[] } {
  const { lastName, firstName, fatherName, birthDate, hireDate } = given
  const lacking: DraftError[] = REQUIRED.filter(([field]) => given[field] === undefined).map(
    ([field, message]) => ({ field, message }),
  )
  if (fatherName === undefined) {
    lacking.push({ field: 'fatherName', message: 'Впишите отчество или отметьте, что его нет' })
  }
  if (departmentId === null) lacking.push({ field: 'department', message: 'Впишите отдел' })
  if (position === null && title === null) lacking.push({ field: 'position', message: 'Впишите должность' })
  const sex =
    given.sex ??
    detectSex({ lastName: lastName ?? '', firstName: firstName ?? '', fatherName: fatherName ?? '' })
  if (sex === null && lacking.length === 0) {
    lacking.push({ field: 'sex', message: 'По имени пол не определить: впишите «м» или «ж»' })
  }
  if (
    lastName === undefined ||
    firstName === undefined ||
    fatherName === undefined ||
    birthDate === undefined ||
    hireDate === undefined ||
    departmentId === null ||
    position === null ||
    sex === null
  ) {
    return { record: null, lacking: withoutTold(lacking, errors) }
  }
  const { dismissedOn = null, ...rest } = given
  return {
    record: {
      ...NO_EMPLOYEE_FACTS,
      employmentKind: 'main',
      ...rest,
      lastName,
      firstName,
      fatherName,
      birthDate,
      hireDate,
      sex,
      dismissedOn,
      employeeGroupId: departmentId,
      positionId: position.id,
      positionStaff: given.positionStaff ?? position.staffTitle,
    },
    lacking: [],
  }
}

/** A value that was there but wrong is not missing as well. */
function withoutTold(lacking: readonly DraftError[], errors: readonly DraftError[]): DraftError[] {
  const told = new Set<ImportField | null>(errors.map(({ field }) => field))
  return lacking.filter(({ field }) => !told.has(field))
}

const EMPLOYMENT_DAYS = [...COUNTED_DAYS, 'dismissedOn'] as const

/** The rules of dates, where the import brings a date; what was wrong before it stands in nobody's way. */
export function dateError(before: StaffRecord | null, after: StaffRecord, today: string): DraftError | null {
  const isSame = before !== null && EMPLOYMENT_DAYS.every((day) => before[day] === after[day])
  return isSame ? null : employmentProblem(after, today)
}
