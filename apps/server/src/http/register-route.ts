import { Readable } from 'node:stream'
import { type RouteDefinition, type RouteKey, type Routes, routes } from '@ot/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { z } from 'zod'
import type { Ctx } from '../context/ctx.ts'
import type { RememberedCall } from '../db/remembered-call.ts'
import { callerAddress } from './address-of.ts'
import { checkAnswer } from './check-answer.ts'
import { type HeavyTurn, takeTurn } from './heavy-turn.ts'
import { idempotencyKeyOf, idempotently, type KeptAnswer, markOf } from './idempotency.ts'
import { parseIfMatch } from './if-match.ts'
import { JsonAnswer } from './json-answer.ts'
import { routeSchema } from './openapi.ts'
import { type KeptBy, type MarkedAnswer, type MarkedBy, PackedAnswer } from './packed-answers.ts'
import { packingFor } from './packing.ts'
import { type ParsedInput, parseInput } from './parse-input.ts'
import { type ReceivedUpload, receiveUpload } from './receive-upload.ts'
import { headerOf, requestCtx } from './request-ctx.ts'

type UploadPart<R> = R extends { upload: { fields: infer S extends z.ZodType } }
  ? { fileName: string; bytes: Buffer; fields: z.output<S> }
  : undefined

type Part<R, P extends string> = R extends { [K in P]: infer S extends z.ZodType } ? z.output<S> : undefined

