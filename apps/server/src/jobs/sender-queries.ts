import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { number, readRows, shaped, text } from '../db/rows.ts'
import { memberships } from '../db/schema/company.ts'
import { users } from '../db/schema/user.ts'
import type { Tx } from '../db/transaction.ts'

/** Null: the account is no more. */
export async function findSender(tx: Tx, userId: number) {
  const [row] = await tx
    .select({ name: users.name, email: users.email, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  return row ?? null
}

export async function hasConfirmedOwner(tx: Tx, companyId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, companyId),
        eq(memberships.role, 'owner'),
        isNotNull(users.emailConfirmedAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

const COUNT = `insert into letter_hours as hour (company_id, since, letters) values ($1, $2, $3)
  on conflict (company_id) do update set
    since = case when hour.since <= $4 then excluded.since else hour.since end,
    letters = case when hour.since <= $4 then excluded.letters else hour.letters + excluded.letters end
  returning letters, since`

/** The hour with these letters in it. The row stays locked until the transaction ends; a rollback gives them back. */
export async function countSentLetters(
  tx: Tx,
  counted: { companyId: number; letters: number; now: string; hourAgo: string },
): Promise<{ letters: number; since: string }> {
  const { companyId, letters, now, hourAgo } = counted
  const rows = await readRows(tx.$client, shaped({ letters: number, since: text }), COUNT, [
    companyId,
    now,
    letters,
    hourAgo,
  ])
  const [hour] = rows
  if (hour === undefined) throw new Error('the hour returned no row')
  return hour
}
