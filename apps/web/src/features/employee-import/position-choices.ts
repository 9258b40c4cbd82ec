import type { Choice } from '../../ui/choices.ts'
import type { ImportChoices } from './import-choices.ts'

interface Position {
  id: number
  name: string
}

/** Null first, then what looks like the title, then the rest of the list as it is sorted. */
export function positionChoices(
  suggestions: readonly Position[],
  positions: readonly Position[],
): Choice<number | null>[] {
  const suggested = new Set(suggestions.map(({ id }) => id))
  const rest = positions.filter(({ id }) => !suggested.has(id))
  return [
    { value: null, label: 'не выбрана' },
    ...[...suggestions, ...rest].map(({ id, name }) => ({ value: id, label: name })),
  ]
}

export function positionOf(chosen: ImportChoices['positions'], title: string): number | null {
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
