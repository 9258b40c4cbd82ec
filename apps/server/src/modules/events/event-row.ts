import type { EventFacts } from '@ot/contract'
import type { CalendarDate, PersonFacts, Section } from '@ot/domain'
import type { StoredFacts } from '../../db/schema/section.ts'

/** What a list shows of an event and of the employee it binds. */
type Shown = PersonFacts & {
  id: number
  companyId: number
  employeeId: number
  fullname: string
  departmentId: number
  department: string
  position: string
  name: string
  date: CalendarDate | null
  periodicity: string
  deadline: CalendarDate | null
  memoId: number | null
  periodReason: string | null
  version: number
  rule: string | null
  firstDeadline: CalendarDate | null
  onHand: number
  returnOf: number | null
  workplaceId: number | null
  workplaceNumber: string | null
  declared: boolean
}

type WithFacts = { [S in Section]: { section: S; facts: EventFacts<S> } }[Section]

/** As read for an answer: the section decides which facts there are. */
export type ListedEvent = Shown & WithFacts

/** As read for a change: all that is stored; its facts are read through their schema where a verb needs them. */
export type EventRow = Shown & {
  section: Section
  facts: StoredFacts
  byHand: boolean
  positionId: number | null
  closedOn: CalendarDate | null
  closedReason: string | null
  dismissedOn: CalendarDate | null
}
