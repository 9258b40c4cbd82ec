import type { NeedCondition } from '../document/need.ts'
import type { FactValue } from './fact.ts'
import { everyoneIn } from './fact-answer.ts'
import { FACTS, type FactKey, findFact, isFactKey, type KnownFact } from './facts.ts'
import type { FactValues } from './paper-answers.ts'

/** As the user left it; null: the organisation has no such thing. */
export type KeptFact = { key: string; value: FactValue | null }

/** Who stands in the roles of the five groups, by the id of the role. */
export type HeldRoles = ReadonlyMap<number, number>

/** What papers may print: persons in charge stand where they are kept, the rest as the user said. */
export function factValues(kept: readonly KeptFact[], roles: HeldRoles): FactValues {
  const values = new Map<FactKey, FactValue>()
  for (const { key, value } of kept) {
    const fact = findFact(key)
    const printed = fact === null ? null : (value ?? noneOf(fact))
    if (fact !== null && printed !== null) values.set(fact.key, printed)
  }
  for (const fact of FACTS) {
    const held = heldValue(fact, roles, values.get(fact.key))
    if (held !== undefined) values.set(fact.key, held)
  }
  return values
}

/** The value that the persons in charge give a fact; undefined: the fact is not theirs, or nobody is named. */
export function heldValue(
  fact: KnownFact,
  roles: HeldRoles,
  kept: FactValue | undefined,
): FactValue | undefined {
  if (fact.type === 'person' && fact.role !== undefined) return roles.get(fact.role)
  if (fact.type !== 'commission' || fact.chairRole === undefined) return undefined
  const chairId = roles.get(fact.chairRole)
  if (chairId === undefined || typeof kept !== 'object' || !('chairId' in kept)) return undefined
  return { ...kept, chairId }
}

/** An answer without those who work here no more; null: nobody of it is left, and it is asked anew. */
export function standingValue(
  { type }: KnownFact,
  value: FactValue,
  people: ReadonlySet<number>,
): FactValue | null {
  if (type === 'person') return typeof value === 'number' && people.has(value) ? value : null
  if (typeof value !== 'object') return value
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

/** Conditions of need that fall away with what the organisation says it does not have. */
export function absentConditions(kept: readonly KeptFact[]): ReadonlySet<NeedCondition> {
  return new Set(
    kept.flatMap(({ key, value }) => {
      const fact = value === null && isFactKey(key) ? findFact(key) : null
      return fact === null ? [] : withoutOf(fact)
    }),
  )
}
