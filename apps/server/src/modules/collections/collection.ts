import type { LogEntity } from '@ot/domain'
import type { z } from 'zod'
import type { Ctx } from '../../context/ctx.ts'
import type { Check } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Touched } from '../../db/undoable.ts'

/** By the names of the contract. */
export type Facts = Readonly<Record<string, unknown>>

export type Stored = { id: number; companyId: number; version: number }

/** `id` null: a new one. */
export type Checking = { tx: Tx; ctx: Ctx; companyId: number; id: number | null }

/** Null: there was none before, or there is none after. */
export type Saved<Fields extends Facts> = { id: number; before: Fields | null; after: Fields | null }

/** Records of one kind that a company keeps: what is asked of one, and how it is stored. */
export type Collection<Fields extends Facts> = {
  entity: Extract<LogEntity, 'counterparty' | 'place' | 'thing' | 'absence'>
  table: 'counterparties' | 'places' | 'things' | 'absences'
  /** Every field is a column. */
  names: readonly string[]
  schema: z.ZodType<Fields>
  isRow: Check<Fields & Stored>
  /** What the schema cannot know. */
  check?(fields: Fields, about: Checking): Promise<void>
  /** What a saved or a deleted one changes besides. */
  saved?(tx: Tx, ctx: Ctx, companyId: number, saved: Saved<Fields>): Promise<void>
  /** What a changed or a deleted one changes besides. */
  touches?(fields: Fields): Touched[]
  /** The field that names a record of another kind: of none that is there the refusal says so. */
  references: Readonly<Record<string, { field: string; message: string }>>
  /** Why one that others name is not deleted. */
  standing?: string
}

/** What is stored, in the words of the contract. */
export function collectedFields<Fields extends Facts>(
  { schema }: Collection<Fields>,
  row: Fields & Stored,
): Fields {
  const { id, companyId, version, ...fields } = row
  return schema.parse(fields)
}
