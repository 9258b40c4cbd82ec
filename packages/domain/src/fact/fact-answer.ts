import { upperFirst } from '@ot/text'
import type { InputType } from '../document/documents.ts'
import type { CommissionValue, FactPart, FactValue } from './fact.ts'
import type { FactSource } from './facts.ts'

/** An answer to a paper's question: text and dates as text, a number or a person's id, ids of people. */
export type PaperAnswer = string | number | readonly number[]

/** Positions by the ids of those who work now. */
export type Positions = ReadonlyMap<number, string>

/** What a fact answers to a paper's question; null: it does not. Who has been dismissed is named in no paper. */
export function answerFrom(
  { fact, part }: FactSource,
  value: FactValue,
  type: InputType,
  positions: Positions,
): PaperAnswer | null {
  if (fact.type === 'commission') return commissionAnswer(value, part, positions)
  if (fact.type === 'people') return listed(peopleIn(value), positions)
  if (fact.type === 'person') return personAnswer(value, part, type, positions)
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

function commissionAnswer(value: FactValue, part: FactPart | null, positions: Positions): PaperAnswer | null {
  const known = commissionIn(value)
  if (known === null) return null
  const one = (id: number | null) => (id !== null && positions.has(id) ? id : null)
  switch (part) {
    case 'chair':
      return one(known.chairId)
    case 'deputy':
      return one(deputyOf(known))
    case 'secretary':
      return one(known.secretaryId)
    case 'members':
      return listed(withoutHeads(known), positions)
    case 'others':
      return listed(
        everyoneIn(known).filter((id) => id !== known.chairId),
        positions,
      )
    case 'everyone':
      return listed(everyoneIn(known), positions)
    case 'position':
    case null:
      return null
  }
}

/** Of three nobody is called a deputy: the first of the members stands in for the chair. */
function deputyOf(commission: CommissionValue): number | null {
  return commission.deputyId ?? withoutHeads(commission)[0] ?? null
}

/** The chair and the secretary are named as such, never again among the members. */
function withoutHeads({ chairId, deputyId, secretaryId, memberIds }: CommissionValue): number[] {
  return memberIds.filter((id) => id !== chairId && id !== deputyId && id !== secretaryId)
}

export function everyoneIn({ chairId, deputyId, secretaryId, memberIds }: CommissionValue): number[] {
  const heads = [chairId, deputyId, secretaryId].flatMap((id) => id ?? [])
  return [...new Set(heads.concat(memberIds))]
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
