import { COMMISSION_FACTS } from './commission-facts.ts'
import { COUNTERPARTY_FACTS } from './counterparty-facts.ts'
import { DUTY_FACTS } from './duty-facts.ts'
import { FACT_THEMES, type Fact, type FactPart } from './fact.ts'
import { IN_CHARGE_FACTS } from './in-charge-facts.ts'
import { LIST_FACTS } from './list-facts.ts'
import { PREMISES_FACTS } from './premises-facts.ts'
import { RULE_FACTS } from './rule-facts.ts'
import { WORK_FACTS } from './work-facts.ts'

const BY_KEY = {
  ...IN_CHARGE_FACTS,
  ...DUTY_FACTS,
  ...LIST_FACTS,
  ...COMMISSION_FACTS,
  ...PREMISES_FACTS,
  ...WORK_FACTS,
  ...COUNTERPARTY_FACTS,
  ...RULE_FACTS,
}

export type FactKey = keyof typeof BY_KEY
export type KnownFact = Fact & { key: FactKey }

export function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(BY_KEY, key)
}

export const FACT_KEYS: readonly FactKey[] = Object.keys(BY_KEY).filter(isFactKey)

/** In the order of asking: by theme, within a theme as written. */
export const FACTS: readonly KnownFact[] = FACT_THEMES.flatMap((theme) =>
  FACT_KEYS.flatMap((key): KnownFact[] => (BY_KEY[key].theme === theme ? [{ ...BY_KEY[key], key }] : [])),
)

const FOUND = new Map<string, KnownFact>(FACTS.map((fact) => [fact.key, fact]))

/** Null: there is no such fact. */
export function findFact(key: string): KnownFact | null {
  return FOUND.get(key) ?? null
}

/** The role of the five groups whose holder a fact tells: the answer itself, or the chair of a commission. */
export function roleOfFact(fact: Fact): number | undefined {
  if (fact.type === 'person') return fact.role
  return fact.type === 'commission' ? fact.chairRole : undefined
}

/** What a paper takes: a fact, or a part of one. */
export type FactSource = { fact: KnownFact; part: FactPart | null }
