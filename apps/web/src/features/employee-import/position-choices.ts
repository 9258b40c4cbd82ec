import type { ListedPosition } from '@ot/contract'
import { positionChoice } from '../../lib/company/positions.ts'
import type { Choice } from '../../ui/choices.ts'
import type { ImportChoices } from './import-choices.ts'

/** Null first, then what looks like the title, then the rest of the list as it is sorted. */
export function positionChoices(
  suggestions: readonly { id: number }[],
  positions: readonly ListedPosition[],
): Choice<number | null>[] {
  const place = new Map(suggestions.map(({ id }, index) => [id, index]))
  const placeOf = ({ id }: ListedPosition) => place.get(id) ?? suggestions.length
  const sorted = positions.toSorted((one, other) => placeOf(one) - placeOf(other))
  return [{ value: null, label: 'не выбрана' }, ...sorted.map(positionChoice)]
}

export function chosenPosition(chosen: ImportChoices['positions'], title: string): number | null {
  return Object.hasOwn(chosen, title) ? (chosen[title] ?? null) : null
}

export function withPosition(
  chosen: ImportChoices['positions'],
  title: string,
  id: number | null,
): ImportChoices['positions'] {
  const others = Object.entries(chosen).filter(([other]) => other !== title)
  return Object.fromEntries(id === null ? others : [...others, [title, id]])
}

/** The likeliest position for each title that has none yet. */
export function withFirstSuggestions(
  chosen: ImportChoices['positions'],
  titles: readonly { title: string; suggestions: readonly { id: number }[] }[],
): ImportChoices['positions'] {
  const added = titles.flatMap(({ title, suggestions: [first] }) =>
    first === undefined ? [] : [[title, first.id] as const],
  )
  return { ...chosen, ...Object.fromEntries(added) }
}
