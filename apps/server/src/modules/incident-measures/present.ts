import type { IncidentMeasure } from '@ot/contract'
import type { CalendarDate } from '@ot/domain'
import type { ListedMeasure } from './measure-queries.ts'
import { fieldsOf } from './measure-rules.ts'

export function presentMeasure(row: ListedMeasure, today: CalendarDate): IncidentMeasure {
  const { id, incidentId, responsibleName, responsiblePosition, version } = row
  return {
    ...fieldsOf(row),
    id,
    incidentId,
    responsibleName,
    responsiblePosition,
    version,
    isOverdue: row.doneOn === null && row.cancelReason === null && row.dueOn !== null && row.dueOn < today,
  }
}
