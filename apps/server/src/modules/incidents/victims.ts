import { VictimInput } from '@ot/contract'
import { type CalendarDate, type IncidentDegree, isGroupDegree } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { NewVictimRow, VictimRow } from './part-queries.ts'
import { findPeople, type Person } from './people-queries.ts'

type Of = { companyId: number; occurredOn: CalendarDate; field: string }

/** Employees of the company who worked there on that day. */
export async function findVictims(tx: Tx, ids: readonly number[], of: Of): Promise<Person[]> {
  const people = await findPeople(tx, of.companyId, ids)
  return ids.map((id, place) => {
    const field = fieldOf(of, place)
    const person = people.get(id)
    if (person === undefined) throw Invalid.field(field, 'Такого работника нет')
    if (ids.indexOf(id) < place) throw Invalid.field(field, `${person.fullname}: назван дважды`)
    requireEmployedOn(person, of.occurredOn, field)
    return person
  })
}

function fieldOf({ field }: Of, place: number): string {
  return field === 'victims' ? `victims.${place}.employeeId` : `${field}.${place}`
}

function requireEmployedOn(
  { fullname, hireDate, dismissedOn }: Person,
  day: CalendarDate,
  field: string,
): void {
  if (dismissedOn !== null && dismissedOn < day)
    throw Invalid.field(field, `${fullname}: уволен раньше дня происшествия`)
  if (hireDate > day) throw Invalid.field(field, `${fullname}: принят позже дня происшествия`)
}

/** Two or more make a group accident: ТК РФ, ст. 228.1, ч. 1. */
export function requireGroupOf(degree: IncidentDegree, victims: number): void {
  if (victims > 1 && !isGroupDegree(degree))
    throw Invalid.field('degree', 'Пострадавших двое или больше: выберите групповую степень')
}

export function newVictimRow(
  person: Person,
  of: { companyId: number; incidentId: number; place: number },
  input: Omit<VictimInput, 'employeeId'> = noFacts(),
): NewVictimRow {
  const { fullname, position, department } = person
  return { ...of, employeeId: person.id, fullname, position, department, facts: input }
}

/** Who was there already keeps the name, position and department of that day. */
export function victimRow(stored: VictimRow | undefined, fresh: NewVictimRow): NewVictimRow {
  if (stored === undefined) return fresh
  const { fullname, position, department } = stored
  return { ...fresh, fullname, position, department }
}

function noFacts(): Omit<VictimInput, 'employeeId'> {
  const { employeeId, ...facts } = VictimInput.parse({ employeeId: 1 })
  return facts
}

/** Days that cannot follow one another so. */
export function requirePossibleFacts(
  facts: Omit<VictimInput, 'employeeId'>,
  place: number,
  { occurredOn, today }: { occurredOn: CalendarDate; today: CalendarDate },
): void {
  const at = (name: string) => `victims.${place}.${name}`
  for (const name of ['medicalFormDate', 'finalDiagnosisDate', 'diedOn', 'sickLeaveFrom'] as const) {
    const date = facts[name]
    if (date !== null && date < occurredOn) throw Invalid.field(at(name), 'Дата раньше дня происшествия')
    if (date !== null && date > today) throw Invalid.field(at(name), 'Эта дата ещё не наступила')
  }
  const { sickLeaveFrom, sickLeaveTo } = facts
  if (sickLeaveTo !== null && sickLeaveTo < (sickLeaveFrom ?? occurredOn))
    throw Invalid.field(at('sickLeaveTo'), 'Конец больничного раньше его начала')
}
