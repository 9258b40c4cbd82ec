import { CommissionInput, type IncidentPatch, Particulars, VictimInput } from '@ot/contract'
import { dayIn, extensionProblem, type IncidentDegree, isWorse, severityOf } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { seatCommission } from './commission.ts'
import { inUtc, namedDepartment } from './create-incident.ts'
import type { HeadChanges } from './incident-queries.ts'
import { courseFactsOf, type LoadedIncident } from './load-incident.ts'
import { replaceMembers, saveMark, saveVictims } from './part-queries.ts'
import { requireDayWithin, requireMomentWithin, requirePossibleMoments, spanOf } from './time-rules.ts'
import { nameVictims, requireGroupOf, requirePossibleFacts } from './victims.ts'
import { writeIncident } from './write-incident.ts'

type Change = { id: number; changes: IncidentPatch; ifMatch: number | null }

export async function changeIncident(ctx: Ctx, { id, changes, ifMatch }: Change): Promise<LoadedIncident> {
  return writeIncident(ctx, { id, ifMatch, action: 'incident.changed' }, async (tx, loaded) => {
    const { companyId } = loaded.incident
    const head: HeadChanges = {
      ...momentsOf(ctx, loaded, changes),
      ...degreeOf(ctx, loaded, changes),
      ...(changes.place === undefined ? {} : { place: changes.place }),
      ...(changes.circumstances === undefined ? {} : { circumstances: changes.circumstances }),
      ...(changes.departmentId === undefined
        ? {}
        : await namedDepartment(tx, companyId, changes.departmentId)),
      ...particularsOf(loaded, changes),
    }
    const ahead = { ...loaded, incident: { ...loaded.incident, ...head } }
    if (head.worseningKnownAt !== undefined && head.worseningKnownAt !== null)
      await renewWorseningNotice(tx, loaded)
    const victimIds = await changeVictims(tx, ctx, ahead, changes)
    const commission = await changeCommission(tx, ctx, ahead, changes, victimIds)
    const settled = { ...ahead, incident: { ...ahead.incident, ...commission } }
    return { ...head, ...commission, ...extensionOf(ctx, settled, changes) }
  })
}

function momentsOf(ctx: Ctx, { incident, marks }: LoadedIncident, changes: IncidentPatch) {
  const occurredAt = changes.occurredAt === undefined ? incident.occurredAt : inUtc(changes.occurredAt)
  const toldAt = changes.toldAt === undefined ? incident.toldAt : inUtc(changes.toldAt)
  requirePossibleMoments({ occurredAt, toldAt, now: ctx.now })
  const { timeZone, companyId } = incident
  const applicationOn = changes.applicationOn === undefined ? incident.applicationOn : changes.applicationOn
  const span = spanOf({ occurredAt, timeZone }, ctx.today(companyId))
  if (marks.some(({ completionDate }) => completionDate !== null && completionDate < span.from))
    throw Invalid.field('occurredAt', 'Раньше этого дня уже отмечены сделанные шаги')
  requireDayWithin({ field: 'applicationOn', date: applicationOn }, span)
  return { occurredAt, toldAt, applicationOn }
}

/** A graver degree is a turn for the worse, known from a moment; a milder one undoes it. */
function degreeOf(ctx: Ctx, { incident }: LoadedIncident, changes: IncidentPatch): HeadChanges {
  const { degree = incident.degree, degreeKnownAt } = changes
  if (degree === incident.degree) return {}
  if (!isWorse(degree, incident.degree)) return { degree, ...keptWorsening(incident, degree) }
  const worseningKnownAt = degreeKnownAt === undefined ? ctx.now : inUtc(degreeKnownAt)
  const { occurredAt } = incident
  requireMomentWithin({ field: 'degreeKnownAt', at: worseningKnownAt }, { occurredAt, now: ctx.now })
  return { degree, worsenedFrom: incident.worsenedFrom ?? incident.degree, worseningKnownAt }
}

function keptWorsening(
  { worsenedFrom }: { worsenedFrom: IncidentDegree | null },
  degree: IncidentDegree,
): HeadChanges {
  const isStillWorse = worsenedFrom !== null && severityOf(worsenedFrom) !== severityOf(degree)
  return isStillWorse ? {} : { worsenedFrom: null, worseningKnownAt: null }
}

function particularsOf({ incident }: LoadedIncident, { particulars }: IncidentPatch): HeadChanges {
  if (particulars === undefined) return {}
  const changed = inField('particulars', () => checkedPatch(Particulars, incident.particulars, particulars))
  requireInspectionDays(changed, incident)
  return { particulars: changed }
}

/** His decision follows the accident, his conclusion the decision, his order's term the conclusion. */
function requireInspectionDays(
  { inspectionGround, inspectionDecidedOn, inspectorConcludedOn, prescriptionDue }: Particulars,
  { occurredAt, timeZone }: LoadedIncident['incident'],
): void {
  const occurredOn = dayIn(occurredAt, timeZone)
  const isTold = inspectionDecidedOn !== null || inspectorConcludedOn !== null || prescriptionDue !== null
  if (isTold && inspectionGround === null)
    throw Invalid.field('particulars.inspectionGround', 'Выберите основание: почему расследует инспектор')
  const days = [
    ['inspectionDecidedOn', inspectionDecidedOn, 'Раньше дня происшествия'],
    ['inspectorConcludedOn', inspectorConcludedOn, 'Раньше решения инспектора'],
    ['prescriptionDue', prescriptionDue, 'Раньше заключения инспектора'],
  ] as const
  let last = occurredOn
  for (const [name, day, message] of days) {
    if (day !== null && day < last) throw Invalid.field(`particulars.${name}`, message)
    last = day ?? last
  }
}

