import type { NormId, Section } from '@ot/domain'
import { bigserial, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { PICTURE_TYPES } from '../../foundation/picture-type.ts'
import { bigId, bytesColumn, instant } from './columns.ts'

/** `section`: the change is about this one alone. */
export type StoredNormChange = { id: NormId; from: string; section?: Section | undefined }

export const news = pgTable('news', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  slug: text().notNull(),
  title: text().notNull(),
  short: text().notNull(),
  content: text().notNull(),
  norms: jsonb().$type<StoredNormChange[]>().notNull(),
  isImportant: boolean('is_important').notNull(),
  isVerified: boolean('is_verified').notNull(),
  isBuiltIn: boolean('is_built_in').notNull(),
  stems: text().notNull(),
  createdAt: instant('created_at').notNull(),
  publishAt: instant('publish_at'),
  withdrawnAt: instant('withdrawn_at'),
  editedAt: instant('edited_at'),
})

export const newsPictures = pgTable('news_pictures', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  newsId: bigId('news_id').notNull(),
  name: text().notNull(),
  mediaType: text('media_type', { enum: PICTURE_TYPES }).notNull(),
  bytes: bytesColumn().notNull(),
})
