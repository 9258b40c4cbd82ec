import type { RecountAnswer } from '@ot/contract'
import type { CalendarDate, RecountDecision } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { moveTimes, storedTimes } from '../events/index.ts'
import {
  type DecidedTerm,
  getRecount,
  insertRecount,
  listRecounts,
  presentRecount,
} from './recount-queries.ts'
import { moveKey, undecidedMoves } from './undecided.ts'

type DecideRecount = {
  companyId: number
  decision: RecountDecision
  moves: readonly { eventId: number; becomes: CalendarDate | null }[]
}

/** The terms named move, or stay though the rules count otherwise: all of them, or none. */
export async function decideRecount(ctx: Ctx, asked: DecideRecount): Promise<RecountAnswer> {
  const { companyId, decision } = asked
  allow(ctx, companyId, 'terms.recount')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const recounts = await listRecounts(tx, companyId)
    const standing = new Map(
      (await undecidedMoves(tx, companyId, recounts, ctx.today(companyId))).map(({ event, now }) => [
        moveKey(event.id, now.deadline),
        { eventId: event.id, from: timesOfEvent(event), to: storedTimes(now) },
      ]),
    )
    const terms = [...new Set(asked.moves.map(({ eventId, becomes }) => moveKey(eventId, becomes)))].map(
      (key) => {
        const term = standing.get(key)
        if (term === undefined) throw new Conflict('Часть сроков с тех пор изменилась: обновите список')
        return term
      },
    )
    if (decision === 'apply') await moveTimes(tx, ctx, companyId, terms)
    const id = await insertRecount(tx, { companyId, userId: ctx.userId, decision, terms }, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: decision === 'apply' ? 'recount.applied' : 'recount.kept',
      entity: 'recount',
      entityId: id,
      before: null,
      after: { terms: terms.length },
    })
    return presentRecount(await getRecount(tx, [companyId], id))
  })
}

function timesOfEvent({ periodicity, firstDeadline, deadline }: DecidedTerm['from']): DecidedTerm['from'] {
  return { periodicity, firstDeadline, deadline }
}
