import {
  type CalendarDate,
  CONDITIONS_CLASSES,
  type ConditionsClass,
  EXCLUDED,
  RISK_LEVELS,
  type RiskLevel,
  SECTIONS,
} from '@ot/domain'
import { awayOn, NOT_ENTERED } from '../../../db/away.ts'
import { type Checked, number, oneOf, orNull, readRows, shaped, text } from '../../../db/rows.ts'
import { SHORT_NAME } from '../../../db/short-name.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A line of an active memo whose deadline has passed, done or not; what is not entered is not overdue, in a memo neither. */
const isLateLine = shaped({
  id: number,
  memoId: number,
  number: number,
  section: oneOf(SECTIONS),
  person: text,
  name: text,
  deadline: text,
  completionDate: orNull(text),
  finalWorkingConditionsClass: orNull(
    oneOf<ConditionsClass | typeof EXCLUDED>([...CONDITIONS_CLASSES, EXCLUDED]),
  ),
  finalRiskLevel: orNull(oneOf<RiskLevel | typeof EXCLUDED>([...RISK_LEVELS, EXCLUDED])),
})
export type LateLine = Checked<typeof isLateLine>

const LATE_LINES = `select l.id, l.memo_id as "memoId", m.number, m.section, ${SHORT_NAME} as person, l.name, l.deadline,
    l.completion_date as "completionDate", l.final_working_conditions_class as "finalWorkingConditionsClass",
    l.final_risk_level as "finalRiskLevel"
  from memo_lines l
  join memos m on m.company_id = l.company_id and m.id = l.memo_id
  join employees e on e.company_id = l.company_id and e.id = l.employee_id
  left join events v on v.company_id = l.company_id and v.id = l.event_id
  ${awayOn('$2')}
  where l.company_id = $1 and m.status = 'active' and l.deadline < $2 and e.dismissed_on is null and a.id is null
    and not coalesce(l.deadline = v.deadline and ${NOT_ENTERED}, false)
  order by l.memo_id, l.place`

export async function listLateLines(tx: Tx, companyId: number, today: CalendarDate): Promise<LateLine[]> {
  return readRows(tx.$client, isLateLine, LATE_LINES, [companyId, today])
}
