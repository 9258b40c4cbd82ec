import type { KeptMemoLine, MemoPatch, NewMemoLine } from '@ot/contract'
import { memoStatus } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { Invalid, NotFound } from '../../foundation/errors.ts'
import { SECTION_ROWS, touchedRecords } from '../events/index.ts'
import { requireDistinctEvents } from './distinct-events.ts'
import { holdEvents } from './hold-events.ts'
import {
  deleteLines,
  getMemo,
  insertLines,
  type LineRow,
  listLines,
  type MemoRow,
  updateMemo,
} from './memo-queries.ts'
import { memoRecord } from './memo-record.ts'
import { planLines } from './plan-lines.ts'
import { settleLines } from './settle-lines.ts'

type ChangeMemo = { id: number; changes: MemoPatch; ifMatch: number | null }

export async function changeMemo(ctx: Ctx, { id, changes, ifMatch }: ChangeMemo): Promise<MemoRow> {
  const { employeesData, ...head } = changes
  const coming = (employeesData ?? []).flatMap((line) => ('employeeId' in line ? [line.employeeId] : []))
  return change(ctx, { id, ifMatch, coming }, async (tx, memo, lines) => ({
    head: withoutAbsent(head),
    lines: employeesData === undefined ? [...lines] : await arranged(tx, ctx, memo, lines, employeesData),
  }))
}

type ChangeLine = {
  id: number
  lineId: number
  changes: Omit<KeptMemoLine, 'id'>
  ifMatch: number | null
}

/** One tick of the checklist. */
export async function changeLine(ctx: Ctx, { id, lineId, changes, ifMatch }: ChangeLine): Promise<MemoRow> {
  return change(ctx, { id, ifMatch, coming: [] }, async (_tx, { companyId }, lines) => {
    if (lines.every((line) => line.id !== lineId)) throw new NotFound()
    requirePossibleDate(changes, '', ctx.today(companyId))
    return {
      head: {},
      lines: lines.map((line) => (line.id === lineId ? { ...line, ...withoutAbsent(changes) } : line)),
    }
  })
}

type Head = Partial<Pick<MemoRow, 'name' | 'fullName' | 'author' | 'note'>>
type Changed = { head: Head; lines: LineRow[] }

/** `coming`: the employees of new lines. */
type Changing = { id: number; ifMatch: number | null; coming: readonly number[] }

async function change(
  ctx: Ctx,
  { id, ifMatch, coming }: Changing,
  work: (tx: Tx, memo: MemoRow, lines: readonly LineRow[]) => Promise<Changed>,
): Promise<MemoRow> {
  const { companyId } = await readScoped(ctx, (tx) => getMemo(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'memo.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const memo = await getMemo(tx, [companyId], id)
    await checkVersion(tx, {
      companyId,
      entity: 'memo',
      entityId: id,
      stored: memo.version,
      expected: ifMatch,
    })
    const before = await storedLines(tx, memo)
    const touched = touchedBy(memo, [...coming, ...before.map(({ employeeId }) => employeeId)])
    const deed = { companyId, permission: 'memo.change', name: `№ ${memo.number}`, touched } as const
    return undoably(tx, ctx, deed, async () => {
      const { head, lines } = await work(tx, memo, before)
      requireDistinctEvents(lines)
      const settled = await settleLines(tx, ctx, memo, { before, after: lines })
      const status = memoStatus(memo.section, settled)
      const saved = await updateMemo(
        tx,
        { ...memo, ...head, status, savedAsCompleted: status === 'completed' },
        ctx.now,
      )
      await holdEvents(tx, saved, settled)
      await audit(tx, ctx, {
        companyId,
        action: 'memo.changed',
        entity: 'memo',
        entityId: id,
        before: memoRecord(memo, before),
        after: memoRecord(saved, settled),
      })
      return saved
    })
  })
}

/** What its lines hold, and what is marked done on them; an assessment of a workplace is that of all who stand there. */
function touchedBy({ id, section }: MemoRow, employeeIds: readonly number[]): Touched[] {
  const records: readonly Touched[] =
    section === 'sout'
      ? SECTION_ROWS
      : [...touchedRecords(employeeIds), { table: 'event_completions', of: 'added' }]
  return [
    { table: 'memos', of: { column: 'id', ids: [id] } },
    { table: 'incident_memos', of: { column: 'memo_id', ids: [id] } },
    ...records,
  ]
}

async function storedLines(tx: Tx, { companyId, id }: MemoRow): Promise<LineRow[]> {
  return (await listLines(tx, companyId, id)).map(({ fullname, ...line }) => line)
}

/** Lines with an id stay, with their changes; missing ones go and let their events go; new ones come last. */
async function arranged(
  tx: Tx,
  ctx: Ctx,
  memo: MemoRow,
  stored: readonly LineRow[],
  wanted: readonly (KeptMemoLine | NewMemoLine)[],
): Promise<LineRow[]> {
  const byId = new Map(stored.map((line) => [line.id, line]))
  const kept: LineRow[] = []
  const added: { line: NewMemoLine; field: string }[] = []
  for (const [index, line] of wanted.entries()) {
    const field = `employeesData.${index}`
    if (!('id' in line)) {
      added.push({ line, field })
      continue
    }
    const before = byId.get(line.id)
    if (before === undefined) throw Invalid.field(`${field}.id`, 'Такой строки в заявке нет')
    requirePossibleDate(line, `${field}.`, ctx.today(memo.companyId))
    kept.push({ ...before, ...withoutAbsent(line) })
  }
  const keptIds = new Set(kept.map(({ id }) => id))
  if (keptIds.size < kept.length) throw Invalid.field('employeesData', 'Строка названа дважды')
  const planned = await planLines(
    tx,
    ctx,
    memo,
    added.map(({ line }) => line),
    added.map(({ field }) => field),
  )
  await deleteLines(
    tx,
    memo,
    stored.map(({ id }) => id).filter((id) => !keptIds.has(id)),
  )
  const places = stored.map(({ place }) => place)
  return [...kept, ...(await insertLines(tx, memo, planned, Math.max(-1, ...places) + 1))]
}

function requirePossibleDate(
  { completionDate }: { completionDate?: string | null | undefined },
  prefix: string,
  today: string,
): void {
  if (completionDate !== undefined && completionDate !== null && completionDate > today)
    throw Invalid.field(`${prefix}completionDate`, 'Дата не может быть позже сегодняшнего дня')
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Fields that a patch names. */
function withoutAbsent<T extends object>(fields: T): Present<T> {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.assign({}, ...named.map(([key, value]) => ({ [key]: value })))
}
