import type { Case } from '../inflection/cases.ts'
import { isEastAsianName } from './east-asian.ts'
import { declineFirstName } from './first-name.ts'
import { initialsOf } from './initials.ts'
import { declinePatronymic } from './patronymic.ts'
import { isPatronymic } from './patronymic-form.ts'
import type { PersonName, Sex } from './person-name.ts'
import { detectSex } from './sex.ts'
import { declineSurname } from './surname.ts'

/** «Иванова Ивана Ивановича» */
export function declineFullName(name: PersonName, grammaticalCase: Case): string {
  const sex = sexToDeclineBy(name)
  const { lastName, firstName, fatherName } = trimmed(name)
  const given = `${firstName} ${fatherName}`.split(' ').filter((word) => word !== '')
  if (!isPatronymic(fatherName) && isEastAsianName(lastName, given)) {
    const last = given.length - 1
    const declined = given.map((word, at) =>
      at === last ? declineFirstName(word, grammaticalCase, sex) : word,
    )
    return [lastName, ...declined].join(' ')
  }
  const words = [
    declineSurname(lastName, grammaticalCase, { sex, hasPatronymic: isPatronymic(fatherName) }),
    declineFirstName(firstName, grammaticalCase, sex),
    declinePatronymic(fatherName, grammaticalCase, sex),
  ]
  // «Иванова И.И.»: initials stand together.
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/([А-ЯЁA-Z]\.) (?=[А-ЯЁA-Z]\.)/g, '$1')
}

const NO_BREAK_SPACE = '\u00a0'

/** «И.И. Иванова»: initials before the surname, as ГОСТ Р 7.0.97 signs documents. */
export function declineShortName(name: PersonName, grammaticalCase: Case): string {
  const { lastName, firstName, fatherName } = trimmed(name)
  const surname = declineSurname(lastName, grammaticalCase, {
    sex: sexToDeclineBy(name),
    hasPatronymic: isPatronymic(fatherName),
  })
  const initials = initialsOf({ firstName, fatherName }).join('')
  return [initials, surname].filter((part) => part !== '').join(NO_BREAK_SPACE)
}

/** An undecidable name is declined as a man's: of the two guesses it is the one documents expect. */
function sexToDeclineBy(name: PersonName): Sex {
  return name.sex ?? detectSex(name) ?? 'm'
}

function trimmed(name: PersonName): PersonName {
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')
  return {
    ...name,
    lastName: tidy(name.lastName),
    firstName: tidy(name.firstName),
    fatherName: tidy(name.fatherName),
  }
}
