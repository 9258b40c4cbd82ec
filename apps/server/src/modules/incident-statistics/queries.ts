import { eq, sql } from 'drizzle-orm'
import { type Checked, number, readRows, shaped } from '../../db/rows.ts'
import { companies } from '../../db/schema/company.ts'
import { incidentHeadcounts } from '../../db/schema/incident-afterwards.ts'
import type { Tx } from '../../db/transaction.ts'

const isCountedYear = shaped({
  year: number,
  accidents: number,
  notWorkRelated: number,
  victims: number,
  serious: number,
  dead: number,
  daysLost: number,
  daysUnknown: number,
})
export type CountedYear = Checked<typeof isCountedYear>

/** The year is that of the company's calendar; a cancelled accident counts nowhere. */
const BY_YEAR = `with counted as (
    select i.id, i.degree, coalesce(i.particulars->>'isWorkRelated', '') = 'false' as foreign,
      extract(year from i.occurred_at at time zone c.time_zone)::int as year
    from incidents i join companies c on c.id = i.company_id
    where i.company_id = $1 and i.status <> 'cancelled'),
  hurt as (
    select v.incident_id, count(*)::int as victims,
      (count(*) filter (where v.dead))::int as dead,
      coalesce(sum(v.days) filter (where not v.dead), 0)::int as days,
      (count(*) filter (where not v.dead and v.days is null))::int as unknown
    from (select incident_id, (facts->>'daysLost')::int as days,
        coalesce(facts->>'outcome', '') = 'died' or coalesce(facts->>'severity', '') = 'fatal' as dead
      from incident_victims where company_id = $1) v
    group by v.incident_id)
  select n.year, count(*)::int as accidents, (count(*) filter (where n.foreign))::int as "notWorkRelated",
    coalesce(sum(h.victims) filter (where not n.foreign), 0)::int as victims,
    (count(*) filter (where not n.foreign and n.degree in ('serious', 'seriousGroup')))::int as serious,
    coalesce(sum(h.dead) filter (where not n.foreign), 0)::int as dead,
    coalesce(sum(h.days) filter (where not n.foreign), 0)::int as "daysLost",
    coalesce(sum(h.unknown) filter (where not n.foreign), 0)::int as "daysUnknown"
  from counted n join hurt h on h.incident_id = n.id
  group by n.year`

export async function countByYear(tx: Tx, companyId: number): Promise<CountedYear[]> {
  return readRows(tx.$client, isCountedYear, BY_YEAR, [companyId])
}

const MICROTRAUMAS = `select extract(year from occurred_on)::int as year, count(*)::int as count
  from microtraumas where company_id = $1 and cancel_reason is null and incident_id is null group by 1`

export async function countMicrotraumas(tx: Tx, companyId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await readRows(tx.$client, shaped({ year: number, count: number }), MICROTRAUMAS, [companyId])
  return new Map(rows.map(({ year, count }) => [year, count]))
}

/** What was told of a year; null: told, and taken back to that of the company's card. */
export type ToldHeadcount = { headcount: number | null; version: number }

export async function listHeadcounts(tx: Tx, companyId: number): Promise<ReadonlyMap<number, ToldHeadcount>> {
  const { year, headcount, version } = incidentHeadcounts
  const rows = await tx
    .select({ year, headcount, version })
    .from(incidentHeadcounts)
    .where(eq(incidentHeadcounts.companyId, companyId))
  return new Map(rows.map(({ year, ...told }) => [year, told]))
}

export async function saveHeadcount(
  tx: Tx,
  { companyId, year }: { companyId: number; year: number },
  headcount: number | null,
): Promise<void> {
  await tx
    .insert(incidentHeadcounts)
    .values({ companyId, year, headcount })
    .onConflictDoUpdate({
      target: [incidentHeadcounts.companyId, incidentHeadcounts.year],
      set: { headcount, version: sql`${incidentHeadcounts.version} + 1` },
    })
}

export async function getCompanyHeadcount(tx: Tx, companyId: number): Promise<number | null> {
  const [row] = await tx
    .select({ headcount: companies.headcount })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.headcount ?? null
}
