import { finished, Readable } from 'node:stream'
import type { TurnState } from '@ot/domain'
import type { FastifyReply } from 'fastify'
import { type Ctx, membershipOf } from '../context/ctx.ts'
import { announceEvent } from '../db/stream-events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { HeavyWork } from '../foundation/heavy-work.ts'
import type { ParsedInput } from './parse-input.ts'

/** One heavy call of a company at a time. */
export type HeavyTurn = {
  /** The file as it is read; a reader who stops reading lets the next one in. */
  read(file: Readable): Readable
}

type Asked = { ctx: Ctx; input: ParsedInput; reply: FastifyReply; ofCompany: boolean }

/** Waits until the company's other heavy calls are answered, and tells the tab that it waits. The turn ends with the
 * answer. */
export async function takeTurn({ queue, unreadMs }: HeavyWork, asked: Asked): Promise<HeavyTurn> {
  const { ctx, reply } = asked
  const owner = ownerOf(asked)
  const mustWait = queue.mustWait(owner)
  const entering = queue.enter(owner, goneSignal(reply)).then((leave) => {
    finished(reply.raw, leave)
    return leave
  })
  const leave = await (mustWait && ctx.origin !== null ? toldOf(ctx, entering) : entering)
  return { read: (file) => Readable.from(attended(file, leave, unreadMs), { objectMode: false }) }
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return gone.signal
}

/** The company that the call names, or the only one of its user; a call about several is the user's own work. */
function ownerOf({ ctx, input, ofCompany }: Asked): string {
  const named = ofCompany ? fieldOf(input.params, 'id') : companyIdOf(input)
  if (named !== null) membershipOf(ctx, named)
  const [only, ...others] = ctx.memberships.keys()
  const company = named ?? (others.length === 0 ? only : undefined)
  return company === undefined ? `user ${ctx.userId}` : `company ${company}`
}

function companyIdOf({ query, body }: ParsedInput): number | null {
  return fieldOf(query, 'companyId') ?? fieldOf(body, 'companyId')
}

function fieldOf(part: unknown, name: string): number | null {
  const value = typeof part === 'object' && part !== null ? Object.entries(part) : []
  const [, found] = value.find(([key]) => key === name) ?? []
  return typeof found === 'number' ? found : null
}

async function toldOf<Out>(ctx: Ctx, entering: Promise<Out>): Promise<Out> {
  const [entered, told] = await Promise.allSettled([entering, tell(ctx, 'waits')])
  await tell(ctx, 'waits-no-more')
  if (entered.status === 'rejected') throw entered.reason
  if (told.status === 'rejected') throw told.reason
  return entered.value
}

function tell(ctx: Ctx, state: TurnState): Promise<void> {
  const { userId, now, origin } = ctx
  return inTransaction(ctx, null, (tx) =>
    announceEvent(tx, now, { to: { userId }, kind: 'turn', entity: state, entityId: null, origin }),
  )
}

async function* attended(file: Readable, leave: () => void, unreadMs: number): AsyncGenerator<Buffer> {
  for await (const chunk of file) {
    const timer = setTimeout(leave, unreadMs).unref()
    yield chunk
    clearTimeout(timer)
  }
}
