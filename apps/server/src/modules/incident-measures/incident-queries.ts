import type { CalendarDate } from '@ot/domain'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { checkedSql } from '../../db/checked-sql.ts'
import { number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import { companies } from '../../db/schema/company.ts'
import { incidents } from '../../db/schema/incident.ts'
import { incidentMemos } from '../../db/schema/incident-afterwards.ts'
import { memoLines, memos } from '../../db/schema/memo.ts'
import { microtraumas } from '../../db/schema/microtrauma.ts'
import { events } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

/** What follows an incident needs to know of it. */
export type IncidentHead = {
  companyId: number
  id: number
  number: number
  year: number
  occurredOn: CalendarDate
  cancelReason: string | null
}

/** For calls that carry only the incident: looked for in the companies of the user. */
export async function getIncidentHead(
  tx: Tx,
  companyIds: readonly number[],
  id: number,
): Promise<IncidentHead> {
  const [row] = await tx
    .select({
      companyId: incidents.companyId,
      id: incidents.id,
      number: incidents.number,
      year: incidents.year,
      occurredOn: checkedSql(
        text,
        sql`(${incidents.occurredAt} at time zone ${companies.timeZone})::date::text`,
      ),
      cancelReason: incidents.cancelReason,
    })
    .from(incidents)
    .innerJoin(companies, eq(companies.id, incidents.companyId))
    .where(and(inArray(incidents.companyId, [...companyIds]), eq(incidents.id, id)))
  if (row === undefined) throw new NotFound()
  return row
}

export async function linkMemo(
  tx: Tx,
  { companyId, id: incidentId }: IncidentHead,
  memoId: number,
): Promise<void> {
  await tx.insert(incidentMemos).values({ companyId, incidentId, memoId })
}

/** Newest first. */
export async function listBriefings(tx: Tx, { companyId, id }: IncidentHead) {
  return tx
    .select({
      memoId: memos.id,
      number: memos.number,
      year: memos.year,
      status: memos.status,
      people: count(memoLines.id),
      peopleDone: count(memoLines.completionDate),
    })
    .from(incidentMemos)
    .innerJoin(memos, and(eq(memos.companyId, incidentMemos.companyId), eq(memos.id, incidentMemos.memoId)))
    .leftJoin(memoLines, and(eq(memoLines.companyId, memos.companyId), eq(memoLines.memoId, memos.id)))
    .where(and(eq(incidentMemos.companyId, companyId), eq(incidentMemos.incidentId, id)))
    .groupBy(memos.id, memos.number, memos.year, memos.status)
    .orderBy(desc(memos.year), desc(memos.number))
}

export type RiskReviews = { asked: number; done: number; due: CalendarDate | null }

/** Cards asked for because of the incident; `due`: the first day that is still to come or has passed. */
export async function countRiskReviews(tx: Tx, { companyId, id }: IncidentHead): Promise<RiskReviews> {
  const isDone = sql`${events.date} >= ${events.recheckSince}`
  const [row] = await tx
    .select({
      asked: count(),
      done: checkedSql(number, sql`(count(*) filter (where ${isDone}))::int`),
      due: checkedSql(
        orNull(text),
        sql`(min(${events.recheckDue}) filter (where (${isDone}) is not true))::text`,
      ),
    })
    .from(events)
    .where(
      and(eq(events.companyId, companyId), eq(events.recheckIncidentId, id), sql`${events.closedOn} is null`),
    )
  return row ?? { asked: 0, done: 0, due: null }
}

/** The record of the microtrauma that it turned out to be. */
export async function findMicrotrauma(tx: Tx, { companyId, id: incidentId }: IncidentHead) {
  const { id, number, year } = microtraumas
  const [row] = await tx
    .select({ id, number, year })
    .from(microtraumas)
    .where(and(eq(microtraumas.companyId, companyId), eq(microtraumas.incidentId, incidentId)))
  return row === undefined ? null : { id: row.id, label: `№ ${row.number}/${row.year}` }
}

/** Where the injured stood on the day, by their assessments. */
export async function listVictimWorkplaces(
  tx: Tx,
  { companyId, id, occurredOn }: IncidentHead,
): Promise<number[]> {
  const rows = await readRows(
    tx.$client,
    shaped({ workplaceId: number }),
    `select distinct v.workplace_id as "workplaceId" from incident_victims i
     join events v on v.company_id = i.company_id and v.employee_id = i.employee_id and v.section = 'sout'
     where i.company_id = $1 and i.incident_id = $2 and v.workplace_id is not null
       and (v.closed_on is null or v.closed_on >= $3)
     order by 1`,
    [companyId, id, occurredOn],
  )
  return rows.map(({ workplaceId }) => workplaceId)
}
