import type { Readable } from 'node:stream'
import { type RouteDefinition, type RouteKey, type Routes, routes } from '@ot/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { z } from 'zod'
import { type Ctx, loadCtx } from '../ctx.ts'
import type { IdempotencyMark } from '../db/idempotency.ts'
import { Unauthorised } from '../errors.ts'
import { checkAnswer } from './check-answer.ts'
import { type Answered, idempotencyKeyOf, idempotently, markOf } from './idempotency.ts'
import { parseIfMatch } from './if-match.ts'
import { routeSchema } from './openapi.ts'
import { parseInput } from './parse-input.ts'

type Part<R, P extends string> = R extends { [K in P]: infer S extends z.ZodType } ? z.output<S> : undefined

/** What a handler receives: the parts already checked against the contract. */
export type Call<K extends RouteKey> = {
  params: Part<Routes[K], 'params'>
  query: Part<Routes[K], 'query'>
  body: Part<Routes[K], 'body'>
  userId: Routes[K] extends { access: 'public' } ? null : number
  /** Loaded at the first use: a hot read may do without. */
  ctx(): Promise<Ctx>
  /** The version that If-Match names. */
  ifMatch: number | null
  /** For calls that answer bytes and write; other calls are repeated without knowing. */
  idempotencyKey: string | null
  /** The address the request came from. */
  address: string
  setTotal(total: number): void
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** `fileName` as the user sees it, Russian letters included. */
export type FileAnswer = { fileName: string; content: Buffer | Readable }

type Answer<K extends RouteKey> = Routes[K] extends { answer: infer S extends z.ZodType }
  ? z.output<S>
  : Routes[K] extends { file: string }
    ? FileAnswer
    : undefined

export type Handler<K extends RouteKey> = (call: Call<K>) => Promise<Answer<K>>

export function registerRoute<K extends RouteKey>(app: FastifyInstance, key: K, handler: Handler<K>): void {
  const definition: RouteDefinition = routes[key]
  const { file, status = 200 } = definition
  const [method, url] = splitKey(key)
  const { checkAnswers = false } = app.deps

  function run(request: FastifyRequest, reply: FastifyReply, mark: IdempotencyMark | null) {
    return handler(asCall<K>(receive(app, definition, request, reply, mark)))
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, mark: IdempotencyMark | null) {
    const body = await run(request, reply, mark)
    if (checkAnswers) checkAnswer(key, definition, body)
    return { status, body: body === undefined ? null : JSON.stringify(body) }
  }

  app.route({
    method,
    url,
    schema: routeSchema(definition),
    config: { access: definition.access, routeKey: key },
    handler: async (request, reply) => {
      if (file !== undefined) return sendFile(reply, file, await run(request, reply, null))
      const mark = markOf(request, key, definition)
      if (mark === null) return sendAnswer(reply, await answer(request, reply, null))
      const answered = await idempotently(app.deps, { request, reply, mark }, () =>
        answer(request, reply, mark),
      )
      return sendAnswer(reply, answered)
    },
  })
}

function splitKey(key: string): [HTTPMethods, string] {
  const space = key.indexOf(' ')
  return [key.slice(0, space), key.slice(space + 1)]
}

function receive(
  app: FastifyInstance,
  definition: RouteDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  mark: IdempotencyMark | null,
) {
  const { params, query, body } = parseInput(definition, request)
  let loaded: Promise<Ctx> | null = null
  return {
    params,
    query,
    body,
    userId: request.userId,
    ctx: () => {
      loaded ??= loadCtx(app.deps, signedIn(request), mark)
      return loaded
    },
    ifMatch: definition.versioned === true ? parseIfMatch(request.headers['if-match']) : null,
    idempotencyKey: definition.file === undefined ? null : idempotencyKeyOf(request),
    address: request.ip,
    setTotal: (total: number) => {
      reply.header('x-total-count', String(total))
    },
  }
}

function signedIn({ userId }: FastifyRequest): number {
  if (userId === null) throw new Unauthorised()
  return userId
}

/** The boundary between the route table, where types depend on the key, and one handler. The parts were parsed by the
 * schemas that Call<K> is made of, which the compiler cannot follow through the generic key. */
function asCall<K extends RouteKey>(parts: unknown): Call<K> {
  return parts as Call<K>
}

function isFileAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'fileName' in answer && 'content' in answer
}

function sendFile(reply: FastifyReply, mediaType: string, answer: unknown): FastifyReply {
  if (!isFileAnswer(answer)) throw new Error('a call with `file` must answer { fileName, content }')
  const name = encodeURIComponent(answer.fileName).replaceAll("'", '%27')
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .send(answer.content)
}

function sendAnswer(reply: FastifyReply, { status, body }: Answered): FastifyReply {
  reply.code(status)
  return body === null ? reply.send() : reply.type(JSON_TYPE).send(body)
}
