import type { SupportAuthor } from '@ot/domain'
import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { checkedSql } from '../../db/checked-sql.ts'
import type { Db } from '../../db/client.ts'
import { number } from '../../db/rows.ts'
import { supportClosings, supportMessages } from '../../db/schema/support.ts'
import { users } from '../../db/schema/user.ts'

export type MessageRow = typeof supportMessages.$inferSelect

/** Newest first. */
export async function listMessages(
  db: Db,
  userId: number,
  { page, limit }: { page: number; limit: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.userId, userId))
    .orderBy(desc(supportMessages.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function countMessages(
  db: Db,
  userId: number,
  written: { by: SupportAuthor; after: string } | null = null,
): Promise<number> {
  const own = eq(supportMessages.userId, userId)
  const [row] = await db
    .select({ messages: count() })
    .from(supportMessages)
    .where(
      written === null
        ? own
        : and(own, eq(supportMessages.author, written.by), gt(supportMessages.createdAt, written.after)),
    )
  return row?.messages ?? 0
}

/** The whole thread as the operator reads it. */
export async function listThread(db: Db, userId: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.userId, userId))
    .orderBy(asc(supportMessages.id))
}

export async function insertMessage(
  db: Db,
  message: { userId: number; author: SupportAuthor; text: string; createdAt: string },
): Promise<MessageRow> {
  const [row] = await db.insert(supportMessages).values(message).returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function markSupportRead(db: Db, userId: number, now: string): Promise<void> {
  await db
    .update(supportMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(supportMessages.userId, userId),
        eq(supportMessages.author, 'operator'),
        isNull(supportMessages.readAt),
      ),
    )
}

export type SupportedUser = { id: number; email: string; name: string | null }

export async function openThread(db: Db, userId: number): Promise<void> {
  await db.delete(supportClosings).where(eq(supportClosings.userId, userId))
}

export async function closeThread(db: Db, userId: number, closedAt: string): Promise<void> {
  await db
    .insert(supportClosings)
    .values({ userId, closedAt })
    .onConflictDoUpdate({ target: supportClosings.userId, set: { closedAt } })
}

export type OpenThread = SupportedUser & {
  author: SupportAuthor
  text: string
  createdAt: string
  messages: number
}

const LAST = sql`(select max(l.id) from support_messages l where l.user_id = ${users.id})`

/** Those that are not closed, with their last message; who waits longest first. */
export async function listOpenThreads(db: Db): Promise<OpenThread[]> {
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      author: supportMessages.author,
      text: supportMessages.text,
      createdAt: supportMessages.createdAt,
      messages: checkedSql(
        number,
        sql`(select count(*)::int from support_messages m where m.user_id = ${users.id})`,
      ),
    })
    .from(users)
    .innerJoin(supportMessages, and(eq(supportMessages.userId, users.id), eq(supportMessages.id, LAST)))
    .leftJoin(supportClosings, eq(supportClosings.userId, users.id))
    .where(isNull(supportClosings.userId))
    .orderBy(desc(supportMessages.author), asc(supportMessages.id))
}
