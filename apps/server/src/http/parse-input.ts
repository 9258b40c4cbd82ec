import type { FieldError, RouteDefinition } from '@ot/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BadRequest, Invalid } from '../foundation/errors.ts'

/** One line a field: the first thing wrong with it. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>()
  for (const issue of error.issues.flatMap(insideUnion)) {
    const path = issue.path.map(String)
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    const field = [...path, ...unknown].join('.')
    if (!messages.has(field)) messages.set(field, issue.message)
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}

/** Of a union, what is wrong with the alternative that was most likely meant: the one with the least wrong in it. */
function insideUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [meant] = issue.errors
    .filter((issues) => !issues.some(isOfAnotherKind))
    .toSorted((one, other) => wrongPlaces(one) - wrongPlaces(other))
  if (meant === undefined) return [issue]
  return meant.flatMap(insideUnion).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The value is not of the alternative's type at all: a text where it wants an object. */
function isOfAnotherKind({ code, path }: z.core.$ZodIssue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')
}

function wrongPlaces(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)
}

export type ParsedInput = Record<'params' | 'query' | 'body', unknown>

/** A wrong address or query is 400, a wrong body is 422 unless the call says otherwise. */
export function parseInput(definition: RouteDefinition, request: FastifyRequest): ParsedInput {
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
  return schema === undefined ? undefined : checkedBy(schema, input, failure)
}

/** What a schema makes of a value. Of a wrong one `failure` is thrown; one so strange that the schema's own checks fail
 * on it (a `length` that is no number) is a request that cannot be understood. */
export function checkedBy<S extends z.ZodType>(
  schema: S,
  value: unknown,
  failure: (errors: FieldError[]) => Error,
): z.output<S> {
  const parsed = parsedBy(schema, value)
  if (parsed === null) {
    const field = placeOfStrange(schema, value).join('.')
    throw BadRequest.fields([{ field, message: 'Неверное значение' }])
  }
  if (!parsed.success) throw failure(fieldErrors(parsed.error))
  return parsed.data
}

/** Null: the schema's checks failed on the value themselves. */
function parsedBy<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> | null {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

function placeOfStrange(schema: unknown, value: unknown): string[] {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  const found = Object.entries(value).find(([name, inside]) => {
    const field: unknown = schema.shape[name]
    return field instanceof z.ZodType && parsedBy(field, inside) === null
  })
  if (found === undefined) return []
  const [name, inside] = found
  return [name, ...placeOfStrange(schema.shape[name], inside)]
}
