import type { CallAnswer } from '@ot/contract'
import type { CalendarDate } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { undoably } from '../../db/undoable.ts'
import { Invalid } from '../../foundation/errors.ts'
import { chosenSubjects, recheckIn, SECTION_ROWS, type SubjectChoice } from '../events/index.ts'
import { causeText } from './ask-briefing.ts'
import { readAfterwards } from './read-afterwards.ts'
import { afterIncident } from './write-measure.ts'

type Asking = SubjectChoice & { incidentId: number; dueOn: CalendarDate | null }
type Asked = CallAnswer<'POST /api/incidents/:id/risk-reviews'>

/** 776н: an accident is a reason to assess the risks anew; doing the assessment takes the mark away. */
export async function askRiskReview(ctx: Ctx, { incidentId, dueOn, ...choice }: Asking): Promise<Asked> {
  return afterIncident(ctx, incidentId, async (tx, incident) => {
    const { companyId } = incident
    const since = ctx.today(companyId)
    const due = dueOn ?? since
    if (due < since) throw Invalid.field('dueOn', 'Этот день уже прошёл')
    const subjects = await chosenSubjects(tx, companyId, choice)
    const deed = { companyId, permission: 'incident.change', name: null, touched: SECTION_ROWS } as const
    return undoably(tx, ctx, deed, async () => {
      const marked = await recheckIn(tx, ctx, {
        companyId,
        isAsked: ({ section }) => section === 'risk',
        incidentId,
        employeeIds: subjects.map(({ id }) => id),
        recheck: { since, due, reason: causeText(incident) },
      })
      const asked = new Set(marked.map(({ employeeId }) => employeeId))
      const withoutCard = subjects.filter(({ id }) => !asked.has(id)).map(({ fullname }) => fullname)
      await audit(tx, ctx, {
        companyId,
        action: 'incident.risk-review-asked',
        entity: 'incident',
        entityId: incidentId,
        before: null,
        after: { people: asked.size, due, withoutCard },
      })
      return { marked: asked.size, withoutCard, afterwards: await readAfterwards(tx, ctx, incident) }
    })
  })
}
