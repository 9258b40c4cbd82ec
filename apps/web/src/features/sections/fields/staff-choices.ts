import type { EmployeeAnswer } from '@ot/contract'
import { compareNames, grouped } from '@ot/text'
import { fullName, shortName } from '../../../lib/company/employee-name.ts'
import type { Choice } from '../../../ui/choices.ts'

/** Who works here, as papers name them: with initials, of namesakes in full. Somebody of two jobs stands once. */
export function staffChoices(staff: readonly EmployeeAnswer[]): Choice<string>[] {
  const people = new Map(
    staff.filter(({ dismissedOn }) => dismissedOn === null).map((one) => [one.personId, one] as const),
  )
  const namesakes = [...grouped(people.values(), inInitials)]
  const choices = namesakes.flatMap(([short, same]) =>
    same.map((person) => {
      const full = fullName(person)
      return { value: same.length === 1 ? short : full, label: full, words: short }
    }),
  )
  return choices.toSorted((one, other) => compareNames(one.label, other.label))
}

/** How such a list names each of them, by the id of the job; who has left is not there. */
export function staffNames(staff: readonly EmployeeAnswer[]): ReadonlyMap<number, string> {
  const values = new Map(staffChoices(staff).map(({ label, value }) => [label, value]))
  const working = staff.filter(({ dismissedOn }) => dismissedOn === null)
  return new Map(working.map((one) => [one.id, values.get(fullName(one)) ?? '']))
}

/** Typed later, it is found with the spaces of the keyboard. */
function inInitials(person: EmployeeAnswer): string {
  return shortName(person).replaceAll('\u00a0', ' ')
}