/** What a handler receives: the parts already checked against the contract. */
export type Call<K extends RouteKey> = {
  params: Part<Routes[K], 'params'>
  query: Part<Routes[K], 'query'>
  body: Part<Routes[K], 'body'>
  upload: UploadPart<Routes[K]>
  userId: Routes[K] extends { access: 'public' } ? null : number
  sessionId: Routes[K] extends { access: 'public' } ? null : string
  /** Loaded at the first use: a hot read may do without. */
  ctx(): Promise<Ctx>
  /** The version that If-Match names. */
  ifMatch: number | null
  /** For calls that answer bytes and write; other calls are repeated without knowing. */
  idempotencyKey: string | null
  /** The address the request came from. */
  address: string
  userAgent: string | null
  /** Where a reader of events stopped. */
  lastEventId: string | null
  setTotal(total: number): void
  /** The answer as it was packed for whoever asked last, or computed and packed, see `packedAnswers`. */
  kept(
    ctx: Ctx,
    of: KeptBy,
    compute: () => Promise<AnswerOf<Routes[K]>>,
  ): Promise<PackedAnswer<AnswerOf<Routes[K]>>>
  /** The same of one record, as long as its mark is the same. */
  keptAs(
    by: MarkedBy,
    compute: () => Promise<MarkedAnswer<AnswerOf<Routes[K]>>>,
  ): Promise<PackedAnswer<AnswerOf<Routes[K]>>>
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** `fileName` as the user sees it, Russian letters included; `mediaType` when it is one of `otherFiles`. */
export type FileAnswer = { fileName: string; content: Buffer | Readable; mediaType?: string }

type AnswerOf<R> = R extends { answer: infer S extends z.ZodType } ? z.output<S> : undefined

type Answer<K extends RouteKey> = Routes[K] extends { answer: z.ZodType }
  ? AnswerOf<Routes[K]> | JsonAnswer<AnswerOf<Routes[K]>> | PackedAnswer<AnswerOf<Routes[K]>>
  : Routes[K] extends { file: string }
    ? FileAnswer
    : Routes[K] extends { events: true }
      ? Readable
      : undefined

export type Handler<K extends RouteKey> = (call: Call<K>) => Promise<Answer<K>>

export function registerRoute<K extends RouteKey>(app: FastifyInstance, key: K, handler: Handler<K>): void {
  const definition: RouteDefinition = routes[key]
  const { file, events, status = 200 } = definition
  const [method, url] = splitKey(key)
  const { checkAnswers = false } = app.deps

  function run(received: Received, call: RememberedCall | null) {
    return handler(asCall<K>({ ...callParts(app, definition, received, call), ...keepers(received) }))
  }

  function keepers({ request, input: { params, query } }: Received) {
    const question = () => ({ call: JSON.stringify([key, params, query]), packing: packingFor(request) })
    return {
      kept: (ctx: Ctx, kept: KeptBy, compute: () => Promise<unknown>) =>
        app.packedAnswers.whileUnchanged({ ...question(), ctx, kept }, async () => checked(await compute())),
      keptAs: (by: MarkedBy, compute: () => Promise<MarkedAnswer<unknown>>) =>
        app.packedAnswers.whileMarked({ ...question(), ...by }, async () => {
          const { mark, answer } = await compute()
          return { mark, answer: checked(answer) }
        }),
    }
  }

  function checked(answer: unknown): unknown {
    if (checkAnswers) checkAnswer(key, definition, answer)
    return answer
  }

  async function turnOf(request: FastifyRequest, reply: FastifyReply, input: ParsedInput) {
    if (definition.isHeavy !== true) return null
    const ctx = await requestCtx(app.deps, { request, reply }, null)
    const ofCompany = url.startsWith('/api/companies/:id/')
    return takeTurn(app.deps.heavyWork, { ctx, input, reply, ofCompany })
  }

  function inJson(body: Awaited<ReturnType<Handler<K>>>) {
    if (body instanceof JsonAnswer) {
      if (checkAnswers) checkAnswer(key, definition, JSON.parse(String(body.bytes)))
      return { status, body: body.bytes }
    }
    if (checkAnswers) checkAnswer(key, definition, body)
    return { status, body: body === undefined ? null : JSON.stringify(body) }
  }

  app.route({
    method,
    url,
    schema: routeSchema(definition, method),
    config: { access: definition.access, routeKey: key, takesUpload: definition.upload !== undefined },
    handler: async (request, reply) => {
      const input = parseInput(definition, request)
      const turn = await turnOf(request, reply, input)
      const upload = definition.upload === undefined ? null : await receiveUpload(request, definition.upload)
      const received = { request, reply, input, upload }
      if (file !== undefined) return sendFile(reply, file, await run(received, null), turn)
      if (events === true) return sendEvents(reply, await run(received, null))
      const mark = markOf(request, key, definition)
      if (mark === null) {
        const body = await run(received, null)
        return body instanceof PackedAnswer ? sendPacked(reply, body) : sendAnswer(reply, inJson(body))
      }
      const answered = await idempotently(app.deps, { ...received, mark }, async (call) =>
        inJson(await run(received, call)),
      )
      return sendAnswer(reply, answered)
    },
  })
}

function splitKey(key: string): [HTTPMethods, string] {
  const space = key.indexOf(' ')
  return [key.slice(0, space), key.slice(space + 1)]
}

type Received = {
  request: FastifyRequest
  reply: FastifyReply
  input: ParsedInput
  upload: ReceivedUpload | null
}

function callParts(
  app: FastifyInstance,
  definition: RouteDefinition,
  { request, reply, input, upload }: Received,
  call: RememberedCall | null,
) {
  let loaded: Promise<Ctx> | null = null
  return {
    params: input.params,
    query: input.query,
    body: input.body,
    upload: upload ?? undefined,
    userId: request.userId,
    sessionId: request.sessionId,
    ctx: () => {
      loaded ??= requestCtx(app.deps, { request, reply }, call)
      return loaded
    },
    ifMatch: definition.versioned === true ? parseIfMatch(request.headers['if-match']) : null,
    idempotencyKey: definition.file === undefined ? null : idempotencyKeyOf(request),
    address: callerAddress(request),
    userAgent: request.headers['user-agent'] ?? null,
    lastEventId: headerOf(request, 'last-event-id'),
    setTotal: (total: number) => {
      reply.header('x-total-count', String(total))
    },
  }
}

/** The boundary between the route table, where types depend on the key, and one handler. The parts were parsed by the
 * schemas that Call<K> is made of, which the compiler cannot follow through the generic key. */
function asCall<K extends RouteKey>(parts: unknown): Call<K> {
  return parts as Call<K>
}

function isFileAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'fileName' in answer && 'content' in answer
}

function sendFile(
  reply: FastifyReply,
  mediaType: string,
  answer: unknown,
  turn: HeavyTurn | null,
): FastifyReply {
  if (!isFileAnswer(answer)) throw new Error('a call with `file` must answer { fileName, content }')
  const name = encodeURIComponent(answer.fileName.toWellFormed()).replaceAll("'", '%27')
  return reply
    .type(answer.mediaType ?? mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .send(answer.content instanceof Readable && turn !== null ? turn.read(answer.content) : answer.content)
}

const EVENTS_TYPE = 'text/event-stream; charset=utf-8'

function sendEvents(reply: FastifyReply, events: unknown): FastifyReply {
  // A proxy that collects an answer before passing it on would keep the events to itself.
  return reply
    .type(EVENTS_TYPE)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(events)
}

function sendPacked(reply: FastifyReply, { bytes, packing, tag }: PackedAnswer<unknown>): FastifyReply {
  if (packing !== null) reply.header('content-encoding', packing)
  return reply.header('etag', tag).type(JSON_TYPE).send(bytes)
}

function sendAnswer(reply: FastifyReply, { status, body }: KeptAnswer): FastifyReply {
  reply.code(status)
  return body === null ? reply.send() : reply.type(JSON_TYPE).send(body)
}
