import { grouped, lowerFirst } from '@ot/text'

type Placed = { department: string; position: string }

/**
 * Whom a danger threatens, by departments; a department where everybody is exposed is named without its positions.
 * `staff`: everybody who works there; null: only some were chosen, so nobody can say «all».
 */
export function exposedOf(people: readonly Placed[], staff: readonly Placed[] | null): string {
  const positions = staff === null ? null : positionsByDepartment(staff)
  const parts = [...positionsByDepartment(people)].map(([department, exposed]) => ({
    department,
    exposed,
    isWhole: exposed.size > 1 && exposed.size === positions?.get(department)?.size,
  }))
  const isEverybody = positions !== null && positions.size > 1 && parts.length === positions.size
  if (isEverybody && parts.every(({ isWhole }) => isWhole)) return 'Все работники'
  return parts
    .map(({ department, exposed, isWhole }) =>
      isWhole ? `${department}: все должности` : inPlace(department, exposed),
    )
    .join('; ')
}

function positionsByDepartment(people: readonly Placed[]): Map<string, Set<string>> {
  const places = grouped(people, ({ department }) => department)
  return new Map([...places].map(([name, group]) => [name, new Set(group.map(({ position }) => position))]))
}

function inPlace(department: string, positions: ReadonlySet<string>): string {
  const listed = [...positions].map(lowerFirst).join(', ')
  return department === '' ? listed : `${department}: ${listed}`
}
