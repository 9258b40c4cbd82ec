import type { TemplateSummary } from '@ot/doc-library'
import { type CompanyNeeds, companyNeeds, type NeedFacts, needReason } from '@ot/domain'
import { findPosition } from '@ot/reference'
import type { Tx } from '../../db/transaction.ts'

/** The chairman of the commission that examines the knowledge. */
const COMMISSION_ROLE = 105

type Row = Omit<NeedFacts, 'positions'> & { positions: { id: number; name: string }[] }

const FACTS = `select c.activity_ids as "activityIds", c.micro_enterprise as "microEnterprise",
  coalesce(c.headcount, nullif(staff.people, 0)) as headcount, staff.positions,
  (select count(*)::int from workplaces w
    where w.company_id = c.id and w.working_conditions_class in ('3.1', '3.2', '3.3', '3.4', '4')) as "harmfulWorkplaces",
  exists (select from responsibilities r
    where r.company_id = c.id and r.role_id = $2) as "hasTrainingCommission"
  from companies c
  cross join lateral (
    select count(*)::int as people,
      coalesce(json_agg(distinct jsonb_build_object('id', p.id, 'name', p.name)) filter (where p.id is not null), '[]')
        as positions
    from employees e join positions p on p.id = e.position_id
    where e.company_id = c.id and e.dismissed_on is null
  ) staff
  where c.id = $1`

/** Why the company needs a paper; null: it may do without. */
export type NeedOf = (template: Pick<TemplateSummary, 'need' | 'activities'>) => string | null

export async function loadNeeds(tx: Tx, companyId: number): Promise<NeedOf> {
  const { rows } = await tx.$client.query<Row>({
    name: 'needs-of-company',
    text: FACTS,
    values: [companyId, COMMISSION_ROLE],
  })
  const [row] = rows
  if (row === undefined) return () => null
  const positions = row.positions
    .map(({ id, name }) => ({ name, profile: findPosition(id)?.profile ?? null }))
    .sort((left, right) => left.name.localeCompare(right.name, 'ru'))
  const needs: CompanyNeeds = companyNeeds({ ...row, positions })
  return (template) => needReason(template, needs, row.activityIds)
}
