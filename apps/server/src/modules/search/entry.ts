import type { SearchFound } from '@ot/contract'
import { counted, type Findable, findable } from '@ot/text'

type Untold = SearchFound extends infer One ? (One extends SearchFound ? Omit<One, 'note'> : never) : never
type Words = readonly (string | null)[]

/** `note` is shown beside the title and found as well as what only helps to find it. */
export function entry(named: Untold, note: Words, others: Words = []): Findable<SearchFound> {
  const told = note.filter((one) => one !== null)
  const found = { ...named, note: told.join(' · ') }
  return findable(found, named.title, [...told, ...others].join(' '))
}

export function peopleText(count: number): string {
  return counted(count, ['работник', 'работника', 'работников'])
}
