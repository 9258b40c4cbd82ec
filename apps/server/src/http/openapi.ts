import '@fastify/swagger'
import { callHeaders, ErrorBody, type RouteDefinition } from '@ot/contract'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

const FAILURES = {
  public: [400, 422, 429, 503],
  user: [400, 401, 402, 403, 404, 409, 412, 413, 415, 422, 429, 503],
  download: [400, 401, 404, 422, 429, 503],
} as const

const WRONG_BODY = 422

/** A file; what it is in the description, the plugin says. */
export const BYTES = z.string()

/** A call of the contract as @fastify/swagger reads it. */
export function routeSchema(definition: RouteDefinition, method: string): FastifySchema {
  const headers = callHeaders(definition, method)
  const failures = FAILURES[definition.access]
    .filter((status) => status !== WRONG_BODY || definition.wrongBody === undefined)
    .map((status) => [status, ErrorBody])
  return {
    tags: [definition.tag],
    summary: definition.summary,
    security: definition.access === 'public' ? [] : [{ bearer: [] }],
    ...(definition.params && { params: definition.params }),
    ...(definition.query && { querystring: definition.query }),
    ...(headers && { headers }),
    ...(definition.body && { body: definition.body }),
    ...(definition.upload && uploadSchema(definition.upload)),
    response: { ...Object.fromEntries(failures), [definition.status ?? 200]: successSchema(definition) },
  }
}

function uploadSchema({ fields }: NonNullable<RouteDefinition['upload']>): FastifySchema {
  return { consumes: ['multipart/form-data'], body: fields.extend({ file: BYTES }) }
}

function successSchema({ answer, file, otherFiles = [], events, summary }: RouteDefinition): unknown {
  if (answer !== undefined) return answer
  if (events === true)
    return { description: summary, content: { 'text/event-stream': { schema: z.string() } } }
  if (file === undefined) return z.null().describe(summary)
  const content = Object.fromEntries([file, ...otherFiles].map((type) => [type, { schema: BYTES }]))
  return { description: summary, content }
}
