import { compareNames, foldLetters, grouped } from '@ot/text'
import type { Choice } from '../../../ui/choices.ts'
import type { ListAddress } from '../../../ui/list-view/list-address.ts'
import type { CollectionList, RecordTrait, TraitValue } from '../collection-spec.ts'

/** What a page of a collection shows, as its address has it. */
export interface CollectionView {
  q: string
  /** By the keys of traits; what takes every record is not there. */
  chosen: Readonly<Record<string, string>>
  /** Key of the trait by which records stand together; null: by none. */
  group: string | null
}

export const WHOLE_COLLECTION: CollectionView = { q: '', chosen: {}, group: null }

type Traits = readonly Pick<RecordTrait<never>, 'key' | 'any' | 'together'>[]

export function collectionView(search: ListAddress, traits: Traits): CollectionView {
  const chosen = traits.flatMap(({ key, any }) => {
    const said = textOf(search[key])
    return any === undefined || said === '' ? [] : [[key, said]]
  })
  const together = traits.find(({ key, together: words }) => words !== undefined && key === search.group)
  return { q: textOf(search.q), chosen: Object.fromEntries(chosen), group: together?.key ?? null }
}

/** The other way round; the address is silent about what goes without saying. */
export function collectionSearch({ q, chosen, group }: CollectionView): Record<string, string> {
  return { ...(q === '' ? {} : { q }), ...chosen, ...(group === null ? {} : { group }) }
}

/** Every word is somewhere in the record, and each trait is the chosen one. */
export function chosenRecords<Row>(
  rows: readonly Row[],
  { q, chosen }: CollectionView,
  { searched, traits }: Pick<CollectionList<Row>, 'searched' | 'traits'>,
): readonly Row[] {
  const words = foldLetters(q).split(' ').filter(Boolean)
  return rows.filter((row) => {
    const text = foldLetters(searched(row).join(' '))
    return (
      words.every((word) => text.includes(word)) &&
      traits.every(({ key, of }) => chosen[key] === undefined || of(row).value === chosen[key])
    )
  })
}

export interface RecordGroup<Row> {
  /** Null: records stand by themselves. */
  label: string | null
  rows: readonly Row[]
}

/** Groups in the order of their names; within a group the records keep theirs. */
export function recordGroups<Row>(
  rows: readonly Row[],
  trait: RecordTrait<Row> | undefined,
): readonly RecordGroup<Row>[] {
  if (trait === undefined) return [{ label: null, rows }]
  return [...grouped(rows, (row) => trait.of(row).value).values()]
    .map((own) => ({ label: trait.of(own[0]).label, rows: own }))
    .toSorted((one, other) => compareNames(one.label, other.label))
}

/** What the records have of a trait, by name. */
export function traitChoices<Row>(
  rows: readonly Row[],
  { any = '', of }: RecordTrait<Row>,
): readonly Choice<string | null>[] {
  const values = new Map(rows.map((row) => [of(row).value, of(row)]))
  return [{ value: null, label: any }, ...[...values.values()].toSorted(byLabel)]
}

function byLabel(one: TraitValue, other: TraitValue): number {
  return compareNames(one.label, other.label)
}

function textOf(said: unknown): string {
  return typeof said === 'string' || typeof said === 'number' ? String(said).replace(/\s+/g, ' ').trim() : ''
}
