import { lowerFirst } from '@ot/text'
import { type ChosenWords, pickedWords, soughtWords } from '../../../ui/chosen-words.ts'
import { FilterChoice } from '../../../ui/list-filters.tsx'
import type { CollectionList, RecordTrait } from '../collection-spec.ts'
import { type CollectionView, traitChoices } from './collection-view.ts'

interface CollectionFiltersProps<Row> {
  traits: readonly RecordTrait<Row>[]
  rows: readonly Row[]
  view: CollectionView
  onChange: (view: CollectionView) => void
}

/** A choice for each trait by which records are chosen, and one of what they stand together by. */
export function CollectionFilters<Row>({ traits, rows, view, onChange }: CollectionFiltersProps<Row>) {
  const choose = (key: string, value: string | null) => {
    const { [key]: _former, ...others } = view.chosen
    onChange({ ...view, chosen: value === null ? others : { ...others, [key]: value } })
  }
  return (
    <>
      {choosing(traits).map((trait) => (
        <FilterChoice
          key={trait.key}
          label={trait.label}
          choices={traitChoices(rows, trait)}
          value={view.chosen[trait.key] ?? null}
          onChange={(value) => choose(trait.key, value)}
        />
      ))}
      <FilterChoice
        label="Группировка"
        choices={[{ value: null, label: 'Без групп' }, ...groupings(traits)]}
        value={view.group}
        onChange={(group) => onChange({ ...view, group })}
      />
    </>
  )
}

/** What the filters choose, for «Отбор» and for paper. */
export function chosenOf<Row>(
  { q, chosen }: CollectionView,
  { traits }: Pick<CollectionList<Row>, 'traits'>,
  rows: readonly Row[],
): ChosenWords {
  return [
    soughtWords(q),
    ...choosing(traits).map((trait) => {
      const value = chosen[trait.key]
      const picked = traitChoices(rows, trait).find((choice) => choice.value === value)
      return pickedWords(lowerFirst(trait.label), picked?.label)
    }),
  ]
}

function choosing<Row>(traits: readonly RecordTrait<Row>[]): readonly RecordTrait<Row>[] {
  return traits.filter(({ any }) => any !== undefined)
}

function groupings<Row>(traits: readonly RecordTrait<Row>[]) {
  return traits.flatMap(({ key, together }) =>
    together === undefined ? [] : [{ value: key, label: together }],
  )
}
