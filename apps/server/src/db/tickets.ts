import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from './client.ts'
import { tickets } from './schema/session.ts'

export async function insertTicket(
  db: Db,
  ticket: { ticketHash: string; userId: number; expiresAt: string },
): Promise<void> {
  await db.insert(tickets).values(ticket)
}

export async function findTicketUser(db: Db, ticketHash: string, now: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: tickets.userId })
    .from(tickets)
    .where(and(eq(tickets.ticketHash, ticketHash), gt(tickets.expiresAt, now)))
  return row?.userId ?? null
}

export async function forgetTicketsBefore(db: Db, now: string): Promise<void> {
  await db.delete(tickets).where(lte(tickets.expiresAt, now))
}
