import type { IncidentMeasure } from '@ot/contract'
import type { CalendarDate } from '@ot/domain'
import type { ListedMeasure } from './measure-queries.ts'
import { measureFields } from './measure-rules.ts'

export function presentMeasure(row: ListedMeasure, today: CalendarDate): IncidentMeasure {
  const { id, incidentId, responsibleName, responsiblePosition, version } = row
  return {
    ...measureFields(row),
    id,
    incidentId,
    responsibleName,
    responsiblePosition,
    version,
    isOverdue: row.doneOn === null && row.cancelReason === null && row.dueOn !== null && row.dueOn < today,
  }
}
