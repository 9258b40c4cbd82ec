import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type RouteDefinition, takesIdempotencyKey } from '@ot/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../context/deps.ts'
import type { IdempotencyMark } from '../db/idempotency.ts'
import { findMark, releaseMark, storeAnswer, takeMark, takeOver } from '../db/idempotency.ts'
import { addSeconds } from '../foundation/clock.ts'
import { BadRequest, Conflict, Invalid } from '../foundation/errors.ts'
import type { ReceivedUpload } from './receive-upload.ts'

export type Answered = { status: number; body: string | Buffer | null }
type Received = {
  request: FastifyRequest
  reply: FastifyReply
  upload: ReceivedUpload | null
  mark: IdempotencyMark
}

const KEY_SHAPE = /^[\x21-\x7e]{1,200}$/
const POLL_MS = 50
const PATIENCE_MS = 10_000
/** A call that began so long ago and has not committed died with its process. */
const ABANDONED_AFTER_SECONDS = 120

/** A POST repeated with its Idempotency-Key gets the first one's answer and does nothing again. */
export async function idempotently(
  deps: Deps,
  { request, reply, upload, mark }: Received,
  work: () => Promise<Answered>,
): Promise<Answered> {
  const { params, query, body = null } = request
  const sent = upload === null ? body : [upload.fields, hash('sha256', upload.bytes)]
  const bodyHash = hash('sha256', JSON.stringify([params, query, sent]), 'base64url')
  const earlier = await takeOrAwait(deps, mark, bodyHash)
  if (earlier !== null) {
    reply.header('idempotent-replay', 'true')
    return earlier
  }
  try {
    const answered = await work()
    const { status, body: answer } = answered
    await storeAnswer(deps.database.db, mark, { status, body: answer === null ? null : String(answer) })
    return answered
  } catch (error) {
    await releaseMark(deps.database.db, mark)
    throw error
  }
}

/** Null: the request is not to be remembered. */
export function markOf(
  request: FastifyRequest,
  route: string,
  definition: RouteDefinition,
): IdempotencyMark | null {
  const key = idempotencyKeyOf(request)
  if (key === null || request.userId === null || !takesIdempotencyKey(definition, request.method)) return null
  return { userId: request.userId, route, key }
}

/** A call that answers bytes is not remembered: one that also writes finds by the key what it wrote. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY_SHAPE.test(key)) {
    throw new BadRequest('Заголовок Idempotency-Key — до 200 латинских букв, цифр и знаков')
  }
  return key
}

/** Null: the mark is ours, do the work. Otherwise the answer of the call that did it. */
async function takeOrAwait(deps: Deps, mark: IdempotencyMark, bodyHash: string): Promise<Answered | null> {
  const { db } = deps.database
  for (let waited = 0; waited <= PATIENCE_MS; waited += POLL_MS) {
    if (await takeMark(db, mark, bodyHash, deps.clock.now())) return null
    const stored = await findMark(db, mark)
    if (stored === null) continue
    if (stored.bodyHash !== bodyHash) {
      throw Invalid.field('Idempotency-Key', 'Этот ключ уже использован для другого запроса')
    }
    if (stored.status !== null) return { status: stored.status, body: stored.answer }
    const deadline = addSeconds(stored.startedAt, ABANDONED_AFTER_SECONDS)
    if (deadline <= deps.clock.now()) {
      if (stored.committed) throw new Conflict('Этот запрос уже выполнен. Обновите страницу.')
      if (await takeOver(db, mark, stored.startedAt, deps.clock.now())) return null
    }
    await wait(POLL_MS)
  }
  throw new Conflict('Такой же запрос ещё выполняется')
}
