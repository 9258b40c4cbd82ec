import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from './client.ts'
import { sessions, tickets } from './schema/session.ts'

export async function insertTicket(
  db: Db,
  ticket: { ticketHash: string; userId: number; sessionId: string; expiresAt: string },
): Promise<void> {
  await db.insert(tickets).values(ticket)
}

/** Whose ticket it is, while the session that asked for it lasts. */
export async function findTicket(
  db: Db,
  ticketHash: string,
  now: string,
): Promise<{ userId: number; sessionId: string } | null> {
  const [row] = await db
    .select({ userId: tickets.userId, sessionId: tickets.sessionId })
    .from(tickets)
    .innerJoin(sessions, eq(sessions.id, tickets.sessionId))
    .where(and(eq(tickets.ticketHash, ticketHash), gt(tickets.expiresAt, now), isNull(sessions.endedAt)))
  return row ?? null
}

export async function forgetTicketsBefore(db: Db, now: string): Promise<void> {
  await db.delete(tickets).where(lte(tickets.expiresAt, now))
}
