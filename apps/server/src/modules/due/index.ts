export {
  type DeadlineDay,
  type DueEvent,
  type DueGroup,
  type DueRow,
  listDeadlineDays,
  listDue,
  listDueEvents,
  listDueGroups,
  listOwed,
  type Owed,
} from './due-queries.ts'
export { stateOf } from './state.ts'
