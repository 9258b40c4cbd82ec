import type { StartFacts, StartStep } from '@ot/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { type Check, flag, listOf, number, readRows, shaped } from '../../db/rows.ts'
import { startGuides } from '../../db/schema/start.ts'
import type { Tx } from '../../db/transaction.ts'

/** What one reading of the tables tells; of the interview its own module knows. */
export type CountedRecords = Omit<StartFacts, 'interview'>
type Counted = Omit<CountedRecords, 'heldRoles'> & { heldRoles: number[] }

const isCounted: Check<Counted> = shaped({
  employees: number,
  documents: number,
  underNorms: number,
  hasPackage: flag,
  heldRoles: listOf(number),
})

/** What the norms brought is theirs; what somebody entered himself is not an answer to them. */
const FACTS = `with people as (
    select id from employees where company_id = $1 and dismissed_on is null
  )
  select (select count(*)::int from people) as employees,
  (select coalesce(array_agg(r.role_id), '{}') from responsibilities r join people p on p.id = r.employee_id
    where r.company_id = $1) as "heldRoles",
  (select count(*)::int from people p where
    exists (select 1 from events v where v.company_id = $1 and v.employee_id = p.id
      and v.rule is not null and not v.by_hand)
    or exists (select 1 from event_declines d where d.company_id = $1 and d.employee_id = p.id)
  ) as "underNorms",
  (select count(*)::int from documents where company_id = $1 and voided_at is null) as documents,
  (exists (select 1 from first_packages where company_id = $1)
    or exists (select 1 from documents where company_id = $1 and archive_key is not null and voided_at is null)
  ) as "hasPackage"`

export async function countRecords(tx: Tx, companyId: number): Promise<CountedRecords> {
  const rows = await readRows(tx.$client, isCounted, {
    name: 'start-facts',
    text: FACTS,
    values: [companyId],
  })
  const [counted] = rows
  if (counted === undefined) throw new Error('the count returned no row')
  return { ...counted, heldRoles: new Set(counted.heldRoles) }
}

export type GuideRow = { hiddenAt: string | null; postponed: StartStep[]; finishedAt: string | null }
type Owner = { userId: number; companyId: number }

export async function findGuide(db: Db, { userId, companyId }: Owner): Promise<GuideRow | null> {
  const { hiddenAt, postponed, finishedAt } = startGuides
  const [row] = await db
    .select({ hiddenAt, postponed, finishedAt })
    .from(startGuides)
    .where(and(eq(startGuides.userId, userId), eq(startGuides.companyId, companyId)))
  return row ?? null
}

export async function saveGuide(db: Db, owner: Owner, changes: Partial<GuideRow>): Promise<void> {
  await db
    .insert(startGuides)
    .values({ userId: owner.userId, companyId: owner.companyId, ...changes })
    .onConflictDoUpdate({ target: [startGuides.userId, startGuides.companyId], set: changes })
}
