import { crossingOn, INCIDENT_DAYS, OVERDUE } from '@ot/domain'
import { shortDate } from '@ot/grammar'
import { type IncidentDeadline, listIncidentDeadlines } from '../../incidents/index.ts'
import { markFresh } from '../mark-queries.ts'
import { linesText, type Notice } from '../notice.ts'
import type { Source } from './source.ts'

/** Steps of investigations that are due today or late, incident by incident. */
export const incidentNotices: Source = async (tx, { companyId, today, now }) => {
  const crossed = crossingOn(today, INCIDENT_DAYS)
  const candidates = (await listIncidentDeadlines(tx, companyId, now)).flatMap((step) => {
    const threshold = crossed(step.deadline)
    const subject = `incident:${step.incidentId}:${step.key}:${step.deadline}`
    return threshold === null ? [] : [{ ...step, threshold, subject }]
  })
  const fresh = await markFresh(tx, { companyId, today }, candidates)
  return [...new Set(fresh.map(({ incidentId }) => incidentId))].map((incidentId) => {
    const steps = fresh.filter((step) => step.incidentId === incidentId)
    return noticeOf(
      steps,
      steps.some(({ threshold }) => threshold === OVERDUE),
    )
  })
}

function noticeOf(steps: readonly IncidentDeadline[], isLate: boolean): Notice {
  const [step] = steps
  if (step === undefined) throw new Error('an incident without steps that are due has nothing to tell')
  return {
    kind: 'incident',
    title: `Происшествие ${step.label}: ${isLate ? 'просрочены шаги расследования' : 'сегодня последний день шагов расследования'}`,
    content: linesText(steps.map(({ title, deadline }) => `${title} — до ${shortDate(deadline)}`)),
    link: `/notifications/incident/${step.incidentId}`,
  }
}
