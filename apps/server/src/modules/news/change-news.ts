import { newsState } from '@ot/domain'
import { transaction } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { type NewsDesk, readFromDisk } from './add-news.ts'
import { keepPictures } from './news-pictures.ts'
import { findBySlugs, getStored, type NewsRow, updateNews } from './news-queries.ts'

/** Another text under the same number; its day of publication stays. */
export async function editNews(
  { database, now, folder }: NewsDesk,
  id: number,
  file: string,
): Promise<NewsRow> {
  const { news, pictures } = await readFromDisk(folder, file)
  const { date: _, ...text } = news
  return transaction(database, 'read write', [], async (tx) => {
    await getStored(tx, id)
    const [taken] = await findBySlugs(tx, [text.slug])
    if (taken !== undefined && taken.id !== id) {
      throw new Conflict(`Имя ${text.slug} занято новостью № ${taken.id}`)
    }
    await updateNews(tx, id, { ...text, editedAt: now })
    await keepPictures(tx, id, text.content, pictures)
    return getStored(tx, id)
  })
}

/** A draft, one that waits for its day, or one withdrawn before: out at once. */
export async function publishStored({ database, now }: NewsDesk, id: number): Promise<NewsRow> {
  return transaction(database, 'read write', [], async (tx) => {
    const row = await getStored(tx, id)
    if (newsState(row, now) === 'published') throw new Conflict(`Новость № ${id} уже опубликована`)
    const publishAt = row.publishAt !== null && row.publishAt < now ? row.publishAt : now
    await updateNews(tx, id, { publishAt, withdrawnAt: null })
    return getStored(tx, id)
  })
}

export async function withdrawNews({ database, now }: NewsDesk, id: number): Promise<NewsRow> {
  return transaction(database, 'read write', [], async (tx) => {
    const row = await getStored(tx, id)
    if (row.withdrawnAt !== null) throw new Conflict(`Новость № ${id} уже снята`)
    await updateNews(tx, id, { withdrawnAt: now })
    return getStored(tx, id)
  })
}
