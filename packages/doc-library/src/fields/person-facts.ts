import type { CalendarDate } from '@ot/domain'
import type { Case } from '@ot/grammar'

/** What the user put right where the declension was wrong. */
export type CaseCorrections = { [c in Case]?: string | undefined }

/** As he is printed, of the staff or not. */
export type PrintedPerson = Omit<PrintedPersonFacts, 'id'>

/** What the records of the sections tell of him on the day of the paper, as it is printed; empty: nothing is entered. */
export type PersonRecords = {
  /** Number of his workplace, and its class of conditions. */
  workplace: string
  conditions: string
  /** Factors and kinds of work of his examinations, and their items of order 29н. */
  factors: string
  items: string
  examinedOn: CalendarDate | null
  experience: string
}

export type PrintedPersonFacts = {
  id: number
  lastName: string
  firstName: string
  fatherName: string
  sex: 'm' | 'f'
  position: string
  department: string | null
  birthDate: CalendarDate | null
  hireDate: CalendarDate | null
  /** Absent in facts of papers registered before it was kept. */
  snils?: string | null
  staffNumber?: string | null
  /** Only in papers that print it. */
  records?: PersonRecords
  cases?: { name?: CaseCorrections; position?: CaseCorrections }
}
