import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { getEventCompany, readEvents } from './event-queries.ts'
import type { ListedEvent } from './event-row.ts'

/** Another's event answers as one that does not exist. */
export async function companyOfEvent(ctx: Ctx, id: number): Promise<number> {
  return readScoped(ctx, (tx) => getEventCompany(tx, companyIdsOf(ctx), id))
}

export async function findEventOf(ctx: Ctx, id: number): Promise<ListedEvent> {
  const [row] = await readScoped(ctx, (tx) => readEvents(tx, companyIdsOf(ctx), [id]))
  if (row === undefined) throw new NotFound()
  return row
}
