import type { TestApp } from '../world.ts'

export type NewsWorld = { newsId: number; newsPictureId: number }

type NewsFields = {
  slug: string
  title?: string
  content?: string
  stems?: string
  norms?: { id: string; from: string }[]
  publishAt?: string | null
  withdrawnAt?: string | null
}

/** An item as it stands in the table, past every check of the operator's commands. */
export async function insertNewsRow(app: TestApp, fields: NewsFields): Promise<number> {
  const { slug, title = slug, content = 'Текст', stems = ' ', norms = [], withdrawnAt = null } = fields
  const publishAt = fields.publishAt === undefined ? app.clock.now() : fields.publishAt
  const [row] = await app.rows(
    `insert into news (slug, title, short, content, norms, is_important, is_verified, is_built_in, stems, created_at,
       publish_at, withdrawn_at) values ($1, $2, 'Кратко', $3, $4, false, true, false, $5, $6, $7, $8) returning id`,
    [slug, title, content, JSON.stringify(norms), stems, app.clock.now(), publishAt, withdrawnAt],
  )
  return Number(row?.id)
}

export async function insertPictureRow(app: TestApp, newsId: number): Promise<number> {
  const [row] = await app.rows(
    `insert into news_pictures (news_id, name, media_type, bytes) values ($1, 'Схема.png', 'image/png', $2) returning id`,
    [newsId, Buffer.from('картинка')],
  )
  return Number(row?.id)
}

export async function newsInto(app: TestApp, slug: string): Promise<NewsWorld> {
  const newsId = await insertNewsRow(app, { slug })
  return { newsId, newsPictureId: await insertPictureRow(app, newsId) }
}
