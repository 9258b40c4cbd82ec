import { Completion } from '@ot/contract'
import {
  type CalendarDate,
  metBy,
  pastEventLabel,
  pastEventOf,
  ruleTerm,
  type Subscription,
  sectionProblem,
  writePeriodicity,
} from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import type { FoundPerson } from '../../employee-import/index.ts'
import type { NamedEmployee } from '../../people/index.ts'
import type { Entry } from '../read/past-entries.ts'
import type { HeldRecord } from './held-records.ts'

/** What is to be done for an entry: obligations met on its day, or one that nobody has entered yet. */
export type PlannedDate = {
  entry: Entry
  person: NamedEmployee
  completion: Completion
  met: readonly HeldRecord[]
  /** Null: there is something to meet. */
  made: { key: string; periodicity: string } | null
}
export type PlannedEntry = {
  entry: Entry
  found: FoundPerson
  action: 'write' | 'same' | 'error'
  errors: Entry['errors']
  planned: PlannedDate | null
}

type KnownRecords = {
  today: CalendarDate
  subscription: Subscription
  find(said: Entry['person']): FoundPerson
  heldBy: ReadonlyMap<number, readonly HeldRecord[]>
}

/** Days of one employee come in their order, so that the history is the history. */
export function planDates(entries: readonly Entry[], known: KnownRecords): PlannedEntry[] {
  const taken = new Set<string>()
  const latest = latestOfMissing(entries, known)
  return entries.map((entry) => planOne(entry, known, { taken, latest }))
}

type Across = {
  /** Obligation and day that an earlier entry takes. */
  taken: Set<string>
  /** Of what nobody has entered yet, the last day that the file tells. */
  latest: ReadonlyMap<string, CalendarDate>
}

function planOne(entry: Entry, known: KnownRecords, across: Across): PlannedEntry {
  const found = known.find(entry.person)
  const errors = [...entry.errors, ...personErrors(entry, found)]
  const refused = { entry, found, action: 'error' as const, planned: null }
  const { date, key } = entry
  if (found.kind !== 'found' || date === null || key === null || errors.length > 0)
    return { ...refused, errors }
  const { person } = found
  if (date < person.birthDate)
    return { ...refused, errors: [atDate(entry, 'Дата раньше дня рождения работника')] }
  const checked = Completion.safeParse({ ...entry.facts, date })
  if (!checked.success)
    return { ...refused, errors: checked.error.issues.map((issue) => atFact(entry, issue)) }
  const met = metBy(key, known.heldBy.get(person.id) ?? [], entry.name)
  const completion = checked.data
  if (met.length === 0) return planMissing({ entry, found, person, completion, key, date }, known, across)
  const undone = met.filter(
    (held) => isLater(held, date) && isFirst(across, `${held.section} ${held.id} ${date}`),
  )
  if (undone.length === 0) return { entry, found, action: 'same', errors: [], planned: null }
  return {
    entry,
    found,
    action: 'write',
    errors: [],
    planned: { entry, person, completion, met: undone, made: null },
  }
}

function isLater({ date }: HeldRecord, day: CalendarDate): boolean {
  return date === null || day > date
}

function isFirst({ taken }: Across, key: string): boolean {
  if (taken.has(key)) return false
  taken.add(key)
  return true
}

type Missing = Pick<PlannedDate, 'entry' | 'person' | 'completion'> & {
  found: FoundPerson
  key: string
  date: CalendarDate
}

/** Nobody has entered the obligation: it is made with its history when its rule says how often. */
function planMissing(
  { found, key, date, ...told }: Missing,
  known: KnownRecords,
  across: Across,
): PlannedEntry {
  const { entry, person } = told
  const refused = (message: string) => ({
    entry,
    found,
    action: 'error' as const,
    errors: [atEvent(entry, message)],
    planned: null,
  })
  const event = pastEventOf(key)
  const section = event?.section
  if (section === undefined || section === 'ppe' || section === 'instruction' || section === 'medical')
    return refused(notHeld(entry, section === 'ppe' || section === 'instruction'))
  const problem = sectionProblem(known.subscription, section)
  if (problem !== null) return refused(problem)
  const term = ruleTerm(key, date, person, findMedicalFactor)
  if (term === null) return refused(notHeld(entry, false))
  const isLast = across.latest.get(missingKey(person, key)) === date && isFirst(across, `${person.id} ${key}`)
  if (!isLast) return { entry, found, action: 'same', errors: [], planned: null }
  const made = { key, periodicity: writePeriodicity(term.periodicity) }
  return { entry, found, action: 'write', errors: [], planned: { ...told, met: [], made } }
}

function notHeld({ name, key }: Entry, isNamed: boolean): string {
  return isNamed && name !== null
    ? `У работника нет «${name}»: назовите так же, как в его карточке, или проставьте обязанности по нормам`
    : `У работника нет обязанности «${pastEventLabel(key ?? '')}»: проставьте обязанности по нормам`
}

const missingKey = ({ id }: NamedEmployee, key: string) => `${id} ${key}`

function latestOfMissing(entries: readonly Entry[], known: KnownRecords): Map<string, CalendarDate> {
  const latest = new Map<string, CalendarDate>()
  for (const { person, key, date, errors } of entries) {
    const found = known.find(person)
    if (found.kind !== 'found' || key === null || date === null || errors.length > 0) continue
    const its = missingKey(found.person, key)
    if (date > (latest.get(its) ?? '')) latest.set(its, date)
  }
  return latest
}

function personErrors({ personPlace, person }: Entry, found: FoundPerson): Entry['errors'] {
  const said = person.fullName ?? person.lastName ?? person.staffNumber ?? person.snils ?? ''
  switch (found.kind) {
    case 'nobody':
      return [{ place: personPlace, said, message: `Работника «${said}» нет в списке` }]
    case 'several':
      return [{ place: null, said, message: `Работников «${said}» несколько: выберите, о ком строка` }]
    case 'found':
      return found.person.dismissedOn === null
        ? []
        : [{ place: null, said, message: 'Работник уволен: даты не нужны' }]
  }
}

function atDate({ place, dateSaid: said }: Entry, message: string) {
  return { place, said, message }
}

function atEvent({ what: said }: Entry, message: string) {
  return { place: null, said, message }
}

function atFact(
  { facts, factPlaces, place }: Entry,
  { path, message }: { path: readonly PropertyKey[]; message: string },
) {
  const field = String(path[0])
  return { place: factPlaces[field] ?? place, said: String(facts[field] ?? ''), message }
}
