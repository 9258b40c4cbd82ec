import type { NewsAnswer, NewsSummary } from '@ot/contract'
import { wantedStems } from '@ot/grammar'
import type { Deps } from '../../context/deps.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { findNeighbours, getPicture, getPublished, listNews } from './news-queries.ts'
import { presentNews, presentNewsSummary } from './present.ts'

type Reading = Pick<Deps, 'database' | 'clock'>

export async function readNewsPage(
  { database, clock }: Reading,
  { q, page, limit }: { q: string | null; page: number; limit: number },
): Promise<{ items: NewsSummary[]; total: number }> {
  const stems = q === null ? null : wantedStems(q)
  const { rows, total } = await listNews(database.db, clock.now(), { stems, page, limit })
  return { items: rows.map(presentNewsSummary), total }
}

export async function readNews({ database, clock }: Reading, id: number): Promise<NewsAnswer> {
  const row = await getPublished(database.db, clock.now(), id)
  return presentNews(row, await findNeighbours(database.db, clock.now(), row))
}

export async function readPicture({ database, clock }: Reading, id: number): Promise<FileAnswer> {
  const { name, bytes, mediaType } = await getPicture(database.db, clock.now(), id)
  return { fileName: name, content: bytes, mediaType }
}
