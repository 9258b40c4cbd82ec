import type { Scope } from '../fields/scope.ts'
import type { Operation } from '../parse/operations.ts'
import { findValue, showsBody } from './find-value.ts'

/** What a template prints of the facts, without its text: enough to tell what is missing, and plain data to keep. */
export type OutlineStep =
  | { kind: 'value'; path: string; fullPath: string; level: number }
  | { kind: 'loop'; path: string; fullPath: string; level: number; blankItems: number; body: Outline }
  | { kind: 'condition'; path: string; level: number; list: boolean; shown: boolean; body: Outline }

export type Outline = readonly OutlineStep[]

export function outlineOf(operations: readonly Operation[]): Outline {
  return withoutRepeats(operations.flatMap(stepsOf))
}

function stepsOf(operation: Operation): OutlineStep[] {
  switch (operation.kind) {
    case 'value':
    case 'image': {
      const { path, fullPath, level } = operation
      return [{ kind: 'value', path, fullPath, level }]
    }
    case 'loop': {
      const { path, fullPath, level, blankItems } = operation
      return [{ kind: 'loop', path, fullPath, level, blankItems, body: outlineOf(operation.body) }]
    }
    case 'condition': {
      const { path, level, list, shown } = operation
      const body = outlineOf(operation.body)
      return body.length === 0 ? [] : [{ kind: 'condition', path, level, list, shown, body }]
    }
    case 'fit':
      return operation.body.flatMap(stepsOf)
    case 'table':
      return [...operation.head, ...operation.rows, ...operation.tail].flatMap(stepsOf)
    case 'static':
    case 'number':
    case 'paragraph':
      return []
  }
}

/** A fact printed twice at one level is missing once. */
function withoutRepeats(steps: readonly OutlineStep[]): OutlineStep[] {
  const seen = new Set<string>()
  return steps.filter((step) => {
    const text = JSON.stringify(step)
    if (seen.has(text)) return false
    seen.add(text)
    return true
  })
}

/** Full paths of the facts that a paper would print as a line to fill in, as its render tells them. */
export function missingIn(outline: Outline, scope: Scope): string[] {
  const missing = new Set<string>()
  collect(outline, [scope], missing)
  return [...missing]
}

function collect(outline: Outline, scopes: readonly (Scope | null)[], missing: Set<string>): void {
  for (const step of outline) {
    const value = findValue(scopes, step.path, step.level)
    if (step.kind === 'condition') {
      if (showsBody(value, step)) collect(step.body, scopes, missing)
    } else if (value === null || value === undefined) {
      if (scopes[step.level] !== null) missing.add(step.fullPath)
      if (step.kind === 'loop' && step.blankItems > 0) collect(step.body, [...scopes, null], missing)
    } else if (step.kind === 'loop' && Array.isArray(value)) {
      for (const item of value) collect(step.body, [...scopes, item], missing)
    }
  }
}
