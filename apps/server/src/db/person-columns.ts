import { SEXES } from '@ot/domain'
import { number, oneOf, orNull, text } from './rows.ts'

/** Whom papers name, as they print him. */
export const PERSON_COLUMNS = {
  id: number,
  lastName: text,
  firstName: text,
  fatherName: text,
  sex: oneOf(SEXES),
  position: text,
  department: text,
  birthDate: text,
  hireDate: text,
  snils: orNull(text),
  staffNumber: orNull(text),
}
