import type { FactAnswer } from '@ot/contract'
import { canBeAbsent, FACTS, type FactOption, type FactValue, factWarnings, type KnownFact } from '@ot/domain'
import { type FactDesk, questionOf, standingAnswer } from './fact-desk.ts'
import { versionOf } from './part-answers.ts'

/** In the order of asking. */
export function presentFacts(desk: FactDesk): FactAnswer[] {
  return FACTS.map((fact) => presentFact(fact, desk))
}

function presentFact(fact: KnownFact, desk: FactDesk): FactAnswer {
  const { kept, skipped, records, proposals, nobody, uses, ground } = desk
  const { key, label, question, hint = null, theme, type } = fact
  const { isRecord } = standingAnswer(fact, desk)
  const { applicable, isAbsent, value } = questionOf(fact, desk)
  const proposal = proposals.get(key)
  const use = uses.get(key)
  return {
    key,
    label,
    question,
    hint,
    theme,
    type,
    options: optionsOf(fact, records),
    value: sent(value),
    source: value === null ? null : isRecord ? 'record' : 'user',
    proposal: proposal === undefined ? null : { value: present(proposal.value), reason: proposal.reason },
    unproposed: fact.type === 'person' && proposal === undefined ? nobody : null,
    warnings: factWarnings(fact, value ?? proposal?.value ?? null, ground),
    applicable,
    canBeAbsent: canBeAbsent(fact),
    isAbsent,
    isSkipped: value === null && !kept.has(key) && skipped.has(key),
    unlocks: use?.unlocks ?? 0,
    templates: [...(use?.templates ?? [])],
    version: versionOf(fact, desk),
  }
}

/** Members of a closed set; of records those of the kind, by id. */
function optionsOf(fact: KnownFact, { counterparties }: FactDesk['records']): FactOption[] | null {
  if (fact.type === 'choice') return [...fact.options]
  if (fact.type !== 'counterparty') return null
  return counterparties
    .filter(({ kind }) => kind === fact.kind)
    .map(({ id, name }) => ({ value: String(id), label: name }))
}

type Sent = NonNullable<FactAnswer['value']>

function sent(value: FactValue | null): FactAnswer['value'] {
  return value === null ? null : present(value)
}

/** A copy that the answer may own. */
function present(value: FactValue): Sent {
  if (typeof value !== 'object') return value
  if (!('memberIds' in value)) return [...value]
  return { ...value, memberIds: [...value.memberIds] }
}
