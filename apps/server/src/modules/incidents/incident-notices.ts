import {
  addressOf,
  type CalendarDate,
  crossingOn,
  FRESH_INCIDENT_DAYS,
  INCIDENT_DAYS,
  OVERDUE,
  PAGES,
  type Threshold,
} from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { linesText, markFresh, type Notice } from '../notices/index.ts'
import { type IncidentDeadline, listIncidentDeadlines } from './deadlines.ts'

type Morning = { companyId: number; today: CalendarDate; now: string }
type CrossedStep = IncidentDeadline & { threshold: Threshold; subject: string }

/** Steps of investigations that are due today or late, incident by incident. */
export async function incidentNotices(tx: Tx, { companyId, today, now }: Morning): Promise<Notice[]> {
  const steps = crossed(await listIncidentDeadlines(tx, companyId, now), today, INCIDENT_DAYS)
  const fresh = await markFresh(tx, { companyId, today }, steps)
  return [...new Set(fresh.map(({ incidentId }) => incidentId))].map((incidentId) =>
    noticeOf(fresh.filter((step) => step.incidentId === incidentId)),
  )
}

/** Of one incident what is due today and tomorrow and was not told of; the morning finds these marks. What is late
 * already is left to the morning: of an accident entered afterwards most is done and only to be noted yet. */
export async function freshSteps(
  tx: Tx,
  { companyId, today }: Omit<Morning, 'now'>,
  deadlines: readonly IncidentDeadline[],
): Promise<IncidentDeadline[]> {
  const steps = crossed(deadlines, today, FRESH_INCIDENT_DAYS)
  return markFresh(
    tx,
    { companyId, today },
    steps.filter(({ threshold }) => threshold !== OVERDUE),
  )
}

export function stepLine({ title, until }: IncidentDeadline): string {
  return `${title} — до ${until}`
}

export function incidentLink(id: number): string {
  return addressOf(PAGES.incident, id)
}

function crossed(
  deadlines: readonly IncidentDeadline[],
  today: CalendarDate,
  days: readonly number[],
): CrossedStep[] {
  const thresholdOf = crossingOn(today, days)
  return deadlines.flatMap((step) => {
    // A term in hours may run out in the middle of its day.
    const threshold = step.state === 'overdue' ? OVERDUE : thresholdOf(step.deadline)
    const subject = `incident:${step.incidentId}:${step.key}:${step.deadline}`
    return threshold === null ? [] : [{ ...step, threshold, subject }]
  })
}

function noticeOf(steps: readonly CrossedStep[]): Notice {
  const [step] = steps
  if (step === undefined) throw new Error('an incident without steps that are due has nothing to tell')
  const isLate = steps.some(({ threshold }) => threshold === OVERDUE)
  return {
    kind: 'incident',
    title: `Происшествие ${step.label}: ${isLate ? 'просрочены шаги расследования' : 'сегодня последний день шагов расследования'}`,
    content: linesText(steps.map(stepLine)),
    link: incidentLink(step.incidentId),
  }
}
