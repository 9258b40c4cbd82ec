import { isList, type Scope, type Value } from '../fields/scope.ts'

/**
 * From the level the dictionary names outwards; undefined when no level says anything. A level that is null is an
 * item of a missing list: it has nothing to say.
 */
export function findValue(scopes: readonly (Scope | null)[], path: string, level: number): Value | undefined {
  for (let depth = level; depth >= 0; depth--) {
    const scope = scopes[depth]
    if (scope === null && depth === level) return undefined
    const value = scope?.get(path)
    if (value !== undefined) return value
  }
  return undefined
}

export function isPresent(value: Value | undefined): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value !== ''
  if (typeof value === 'boolean') return value
  return isList(value) ? value.length > 0 : true
}

/** Whether a section shows its body. A missing list shows its blank rows, so for it «there is one» holds. */
export function showsBody(value: Value | undefined, section: { list: boolean; shown: boolean }): boolean {
  const isThere = section.list && (value === null || value === undefined) ? true : isPresent(value)
  return isThere === section.shown
}
