export { changeManyIn } from './change-event.ts'
export { chosenSubjects, type SubjectChoice } from './chosen-subjects.ts'
export { closeIn, reopenIn, withdrawUndone } from './close-events.ts'
export { completeEvents, completeIn } from './complete-events.ts'
export { lastCompletions, marksTogether } from './completion-queries.ts'
export { createIn, createManyIn } from './create-events.ts'
export { deleteIn } from './delete-event.ts'
export { loadEmployeesEvents, loadEvents } from './event-queries.ts'
export type { EventPart, EventRow, PersonPart } from './event-row.ts'
export { deadlineAfter, timingOf } from './event-times.ts'
export { handOverShared } from './hand-over-events.ts'
export { eventsOfSection } from './lists.ts'
export { moveToWorkplace } from './move-workplace.ts'
export { eventStateOf } from './present.ts'
export { type Marked, recheckIn, takeBackRecheck } from './recheck-events.ts'
export { moveTimes, type RecountedEvent, recountEvents, storedTimes } from './recount-events.ts'
export { briefedDays } from './repeat-after-initial.ts'
export { previewRetimed, retimeAbsent, retimeEmployees } from './retime-employees.ts'
export { registerEvents } from './routes.ts'
export { listSection } from './section-queries.ts'
export { sectionSheet } from './section-sheet.ts'
export { lawfulDeadline, spreadAssessment, workplaceBasis, workplaceDeadline } from './spread-assessment.ts'
export { type EventSubject, getEmployeeCompany, subjectsByIds, workingSubjects } from './subject-queries.ts'
export { SECTION_ROWS, touchedRecords } from './touched.ts'
export { undoIn } from './undo-completion.ts'
export {
  countStanding,
  deleteWorkplaceRow,
  findWorkplace,
  getWorkplaceCompany,
  insertWorkplace,
  listWorkplaces,
  standingOnWorkplaces,
  updateWorkplace,
  type WorkplaceRow,
} from './workplace-queries.ts'
export { type AcceptedObligation, writeObligations } from './write-obligations.ts'
