import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type RouteDefinition, takesIdempotencyKey } from '@ot/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../context/deps.ts'
import type { IdempotencyMark } from '../db/idempotency.ts'
import { findMark, isProcessAlive, releaseMark, storeAnswer, takeMark, takeOver } from '../db/idempotency.ts'
import { type RememberedCall, rememberedCall } from '../db/remembered-call.ts'
import { addSeconds } from '../foundation/clock.ts'
import { BadRequest, Conflict, Invalid } from '../foundation/errors.ts'
import type { ReceivedUpload } from './receive-upload.ts'

export type KeptAnswer = { status: number; body: string | Buffer | null }
type Received = {
  request: FastifyRequest
  reply: FastifyReply
  upload: ReceivedUpload | null
  mark: IdempotencyMark
}

const KEY_SHAPE = /^[\x21-\x7e]{1,200}$/
const POLL_MS = 50
const PATIENCE_MS = 10_000
/** A call that began so long ago is not being worked on, whatever its process does. */
const ABANDONED_AFTER_SECONDS = 120

/** A POST repeated with its Idempotency-Key gets the first one's answer and does nothing again. */
export async function idempotently(
  deps: Deps,
  { request, reply, upload, mark }: Received,
  work: (call: RememberedCall) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const { params, query, body = null } = request
  const sent = upload === null ? body : [upload.fields, hash('sha256', upload.bytes)]
  const bodyHash = hash('sha256', JSON.stringify([params, query, sent]), 'base64url')
  const found = await takeOrAwait(deps, mark, bodyHash)
  if ('answered' in found) {
    reply.header('idempotent-replay', 'true')
    return found.answered
  }
  try {
    const answered = await work(found.call)
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

/** The answer of the call that was made; or the call, to be made or gone on with. */
type Found = { answered: KeptAnswer } | { call: RememberedCall }

async function takeOrAwait(deps: Deps, mark: IdempotencyMark, bodyHash: string): Promise<Found> {
  const { db } = deps.database
  for (let waited = 0; waited <= PATIENCE_MS; waited += POLL_MS) {
    if (await takeMark(db, mark, bodyHash, deps.clock.now())) return { call: rememberedCall(mark, null) }
    const stored = await findMark(db, mark)
    if (stored === null) continue
    if (stored.bodyHash !== bodyHash) {
      throw Invalid.field('Idempotency-Key', 'Этот ключ уже использован для другого запроса')
    }
    if (stored.status !== null) return { answered: { status: stored.status, body: stored.answer } }
    if ((await isAbandoned(deps, stored)) && (await takeOver(db, mark, stored, deps.clock.now()))) {
      return { call: rememberedCall(mark, stored.outcomes) }
    }
    await wait(POLL_MS)
  }
  throw new Conflict('Такой же запрос ещё выполняется')
}

/** Its process has died, or has failed at it, or has been at it beyond all measure. */
async function isAbandoned(
  { database, clock }: Deps,
  { process, startedAt }: { process: string; startedAt: string },
): Promise<boolean> {
  if (addSeconds(startedAt, ABANDONED_AFTER_SECONDS) <= clock.now()) return true
  return !(await isProcessAlive(database.db, process))
}
