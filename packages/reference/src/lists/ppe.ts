import type { ProfilePpe } from '@ot/domain'
import kinds from '../../data/ppe.json' with { type: 'json' }

type PpeKind = Omit<ProfilePpe, 'conditional'>

const byKey: ReadonlyMap<string, PpeKind> = new Map(kinds.map((kind) => [kind.key, kind]))

/** Norms of order 767н as professions need them: what is worn, how much, for how long. */
export function ppeOf(key: string): PpeKind {
  const kind = byKey.get(key)
  if (kind === undefined) throw new Error(`no PPE «${key}» in ppe.json`)
  return kind
}
