import type { StepPatch } from '@ot/contract'
import { type CourseStep, dayIn, findStep, type StepKey } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import { inUtc } from './create-incident.ts'
import { courseFactsOf, type LoadedIncident } from './load-incident.ts'
import { type StepRow, saveMark } from './part-queries.ts'
import { requireDayWithin, requireMomentWithin, spanOf } from './time-rules.ts'
import { writeIncident } from './write-incident.ts'

type Mark = { id: number; key: StepKey; changes: StepPatch; ifMatch: number | null }

export async function markStep(ctx: Ctx, { id, key, changes, ifMatch }: Mark): Promise<LoadedIncident> {
  const written = { id, ifMatch, action: 'incident.step', undoable: 'marks' } as const
  return writeIncident(ctx, written, async (tx, loaded) => {
    const { companyId } = loaded.incident
    const step = findStep(courseFactsOf(loaded), { now: ctx.now, today: ctx.today(companyId) }, key)
    if (step === null) throw new Conflict('В этом расследовании такого шага нет')
    const before = loaded.marks.find((mark) => mark.key === key) ?? emptyMark(loaded, key)
    const after = noted(before, changes, loaded.incident.timeZone)
    requireLawful(step, before, after)
    requirePossibleDays(ctx, loaded, after)
    await saveMark(tx, after)
    return {}
  })
}

function emptyMark({ incident: { companyId, id } }: LoadedIncident, key: StepKey): StepRow {
  return {
    companyId,
    incidentId: id,
    key,
    completionDate: null,
    completedAt: null,
    note: null,
    notNeeded: false,
  }
}

/** The moment brings its day; a day without a moment clears it; taking one away takes both. */
function noted(mark: StepRow, changes: StepPatch, timeZone: string): StepRow {
  const note = changes.note === undefined ? mark.note : changes.note
  const notNeeded = changes.notNeeded ?? mark.notNeeded
  const { completedAt, completionDate } = changes
  if (typeof completedAt === 'string') {
    const at = inUtc(completedAt)
    return {
      ...mark,
      note,
      notNeeded: false,
      completedAt: at,
      completionDate: completionDate ?? dayIn(at, timeZone),
    }
  }
  if (typeof completionDate === 'string')
    return { ...mark, note, notNeeded: false, completionDate, completedAt: null }
  if (completedAt === null || completionDate === null || notNeeded)
    return { ...mark, note, notNeeded, completionDate: null, completedAt: null }
  return { ...mark, note, notNeeded }
}

const BY_ORDER: readonly StepKey[] = ['commissionOrder', 'commissionChange']

function requireLawful(step: CourseStep, before: StepRow, after: StepRow): void {
  const becomesDone = after.completionDate !== null && after.completionDate !== before.completionDate
  if (becomesDone && step.blockedBy !== null) throw new Conflict(step.blockedBy)
  if (becomesDone && BY_ORDER.includes(step.key))
    throw Invalid.field('completionDate', 'Внесите номер и дату приказа в состав комиссии: шаг отметится сам')
  if (!after.notNeeded) return
  if (!step.canBeLeftOut) throw Invalid.field('notNeeded', 'Без этого шага закон обойтись не даёт')
  if (after.note === null) throw Invalid.field('note', 'Напишите, почему шаг не требуется')
}

/** What can only follow the approved act. */
const AFTER_ACT: readonly StepKey[] = [
  'handOver',
  'sendInsurer',
  'sendAuthorities',
  'journal',
  'consequences',
  'keep',
]

function requirePossibleDays(ctx: Ctx, { incident, marks }: LoadedIncident, after: StepRow): void {
  const { completionDate, completedAt, key } = after
  const today = ctx.today(incident.companyId)
  requireDayWithin({ field: 'completionDate', date: completionDate }, spanOf(incident, today))
  requireMomentWithin({ field: 'completedAt', at: completedAt }, { ...incident, now: ctx.now })
  if (completionDate === null) return
  if (key === 'approveAct' && incident.orderDate !== null && completionDate < incident.orderDate)
    throw Invalid.field('completionDate', 'Раньше приказа о комиссии')
  const approved = marks.find((mark) => mark.key === 'approveAct')?.completionDate ?? null
  if (AFTER_ACT.includes(key) && approved !== null && completionDate < approved)
    throw Invalid.field('completionDate', 'Раньше утверждения акта')
}
