import { readDate } from '@ot/text'
import type { Counterparty } from '../collection/counterparty-fields.ts'
import { counterpartyText } from '../collection/counterparty-text.ts'
import { type Place, placesText } from '../collection/place-fields.ts'
import { type Thing, thingsText } from '../collection/thing-fields.ts'
import type { NeedCondition } from '../document/need.ts'
import type { CommissionFact, CounterpartyFact, FactValue, PeopleFact, TextFact } from './fact.ts'
import { counterpartyIds, everyoneIn } from './fact-answer.ts'
import { FACTS, type FactKey, findFact, isFactKey, type KnownFact } from './facts.ts'
import type { FactValues } from './paper-answers.ts'
import type { ToldByRecords } from './record-source.ts'

/** As the user left it; null: the organisation has no such thing. */
export type KeptFact = { key: string; value: FactValue | null }

/** Who stands in the roles of the five groups, by the id of the role. */
export type HeldRoles = ReadonlyMap<number, number>

/** What is kept among the records of a company and answers its facts. */
export type HeldRecords = {
  roles: HeldRoles
  /** What the records of sections tell. */
  told: ToldByRecords
  counterparties: readonly Counterparty[]
  places: readonly Place[]
  things: readonly Thing[]
}

/** What papers may print: what is kept among the records stands there, the rest as the user said. */
export function factValues(kept: readonly KeptFact[], held: HeldRecords): FactValues {
  const values = new Map<FactKey, FactValue>()
  const said = new Map(kept.map(({ key, value }) => [key, value]))
  for (const fact of FACTS) {
    const value = said.get(fact.key)
    const printed = value === null ? noneOf(fact) : (heldValue(fact, held, said) ?? keptValue(fact, value))
    if (printed !== null) values.set(fact.key, printed)
  }
  return values
}

/** What stands among the records only is no answer of the user. */
function keptValue(fact: KnownFact, value: FactValue | undefined): FactValue | null {
  return isRecord(fact) ? null : (value ?? null)
}

type Said = ReadonlyMap<string, FactValue | null>

/** The value that the records give a fact; undefined: the fact is not theirs, or they do not know. */
export function heldValue(fact: KnownFact, held: HeldRecords, said: Said): FactValue | undefined {
  switch (fact.type) {
    case 'person':
      return fact.role === undefined ? undefined : held.roles.get(fact.role)
    case 'commission':
      return heldCommission(fact, held, said.get(fact.key) ?? undefined)
    case 'counterparty':
      return heldCounterparty(fact, held, said.get(fact.key) ?? undefined)
    case 'text':
      return heldText(fact, held, said)
    case 'people':
      return said.has(fact.key) ? undefined : toldPeople(fact, held)
    case 'place':
    case 'thing':
    case 'choice':
    case 'number':
    case 'yesNo':
      return undefined
    case 'date':
      return said.has(fact.key) ? undefined : dateIn(said.get(fact.saidIn ?? ''))
  }
}

const DAY = /\d\d\.\d\d\.\d{4}/

/** «№ 123456 от 20.03.2025» names a day. */
function dateIn(text: FactValue | null | undefined): string | undefined {
  const [day = ''] = typeof text === 'string' ? (DAY.exec(text) ?? []) : []
  return readDate(day) ?? undefined
}

/** Until somebody says otherwise. */
function toldPeople({ record }: PeopleFact, { told }: HeldRecords): readonly number[] | undefined {
  const people = record === undefined ? undefined : told.get(record)
  return typeof people === 'object' ? people : undefined
}

/** Whose answers stand in records of their own, and nowhere else. */
export function isRecord(fact: KnownFact): boolean {
  if (fact.type === 'text') return fact.contractOf !== undefined || fact.place !== undefined
  return fact.type === 'counterparty'
}

function heldCommission({ chairRole }: CommissionFact, { roles }: HeldRecords, kept: FactValue | undefined) {
  const chairId = chairRole === undefined ? undefined : roles.get(chairRole)
  if (chairId === undefined || typeof kept !== 'object' || !('chairId' in kept)) return undefined
  return { ...kept, chairId }
}

/** Those chosen; where nobody chose, of the kind: all, or the first of them. */
function heldCounterparty(
  { kind, isSeveral = false }: CounterpartyFact,
  { counterparties }: HeldRecords,
  kept: FactValue | undefined,
): FactValue | undefined {
  const chosen = counterpartyIds(kept).filter((id) => counterparties.some((one) => one.id === id))
  const ofKind = counterparties.filter((one) => one.kind === kind).map(({ id }) => id)
  const ids = chosen.length > 0 ? chosen : ofKind
  if (ids.length === 0) return undefined
  return isSeveral ? ids : ids[0]
}

/** Whose contract it is; null: nobody is named yet. */
export function contractPartner(key: string, held: HeldRecords, said: Said): Counterparty | null {
  const fact = findFact(key)
  const value = fact === null ? undefined : heldValue(fact, held, said)
  const [id] = counterpartyIds(value)
  return held.counterparties.find((one) => one.id === id) ?? null
}

function heldText(
  { contractOf, contractPart, place, things }: TextFact,
  held: HeldRecords,
  said: Said,
): string | undefined {
  if (place !== undefined) return placesText(held.places, place) ?? undefined
  if (things !== undefined) return thingsText(held.things, things) ?? undefined
  return contractOf === undefined
    ? undefined
    : heldContract(contractOf, contractPart ?? 'contract', held, said)
}

function heldContract(
  key: string,
  part: 'contract' | 'signatory',
  held: HeldRecords,
  said: Said,
): string | undefined {
  const partner = contractPartner(key, held, said)
  return partner === null ? undefined : (counterpartyText(partner, part) ?? undefined)
}

/** An answer without those who work here no more; null: nobody of it is left, and it is asked anew. */
export function standingValue(
  { type }: KnownFact,
  value: FactValue,
  people: ReadonlySet<number>,
): FactValue | null {
  if (type === 'person') return typeof value === 'number' && people.has(value) ? value : null
  if (typeof value !== 'object' || type === 'counterparty') return value
  if (!('memberIds' in value)) {
    const left = value.filter((id) => people.has(id))
    return left.length === 0 ? null : left
  }
  const head = (id: number | null) => (id !== null && people.has(id) ? id : null)
  const { chairId, deputyId, secretaryId, memberIds } = value
  const left = {
    chairId: head(chairId),
    deputyId: head(deputyId),
    secretaryId: head(secretaryId),
    memberIds: memberIds.filter((id) => people.has(id)),
  }
  return everyoneIn(left).length === 0 ? null : left
}

function noneOf(fact: KnownFact): string | null {
  return 'none' in fact ? (fact.none ?? null) : null
}

/** «У нас этого нет» may be said of it. */
export function canBeAbsent(fact: KnownFact): boolean {
  return noneOf(fact) !== null || withoutOf(fact).length > 0
}

function withoutOf(fact: KnownFact): readonly NeedCondition[] {
  return 'without' in fact ? (fact.without ?? []) : []
}

/** Conditions of need that fall away with what the organisation says it does not have, and what that is called. */
export function absentConditions(kept: readonly KeptFact[]): ReadonlyMap<NeedCondition, string> {
  return new Map(
    kept.flatMap(({ key, value }): [NeedCondition, string][] => {
      const fact = value === null && isFactKey(key) ? findFact(key) : null
      return fact === null ? [] : withoutOf(fact).map((condition) => [condition, fact.label])
    }),
  )
}
