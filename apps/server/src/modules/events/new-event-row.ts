import type { CalendarDate, Section } from '@ot/domain'
import type { StoredFacts } from '../../db/schema/section.ts'
import type { EventRow } from './event-row.ts'
import { withTimes } from './event-times.ts'
import type { Ledger } from './ledger.ts'
import type { EventSubject } from './subject-queries.ts'

export type NewObligation = {
  id: number
  section: Section
  /** Which norm asks for it; null: only the company does. */
  rule: string | null
  byHand: boolean
  name: string
  periodicity: string
  periodReason: string | null
  firstDeadline: CalendarDate | null
  /** Null: nobody but the company asks for it. */
  askedSince: CalendarDate | null
  /** Whole: as the section's schema makes them. */
  facts: StoredFacts
}

/** An obligation that nobody has met yet. */
export function newEventRow(
  { companyId, today }: Ledger,
  subject: EventSubject,
  obligation: NewObligation,
): EventRow {
  return withTimes({
    ...obligation,
    companyId,
    version: 1,
    employeeId: subject.id,
    fullname: subject.fullname,
    departmentId: subject.departmentId,
    department: subject.department,
    position: subject.position,
    positionId: subject.positionId,
    birthDate: subject.birthDate,
    hireDate: subject.hireDate,
    contractDate: subject.contractDate,
    firstWorkingDay: subject.firstWorkingDay,
    absences: [...subject.absences],
    coldSeason: subject.coldSeason,
    dismissedOn: subject.dismissedOn,
    date: null,
    deadline: null,
    memoId: null,
    onHand: 0,
    returnOf: null,
    enteredOn: today,
    workplaceId: null,
    workplaceNumber: null,
    declared: false,
    workplaceCauses: null,
    closedOn: null,
    closedReason: null,
    recheckSince: null,
    recheckDue: null,
    recheckReason: null,
    recheckIncidentId: null,
  })
}
