import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/client.ts'
import type { Instant } from '../../foundation/clock.ts'
import { serverFolder } from '../../foundation/server-folder.ts'
import { type NewsFile, readNewsFile } from './news-file.ts'
import { findBySlugs, insertMissing, refreshBuiltIn } from './news-queries.ts'
import { morningOf } from './publication-day.ts'

export type Synced = { added: number; changed: number }

export function builtInFolder(): string {
  return join(serverFolder(), 'news')
}

export async function readBuiltInNews(folder = builtInFolder()): Promise<NewsFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => readNewsFile(name, await readFile(join(folder, name), 'utf8'))),
  )
}

/**
 * The news that come with the product: what the table lacks is added, what this edition words otherwise is replaced. What
 * the operator edited or withdrew stays as they left it, and so does an item of theirs under the same slug.
 */
export async function syncBuiltInNews(
  { db }: Database,
  now: Instant,
  files?: readonly NewsFile[],
): Promise<Synced> {
  const synced: Synced = { added: 0, changed: 0 }
  const given = files ?? (await readBuiltInNews())
  const slugs = given.map(({ slug }) => slug)
  const known = new Set((await findBySlugs(db, slugs)).map(({ slug }) => slug))
  for (const { date, ...text } of given) {
    if (date === null) throw new Error(`${text.slug}: a built-in item names its day`)
    // An insert that finds the item there would still use up a number, at every start.
    if (known.has(text.slug)) synced.changed += (await refreshBuiltIn(db, text)) ? 1 : 0
    else {
      const row = { ...text, isBuiltIn: true, createdAt: now, publishAt: morningOf(date) }
      synced.added += (await insertMissing(db, row)) ? 1 : 0
    }
  }
  return synced
}
