import type { TemplateSummary } from '@ot/doc-library'
import { FACTS, type FactKey, type FactValues, readFactSource, roleOfFact } from '@ot/domain'

const OF_ROLES = FACTS.flatMap((fact) => {
  const role = roleOfFact(fact)
  return role === undefined ? [] : [{ role, key: fact.key }]
})

/** Which needed papers print a fact, and how many of them wait for it alone. */
export type FactUse = { templates: readonly string[]; unlocks: number }

/** By fact, over the papers that the organisation needs; told without printing them. */
export function usesOf(
  needed: readonly Pick<TemplateSummary, 'id' | 'inputs' | 'printedRoles'>[],
  values: FactValues,
): ReadonlyMap<FactKey, FactUse> {
  const uses = new Map<FactKey, { templates: string[]; unlocks: number }>()
  for (const { id, inputs, printedRoles } of needed) {
    const keys = [...new Set([...factsIn(inputs), ...factsOfRoles(printedRoles)])]
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
  return inputs.flatMap(({ fact }) => (fact === undefined ? [] : (readFactSource(fact)?.fact.key ?? [])))
}

/** Who stands in a role is told by an answer, or by a commission that he chairs. */
function factsOfRoles(roles: readonly number[]): FactKey[] {
  return roles.length === 0 ? [] : OF_ROLES.flatMap(({ role, key }) => (roles.includes(role) ? [key] : []))
}
