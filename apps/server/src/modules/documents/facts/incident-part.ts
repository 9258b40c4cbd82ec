import type { InputValues } from '@ot/contract'
import type { Lacking, RecordFacts, TemplateSummary } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import type { Ctx } from '../../../context/ctx.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Invalid } from '../../../foundation/errors.ts'
import {
  INCIDENT_ORDERS,
  type IncidentWorld,
  incidentJournal,
  loadIncidentWorld,
  oneSubject,
  orderAnswers,
  ownNumber,
  subjectsOfIncident,
} from '../../incident-facts/index.ts'
import type { CompanyWorld } from './company-facts.ts'
import type { PaperSubject, SubjectIds } from './subject.ts'

const KEY = 'incidentId'
const NOT_CHOSEN = 'Выберите происшествие, о котором составить документ'
const NO_PERIOD = 'Документ по этому шаблону составляется не за период'
const STRAY = 'Документ по этому шаблону составляется не о происшествии'

/** What a paper takes from an incident; of other papers nothing. */
export type IncidentPart = {
  subject: PaperSubject
  /** Answers that the incident gives. */
  answers: InputValues
  /** Of the journal of accidents, not of the register. */
  number: string | null
}

/** Made from an incident, or able to be. */
export function isOfIncident({ id, scope }: TemplateSummary): boolean {
  return scope === 'incident' || INCIDENT_ORDERS.includes(id)
}

export function lackingIncident({ scope }: TemplateSummary): Lacking[] {
  return scope === 'incident' ? [{ key: KEY, label: NOT_CHOSEN, field: KEY }] : []
}

export async function findIncident(
  tx: Tx,
  ctx: Ctx,
  { company }: CompanyWorld,
  { companyId, incidentId }: { companyId: number; incidentId?: number | undefined },
): Promise<IncidentWorld | null> {
  if (incidentId === undefined) return null
  return loadIncidentWorld(tx, ctx, { companyId, incidentId, companyName: company.shortName })
}

/** Of one paper; without an incident it is an empty form. */
export async function incidentPart(
  tx: Tx,
  ctx: Ctx,
  template: TemplateSummary,
  world: CompanyWorld,
  asked: SubjectIds & { companyId: number },
): Promise<IncidentPart | null> {
  if (!isOfIncident(template)) {
    if (asked.incidentId !== undefined) throw Invalid.field(KEY, STRAY)
    return null
  }
  const incident = await findIncident(tx, ctx, world, asked)
  if (incident === null) return null
  const subject = oneSubject(incident, template, asked)
  return { subject, answers: orderAnswers(template.id, incident), number: ownNumber(template, subject) }
}

/** Of every paper that the template makes of the incident. */
export function incidentParts(template: TemplateSummary, incident: IncidentWorld | null): IncidentPart[] {
  if (incident === null || !isOfIncident(template)) return []
  return subjectsOfIncident(incident, template).map((subject) => ({
    subject,
    answers: orderAnswers(template.id, incident),
    number: ownNumber(template, subject),
  }))
}

type AskedPeriod = { companyId: number; from?: CalendarDate | undefined; to?: CalendarDate | undefined }

/** The journal of accidents is printed from those of a period. */
export async function journalPart(
  tx: Tx,
  ctx: Ctx,
  { records }: TemplateSummary,
  { companyId, from, to }: AskedPeriod,
): Promise<{ records?: RecordFacts }> {
  if (records !== 'incident') {
    if (from !== undefined || to !== undefined)
      throw Invalid.field(from === undefined ? 'to' : 'from', NO_PERIOD)
    return {}
  }
  const year = calendarYearOf(ctx.today(companyId))
  const period = { from: from ?? year.from, to: to ?? year.to }
  if (period.from > period.to)
    throw Invalid.field(to === undefined ? 'from' : 'to', 'Конец периода раньше его начала')
  return { records: await incidentJournal(tx, companyId, period) }
}

export function calendarYearOf(day: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const year = day.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}
