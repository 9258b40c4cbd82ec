import type { z } from 'zod'
import { Invalid } from '../foundation/errors.ts'
import { checkedBy } from './parse-input.ts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** RFC 7396: absent = unchanged, null = removed, an object goes deeper, anything else replaces. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const merged = new Map(Object.entries(isRecord(target) ? target : {}))
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key)
    else merged.set(key, mergePatch(merged.get(key), value))
  }
  return Object.fromEntries(merged)
}

/** What is stored with the changes laid over it, checked as a whole: 422 with a line a field. */
export function checkedPatch<S extends z.ZodType>(
  schema: S,
  stored: z.output<S>,
  changes: unknown,
): z.output<S> {
  return checkedBy(schema, mergePatch(stored, changes), (errors) => new Invalid(errors))
}
