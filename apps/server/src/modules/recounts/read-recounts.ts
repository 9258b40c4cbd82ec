import type { RecountedTerm, Recounts } from '@ot/contract'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { RecountedEvent } from '../events/index.ts'
import { listRecounts, presentRecount } from './recount-queries.ts'
import { undecidedMoves } from './undecided.ts'

/** What would move, each with its reason: nothing is written. */
export async function recountsOf(ctx: Ctx, companyId: number): Promise<Recounts> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const recounts = await listRecounts(tx, companyId)
    const moves = await undecidedMoves(tx, companyId, recounts, ctx.today(companyId))
    return { moves: moves.map(presentMove), decided: recounts.map(presentRecount) }
  })
}

function presentMove({ event, person, now }: RecountedEvent): RecountedTerm {
  return {
    eventId: event.id,
    section: event.section,
    name: event.name,
    was: event.deadline,
    becomes: now.deadline,
    basis: now.basis,
    employeeId: event.employeeId,
    fullname: person.fullname,
    department: person.department,
    cause: now.cause,
  }
}
