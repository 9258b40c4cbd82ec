import { inclineMiddlename } from 'lvovich'
import type { Case } from '../inflection/cases.ts'
import { inCapitalsOf } from '../inflection/inflect.ts'
import { declineFirstName } from './first-name.ts'
import { isPatronymic } from './patronymic-form.ts'
import type { Sex } from './person-name.ts'

export function declinePatronymic(fatherName: string, grammaticalCase: Case, sex: Sex): string {
  // A father's or a second given name without a suffix («Дарвин Чарльз Роберт») follows the given name.
  if (!isPatronymic(fatherName)) return declineFirstName(fatherName, grammaticalCase, sex)
  return inCapitalsOf(fatherName, (word) => inclineMiddlename(word, grammaticalCase))
}
