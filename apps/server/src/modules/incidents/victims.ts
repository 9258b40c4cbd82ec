import { VictimInput } from '@ot/contract'
import {
  type CalendarDate,
  type IncidentDegree,
  isGroupDegree,
  OUTSIDE_STANDINGS,
  type Sex,
  STAFF_STANDINGS,
} from '@ot/domain'
import { detectSex, parseFullName } from '@ot/grammar'
import type { StoredVictimFacts } from '../../db/schema/incident.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { NewVictimRow, VictimRow } from './part-queries.ts'
import { findInvolved, type Person } from './people-queries.ts'

/** A victim as he is asked for, and where his fields stand on the form. */
export type AskedVictim = { input: VictimInput; fieldOf: (name: string) => string }

type Of = { companyId: number; incidentId: number; occurredOn: CalendarDate; stored: readonly VictimRow[] }

export type NamedVictims = { rows: NewVictimRow[]; first: Person | null }

/** Rows of the victims: employees who worked there on that day, and those from outside by their names. */
export async function nameVictims(tx: Tx, asked: readonly AskedVictim[], of: Of): Promise<NamedVictims> {
  const ids = asked.flatMap(({ input: { employeeId } }) => employeeId ?? [])
  const people = await findInvolved(tx, of.companyId, ids)
  const rows = asked.map((one, place): NewVictimRow => {
    const { companyId, incidentId } = of
    const { employeeId } = one.input
    requireStanding(one)
    const facts = victimFactsOf(one.input)
    if (employeeId === null) {
      const outsider = namedOutsider(one, of)
      const sex = sexOf(one, outsider.fullname)
      return { companyId, incidentId, place, facts: { ...facts, sex }, ...outsider }
    }
    const before = asked.slice(0, place).map(({ input }) => input.employeeId)
    const person = people.get(employeeId)
    return { companyId, incidentId, place, facts, ...namedEmployee(one, person, before, of) }
  })
  const [first] = ids
  return { rows, first: first === undefined ? null : (people.get(first) ?? null) }
}

/** Who was there already keeps the name, position and department of that day. */
function namedEmployee(
  { fieldOf }: AskedVictim,
  person: Person | undefined,
  before: readonly (number | null)[],
  { stored, occurredOn }: Of,
) {
  const field = fieldOf('employeeId')
  if (person === undefined) throw Invalid.field(field, 'Такого работника нет')
  if (before.includes(person.id)) throw Invalid.field(field, `${person.fullname}: назван дважды`)
  requireEmployedOn(person, occurredOn, field)
  const known = stored.find(({ employeeId }) => employeeId === person.id)
  const { fullname, position, department } = known ?? person
  return { ...(known && { id: known.id }), employeeId: person.id, fullname, position, department }
}

function namedOutsider({ input, fieldOf }: AskedVictim, { stored }: Of) {
  const { id, fullname, position, organisation } = input
  const known = stored.find((victim) => victim.id === id && victim.employeeId === null)
  if (id !== null && known === undefined)
    throw Invalid.field(fieldOf('id'), 'Такого пострадавшего в происшествии нет')
  if (fullname === null) throw Invalid.field(fieldOf('fullname'), 'Укажите фамилию, имя и отчество')
  return {
    ...(known && { id: known.id }),
    employeeId: null,
    fullname,
    position: position ?? '',
    department: organisation ?? '',
  }
}

/** Papers decline the name: what it does not tell is asked. */
function sexOf({ input: { sex }, fieldOf }: AskedVictim, fullname: string): Sex {
  const known = sex ?? detectSex(parseFullName(fullname))
  if (known === null) throw Invalid.field(fieldOf('sex'), 'Выберите пол: по имени он не виден')
  return known
}

function requireStanding({ input: { employeeId, standing }, fieldOf }: AskedVictim): void {
  const possible = employeeId === null ? OUTSIDE_STANDINGS : STAFF_STANDINGS
  if (!possible.includes(standing))
    throw Invalid.field(
      fieldOf('standing'),
      employeeId === null
        ? 'Человек не из ваших работников: выберите, по какому договору или от кого он работал'
        : 'Это ваш работник: выберите другое положение',
    )
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

/** Without who he is: facts that were not asked yet are empty. */
export function victimFactsOf(input: unknown): StoredVictimFacts {
  const { id, employeeId, fullname, position, ...facts } = VictimInput.parse(input)
  return facts
}

/** Days that cannot follow one another so. */
export function requirePossibleFacts(
  facts: StoredVictimFacts,
  place: number,
  { occurredOn, today }: { occurredOn: CalendarDate; today: CalendarDate },
): void {
  const at = (name: string) => `victims.${place}.${name}`
  for (const name of ['medicalFormDate', 'finalDiagnosisDate', 'diedOn', 'sickLeaveFrom'] as const) {
    const date = facts[name]
    if (date !== null && date < occurredOn) throw Invalid.field(at(name), 'Дата раньше дня происшествия')
    if (date !== null && date > today) throw Invalid.field(at(name), 'Эта дата ещё не наступила')
  }
  const { sickLeaveFrom, sickLeaveTo, birthDate } = facts
  if (sickLeaveTo !== null && sickLeaveTo < (sickLeaveFrom ?? occurredOn))
    throw Invalid.field(at('sickLeaveTo'), 'Конец больничного раньше его начала')
  if (birthDate !== null && birthDate >= occurredOn)
    throw Invalid.field(at('birthDate'), 'День рождения не раньше дня происшествия')
}
