import { isDeepStrictEqual } from 'node:util'
import type { RouteDefinition } from '@ot/contract'

/** Every field that leaves the server stands in the contract, and every field of the contract leaves it. */
export function checkAnswer(key: string, definition: RouteDefinition, answer: unknown): void {
  if (definition.answer === undefined) {
    if (answer !== undefined) throw new Error(`${key}: the contract promises no answer`)
    return
  }
  const sent: unknown = JSON.parse(JSON.stringify(answer) ?? 'null')
  const parsed = definition.answer.safeParse(sent)
  if (!parsed.success)
    throw new Error(`${key}: the answer differs from the contract: ${parsed.error.message}`)
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), sent)) {
    throw new Error(`${key}: the answer has fields or forms that the contract does not name`)
  }
}
