import { isDeepStrictEqual } from 'node:util'
import type { SaveConflict } from '@ot/contract'
import { isSilentField, type LogAction, type LogEntity, logFieldLabel } from '@ot/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import { Stale } from '../foundation/errors.ts'
import { auditEntries, counters, type FieldChange } from './schema/audit.ts'
import { users } from './schema/user.ts'
import { announceEvent } from './stream-events.ts'
import type { Tx } from './transaction.ts'

type Row = Readonly<Record<string, unknown>>

export type AuditRecord = {
  companyId: number
  /** What was done, and to what: both have words for the reader of the log. */
  action: LogAction
  entity: LogEntity
  entityId: number | null
  before: Row | null
  after: Row | null
}

/** Who does it, when, and in which tab of which browser; a job has neither a user nor a tab. */
type Doer = { userId: number | null; now: string; origin?: string | null }

const NOT_FACTS = new Set(['id', 'companyId', 'version', 'createdAt', 'updatedAt'])

export function fieldChanges(before: Row | null, after: Row | null): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter((field) => !NOT_FACTS.has(field))
    .map((field) => ({ field, from: before?.[field] ?? null, to: after?.[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))
}

/** Written in the transaction of the change itself. */
export async function audit(tx: Tx, ctx: Doer, record: AuditRecord): Promise<void> {
  const { companyId, action, entity, entityId, before, after } = record
  const changes = fieldChanges(before, after)
  await tx
    .insert(auditEntries)
    .values({ companyId, at: ctx.now, userId: ctx.userId, action, entity, entityId, changes })
  await announceChange(tx, ctx, record)
}

const NEW_MEMO = 'memo.created'

/** Whoever looks at the company's records hears that one of them is another now. */
async function announceChange(
  tx: Tx,
  { now, origin = null }: Doer,
  { companyId, action, entity, entityId }: Pick<AuditRecord, 'companyId' | 'action' | 'entity' | 'entityId'>,
): Promise<void> {
  const kind = action === NEW_MEMO ? 'memo-saved' : 'changed'
  await announceEvent(tx, now, { to: { companyId }, kind, entity, entityId, origin })
}

/** It answers something: otherwise a distributed database copies the rows in, which row policies refuse. */
const INSERT_ALL = `insert into audit_entries (company_id, at, user_id, action, entity, entity_id, changes)
  select "companyId", $2, $3, action, entity, "entityId", changes
  from jsonb_to_recordset($1) r ("companyId" bigint, action text, entity text, "entityId" bigint, changes jsonb)
  returning 1`

/** The same for a change that touches many at once: one statement, whatever their number. */
export async function auditAll(tx: Tx, ctx: Doer, records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return
  const entries = records.map(({ before, after, ...record }) => ({
    ...record,
    changes: fieldChanges(before, after),
  }))
  await tx.$client.query(INSERT_ALL, [JSON.stringify(entries), ctx.now, ctx.userId])
  for (const change of announcedTogether(records)) await announceChange(tx, ctx, change)
}

/** Many records of one kind are told of once. */
function announcedTogether(records: readonly AuditRecord[]): AuditRecord[] {
  const byEntity = new Map<string, AuditRecord>()
  for (const record of records) {
    const key = `${record.companyId} ${record.entity}`
    byEntity.set(key, byEntity.has(key) ? { ...record, entityId: null } : record)
  }
  return [...byEntity.values()]
}

/** A form that was open for a month has missed more than anybody reads. */
const SAVES_TOLD = 20

export type VersionCheck = {
  companyId: number
  entity: LogEntity
  entityId: number
  stored: number
  /** What If-Match brought; null: the last write wins. */
  expected: number | null
  /** Of the record's entries those alone that said this: of a part of it that has a version of its own. */
  among?: Pick<FieldChange, 'field' | 'to'>
}

/** 412 with who saved since and what. */
export async function checkVersion(tx: Tx, check: VersionCheck): Promise<void> {
  const { stored, expected } = check
  if (expected === null || expected === stored) return
  throw new Stale({ version: stored, saves: await savesSince(tx, { ...check, expected }) })
}

/** Who saved since that version and what, in the words of the log, the last one first. */
export async function savesSince(
  tx: Tx,
  { stored, expected, ...record }: VersionCheck & { expected: number },
): Promise<SaveConflict['saves']> {
  const { entity } = record
  const entries = await lastSaves(tx, record, Math.max(1, stored - expected))
  return entries.map(({ by, at, changes }) => ({
    by,
    at,
    changes: changes
      .filter(({ field }) => !isSilentField(field))
      .map(({ field, from, to }) => ({ field, label: logFieldLabel(entity, field) ?? field, from, to })),
  }))
}

type Saved = { by: string | null; at: string; changes: FieldChange[] }

/** Who saved a record, when and what, the last one first. */
export async function lastSaves(
  tx: Tx,
  { companyId, entity, entityId, among }: Pick<VersionCheck, 'companyId' | 'entity' | 'entityId' | 'among'>,
  count: number,
): Promise<Saved[]> {
  const entries = await tx
    .select({
      name: users.name,
      email: users.email,
      at: auditEntries.at,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(
      and(
        eq(auditEntries.companyId, companyId),
        eq(auditEntries.entity, entity),
        eq(auditEntries.entityId, entityId),
        among && sql`${auditEntries.changes} @> ${JSON.stringify([among])}::jsonb`,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(Math.min(count, SAVES_TOLD))
  return entries.map(({ name, email, at, changes }) => ({
    by: name ?? email,
    at: new Date(at).toISOString(),
    changes,
  }))
}

/** Consecutive numbers of a company: the row stays locked until the transaction ends, a rollback gives the number back. */
export async function nextNumber(tx: Tx, companyId: number, key: string, year: number): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ companyId, key, year, value: 1 })
    .onConflictDoUpdate({
      target: [counters.companyId, counters.key, counters.year],
      set: { value: sql`${counters.value} + 1` },
    })
    .returning({ value: counters.value })
  if (row === undefined) throw new Error('the counter returned no row')
  return row.value
}

/** The last that was given; 0: none yet. */
export async function lastNumber(tx: Tx, companyId: number, key: string, year: number): Promise<number> {
  const [row] = await tx
    .select({ value: counters.value })
    .from(counters)
    .where(and(eq(counters.companyId, companyId), eq(counters.key, key), eq(counters.year, year)))
  return row?.value ?? 0
}
