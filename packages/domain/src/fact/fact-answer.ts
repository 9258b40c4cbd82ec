import { isCalendarDate, shortDate, upperFirst } from '@ot/text'
import type { Counterparty } from '../collection/counterparty-fields.ts'
import { counterpartyText } from '../collection/counterparty-text.ts'
import type { InputType } from '../document/documents.ts'
import type { PaperAnswer, Positions } from '../document/paper-answer.ts'
import type { CommissionPart, CommissionValue, FactPart, FactValue } from './fact.ts'
import { isCommissionPart, isCounterpartyPart, NONE } from './fact-source.ts'
import type { FactSource } from './facts.ts'

/** What the ids in facts stand for. */
export type FactRecords = { positions: Positions; counterparties: ReadonlyMap<number, Counterparty> }

/** A question of a paper; `named`: parts of the same commission that other questions of the paper name. */
export type Asked = { type: InputType; named: readonly FactPart[] }

/** What a fact answers to a paper's question; null: it does not. Who has been dismissed is named in no paper. */
export function answerFrom(
  { fact, part }: FactSource,
  value: FactValue,
  { type, named }: Asked,
  { positions, counterparties }: FactRecords,
): PaperAnswer | null {
  if (fact.type === 'commission') return commissionAnswer(value, { part, named }, positions)
  if (fact.type === 'counterparty') return counterpartyAnswer(value, part, type, counterparties)
  if (fact.type === 'people') {
    const people = listed(peopleIn(value), positions)
    return part === 'count' ? (people?.length ?? null) : people
  }
  if (fact.type === 'person') return personAnswer(value, part, type, positions)
  if (part === 'given' && value === NONE) return null
  if (fact.type === 'choice') return fact.options.find((option) => option.value === value)?.label ?? null
  if (fact.type === 'yesNo') return value === true ? 'да' : 'нет'
  if (typeof value === 'number') return type === 'text' ? String(value) : value
  return typeof value === 'string' && value !== '' ? value : null
}

function personAnswer(
  value: FactValue,
  part: FactPart | null,
  type: InputType,
  positions: Positions,
): PaperAnswer | null {
  const position = typeof value === 'number' ? positions.get(value) : undefined
  if (typeof value !== 'number' || position === undefined) return null
  if (part === 'position') return upperFirst(position)
  return type === 'employees' ? [value] : value
}

/** Of several each; a part, of those of whom it is known. */
function counterpartyAnswer(
  value: FactValue,
  part: FactPart | null,
  type: InputType,
  counterparties: FactRecords['counterparties'],
): string | null {
  if (part !== null && !isCounterpartyPart(part)) return null
  const texts = counterpartyIds(value).flatMap((id) => {
    const found = counterparties.get(id)
    return found === undefined ? [] : (counterpartyText(found, part) ?? [])
  })
  const [first = null] = texts
  if (type === 'date') return first
  return first === null
    ? null
    : texts.map((text) => (isCalendarDate(text) ? shortDate(text) : text)).join('; ')
}

/** One by id, several by ids. */
export function counterpartyIds(value: FactValue | undefined): readonly number[] {
  if (typeof value === 'number') return [value]
  return value === undefined ? [] : peopleIn(value)
}

type AskedPart = { part: FactPart | null; named: readonly FactPart[] }

function commissionAnswer(
  value: FactValue,
  { part, named }: AskedPart,
  positions: Positions,
): PaperAnswer | null {
  const known = commissionIn(value)
  return known === null || !isCommissionPart(part) ? null : membersIn(known, part, named, positions)
}

function membersIn(
  known: CommissionValue,
  part: CommissionPart,
  named: readonly FactPart[],
  positions: Positions,
): PaperAnswer | null {
  switch (part) {
    case 'chair':
    case 'deputy':
    case 'secretary': {
      const id = known[HEAD_IDS[part]]
      return id !== null && positions.has(id) ? id : null
    }
    case 'members': {
      const heads = HEADS.filter((head) => named.includes(head))
      const all = everyoneIn(known)
      // Where all of them are heads, the list is answered by them: the paper names each once, and waits for nobody.
      // A chair alone is no commission.
      return listed(besides(known, heads), positions) ?? (all.length > 1 ? listed(all, positions) : null)
    }
    case 'besidesChair':
      return listed(besides(known, ['chair']), positions)
    case 'besidesHeads':
      return listed(besides(known, ['chair', 'deputy']), positions)
    case 'everyone':
      return listed(everyoneIn(known), positions)
  }
}

const HEADS = ['chair', 'deputy', 'secretary'] as const
const HEAD_IDS = { chair: 'chairId', deputy: 'deputyId', secretary: 'secretaryId' } as const

/** All of them, each once: whom a paper does not name as a head stands among the members. */
export function everyoneIn({ chairId, deputyId, secretaryId, memberIds }: CommissionValue): number[] {
  const heads = [chairId, deputyId, secretaryId].flatMap((id) => id ?? [])
  return [...new Set(heads.concat(memberIds))]
}

function besides(known: CommissionValue, heads: readonly (typeof HEADS)[number][]): number[] {
  const named = heads.map((head) => known[HEAD_IDS[head]])
  return everyoneIn(known).filter((id) => !named.includes(id))
}

function listed(ids: readonly number[], positions: Positions): readonly number[] | null {
  const working = ids.filter((id) => positions.has(id))
  return working.length === 0 ? null : working
}

function isPeople(value: FactValue): value is readonly number[] {
  return Array.isArray(value)
}

function peopleIn(value: FactValue): readonly number[] {
  return isPeople(value) ? value : []
}

function commissionIn(value: FactValue): CommissionValue | null {
  return typeof value === 'object' && !isPeople(value) ? value : null
}
