import type { NewMemo } from '@ot/contract'
import { MEMO_NAMES, memoStatus } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, nextNumber } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { tellMemoSaved } from '../notifications/index.ts'
import { requireDistinctEvents } from './distinct-events.ts'
import { holdEvents } from './hold-events.ts'
import { findDirectorName, insertLines, insertMemo, type MemoRow } from './memo-queries.ts'
import { memoRecord } from './memo-record.ts'
import { planLines } from './plan-lines.ts'
import { settleLines } from './settle-lines.ts'

const COUNTER = 'memo'

export async function createMemo(ctx: Ctx, input: NewMemo): Promise<MemoRow> {
  const { companyId } = input
  allow(ctx, companyId, 'memo.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    return createMemoIn(tx, ctx, input)
  })
}

/** Within a transaction of a verb that has locked the company: briefings that an accident asks for. */
export async function createMemoIn(tx: Tx, ctx: Ctx, input: NewMemo): Promise<MemoRow> {
  const { companyId, memoSection: section, employeesData } = input
  allow(ctx, companyId, 'memo.change')
  const fields = employeesData.map((_line, index) => `employeesData.${index}`)
  const planned = await planLines(tx, ctx, { companyId, section }, employeesData, fields)
  requireDistinctEvents(planned)
  const status = memoStatus(section, planned)
  const memo = await insertMemo(tx, {
    ...(await headOf(tx, input)),
    ...(await numberIn(tx, ctx, companyId)),
    companyId,
    section,
    status,
    savedAsCompleted: status === 'completed',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  const lines = await insertLines(tx, memo, planned, 0)
  const settled = await settleLines(tx, ctx, memo, { before: [], after: lines })
  await holdEvents(tx, memo, settled)
  await audit(tx, ctx, {
    companyId,
    action: 'memo.created',
    entity: 'memo',
    entityId: memo.id,
    before: null,
    after: memoRecord(memo, settled),
  })
  await tellMemoSaved(tx, ctx, memo, settled.length)
  return memo
}

async function numberIn(tx: Tx, ctx: Ctx, companyId: number): Promise<{ number: number; year: number }> {
  const year = Number(ctx.today(companyId).slice(0, 4))
  return { year, number: await nextNumber(tx, companyId, COUNTER, year) }
}

/** Who is not named is the director: memos go to him. */
async function headOf(tx: Tx, { companyId, memoSection, name, fullName, author, note }: NewMemo) {
  return {
    name: name ?? MEMO_NAMES[memoSection],
    author,
    note,
    fullName: fullName ?? (await findDirectorName(tx, companyId)),
  }
}
