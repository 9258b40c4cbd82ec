import type { HistoryEntry } from '@ot/contract'
import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { type HistoryRow, listHistory } from './completion-queries.ts'
import { readEvents } from './event-queries.ts'
import type { ListedEvent } from './event-row.ts'
import { factsInWords } from './fact-words.ts'

export async function historyOf(ctx: Ctx, id: number): Promise<HistoryEntry[]> {
  return readScoped(ctx, async (tx) => {
    const [event] = await readEvents(tx, companyIdsOf(ctx), [id])
    if (event === undefined) throw new NotFound()
    const rows = await listHistory(tx, event.companyId, id)
    return rows.map((row) => presentEntry(event, row))
  })
}

function presentEntry({ section, facts }: ListedEvent, row: HistoryRow): HistoryEntry {
  return {
    id: row.id,
    kind: row.kind,
    date: row.date,
    periodicity: row.periodicity,
    deadline: row.deadline,
    facts: factsInWords(section, facts, row.facts),
    at: row.at,
    userName: row.userName,
    memoId: row.memoId,
    undone: row.undoneAt === null ? null : { at: row.undoneAt, userName: row.undoneBy },
  }
}
