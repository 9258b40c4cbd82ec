import {
  addMonths,
  type CalendarDate,
  type ConditionsClass,
  DUE_WINDOW_MONTHS,
  leastInCentre,
  type OrganisationRecords,
  type PaperAnswer,
  type Predecessor,
  type RecordKey,
  type RegisteredPaper,
  RISK_CATEGORIES,
  type ToldByRecords,
} from '@ot/domain'
import { shortDate } from '@ot/text'
import { listOf, number, oneOf, orNull, readRows, shaped, text } from '../../../db/rows.ts'
import type { Tx } from '../../../db/transaction.ts'

type Asked = {
  companyId: number
  day: CalendarDate
  templateIds: readonly string[]
  /** Who works where the employer is: without those who always work from elsewhere; null: not said. */
  onSite: number | null
}

/** What the organisation's records tell papers of a day; `templateIds`: whose registered papers are named. */
export async function findOrganisationRecords(tx: Tx, asked: Asked): Promise<OrganisationRecords> {
  return {
    registered: await findRegistered(tx, asked),
    predecessors: await findPredecessors(tx, asked.companyId),
    told: await findTold(tx, asked),
  }
}

const isRegistered = shaped({ templateId: text, number: text, date: text })

const REGISTERED = `select distinct on (template_id) template_id as "templateId", number, date::text
  from documents
  where company_id = $1 and template_id = any($2) and date <= $3 and voided_at is null
  order by template_id, date desc, id desc`

async function findRegistered(
  tx: Tx,
  { companyId, day, templateIds }: Asked,
): Promise<ReadonlyMap<string, RegisteredPaper>> {
  const rows = await readRows(tx.$client, isRegistered, {
    name: 'named-papers',
    text: REGISTERED,
    values: [companyId, templateIds, day],
  })
  return new Map(rows.map(({ templateId, ...paper }) => [templateId, withReference(paper)]))
}

/** As other papers name a registered one. */
export function withReference({ number, date }: Omit<RegisteredPaper, 'reference'>): RegisteredPaper {
  return { number, date, reference: `от ${shortDate(date)} № ${number}` }
}

const isPredecessor = shaped({
  roleId: number,
  employeeId: number,
  orderNumber: orNull(text),
  orderDate: orNull(text),
})

const PREDECESSORS = `select distinct on (r.role_id) r.role_id as "roleId", t.employee_id as "employeeId",
    t.order_number as "orderNumber", t.order_date::text as "orderDate"
  from responsibilities r
  join responsibility_terms t on t.company_id = r.company_id and t.successor_id = r.id
  where r.company_id = $1
  order by r.role_id, t.id desc`

async function findPredecessors(tx: Tx, companyId: number): Promise<ReadonlyMap<number, Predecessor>> {
  const rows = await readRows(tx.$client, isPredecessor, {
    name: 'predecessors-in-roles',
    text: PREDECESSORS,
    values: [companyId],
  })
  return new Map(rows.map(({ roleId, ...before }) => [roleId, before]))
}

const ids = listOf(number)
const isTold = shaped({
  riskCategory: orNull(oneOf(RISK_CATEGORIES)),
  riskCardsDate: orNull(text),
  riskCards: number,
  assessedWorkplaces: number,
  soutRegisteredOn: orNull(text),
  harmfulWorkers: ids,
  extraLeaveWorkers: ids,
  reducedHoursWorkers: ids,
  examinedWorkers: ids,
  trainees: ids,
  firstAidTrained: ids,
  ppeTrained: ids,
})

const HARMFUL: readonly ConditionsClass[] = ['3.1', '3.2', '3.3', '3.4', '4']
/** ТК РФ, ст. 117. */
const EXTRA_LEAVE: readonly ConditionsClass[] = ['3.2', '3.3', '3.4', '4']
/** ТК РФ, ст. 92. */
const REDUCED_HOURS: readonly ConditionsClass[] = ['3.3', '3.4', '4']
/** ПП 2464, п. 96: electrical safety and fire safety are taught by other acts. */
const LABOUR_PROTECTION = '^(general|methods|hazardous-)'

const TOLD = `with standing as (
    select v.section, v.date, v.deadline, v.employee_id::int as id, v.facts->>'programme' as programme,
      v.periodicity <> 'разово' as returns, w.working_conditions_class as class,
      v.date is not null and v.facts->>'result' is distinct from 'failed'
        and (v.deadline is null or v.deadline >= $2) as holds
    from events v
    join employees e on e.company_id = v.company_id and e.id = v.employee_id and e.dismissed_on is null
    left join workplaces w on w.company_id = v.company_id and w.id = v.workplace_id
    where v.company_id = $1 and v.section in ('risk', 'sout', 'medical', 'training') and v.closed_on is null)
  select (select risk_category from companies where id = $1) as "riskCategory",
    max(date) filter (where section = 'risk')::text as "riskCardsDate",
    count(distinct id) filter (where section = 'risk' and date is not null)::int as "riskCards",
    (select count(*)::int from workplaces where company_id = $1 and working_conditions_class is not null)
      as "assessedWorkplaces",
    (select max(registered_on)::text from workplaces where company_id = $1) as "soutRegisteredOn",
    coalesce(array_agg(distinct id) filter (where class = any($3)), '{}') as "harmfulWorkers",
    coalesce(array_agg(distinct id) filter (where class = any($4)), '{}') as "extraLeaveWorkers",
    coalesce(array_agg(distinct id) filter (where class = any($5)), '{}') as "reducedHoursWorkers",
    coalesce(array_agg(distinct id) filter (where section = 'medical' and returns), '{}') as "examinedWorkers",
    coalesce(array_agg(distinct id) filter (where programme ~ $6 and (date is null or deadline <= $7)), '{}')
      as trainees,
    coalesce(array_agg(distinct id) filter (where programme = 'first-aid' and holds), '{}') as "firstAidTrained",
    coalesce(array_agg(distinct id) filter (where programme = 'ppe-use' and holds), '{}') as "ppeTrained"
  from standing`

async function findTold(tx: Tx, { companyId, day, onSite }: Asked): Promise<ToldByRecords> {
  const soon = addMonths(day, DUE_WINDOW_MONTHS.training)
  const [row] = await readRows(tx.$client, isTold, {
    name: 'told-by-records',
    text: TOLD,
    values: [companyId, day, HARMFUL, EXTRA_LEAVE, REDUCED_HOURS, LABOUR_PROTECTION, soon],
  })
  const told = new Map<RecordKey, PaperAnswer>()
  if (row === undefined) return told
  const { riskCategory, riskCardsDate, riskCards, assessedWorkplaces, soutRegisteredOn } = row
  if (onSite !== null) told.set('centreTraineesMinimum', leastInCentre(onSite, riskCategory ?? 'low'))
  if (riskCardsDate !== null) told.set('riskCardsDate', riskCardsDate)
  if (riskCards > 0) told.set('riskCards', riskCards)
  if (assessedWorkplaces > 0) told.set('assessedWorkplaces', assessedWorkplaces)
  if (soutRegisteredOn !== null) told.set('soutRegisteredOn', soutRegisteredOn)
  for (const key of PEOPLE_KEYS) if (row[key].length > 0) told.set(key, row[key])
  return told
}

const PEOPLE_KEYS = [
  'harmfulWorkers',
  'extraLeaveWorkers',
  'reducedHoursWorkers',
  'examinedWorkers',
  'trainees',
  'firstAidTrained',
  'ppeTrained',
] as const satisfies readonly RecordKey[]
