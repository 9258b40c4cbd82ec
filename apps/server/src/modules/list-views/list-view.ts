import type { ListViewAnswer } from '@ot/contract'
import { LIST_VIEWS_MAX, listLabel } from '@ot/domain'
import { allow, type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { isUniqueViolation } from '../../db/sql-errors.ts'
import { announceEvent } from '../../db/stream-events.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import { countViews, getViewCompany, type ListViewFields, type ListViewRow } from './list-view-queries.ts'

export function presentListView({ ownerId, ...view }: ListViewRow): ListViewAnswer {
  return { ...view, isShared: ownerId === null }
}

/** A view of all is changed by whoever keeps records, one's own by any member. */
export function allowView(ctx: Ctx, companyId: number, isShared: boolean): void {
  if (isShared) allow(ctx, companyId, 'company.change')
  else membershipOf(ctx, companyId)
}

/** Of the calls that name only the view; another's own is not there. */
export function companyOfView(ctx: Ctx, id: number): Promise<number> {
  return readScoped(ctx, (tx) => getViewCompany(tx, companyIdsOf(ctx), { id, userId: ctx.userId }))
}

/** What the log keeps; null: a user's own is nobody else's business. */
export function loggedView({ ownerId, list, name, search }: ListViewFields) {
  return ownerId === null ? { name, list: listLabel(list), search } : null
}

type Place = Pick<ListViewFields, 'list' | 'ownerId'>

export async function requirePlace(tx: Tx, companyId: number, place: Place): Promise<void> {
  if ((await countViews(tx, companyId, place)) < LIST_VIEWS_MAX) return
  const whose = place.ownerId === null ? 'общих видов' : 'ваших видов'
  throw new Conflict(`В этом списке уже ${LIST_VIEWS_MAX} ${whose}. Удалите лишний и сохраните снова.`)
}

/** A refusal of the database that the name is taken, in words. */
export async function withTakenName<T>(
  { name, ownerId }: Pick<ListViewFields, 'name' | 'ownerId'>,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const whose = ownerId === null ? 'Общий вид' : 'Ваш вид'
    throw Invalid.field('name', `${whose} «${name}» в этом списке уже есть`)
  }
}

/** Other tabs of the same user: the log tells only of what all see. */
export async function announceOwn(tx: Tx, { userId, now, origin }: Ctx, entityId: number): Promise<void> {
  await announceEvent(tx, now, { to: { userId }, kind: 'changed', entity: 'list-view', entityId, origin })
}
