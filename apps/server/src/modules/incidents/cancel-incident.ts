import type { Ctx } from '../../context/ctx.ts'
import { Conflict } from '../../foundation/errors.ts'
import type { LoadedIncident } from './load-incident.ts'
import { writeIncident } from './write-incident.ts'

type Reasoned = { id: number; reason: string }

/** The record stays, with its number: kept 45 years (ТК РФ, ст. 230.1). */
export async function cancelIncident(ctx: Ctx, { id, reason }: Reasoned): Promise<LoadedIncident> {
  return writeIncident(
    ctx,
    { id, ifMatch: null, action: 'incident.cancelled', undoable: 'head' },
    async () => ({
      cancelReason: reason,
    }),
  )
}

/** The reason of the return stays in the log. */
export async function reopenIncident(ctx: Ctx, { id, reason }: Reasoned): Promise<LoadedIncident> {
  const returned = { id, ifMatch: null, action: 'incident.reopened', reopenReason: reason } as const
  return writeIncident(ctx, returned, async (_tx, { incident }) => {
    if (incident.cancelReason === null) throw new Conflict('Происшествие не отменено')
    return { cancelReason: null }
  })
}
