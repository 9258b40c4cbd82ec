import type { RegistryAnswer } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { tablesOf } from '../employee-import/index.ts'
import { changeManyIn, loadEvents } from '../events/index.ts'
import { type AnswerLine, answerLines } from './answer-lines.ts'
import { type MatchedLine, matchAnswer } from './match-answer.ts'
import { registeredOnly } from './trained.ts'
import { listReplacements, listTrained } from './training-queries.ts'

type ReadAnswer = {
  companyId: number
  dryRun: boolean
  file: { bytes: Uint8Array; fileName: string }
}

/** The numbers of the state registry onto the records they belong to, in one transaction; what matches nothing is told. */
export async function readRegistryAnswer(
  ctx: Ctx,
  { companyId, dryRun, file }: ReadAnswer,
): Promise<RegistryAnswer> {
  allow(ctx, companyId, 'event.change')
  const lines = answerLines(await tablesOf(ctx.threads, companyId, file))
  if (dryRun) return outcome(await readScoped(ctx, (tx) => matched(tx, companyId, lines)), false)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const rows = await matched(tx, companyId, lines)
    const numbers = new Map(
      rows.flatMap(({ action, eventId, registryNumber }) =>
        action === 'write' && eventId !== null ? [[eventId, { registryNumber }] as const] : [],
      ),
    )
    const ids = [...numbers.keys()]
    const touched = [
      { table: 'events', of: { column: 'id', ids } },
      { table: 'event_completions', of: { column: 'event_id', ids } },
    ] as const
    await undoably(tx, ctx, { companyId, permission: 'event.change', name: null, touched }, () =>
      changeManyIn(tx, ctx, companyId, numbers),
    )
    return outcome(rows, numbers.size > 0)
  })
}

async function matched(tx: Tx, companyId: number, lines: readonly AnswerLine[]): Promise<MatchedLine[]> {
  const trained = registeredOnly(await listTrained(tx, companyId))
  const eventIds = [...new Set(trained.map(({ eventId }) => eventId))]
  const events = await loadEvents(tx, companyId, eventIds)
  const open = new Set(
    events.flatMap(({ id, closedOn, dismissedOn }) =>
      closedOn === null && dismissedOn === null ? [id] : [],
    ),
  )
  return matchAnswer(lines, {
    trained,
    replacements: await listReplacements(tx, companyId),
    closedEvents: new Set(eventIds.filter((id) => !open.has(id))),
  })
}

function outcome(matchedLines: readonly MatchedLine[], written: boolean): RegistryAnswer {
  const totals = { write: 0, same: 0, error: 0 }
  for (const { action } of matchedLines) totals[action] += 1
  return { written, totals, rows: matchedLines.map(({ eventId: _, ...row }) => row) }
}
