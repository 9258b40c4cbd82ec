import type { WorkplaceFields } from '@ot/contract'
import type { CalendarDate } from '@ot/domain'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sql-errors.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import type { WorkplaceRow } from '../events/index.ts'

/** What is stored, in the words of the contract. */
export function fieldsOf(row: WorkplaceRow): WorkplaceFields {
  const { id, companyId, version, createdAt, updatedAt, ...fields } = row
  return fields
}

export function requirePossibleDates({ reportOn, registeredOn }: WorkplaceFields, today: CalendarDate): void {
  if (reportOn !== null && reportOn > today) throw Invalid.field('reportOn', 'Эта дата ещё не наступила')
  if (registeredOn !== null && registeredOn > today)
    throw Invalid.field('registeredOn', 'Эта дата ещё не наступила')
}

/** The index and the reference decide; here the refusals get their words. */
export async function withNamedRefusals<T>(number: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict(`Рабочее место № ${number} уже есть`)
    if (isForeignKeyViolation(error)) throw Invalid.field('departmentId', 'Такого отдела нет')
    throw error
  }
}
