import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { dayIn } from '@ot/domain'
import type { Database } from '../../db/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Instant } from '../../foundation/clock.ts'
import { errorCode } from '../../foundation/error-code.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import { type NewsFile, readNewsFile } from './news-file.ts'
import { keepPictures, readPictures } from './news-pictures.ts'
import { findBySlugs, insertNews } from './news-queries.ts'
import { morningOf, NEWS_TIME_ZONE } from './publication-day.ts'

export type NewsDesk = { database: Database; now: Instant; folder: string }

/** `publishAt`: null for a draft. */
export type AddedNews = { id: number; title: string; publishAt: Instant | null }

/** At the day each file names, at once when it names none. All of the files or none. */
export function publishNews(desk: NewsDesk, files: readonly string[]): Promise<AddedNews[]> {
  return add(desk, files, ({ date }, file) => {
    if (date === null) return desk.now
    const morning = morningOf(date)
    if (morning <= desk.now) return morning
    if (date === dayIn(desk.now, NEWS_TIME_ZONE)) return desk.now
    throw Invalid.field(file, `день ${date} ещё не наступил: npm run admin -- news schedule ${file} ${date}`)
  })
}

export function draftNews(desk: NewsDesk, files: readonly string[]): Promise<AddedNews[]> {
  return add(desk, files, () => null)
}

/** `at` lies ahead. */
export function scheduleNews(desk: NewsDesk, file: string, at: Instant): Promise<AddedNews[]> {
  if (at <= desk.now) throw Invalid.field('дата', 'уже прошла: npm run admin -- news publish')
  return add(desk, [file], () => at)
}

async function add(
  { database, now, folder }: NewsDesk,
  files: readonly string[],
  publishAtOf: (news: NewsFile, file: string) => Instant | null,
): Promise<AddedNews[]> {
  const read = await Promise.all(files.map((file) => readFromDisk(folder, file)))
  const dated = read.map((one) => ({ ...one, publishAt: publishAtOf(one.news, one.file) }))
  return transaction(database, 'read write', [], async (tx) => {
    await requireFreeSlugs(
      tx,
      dated.map(({ news }) => news.slug),
    )
    const added: AddedNews[] = []
    for (const { news, pictures, publishAt } of dated) {
      const { date: _, ...text } = news
      const id = await insertNews(tx, { ...text, publishAt, createdAt: now, isBuiltIn: false })
      await keepPictures(tx, id, text.content, pictures)
      added.push({ id, title: text.title, publishAt })
    }
    return added
  })
}

async function requireFreeSlugs(tx: Tx, slugs: readonly string[]): Promise<void> {
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
  if (twice !== undefined) throw new Conflict(`Новость ${twice} названа дважды`)
  const [taken] = await findBySlugs(tx, slugs)
  if (taken !== undefined) {
    throw new Conflict(
      `Новость ${taken.slug} уже есть, № ${taken.id}: изменить её — npm run admin -- news edit ${taken.id} <файл.md>`,
    )
  }
}

/** The file and the pictures it names, found from its own folder. */
export async function readFromDisk(folder: string, file: string) {
  const path = resolve(folder, file)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw Invalid.field(file, 'такого файла нет')
    throw error
  })
  const news = readNewsFile(basename(file), text)
  return { file, news, pictures: await readPictures(news.content, path) }
}
