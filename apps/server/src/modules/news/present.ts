import type { NewsAnswer, NewsSummary } from '@ot/contract'
import { normLabel } from '@ot/domain'
import type { NewsLine, NewsRow } from './news-queries.ts'

export function presentNewsSummary(row: NewsLine): NewsSummary {
  const { id, title, short, publishAt, createdAt, isImportant, isVerified } = row
  return { id, name: title, shortContent: short, createdAt: publishAt ?? createdAt, isImportant, isVerified }
}

export function presentNews(row: NewsRow, neighbours: Pick<NewsAnswer, 'previousId' | 'nextId'>): NewsAnswer {
  return {
    ...presentNewsSummary(row),
    content: row.content,
    editedAt: row.editedAt,
    norms: row.norms.map(({ id, from }) => ({ id, label: normLabel(id), from })),
    ...neighbours,
  }
}
