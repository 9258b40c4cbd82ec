import { type Afterwards, NewEvents, NewMemo } from '@ot/contract'
import { incidentLabel } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { createManyIn, SECTION_ROWS, type SubjectChoice } from '../events/index.ts'
import { createMemoIn } from '../memos/index.ts'
import { type IncidentHead, linkMemo } from './incident-queries.ts'
import { readAfterwards } from './read-afterwards.ts'
import { afterIncident } from './write-measure.ts'

type Asking = SubjectChoice & { incidentId: number; reason: string | null }

/** PP 2464, p. 16: an accident asks for a briefing out of turn of those concerned; one memo asks for all of them. */
export async function askBriefing(ctx: Ctx, { incidentId, reason, ...choice }: Asking): Promise<Afterwards> {
  return afterIncident(ctx, incidentId, async (tx, incident) => {
    const { companyId } = incident
    const touched: Touched[] = [
      ...SECTION_ROWS,
      { table: 'memos', of: 'added' },
      { table: 'incident_memos' },
      { table: 'notifications', of: 'added' },
    ]
    return undoably(tx, ctx, { companyId, permission: 'incident.change', name: null, touched }, async () => {
      const because = reason ?? causeText(incident)
      const events = await createManyIn(
        tx,
        ctx,
        NewEvents.parse({
          companyId,
          section: 'briefing',
          kind: 'unscheduled',
          periodicity: 'разово',
          reason: because,
          firstDeadline: ctx.today(companyId),
          ...choice,
        }),
      )
      const memo = await createMemoIn(
        tx,
        ctx,
        NewMemo.parse({
          companyId,
          memoSection: 'briefing',
          note: because,
          name: `Внеплановый инструктаж: несчастный случай ${incidentLabel(incident)}`,
          employeesData: events.map(({ id: eventId, employeeId }) => ({ eventId, employeeId })),
        }),
      )
      await linkMemo(tx, incident, memo.id)
      await audit(tx, ctx, {
        companyId,
        action: 'incident.briefing-asked',
        entity: 'incident',
        entityId: incidentId,
        before: null,
        after: { memo: `№ ${memo.number} (${memo.year})`, people: events.length },
      })
      return readAfterwards(tx, ctx, incident)
    })
  })
}

/** «Несчастный случай № 3/2026 от 20.11.2026». */
export function causeText(incident: IncidentHead): string {
  return `Несчастный случай ${incidentLabel(incident)} от ${shortDate(incident.occurredOn)}`
}
