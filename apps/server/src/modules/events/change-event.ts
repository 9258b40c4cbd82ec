import { isDeepStrictEqual } from 'node:util'
import { EVENT_CHANGES } from '@ot/contract'
import { writePeriodicity } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import type { StoredFacts } from '../../db/schema/section.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Invalid, NotFound } from '../../foundation/errors.ts'
import { mergePatch } from '../../http/merge-patch.ts'
import { checkedBy } from '../../http/parse-input.ts'
import { correctRow, type EventFields } from './correct-row.ts'
import { requireAllowedPeriod, requireOpen } from './date-rules.ts'
import { loadCounterparts, loadEvents } from './event-queries.ts'
import type { EventRow, ListedEvent } from './event-row.ts'
import { storedPeriodicity, withTimes } from './event-times.ts'
import { completionKeys, pickedFacts, wholeFacts } from './facts.ts'
import { companyOfEvent, findEventOf } from './find-event.ts'
import { natureOf } from './implied-rule.ts'
import { bringRows, type Ledger, openLedger, putRow } from './ledger.ts'
import { keepReturns } from './settle-returns.ts'
import { writeLedger } from './write-ledger.ts'

type ChangeEvent = { id: number; changes: Readonly<Record<string, unknown>>; ifMatch: number | null }

export async function changeEvent(ctx: Ctx, { id, changes, ifMatch }: ChangeEvent): Promise<ListedEvent> {
  const companyId = await companyOfEvent(ctx, id)
  allow(ctx, companyId, 'event.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const [row] = await loadEvents(tx, companyId, [id])
    if (row === undefined) throw new NotFound()
    requireOpen(row)
    await checkVersion(tx, {
      companyId,
      entity: 'event',
      entityId: id,
      stored: row.version,
      expected: ifMatch,
    })
    await changeRows(tx, ctx, companyId, [{ row, changes }])
  })
  return findEventOf(ctx, id)
}

type Changes = ChangeEvent['changes']

/** Each event by what its own part of a list says; one that is closed is refused. */
export async function changeManyIn(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  changesOf: ReadonlyMap<number, Changes>,
): Promise<void> {
  const rows = await loadEvents(tx, companyId, [...changesOf.keys()])
  for (const row of rows) requireOpen(row)
  const changed = rows.map((row) => ({ row, changes: changesOf.get(row.id) ?? {} }))
  await changeRows(tx, ctx, companyId, changed)
}

async function changeRows(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  all: readonly { row: EventRow; changes: Changes }[],
): Promise<void> {
  const changed = all
    .map(({ row, changes }) => ({ row, fields: changedFields(row, changes) }))
    .filter(({ row, fields }) => !isDeepStrictEqual(fields, changedFields(row, {})))
  const ledger = openLedger(
    ctx,
    companyId,
    changed.map(({ row }) => row),
  )
  for (const { row, fields } of changed) {
    await redefine(tx, ledger, row, fields)
    await correctRow(tx, ledger, row, fields)
  }
  await writeLedger(tx, ledger)
}

/** The stored fields with the changes over them: only those that the event's section has. */
function changedFields(row: EventRow, changes: Readonly<Record<string, unknown>>): EventFields {
  const { section, name, periodicity, date, firstDeadline, periodReason, workplaceId } = row
  const stored = {
    name,
    periodicity,
    date,
    firstDeadline,
    periodReason,
    ...row.facts,
    ...(section === 'sout' && { workplaceId }),
  }
  const changed = mergePatch(stored, changes)
  const data = checkedBy(EVENT_CHANGES[section], changed, (errors) => new Invalid(errors))
  return {
    name: data.name ?? null,
    periodicity: writePeriodicity(storedPeriodicity(data.periodicity)),
    date: data.date,
    firstDeadline: data.firstDeadline,
    periodReason: data.periodReason,
    facts: wholeFacts(section, data),
    workplaceId: 'workplaceId' in data ? data.workplaceId : null,
    workplaceNumber: 'workplaceNumber' in data ? data.workplaceNumber : null,
  }
}

/** What the obligation is and when it falls due; its completion is `correctRow`'s. */
async function redefine(tx: Tx, ledger: Ledger, row: EventRow, fields: EventFields): Promise<void> {
  requireChangeable(row, fields)
  const { periodicity, periodReason, firstDeadline } = fields
  const changed = {
    ...row,
    periodicity,
    periodReason,
    firstDeadline,
    ...natureAfter(row, fields),
    facts: { ...fields.facts, ...pickedFacts(row.facts, completionKeys(row.section)) },
  }
  if (isDeepStrictEqual(changed, row)) return
  if (periodicity !== row.periodicity || periodReason !== row.periodReason || changed.rule !== row.rule)
    requireAllowedPeriod(changed, ledger.today)
  putRow(ledger, withTimes(changed), 'event.changed')
  if (row.section !== 'ppe' || row.returnOf !== null) return
  bringRows(ledger, await loadCounterparts(tx, ledger.companyId, [row]))
  if ([...ledger.rows.values()].some(({ returnOf }) => returnOf === row.id))
    await keepReturns(tx, ledger, new Set([row.id]))
}

/** Name and rule follow the facts they came from, unless somebody named the event himself. */
function natureAfter(row: EventRow, { name, facts }: EventFields): { name: string; rule: string | null } {
  const before = natureOf(row.section, row.facts)
  const after = natureOf(row.section, facts)
  const isSame = isDeepStrictEqual(before, after)
  const usual = name === null || (!isSame && name === before.name) ? after.name : name
  if (usual === null) throw Invalid.field('name', 'Назовите осмотр или выберите пункт приказа 29н')
  return { name: usual, rule: isSame || row.section === 'ppe' ? row.rule : after.rule }
}

const OF_THE_ISSUE = ['ppe', 'quantity', 'unit', 'norm']

function requireChangeable(row: EventRow, fields: EventFields): void {
  if (row.section !== 'ppe') return
  if (fields.facts.eventType !== row.facts.eventType)
    throw Invalid.field(
      'eventType',
      'Выдача не становится возвратом: возврат появляется сам, когда СИЗ выдано',
    )
  if (row.returnOf === null) return
  const { periodicity, periodReason, firstDeadline, name } = fields
  const own = { ...pickedFacts(fields.facts, OF_THE_ISSUE), periodicity, periodReason, firstDeadline, name }
  const kept: StoredFacts = { ...row.facts, ...pickedFacts({ ...row }, Object.keys(own)) }
  const field = Object.entries(own).find(([key, value]) => value !== kept[key])?.[0]
  if (field !== undefined) throw Invalid.field(field, 'Возврат повторяет выдачу: измените её')
}
