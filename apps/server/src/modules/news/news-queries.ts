import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { news, newsPictures } from '../../db/schema/news.ts'
import type { Instant } from '../../foundation/clock.ts'
import { NotFound } from '../../foundation/errors.ts'

const { content: _, stems: __, ...LIST_COLUMNS } = getTableColumns(news)

export type NewsRow = typeof news.$inferSelect
/** Without the text: a list never carries it. */
export type NewsLine = Omit<NewsRow, 'content' | 'stems'>
export type NewNews = typeof news.$inferInsert
export type PictureRow = typeof newsPictures.$inferSelect

export type NewsPage = { stems: readonly string[] | null; page: number; limit: number }

const NEWEST_FIRST = [desc(news.publishAt), desc(news.id)] as const

function isPublished(now: Instant): SQL | undefined {
  return and(isNull(news.withdrawnAt), lte(news.publishAt, now))
}

/** Stems are letters and digits, hence safe in a pattern; a longer word that begins like the asked one counts. */
function hasAll(stems: readonly string[] | null): SQL | undefined {
  if (stems === null) return undefined
  if (stems.length === 0) return sql`false`
  return and(...stems.map((stem) => sql`${news.stems} like ${`% ${stem}%`}`))
}

export async function listNews(
  db: Db,
  now: Instant,
  { stems, page, limit }: NewsPage,
): Promise<{ rows: NewsLine[]; total: number }> {
  const wanted = and(isPublished(now), hasAll(stems))
  const rows = await db
    .select(LIST_COLUMNS)
    .from(news)
    .where(wanted)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(news).where(wanted)
  return { rows, total: counted?.total ?? 0 }
}

/** One that is not published yet, or no longer, is not there. */
export async function getPublished(db: Db, now: Instant, id: number): Promise<NewsRow> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(isPublished(now), eq(news.id, id)))
  if (row === undefined) throw new NotFound('Новость не найдена')
  return row
}

/** The newer and the older one in the list. */
export async function findNeighbours(
  db: Db,
  now: Instant,
  { id, publishAt }: Pick<NewsRow, 'id' | 'publishAt'>,
): Promise<{ previousId: number | null; nextId: number | null }> {
  const here = sql`(${publishAt}::timestamptz, ${id}::bigint)`
  const place = sql`(${news.publishAt}, ${news.id})`
  const beside = async (condition: SQL, order: SQL[]) => {
    const [row] = await db
      .select({ id: news.id })
      .from(news)
      .where(and(isPublished(now), condition))
      .orderBy(...order)
      .limit(1)
    return row?.id ?? null
  }
  return {
    previousId: await beside(sql`${place} > ${here}`, [asc(news.publishAt), asc(news.id)]),
    nextId: await beside(sql`${place} < ${here}`, [...NEWEST_FIRST]),
  }
}

/** Of published items only. */
export async function getPicture(db: Db, now: Instant, id: number): Promise<PictureRow> {
  const [row] = await db
    .select(getTableColumns(newsPictures))
    .from(newsPictures)
    .innerJoin(news, eq(news.id, newsPictures.newsId))
    .where(and(isPublished(now), eq(newsPictures.id, id)))
  if (row === undefined) throw new NotFound('Картинка не найдена')
  return row
}

/** The operator sees everything, newest first, drafts above. */
export async function listAllNews(db: Db): Promise<NewsLine[]> {
  return db.select(LIST_COLUMNS).from(news).orderBy(sql`${news.publishAt} desc nulls first`, desc(news.id))
}

export async function getStored(db: Db, id: number): Promise<NewsRow> {
  const [row] = await db.select().from(news).where(eq(news.id, id))
  if (row === undefined) throw new NotFound(`Новости № ${id} нет`)
  return row
}

export async function findBySlugs(db: Db, slugs: readonly string[]): Promise<NewsLine[]> {
  if (slugs.length === 0) return []
  return db
    .select(LIST_COLUMNS)
    .from(news)
    .where(inArray(news.slug, [...slugs]))
}

export async function insertNews(db: Db, row: NewNews): Promise<number> {
  const [stored] = await db.insert(news).values(row).returning({ id: news.id })
  if (stored === undefined) throw new Error('the insert returned no row')
  return stored.id
}

/** Two processes may start at once: the second one finds the item there. */
export async function insertMissing(db: Db, row: NewNews): Promise<boolean> {
  const stored = await db
    .insert(news)
    .values(row)
    .onConflictDoNothing({ target: news.slug })
    .returning({ id: news.id })
  return stored.length > 0
}

/** Replaces the text of one that came with the product, unless the operator has had a hand in it or it says the same. */
export async function refreshBuiltIn(db: Db, { slug, ...text }: NewsText): Promise<boolean> {
  const isAnother = or(
    ...(['title', 'short', 'content', 'isImportant', 'isVerified'] as const).map(
      (field) => sql`${news[field]} is distinct from ${text[field]}`,
    ),
    sql`${news.norms} is distinct from ${JSON.stringify(text.norms)}::jsonb`,
    sql`${news.stems} is distinct from ${text.stems}`,
  )
  const changed = await db
    .update(news)
    .set(text)
    .where(
      and(eq(news.slug, slug), news.isBuiltIn, isNull(news.editedAt), isNull(news.withdrawnAt), isAnother),
    )
    .returning({ id: news.id })
  return changed.length > 0
}

/** What a file says. */
export type NewsText = Pick<
  NewsRow,
  'slug' | 'title' | 'short' | 'content' | 'norms' | 'isImportant' | 'isVerified' | 'stems'
>

export async function updateNews(db: Db, id: number, changes: Partial<Omit<NewNews, 'id'>>): Promise<void> {
  await db.update(news).set(changes).where(eq(news.id, id))
}

export async function insertPicture(db: Db, picture: Omit<PictureRow, 'id'>): Promise<number> {
  const [stored] = await db.insert(newsPictures).values(picture).returning({ id: newsPictures.id })
  if (stored === undefined) throw new Error('the insert returned no row')
  return stored.id
}

export async function deleteOtherPictures(db: Db, newsId: number, kept: readonly number[]): Promise<void> {
  const ofNews = eq(newsPictures.newsId, newsId)
  await db
    .delete(newsPictures)
    .where(kept.length === 0 ? ofNews : and(ofNews, notInArray(newsPictures.id, [...kept])))
}
