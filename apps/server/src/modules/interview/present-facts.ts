import type { FactAnswer } from '@ot/contract'
import { canBeAbsent, FACTS, type FactValue, heldValue, type KnownFact } from '@ot/domain'
import type { FactDesk } from './fact-desk.ts'

/** In the order of asking. */
export function presentFacts(desk: FactDesk): FactAnswer[] {
  return FACTS.map((fact) => presentFact(fact, desk))
}

function presentFact(fact: KnownFact, { kept, roles, proposals, uses }: FactDesk): FactAnswer {
  const { key, label, question, hint = null, theme, type } = fact
  const row = kept.get(key)
  const said = row?.value ?? undefined
  const held = heldValue(fact, roles, said)
  const value = held ?? said ?? null
  const proposal = proposals.get(key)
  const use = uses.get(key)
  return {
    key,
    label,
    question,
    hint,
    theme,
    type,
    options: fact.type === 'choice' ? [...fact.options] : null,
    value: sent(value),
    source: held === undefined ? (value === null ? null : 'user') : 'record',
    proposal: proposal === undefined ? null : { value: present(proposal.value), reason: proposal.reason },
    applicable: use !== undefined,
    canBeAbsent: canBeAbsent(fact),
    isAbsent: row !== undefined && row.value === null,
    unlocks: use?.unlocks ?? 0,
    templates: [...(use?.templates ?? [])],
    version: row?.version ?? null,
  }
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
