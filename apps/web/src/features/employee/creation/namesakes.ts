import type { EmployeeAnswer } from '@ot/contract'
import { normaliseName } from '@ot/domain'
import { foldLetters } from '@ot/text'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { EmployeeValues } from '../employee-values.ts'

/** Those with the same full name and birth date: most likely the same person. */
export function findNamesakes<
  Person extends Pick<EmployeeAnswer, 'lastName' | 'firstName' | 'fatherName' | 'birthDate'>,
>(typed: EmployeeValues, everybody: readonly Person[]): Person[] {
  if (typed.birthDate === '') return []
  const name = sortable(fullName(typed))
  return everybody.filter(
    (person) => person.birthDate === typed.birthDate && sortable(fullName(person)) === name,
  )
}

function sortable(name: string): string {
  return foldLetters(normaliseName(name))
}
