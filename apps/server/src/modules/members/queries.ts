import type { Role } from '@ot/domain'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { memberships } from '../../db/schema/company.ts'
import { users } from '../../db/schema/user.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

const member = {
  userId: users.id,
  email: users.email,
  name: users.name,
  role: memberships.role,
  since: memberships.createdAt,
}

export type MemberRow = { userId: number; email: string; name: string | null; role: Role; since: string }

function membersOf(db: Db) {
  return db.select(member).from(memberships).innerJoin(users, eq(users.id, memberships.userId))
}

export async function listMembers(db: Db, companyId: number): Promise<MemberRow[]> {
  return membersOf(db)
    .where(eq(memberships.companyId, companyId))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId))
}

export async function findMember(db: Db, companyId: number, userId: number): Promise<MemberRow | null> {
  const [row] = await membersOf(db).where(ofMember(companyId, userId))
  return row ?? null
}

export async function getMember(db: Db, companyId: number, userId: number): Promise<MemberRow> {
  const row = await findMember(db, companyId, userId)
  if (row === null) throw new NotFound()
  return row
}

export async function countOwners(tx: Tx, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ owners: count() })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'owner')))
  return row?.owners ?? 0
}

export async function insertMember(
  tx: Tx,
  row: { companyId: number; userId: number; role: Role; createdAt: string },
): Promise<void> {
  await tx.insert(memberships).values(row)
}

export async function updateRole(tx: Tx, companyId: number, userId: number, role: Role): Promise<void> {
  await tx.update(memberships).set({ role }).where(ofMember(companyId, userId))
}

export async function deleteMember(tx: Tx, companyId: number, userId: number): Promise<void> {
  await tx.delete(memberships).where(ofMember(companyId, userId))
}

function ofMember(companyId: number, userId: number) {
  return and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))
}
