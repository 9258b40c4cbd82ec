import { COUNTERPARTY_PARTS, type CounterpartyPart } from '../collection/counterparty-text.ts'
import type { InputType } from '../document/documents.ts'
import { COMMISSION_PARTS, type CommissionPart, FACT_PARTS, type Fact, type FactPart } from './fact.ts'
import { type FactSource, findFact } from './facts.ts'

/** As a paper's head names it: `hrOfficer`, `hrOfficer.position`, `soutCommission.chair`. Null: there is no such. */
export function readFactSource(text: string): FactSource | null {
  const [key = '', name, ...rest] = text.split('.')
  const fact = findFact(key)
  if (fact === null || rest.length > 0) return null
  if (name === undefined) return { fact, part: null }
  const part = FACT_PARTS.find((candidate) => candidate === name)
  return part === undefined ? null : { fact, part }
}

const COMMISSION_GIVES: Readonly<Record<CommissionPart, InputType>> = {
  chair: 'employee',
  deputy: 'employee',
  secretary: 'employee',
  members: 'employees',
  besidesChair: 'employees',
  besidesHeads: 'employees',
  everyone: 'employees',
}

/** Types of questions that a source answers; none: such a part does not exist. */
export function answersTo({ fact, part }: FactSource): readonly InputType[] {
  if (fact.type === 'commission') return isCommissionPart(part) ? [COMMISSION_GIVES[part]] : []
  if (fact.type === 'counterparty') {
    if (part === 'contractDate') return ['date', 'text']
    return part === null || isCounterpartyPart(part) ? ['text'] : []
  }
  if (part === 'given')
    return fact.type === 'choice' && fact.options.some(({ value }) => value === NONE) ? ['text'] : []
  if (part === 'position') return fact.type === 'person' ? ['text'] : []
  if (part === 'count') return fact.type === 'people' ? ['number'] : []
  return part === null ? wholeAnswersTo(fact) : []
}

/** The choice that says that there is none. */
export const NONE = 'none'

export function isCommissionPart(part: FactPart | null): part is CommissionPart {
  return COMMISSION_PARTS.some((known) => known === part)
}

export function isCounterpartyPart(part: FactPart | null): part is CounterpartyPart {
  return COUNTERPARTY_PARTS.some((known) => known === part)
}

function wholeAnswersTo({ type }: Exclude<Fact, { type: 'counterparty' }>): readonly InputType[] {
  switch (type) {
    case 'person':
      return ['employee', 'employees']
    case 'people':
      return ['employees']
    case 'commission':
      return []
    case 'date':
      return ['date']
    case 'number':
      return ['number', 'text']
    case 'choice':
    case 'place':
    case 'text':
    case 'thing':
    case 'yesNo':
      return ['text']
  }
}
