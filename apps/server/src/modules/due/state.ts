import { type CalendarDate, type EventState, eventState } from '@ot/domain'

/** What the database says of an obligation that falls due: see `due-queries.ts`. */
type DueFacts = {
  /** Never done, by somebody who is at work; what was issued and is still worn lacks nothing. */
  isMissing: boolean
  /** It may have been done before it was entered here. */
  isUnknown: boolean
  deadline: CalendarDate | null
}

/** The state that every count goes by. It asks only whether it was ever done. */
export function stateOf({ isMissing, isUnknown, deadline }: DueFacts, today: CalendarDate): EventState {
  if (isUnknown) return 'unknown'
  return eventState({ date: isMissing ? null : today, deadline }, today)
}
