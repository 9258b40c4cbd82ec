import type { EventFacts } from '@ot/contract'
import type { CalendarDate, PersonFacts, Section } from '@ot/domain'
import type { StoredFacts } from '../../db/schema/section.ts'

/** Whom an event binds, as lists show it. */
export type PersonPart = PersonFacts & {
  fullname: string
  departmentId: number
  department: string
  position: string
}

type Described = {
  id: number
  companyId: number
  employeeId: number
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
  /** Asked for out of turn: see `Recheck` of the domain. */
  recheckSince: CalendarDate | null
  recheckDue: CalendarDate | null
  recheckReason: string | null
}

type WithFacts = { [S in Section]: { section: S; facts: EventFacts<S> } }[Section]

/** As read for an answer: the section decides which facts there are. */
export type EventPart = Described & WithFacts
export type ListedEvent = EventPart & PersonPart

/** As read for a change: all that is stored; its facts are read through their schema where a verb needs them. */
export type EventRow = Described &
  PersonPart & {
    section: Section
    facts: StoredFacts
    byHand: boolean
    positionId: number | null
    closedOn: CalendarDate | null
    closedReason: string | null
    dismissedOn: CalendarDate | null
    recheckIncidentId: number | null
  }
