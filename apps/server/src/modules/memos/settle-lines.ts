import { Completion, NewEvent } from '@ot/contract'
import { EXCLUDED, everyMonths, isLineDone, medicalRule, ruleTerm, writePeriodicity } from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import { grouped } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import {
  closeIn,
  completeIn,
  createIn,
  deleteIn,
  lastCompletions,
  reopenIn,
  subjectsByIds,
  undoIn,
} from '../events/index.ts'
import { letGo } from './held-event-queries.ts'
import { type LineRow, type MemoRow, saveLine } from './memo-queries.ts'

/** Brings the events to what the lines say: what is no longer done is taken back first, then what is done now is written
 * to the events. `before` has the lines as stored, `after` as they shall be. Answers the lines with what they point at. */
export async function settleLines(
  tx: Tx,
  ctx: Ctx,
  memo: MemoRow,
  { before, after }: { before: readonly LineRow[]; after: readonly LineRow[] },
): Promise<LineRow[]> {
  const stored = new Map(before.map((line) => [line.id, line]))
  const lines = new Map(after.map((line) => [line.id, line]))
  // The memo's own hold would forbid to delete what its lines have made.
  await letGo(tx, memo)
  for (const line of after) {
    const earlier = stored.get(line.id)
    if (earlier === undefined || !isDone(memo, earlier) || isSameOutcome(earlier, line)) continue
    lines.set(line.id, await takeBack(tx, ctx, memo, { ...line, ...marksOf(earlier) }))
  }
  const fresh = [...lines.values()].filter((line) => isDone(memo, line) && !isWritten(line))
  for (const line of await writeDone(tx, ctx, memo, fresh)) lines.set(line.id, line)
  const settled = [...lines.values()]
  for (const line of settled) await saveLine(tx, line)
  return settled
}

function isDone({ section }: MemoRow, line: LineRow): boolean {
  return isLineDone(section, line)
}

function isWritten({ completionId, closedEvent }: LineRow): boolean {
  return completionId !== null || closedEvent
}

function isSameOutcome(one: LineRow, other: LineRow): boolean {
  return (
    one.completionDate === other.completionDate &&
    one.finalWorkingConditionsClass === other.finalWorkingConditionsClass &&
    one.finalRiskLevel === other.finalRiskLevel &&
    one.quantity === other.quantity
  )
}

function marksOf({ eventId, completionId, madeEvent, closedEvent }: LineRow) {
  return { eventId, completionId, madeEvent, closedEvent }
}

/** Exactly what this line has done, no more. */
async function takeBack(tx: Tx, ctx: Ctx, { companyId }: MemoRow, line: LineRow): Promise<LineRow> {
  const { eventId, completionId, madeEvent, closedEvent } = line
  if (eventId === null) return line
  if (closedEvent) await reopenIn(tx, ctx, { companyId, eventIds: [eventId] })
  if (completionId !== null) await undoIn(tx, ctx, { companyId, eventId, completionId })
  const released = { ...line, completionId: null, closedEvent: false }
  if (!madeEvent) return released
  await saveLine(tx, { ...released, eventId: null, madeEvent: false })
  await deleteIn(tx, ctx, companyId, eventId)
  return { ...released, eventId: null, madeEvent: false }
}

async function writeDone(tx: Tx, ctx: Ctx, memo: MemoRow, lines: readonly LineRow[]): Promise<LineRow[]> {
  const excluded = lines.filter(isExcluding)
  const byHand = lines.filter((line) => !isExcluding(line) && line.eventId === null)
  const ofEvents = lines.filter((line) => !isExcluding(line) && line.eventId !== null)
  return [
    ...(await exclude(tx, ctx, memo, excluded)),
    ...(await makeEvents(tx, ctx, memo, byHand)),
    ...(await completeLines(tx, ctx, memo, ofEvents)),
  ]
}

function isExcluding({ finalWorkingConditionsClass, finalRiskLevel }: LineRow): boolean {
  return finalWorkingConditionsClass === EXCLUDED || finalRiskLevel === EXCLUDED
}

async function exclude(tx: Tx, ctx: Ctx, memo: MemoRow, lines: readonly LineRow[]): Promise<LineRow[]> {
  const eventIds = lines.flatMap(({ eventId }) => (eventId === null ? [] : [eventId]))
  if (eventIds.length === 0) return []
  const reason = `Исключён по заявке № ${memo.number} (${memo.year})`
  await closeIn(tx, ctx, { companyId: memo.companyId, eventIds, reason })
  return lines.map((line) => ({ ...line, closedEvent: true }))
}

/** Lines with the same day and the same facts are completed together: a report assesses a workplace once. */
async function completeLines(
  tx: Tx,
  ctx: Ctx,
  { companyId }: MemoRow,
  lines: readonly LineRow[],
): Promise<LineRow[]> {
  const done: LineRow[] = []
  for (const group of grouped(lines, (line) => JSON.stringify(factsOf(line))).values()) {
    const [first] = group
    const eventIds = group.flatMap(({ eventId }) => (eventId === null ? [] : [eventId]))
    const completion = Completion.parse(factsOf(first))
    const completions = await completeIn(tx, ctx, { companyId, eventIds, completion })
    for (const line of group) done.push({ ...line, completionId: completions.get(line.eventId ?? 0) ?? null })
  }
  return done
}

function factsOf(line: LineRow): Record<string, unknown> {
  const { completionDate: date, finalWorkingConditionsClass, finalRiskLevel, ppe, quantity } = line
  return {
    date,
    ...(finalWorkingConditionsClass !== null && {
      workingConditionsClass: finalWorkingConditionsClass,
      reportOn: date,
    }),
    ...(finalRiskLevel !== null && { riskLevel: finalRiskLevel }),
    ...(ppe !== null && quantity !== null && { handedOver: quantity }),
  }
}

/** A line that was added by hand makes the event it completes. */
async function makeEvents(
  tx: Tx,
  ctx: Ctx,
  { companyId }: MemoRow,
  lines: readonly LineRow[],
): Promise<LineRow[]> {
  const made: LineRow[] = []
  for (const line of lines) {
    const event = await createIn(tx, ctx, NewEvent.parse(await newEventOf(tx, companyId, line)))
    const completions = await lastCompletions(tx, companyId, [event.id])
    made.push({
      ...line,
      eventId: event.id,
      completionId: completions.get(event.id) ?? null,
      madeEvent: true,
    })
  }
  return made
}

async function newEventOf(tx: Tx, companyId: number, line: LineRow): Promise<unknown> {
  const { employeeId, completionDate: date, factorNumber, ppe, quantity, unit } = line
  const common = { companyId, employeeId, date }
  if (factorNumber !== null)
    return { ...common, section: 'medical', factorNumber, periodicity: await periodOf(tx, companyId, line) }
  return {
    ...common,
    section: 'ppe',
    ppe,
    eventType: 'issuance',
    quantity,
    unit: unit ?? 'шт.',
    periodicity: 'бессрочно',
    handedOver: quantity,
  }
}

async function periodOf(tx: Tx, companyId: number, line: LineRow): Promise<string> {
  const { employeeId, completionDate, factorNumber } = line
  const [person] = await subjectsByIds(tx, companyId, [employeeId])
  const rule = medicalRule(factorNumber ?? '')
  const term =
    person === undefined || completionDate === null
      ? null
      : ruleTerm(rule, completionDate, person, findMedicalFactor)
  return writePeriodicity(term?.periodicity ?? everyMonths(12))
}
