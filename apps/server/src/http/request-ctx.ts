import { UNDO_ID, UNDO_NAME } from '@ot/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Ctx, loadCtx } from '../context/ctx.ts'
import type { Deps } from '../context/deps.ts'
import type { RememberedCall } from '../db/remembered-call.ts'
import { Unauthorised } from '../foundation/errors.ts'

/** Of a name in a header; the message has no place for more. */
const NAME_SHOWN = 120

type Asking = { request: FastifyRequest; reply: FastifyReply }

export function requestCtx(
  deps: Deps,
  { request, reply }: Asking,
  idempotency: RememberedCall | null,
): Promise<Ctx> {
  if (request.userId === null) throw new Unauthorised()
  return loadCtx(deps, request.userId, {
    idempotency,
    origin: tabOf(request),
    offerUndo: ({ id, name }) => {
      reply.header(UNDO_ID, String(id))
      if (name !== null) reply.header(UNDO_NAME, encodeURIComponent(name.slice(0, NAME_SHOWN).toWellFormed()))
    },
  })
}

const TAB_SHAPE = /^[\w-]{1,40}$/

/** Comes back with the event of the change; a name of another shape is as good as none. */
function tabOf(request: FastifyRequest): string | null {
  const name = headerOf(request, 'x-tab')
  return name !== null && TAB_SHAPE.test(name) ? name : null
}

export function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}
