import type { WorkplaceAnswer } from '@ot/contract'
import { type CalendarDate, eventState, guaranteesOf, workplaceTerms } from '@ot/domain'
import { workplaceDeadline } from '../events/index.ts'
import type { OccupiedWorkplace } from './find-workplace.ts'
import { workplaceFields } from './workplace-record.ts'

export function presentWorkplace(
  { workplace, employeeIds, calendar }: OccupiedWorkplace,
  today: CalendarDate,
): WorkplaceAnswer {
  const { id, companyId, version, workingConditionsClass } = workplace
  const deadline = workplaceDeadline(workplace)
  return {
    id,
    companyId,
    version,
    ...workplaceFields(workplace),
    employeeIds: [...employeeIds],
    deadline,
    state: eventState({ date: workplace.reportOn ?? workplace.registeredOn, deadline }, today),
    terms: workplaceTerms(workplace, calendar).map((term) => ({
      ...term,
      isOverdue: !term.isDone && term.deadline < today,
    })),
    guarantees: workingConditionsClass === null ? [] : guaranteesOf(workingConditionsClass),
  }
}
