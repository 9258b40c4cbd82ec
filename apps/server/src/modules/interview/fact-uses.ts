import type { TemplateSummary } from '@ot/doc-library'
import { type FactKey, type FactValues, readFactSource } from '@ot/domain'

/** Which needed papers print a fact, and how many of them wait for it alone. */
export type FactUse = { templates: readonly string[]; unlocks: number }

/** By fact, over the papers that the organisation needs; told without printing them. */
export function usesOf(
  needed: readonly Pick<TemplateSummary, 'id' | 'inputs'>[],
  values: FactValues,
): ReadonlyMap<FactKey, FactUse> {
  const uses = new Map<FactKey, { templates: string[]; unlocks: number }>()
  for (const { id, inputs } of needed) {
    const keys = factsIn(inputs)
    const open = keys.filter((key) => !values.has(key))
    const isBare = inputs.some(
      ({ fact, record, line, default: text }) =>
        fact === undefined && record === undefined && line === undefined && text === undefined,
    )
    for (const key of keys) {
      const use = uses.get(key) ?? { templates: [], unlocks: 0 }
      use.templates.push(id)
      if (!isBare && open.length === 1 && open[0] === key) use.unlocks += 1
      uses.set(key, use)
    }
  }
  return uses
}

function factsIn(inputs: TemplateSummary['inputs']): FactKey[] {
  const keys = inputs.flatMap(({ fact }) =>
    fact === undefined ? [] : (readFactSource(fact)?.fact.key ?? []),
  )
  return [...new Set(keys)]
}
