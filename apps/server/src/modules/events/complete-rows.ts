import type { CalendarDate } from '@ot/domain'
import { grouped } from '@ot/text'
import type { StoredFacts } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { assessmentOf, assessWorkplace, moveTo, namedWorkplace } from './assess-workplace.ts'
import { takeIds } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { factsOfCompletion } from './facts.ts'
import { type Ledger, putRow, recordCompletion } from './ledger.ts'
import { settleReturns } from './settle-returns.ts'

/** The day, and the facts that the call names. */
export type Doing = { date: CalendarDate; workplaceNumber: string | null; given: StoredFacts }

export function tooManyReturned(onHand: number): Error {
  return Invalid.field(
    'handedOver',
    onHand === 0 ? 'На руках ничего нет' : `На руках только ${onHand}: больше вернуть нельзя`,
  )
}

/** Records the completion on each of the rows, and what it brings with it on others. */
export async function completeRows(
  tx: Tx,
  ledger: Ledger,
  rows: readonly EventRow[],
  doing: Doing,
): Promise<void> {
  const { date, given } = doing
  const assessed = rows.filter(({ section }) => section === 'sout')
  const others = rows.filter(({ section }) => section !== 'sout')
  const nextId = await takeIds(tx, 'event_completions_id_seq', others.length)
  for (const row of others) {
    const facts = factsOfCompletion(row, given, date)
    if (facts.handedOver === 0) throw tooManyReturned(0)
    recordCompletion(ledger, row, {
      id: nextId(),
      kind: 'completion',
      date,
      facts,
      causeId: null,
      replacesId: null,
      workplace: null,
    })
  }
  const movements = ledger.completions.map((completion) => ({ completion, sign: 1 as const }))
  await settleReturns(tx, ledger, movements, tooManyReturned)
  await assessRows(tx, ledger, assessed, doing)
}

/** Rows of one workplace share its report; a row without a workplace keeps the report to itself. */
async function assessRows(tx: Tx, ledger: Ledger, rows: readonly EventRow[], doing: Doing): Promise<void> {
  const { date, workplaceNumber, given } = doing
  for (const group of grouped(rows, ({ workplaceId }) => workplaceNumber ?? workplaceId).values()) {
    const [first] = group
    const workplace = await namedWorkplace(
      tx,
      ledger,
      { workplaceId: first.workplaceId, workplaceNumber },
      first,
    )
    if (workplace === null) {
      await reportAlone(tx, ledger, group, doing)
      continue
    }
    const asked = group.map((row) => moveTo(row, workplace))
    for (const row of asked) putRow(ledger, row, 'event.completed')
    const facts = factsOfCompletion({ ...first, date, facts: assessmentOf(workplace) }, given, date)
    await assessWorkplace(tx, ledger, workplace, { date, facts, kind: 'completion', asked })
  }
}

async function reportAlone(
  tx: Tx,
  ledger: Ledger,
  rows: readonly EventRow[],
  { date, given }: Doing,
): Promise<void> {
  const nextId = await takeIds(tx, 'event_completions_id_seq', rows.length)
  for (const row of rows) {
    recordCompletion(ledger, row, {
      id: nextId(),
      kind: 'completion',
      date,
      facts: factsOfCompletion(row, given, date),
      causeId: null,
      replacesId: null,
      workplace: null,
    })
  }
}
