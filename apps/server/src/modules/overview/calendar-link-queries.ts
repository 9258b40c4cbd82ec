import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { calendarLinks } from '../../db/schema/calendar-link.ts'
import { companies } from '../../db/schema/company.ts'

export type LinkOwner = { userId: number; companyId: number }

function ofOwner({ userId, companyId }: LinkOwner) {
  return and(eq(calendarLinks.userId, userId), eq(calendarLinks.companyId, companyId))
}

export async function findLinkTime(db: Db, owner: LinkOwner): Promise<string | null> {
  const [row] = await db
    .select({ createdAt: calendarLinks.createdAt })
    .from(calendarLinks)
    .where(ofOwner(owner))
  return row?.createdAt ?? null
}

/** A new link takes the place of the former one, which stops working. */
export async function saveLink(
  db: Db,
  link: LinkOwner & { tokenHash: string; createdAt: string },
): Promise<void> {
  const { tokenHash, createdAt } = link
  await db
    .insert(calendarLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [calendarLinks.userId, calendarLinks.companyId],
      set: { tokenHash, createdAt },
    })
}

export async function deleteLink(db: Db, owner: LinkOwner): Promise<boolean> {
  const deleted = await db
    .delete(calendarLinks)
    .where(ofOwner(owner))
    .returning({ createdAt: calendarLinks.createdAt })
  return deleted.length > 0
}

export async function findLinkedCompany(
  db: Db,
  tokenHash: string,
): Promise<{ id: number; shortName: string } | null> {
  const [row] = await db
    .select({ id: companies.id, shortName: companies.shortName })
    .from(calendarLinks)
    .innerJoin(companies, eq(companies.id, calendarLinks.companyId))
    .where(eq(calendarLinks.tokenHash, tokenHash))
  return row ?? null
}
