import type { FieldError, RouteDefinition } from '@ot/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { BadRequest, Invalid } from '../foundation/errors.ts'

/** One line a field: the first thing wrong with it. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    const path = issue.path.map(String)
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    const field = [...path, ...unknown].join('.')
    if (!messages.has(field)) messages.set(field, issue.message)
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}

/** A wrong address or query is 400, a wrong body is 422 unless the call says otherwise. */
export function parseInput(definition: RouteDefinition, request: FastifyRequest) {
  return {
    params: parse(definition.params, request.params, BadRequest.fields),
    query: parse(definition.query, request.query, BadRequest.fields),
    body: parse(
      definition.body,
      request.body ?? {},
      definition.wrongBody === undefined ? (errors) => new Invalid(errors) : BadRequest.fields,
    ),
  }
}

function parse(
  schema: z.ZodType | undefined,
  input: unknown,
  failure: (errors: FieldError[]) => Error,
): unknown {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw failure(fieldErrors(parsed.error))
  return parsed.data
}
