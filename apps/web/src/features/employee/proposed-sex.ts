import { type Sex, sexByPatronymic } from '@ot/domain'
import type { EmployeeValues } from './employee-values.ts'

/** The sex that goes with a newly typed patronymic; one chosen by hand against the old patronymic stays. */
export function proposedSex(
  before: Pick<EmployeeValues, 'sex' | 'fatherName'>,
  fatherName: string,
): Sex | null {
  const isChosenByHand = before.sex !== null && before.sex !== sexByPatronymic(before.fatherName)
  return isChosenByHand ? before.sex : (sexByPatronymic(fatherName) ?? before.sex)
}
