import type { PersonRecords, PrintedPersonFacts } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import { compareNames, plural } from '@ot/text'
import type { Tx } from '../../../db/transaction.ts'
import { findRecordedPeople, type RecordedPerson } from './person-record-queries.ts'

/** Items of order 29н as they stand in it: 4.4 before 10. */
export function sortedItems(codes: Iterable<string>): string[] {
  return [...new Set(codes)].sort(compareNames)
}

export function factorsText(codes: readonly string[]): string {
  return codes.map((code) => findMedicalFactor(code)?.shortTitle ?? `п. ${code}`).join('; ')
}

/** Whole years at the employer by a day. */
export function yearsServedText(hireDate: CalendarDate, day: CalendarDate): string {
  const gone = Number(day.slice(0, 4)) - Number(hireDate.slice(0, 4))
  const years = day.slice(5) < hireDate.slice(5) ? gone - 1 : gone
  return years < 1 ? 'менее года' : `${years} ${plural(years, ['год', 'года', 'лет'])}`
}

/** What papers of a day print of the records of everybody who works there, by the employee. */
export async function findPersonRecords(
  tx: Tx,
  companyId: number,
  day: CalendarDate,
): Promise<ReadonlyMap<number, PersonRecords>> {
  const rows = await findRecordedPeople(tx, companyId)
  return new Map(rows.map((row) => [row.id, recordsOf(row, day)]))
}

function recordsOf(
  { hireDate, codes, examinedOn, workplaces, conditions }: RecordedPerson,
  day: CalendarDate,
): PersonRecords {
  const items = sortedItems(codes)
  return {
    workplace: sortedItems(workplaces).join(', '),
    conditions: conditions ?? '',
    factors: factorsText(items),
    items: items.join(', '),
    examinedOn,
    experience: yearsServedText(hireDate, day),
  }
}

/** The same person, with what is recorded of him. */
export function withRecords(
  person: PrintedPersonFacts,
  records: ReadonlyMap<number, PersonRecords> | undefined,
): PrintedPersonFacts {
  const own = records?.get(person.id)
  return own === undefined ? person : { ...person, records: own }
}
