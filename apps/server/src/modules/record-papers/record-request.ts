import type {
  PrintedPersonFacts,
  RecordFacts,
  RecordRow,
  SECTION_LISTS,
  SectionRecords,
} from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'

export type ChosenPerson = PrintedPersonFacts & {
  fullName: string
  birthDate: CalendarDate
  hireDate: CalendarDate
  department: string
  departmentId: number
  dismissedOn: CalendarDate | null
}

/** Whose records and of what days a paper is made from. */
export type RecordRequest = {
  companyId: number
  /** Of the paper. */
  date: CalendarDate
  from: CalendarDate
  to: CalendarDate
  departmentId: number | null
  /** Somebody was named: his records count whatever their day. */
  isNamed: boolean
  /** The one microtrauma a paper is about. */
  microtraumaId: number | null
  /** By id, in the order of names; the dismissed too. */
  people: ReadonlyMap<number, ChosenPerson>
}

/** What one paper prints; `person`: whom it is about. */
export type PaperRecords = { person: ChosenPerson | null; records: RecordFacts }

type Lists<R extends SectionRecords> = {
  [L in keyof (typeof SECTION_LISTS)[R]['lists']]?: readonly RecordRow<R, L>[]
}
type Values<R extends SectionRecords> = {
  [V in keyof (typeof SECTION_LISTS)[R]['values']]?: string
}

/** Facts of one kind of records, checked against its tags. */
export function recordsOfSection<R extends SectionRecords>(
  _records: R,
  lists: Lists<R>,
  values: Values<R> = {},
): RecordFacts {
  return { lists: { ...lists }, values: { ...values } }
}

export function workingPeople(people: RecordRequest['people']): ChosenPerson[] {
  return [...people.values()].filter(({ dismissedOn }) => dismissedOn === null)
}

export function personCells({ fullName, position, department }: ChosenPerson) {
  return { фио: fullName, должность: position, отдел: department }
}
