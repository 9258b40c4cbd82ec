import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { adCards } from '../../db/schema/notification.ts'

export type AdCardRow = typeof adCards.$inferSelect

export async function listAdCards(db: Db): Promise<AdCardRow[]> {
  return db.select().from(adCards).orderBy(asc(adCards.place))
}

export async function findAdCard(db: Db, place: number): Promise<AdCardRow | null> {
  const [row] = await db.select().from(adCards).where(eq(adCards.place, place))
  return row ?? null
}

export async function upsertAdCard(db: Db, card: AdCardRow): Promise<void> {
  const { place, ...changed } = card
  await db.insert(adCards).values(card).onConflictDoUpdate({ target: adCards.place, set: changed })
}

export async function deleteAdCard(db: Db, place: number): Promise<boolean> {
  const deleted = await db.delete(adCards).where(eq(adCards.place, place)).returning({ place: adCards.place })
  return deleted.length > 0
}
