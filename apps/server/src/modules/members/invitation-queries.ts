import { and, asc, count, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { invitationLinks, invitations } from '../../db/schema/invitation.ts'
import { users } from '../../db/schema/user.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type InvitationRow = typeof invitations.$inferSelect
export type InvitationLinkRow = typeof invitationLinks.$inferSelect

const isWaiting = and(isNull(invitations.withdrawnAt), isNull(invitations.acceptedAt))

/** Asked and not answered, whether in time or not. */
export async function listWaiting(tx: Tx, companyId: number): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), isWaiting))
    .orderBy(asc(invitations.id))
}

export async function countWaiting(tx: Tx, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), isWaiting))
  return row?.waiting ?? 0
}

export async function findWaiting(
  tx: Tx,
  companyId: number,
  emailKey: string,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.emailKey, emailKey), isWaiting))
  return row ?? null
}

/** Answered and withdrawn ones are not there for those who manage them. */
export async function getWaiting(tx: Tx, companyId: number, id: number): Promise<InvitationRow> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id), isWaiting))
    .for('update')
  if (row === undefined) throw new NotFound()
  return row
}

export async function findInvitation(tx: Tx, companyId: number, id: number): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)))
  return row ?? null
}

export async function insertInvitation(
  tx: Tx,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow> {
  const [row] = await tx.insert(invitations).values(invitation).returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function saveInvitation(
  tx: Tx,
  { companyId, id }: Pick<InvitationRow, 'companyId' | 'id'>,
  changes: Partial<InvitationRow>,
): Promise<InvitationRow> {
  const [row] = await tx
    .update(invitations)
    .set(changes)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)))
    .returning()
  if (row === undefined) throw new NotFound()
  return row
}

export async function insertLink(tx: Tx, link: InvitationLinkRow): Promise<void> {
  await tx.insert(invitationLinks).values(link)
}

/** Before any company is known: whose link it is. */
export async function findInvitationLink(db: Db, tokenHash: string): Promise<InvitationLinkRow | null> {
  const [row] = await db.select().from(invitationLinks).where(eq(invitationLinks.tokenHash, tokenHash))
  return row ?? null
}

export async function forgetInvitationLinksBefore(db: Db, instant: string): Promise<void> {
  await db.delete(invitationLinks).where(lte(invitationLinks.createdAt, instant))
}

/** The letter reached its address: whoever came by it reads that mailbox. */
export async function confirmInvitedEmail(tx: Tx, userId: number, now: string): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
}
