import type { EventFacts } from '@ot/contract'
import { ASSESSMENT_CAUSES, DECLARATION_ENDINGS, SECTIONS, type Section } from '@ot/domain'
import { isAbsence } from '../../db/away.ts'
import { anyObject, type Checked, flag, listOf, number, oneOf, orNull, shaped, text } from '../../db/rows.ts'

const PERSON = {
  fullname: text,
  departmentId: number,
  department: text,
  position: text,
  birthDate: text,
  hireDate: text,
  contractDate: orNull(text),
  firstWorkingDay: orNull(text),
  absences: listOf(isAbsence),
  coldSeason: orNull(text),
}
/** Whom an event binds, as lists show it. */
const isPersonPart = shaped(PERSON)
export type PersonPart = Checked<typeof isPersonPart>
export const isListedPerson = shaped({ ...PERSON, employeeId: number })

const DESCRIBED = {
  id: number,
  companyId: number,
  employeeId: number,
  name: text,
  date: orNull(text),
  periodicity: text,
  deadline: orNull(text),
  memoId: orNull(number),
  periodReason: orNull(text),
  version: number,
  rule: orNull(text),
  firstDeadline: orNull(text),
  onHand: number,
  returnOf: orNull(number),
  enteredOn: text,
  askedSince: orNull(text),
  workplaceId: orNull(number),
  workplaceNumber: orNull(text),
  declared: flag,
  /** What of the workplace decides before its five years; null: it stands on none. */
  workplaceCauses: orNull(
    shaped({
      commissionedOn: orNull(text),
      declarationEndedOn: orNull(text),
      declarationEndedBy: orNull(oneOf(DECLARATION_ENDINGS)),
      assessmentCause: orNull(oneOf(ASSESSMENT_CAUSES)),
      assessmentCausedOn: orNull(text),
      ownDeadline: orNull(text),
      ownDeadlineReason: orNull(text),
    }),
  ),
  /** Asked for out of turn: see `Recheck` of the domain. */
  recheckSince: orNull(text),
  recheckDue: orNull(text),
  recheckReason: orNull(text),
}
const isDescribed = shaped(DESCRIBED)
const isOfSection = shaped({ section: oneOf(SECTIONS), facts: anyObject })

type WithFacts = { [S in Section]: { section: S; facts: EventFacts<S> } }[Section]

/** As read for an answer: the section decides which facts there are. */
export type EventPart = Checked<typeof isDescribed> & WithFacts
export type ListedEvent = EventPart & PersonPart

/** Facts are those of their section: the verbs write them through its schema, and a migration that changes it changes them. */
export const isEventPart = (row: unknown): row is EventPart => isDescribed(row) && isOfSection(row)
export const isListedEvent = (row: unknown): row is ListedEvent => isEventPart(row) && isPersonPart(row)

export const isEventRow = shaped({
  ...DESCRIBED,
  ...PERSON,
  section: oneOf(SECTIONS),
  facts: anyObject,
  byHand: flag,
  positionId: orNull(number),
  closedOn: orNull(text),
  closedReason: orNull(text),
  dismissedOn: orNull(text),
  recheckIncidentId: orNull(number),
})
/** As read for a change: all that is stored; its facts are read through their schema where a verb needs them. */
export type EventRow = Checked<typeof isEventRow>
