import { type CalendarDate, DIGEST_RHYTHMS, type DigestRhythm, ROLES } from '@ot/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { type Checked, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import { companies, memberships } from '../../db/schema/company.ts'
import { digestSettings, letterDays } from '../../db/schema/letter.ts'
import type { Tx } from '../../db/transaction.ts'

export type CompanyToWrite = { companyId: number; timeZone: string; day: CalendarDate | null }

/** All companies in which somebody still works with the product, and the last day each was looked through for. */
export async function listCompaniesToWrite(db: Db): Promise<CompanyToWrite[]> {
  return db
    .select({ companyId: companies.id, timeZone: companies.timeZone, day: letterDays.day })
    .from(companies)
    .leftJoin(letterDays, eq(letterDays.companyId, companies.id))
    .where(inArray(companies.id, db.select({ id: memberships.companyId }).from(memberships)))
    .orderBy(companies.id)
}

export async function markLetterDay(db: Db, companyId: number, day: CalendarDate): Promise<void> {
  await db
    .insert(letterDays)
    .values({ companyId, day })
    .onConflictDoUpdate({ target: letterDays.companyId, set: { day } })
}

/** A member of the company and what he has chosen. */
const isReader = shaped({
  userId: number,
  email: text,
  name: orNull(text),
  role: oneOf(ROLES),
  rhythm: orNull(oneOf(DIGEST_RHYTHMS)),
  /** When he chose, else when he became a member. */
  since: text,
})
export type DigestReader = Checked<typeof isReader>

const READERS = `select m.user_id as "userId", u.email, u.name, m.role, s.rhythm,
  coalesce(s.chosen_at, m.created_at) as since
  from memberships m
  join users u on u.id = m.user_id
  left join digest_settings s on s.user_id = m.user_id and s.company_id = m.company_id
  where m.company_id = $1 and ($2::bigint is null or m.user_id = $2)
  order by m.user_id`

export async function listReaders(tx: Tx, companyId: number): Promise<DigestReader[]> {
  return readRows(tx.$client, isReader, READERS, [companyId, null])
}

export async function findReader(tx: Tx, companyId: number, userId: number): Promise<DigestReader | null> {
  return (await readRows(tx.$client, isReader, READERS, [companyId, userId]))[0] ?? null
}

/** Whether this summary is still to be written. Who comes second waits for the first and then gets «no». */
export async function claimDigest(
  tx: Tx,
  { userId, companyId, period }: { userId: number; companyId: number; period: CalendarDate },
): Promise<boolean> {
  const claimed = await tx
    .insert(digestSettings)
    .values({ userId, companyId, lastPeriod: period })
    .onConflictDoUpdate({
      target: [digestSettings.userId, digestSettings.companyId],
      set: { lastPeriod: period },
      setWhere: sql`${digestSettings.lastPeriod} is null or ${digestSettings.lastPeriod} < ${period}::date`,
    })
    .returning({ userId: digestSettings.userId })
  return claimed.length > 0
}

export async function saveRhythm(
  tx: Tx,
  choice: { userId: number; companyId: number; rhythm: DigestRhythm; chosenAt: string },
): Promise<void> {
  const { rhythm, chosenAt } = choice
  await tx
    .insert(digestSettings)
    .values(choice)
    .onConflictDoUpdate({
      target: [digestSettings.userId, digestSettings.companyId],
      set: { rhythm, chosenAt },
    })
}
