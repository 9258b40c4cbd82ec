import type { CompanyInput } from '@ot/contract'
import { ROLES, type Role, type TariffPeriod } from '@ot/domain'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Db } from '../../db/client.ts'
import { columnChecks } from '../../db/column-checks.ts'
import { type Check, oneOf, readRows, shaped, text } from '../../db/rows.ts'
import { companies, memberships, subscriptions } from '../../db/schema/company.ts'
import { NotFound } from '../../foundation/errors.ts'

export type CompanyRow = typeof companies.$inferSelect
/** A card as one of its members sees it. */
export type MemberCompany = Omit<CompanyRow, 'createdAt' | 'updatedAt'> & { role: Role }

const { createdAt, updatedAt, ...shown } = getTableColumns(companies)
const isMemberCompany: Check<MemberCompany> = shaped({ ...columnChecks(shown), role: oneOf(ROLES) })
const COLUMNS = Object.entries(shown).map(([key, column]) => `c.${column.name} as "${key}"`)
/** The peer of the card in the benchmark asks for one of these. */
export const COMPANIES_OF_USER = `select ${COLUMNS.join(', ')}, m.role
  from memberships m join companies c on c.id = m.company_id where m.user_id = $1`

/** Another one after every change of the row, whoever made it and however; the time tells servers apart that have lost changes. */
const MARK = `c.xmin::text || ' ' || c.updated_at as mark`

const isCardMark = shaped({ role: oneOf(ROLES), mark: text })
const CARD_MARK = `select m.role, ${MARK}
  from memberships m join companies c on c.id = m.company_id where m.user_id = $1 and m.company_id = $2`

/** The hottest read: as who the user sees the card, and which state of it, by which an answer that is kept is known. */
export async function getCardMark({ pool }: Database, userId: number, companyId: number) {
  const statement = { name: 'card-mark', text: CARD_MARK }
  const [row] = await readRows(pool, isCardMark, statement, [userId, companyId])
  if (row === undefined) throw new NotFound()
  return row
}

const isMarkedCard = shaped({ ...columnChecks(shown), mark: text })
const MARKED_CARD = `select ${COLUMNS.join(', ')}, ${MARK} from companies c where c.id = $1`

/** Whoever asks: the mark was read with his permission. */
export async function getMarkedCard({ pool }: Database, companyId: number) {
  const [row] = await readRows(pool, isMarkedCard, { name: 'marked-card', text: MARKED_CARD }, [companyId])
  if (row === undefined) throw new NotFound()
  return row
}

/** The one chosen last, then in the order the user came into them: the first is the current one. */
export async function listCompaniesOfUser({ pool }: Database, userId: number): Promise<MemberCompany[]> {
  return readRows(pool, isMemberCompany, {
    name: 'companies-of-user',
    text: `${COMPANIES_OF_USER} order by m.chosen_at desc nulls last, m.created_at, m.company_id`,
    values: [userId],
  })
}

export async function getCompany(db: Db, companyId: number): Promise<CompanyRow> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (row === undefined) throw new NotFound()
  return row
}

/** Cards that anybody has made of the same organisation. */
export async function listIdsByInn(db: Db, inn: string): Promise<number[]> {
  const rows = await db.select({ id: companies.id }).from(companies).where(eq(companies.inn, inn))
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

export async function insertCompany(db: Db, card: CompanyInput, now: string): Promise<CompanyRow> {
  const { activities, ...fields } = card
  const [row] = await db
    .insert(companies)
    .values({ ...fields, activityIds: activities, createdAt: now, updatedAt: now })
    .returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function updateCompany(
  db: Db,
  stored: CompanyRow,
  card: CompanyInput,
  now: string,
): Promise<CompanyRow> {
  const { activities, ...fields } = card
  const [row] = await db
    .update(companies)
    .set({ ...fields, activityIds: activities, version: stored.version + 1, updatedAt: now })
    .where(eq(companies.id, stored.id))
    .returning()
  if (row === undefined) throw new NotFound()
  return row
}

export async function insertOwner(db: Db, userId: number, companyId: number, now: string): Promise<void> {
  await db.insert(memberships).values({ userId, companyId, role: 'owner', createdAt: now })
  await chooseMembership(db, { userId, companyId, now })
}

/** After every earlier choice, whatever the clock says: one that was set back must not undo it. */
export async function chooseMembership(
  db: Db,
  { userId, companyId, now }: { userId: number; companyId: number; now: string },
): Promise<void> {
  await db
    .update(memberships)
    .set({
      chosenAt: sql`greatest(${now}::timestamptz, (select max(chosen_at) + interval '1 millisecond'
        from memberships where user_id = ${userId}))`,
    })
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)))
}

export async function insertSubscription(
  db: Db,
  companyId: number,
  { tariff, from, until }: TariffPeriod,
): Promise<void> {
  await db.insert(subscriptions).values({ companyId, tariff, fromDay: from, until })
}
