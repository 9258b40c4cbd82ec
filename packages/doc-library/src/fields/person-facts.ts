import type { CalendarDate } from '@ot/domain'
import type { Case } from '@ot/grammar'

/** What the user put right where the declension was wrong. */
export type CaseCorrections = { [c in Case]?: string | undefined }

/** As he is printed, of the staff or not. */
export type PrintedPerson = Omit<PersonFacts, 'id'>

export type PersonFacts = {
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
  cases?: { name?: CaseCorrections; position?: CaseCorrections }
}