async function changeVictims(
  tx: Tx,
  ctx: Ctx,
  { incident, victims }: LoadedIncident,
  changes: IncidentPatch,
): Promise<ReadonlySet<number>> {
  const { companyId, id, degree, occurredAt, timeZone } = incident
  const inputs =
    changes.victims ?? victims.map(({ facts, ...who }) => VictimInput.parse({ ...facts, ...whoIs(who) }))
  const occurredOn = dayIn(occurredAt, timeZone)
  const asked = inputs.map((input, place) => ({
    input,
    fieldOf: (name: string) => `victims.${place}.${name}`,
  }))
  const { rows } = await nameVictims(tx, asked, {
    companyId,
    incidentId: id,
    occurredOn,
    stored: victims,
  })
  requireGroupOf(degree, rows.length)
  const ids = new Set(rows.flatMap(({ employeeId }) => employeeId ?? []))
  if (changes.victims === undefined) return ids
  for (const { facts, place } of rows)
    requirePossibleFacts(facts, place, { occurredOn, today: ctx.today(companyId) })
  await saveVictims(tx, { companyId, id }, rows)
  return ids
}

function whoIs({ id, employeeId, fullname, position }: Omit<LoadedIncident['victims'][number], 'facts'>) {
  return employeeId === null ? { id, fullname, position } : { employeeId }
}

async function changeCommission(
  tx: Tx,
  ctx: Ctx,
  { incident, members }: LoadedIncident,
  { commission }: IncidentPatch,
  victimIds: ReadonlySet<number>,
): Promise<HeadChanges> {
  const { companyId, id: incidentId, timeZone, toldAt } = incident
  const { orderNumber, orderDate, changeOrderNumber, changeOrderDate } = incident
  const stored = {
    orderNumber,
    orderDate,
    changeOrderNumber,
    changeOrderDate,
    members: members.map(({ employeeId, fullname, position, organisation, role }) => ({
      employeeId,
      fullname,
      position,
      organisation,
      role,
    })),
  }
  const asked = inField('commission', () => checkedPatch(CommissionInput, stored, commission ?? {}))
  const rows = await seatCommission(tx, asked.members, { companyId, incidentId, victimIds })
  const span = { from: dayIn(toldAt, timeZone), today: ctx.today(companyId) }
  requireOrderDays(asked, span)
  if (commission === undefined) return {}
  await replaceMembers(tx, { companyId, id: incidentId }, rows)
  const { members: _members, ...head } = asked
  return head
}

function requireOrderDays(
  { members, orderDate, changeOrderDate }: CommissionInput,
  span: { from: string; today: string },
): void {
  if (orderDate !== null && members.length === 0)
    throw Invalid.field('commission.members', 'Внесите состав комиссии: её назначает приказ')
  if (orderDate !== null && orderDate < span.from)
    throw Invalid.field('commission.orderDate', 'Приказ раньше, чем стало известно о случае')
  requireDayWithin({ field: 'commission.orderDate', date: orderDate }, span)
  if (changeOrderDate !== null && (orderDate === null || changeOrderDate < orderDate))
    throw Invalid.field('commission.changeOrderDate', 'Раньше приказа о комиссии')
  requireDayWithin({ field: 'commission.changeOrderDate', date: changeOrderDate }, span)
}

function extensionOf(ctx: Ctx, loaded: LoadedIncident, { extension }: IncidentPatch): HeadChanges {
  if (extension === undefined) return {}
  if (extension === null) return { extendedUntil: null, extensionReason: null, extensionDecidedAt: null }
  const { occurredAt } = loaded.incident
  const problem = extensionProblem(courseFactsOf(loaded), extension.until)
  if (problem !== null) throw Invalid.field('extension.until', problem)
  const decidedAt = inUtc(extension.decidedAt)
  requireMomentWithin({ field: 'extension.decidedAt', at: decidedAt }, { occurredAt, now: ctx.now })
  return { extendedUntil: extension.until, extensionReason: extension.reason, extensionDecidedAt: decidedAt }
}

/** Names the fields of a part as the form knows them: `commission.members.0.role`. */
function inField<T>(prefix: string, check: () => T): T {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    throw new Invalid(
      error.errors.map(({ field, message }) => ({
        field: field === '' ? prefix : `${prefix}.${field}`,
        message,
      })),
    )
  }
}

/** Each turn for the worse has a notice of its own (ТК РФ, ст. 228.1, ч. 5): the earlier one stays in the note. */
async function renewWorseningNotice(tx: Tx, { marks }: LoadedIncident): Promise<void> {
  const sent = marks.find(({ key }) => key === 'notifyWorsened')
  if (sent === undefined || sent.completionDate === null) return
  const earlier = `Прежнее извещение послано ${shortDate(sent.completionDate)}`
  const note = sent.note === null ? earlier : `${sent.note}\n${earlier}`
  await saveMark(tx, { ...sent, completionDate: null, completedAt: null, note })
}
