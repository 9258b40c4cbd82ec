import type { NeedFacts } from '@ot/domain'
import { type Check, flag, listOf, number, orNull, readRows, shaped, text } from '../../../db/rows.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The chairman of the commission that examines the knowledge. */
const COMMISSION_ROLE = 105

/** What the need of a paper depends on. */
export type NeedRow = Omit<NeedFacts, 'positions'> & { positions: { id: number; name: string }[] }

const isNeedRow: Check<NeedRow> = shaped({
  microEnterprise: orNull(flag),
  headcount: orNull(number),
  activityIds: listOf(number),
  harmfulWorkplaces: number,
  extraLeaveWorkplaces: number,
  hasTrainingCommission: flag,
  positions: listOf(shaped({ id: number, name: text })),
})

const FACTS = `select c.activity_ids as "activityIds", c.micro_enterprise as "microEnterprise",
  coalesce(c.headcount, nullif(staff.people, 0)) as headcount, staff.positions,
  (select count(*)::int from workplaces w
    where w.company_id = $1 and w.working_conditions_class in ('3.1', '3.2', '3.3', '3.4', '4')) as "harmfulWorkplaces",
  (select count(*)::int from workplaces w
    where w.company_id = $1 and w.working_conditions_class in ('3.2', '3.3', '3.4', '4')) as "extraLeaveWorkplaces",
  exists (select from responsibilities r
    where r.company_id = $1 and r.role_id = $2) as "hasTrainingCommission"
  from companies c
  cross join lateral (
    select count(*)::int as people,
      coalesce(json_agg(distinct jsonb_build_object('id', p.id, 'name', p.name)) filter (where p.id is not null), '[]')
        as positions
    from employees e join positions p on p.id = e.position_id
    where e.company_id = $1 and e.dismissed_on is null
  ) staff
  where c.id = $1`

export async function findNeedFacts(tx: Tx, companyId: number): Promise<NeedRow | null> {
  const rows = await readRows(tx.$client, isNeedRow, {
    name: 'needs-of-company',
    text: FACTS,
    values: [companyId, COMMISSION_ROLE],
  })
  return rows[0] ?? null
}
