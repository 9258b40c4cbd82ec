import { describe, expect, test } from 'vitest'
import { parseSearch, writeSearch } from '../../../lib/routing/search-text.ts'
import type { CollectionList } from '../collection-spec.ts'
import {
  chosenRecords,
  collectionSearch,
  collectionView,
  recordGroups,
  traitChoices,
} from './collection-view.ts'

interface Ladder {
  name: string
  place: string | null
  keeper: number | null
}

const KEEPERS: Readonly<Record<number, string>> = { 5: 'Ким О. П.', 12: 'Ветров П. И.' }
const LIST: Pick<CollectionList<Ladder>, 'searched' | 'traits'> = {
  searched: ({ name, place }) => [name, place],
  traits: [
    {
      key: 'keeper',
      label: 'Кто отвечает',
      any: 'Кто угодно',
      together: 'По ответственным',
      of: ({ keeper }) =>
        keeper === null
          ? { value: 'none', label: 'Не указан' }
          : { value: String(keeper), label: KEEPERS[keeper] ?? '' },
    },
    {
      key: 'place',
      label: 'Место',
      together: 'По местам',
      of: ({ place }) => ({ value: place ?? '', label: place ?? 'Без места' }),
    },
  ],
}
const ROWS: readonly Ladder[] = [
  { name: 'Стремянка', place: 'Склад № 10', keeper: 12 },
  { name: 'Ещё стремянка', place: 'Склад № 2', keeper: 5 },
  { name: 'Леса', place: null, keeper: null },
  { name: 'Лестница', place: 'Склад № 2', keeper: 5 },
]
const [KEEPER, PLACE] = LIST.traits

const viewOf = (address: string) => collectionView(parseSearch(address), LIST.traits)
const namesOf = (address: string) => chosenRecords(ROWS, viewOf(address), LIST).map(({ name }) => name)

describe('что показывает страница записей', () => {
  test.each([
    ['', ['Стремянка', 'Ещё стремянка', 'Леса', 'Лестница']],
    ['?q=еще', ['Ещё стремянка']],
    ['?q=СКЛАД лест', ['Лестница']],
    ['?q=2', ['Ещё стремянка', 'Лестница']],
    ['?keeper=5', ['Ещё стремянка', 'Лестница']],
    ['?keeper=none', ['Леса']],
    ['?keeper=5&q=лестница', ['Лестница']],
    ['?keeper=77', []],
    ['?place=Склад № 2', ['Стремянка', 'Ещё стремянка', 'Леса', 'Лестница']],
    ['?keeper=&group=keeper&hide=name&view=3&record=9', ['Стремянка', 'Ещё стремянка', 'Леса', 'Лестница']],
  ])('%s', (address, expected) => {
    expect(namesOf(address)).toEqual(expected)
  })

  test.each(['', '?q=5', '?keeper=5', '?keeper=none&group=place', '?q=лес&group=keeper'])(
    'сказанное в адресе %s возвращается в него тем же',
    (address) => {
      const view = viewOf(address)
      expect(viewOf(writeSearch(collectionSearch(view)))).toEqual(view)
    },
  )

  test.each([
    ['?group=place', 'place'],
    ['?group=name', null],
    ['?group=', null],
  ])('%s', (address, expected) => {
    expect(viewOf(address).group).toBe(expected)
  })
})

test('группы — по именам, номера в них по величине; внутри записи в своём порядке', () => {
  const groups = recordGroups(ROWS, PLACE)
  expect(groups.map(({ label, rows }) => [label, rows.map(({ name }) => name)])).toEqual([
    ['Без места', ['Леса']],
    ['Склад № 2', ['Ещё стремянка', 'Лестница']],
    ['Склад № 10', ['Стремянка']],
  ])
  expect(recordGroups(ROWS, undefined)).toEqual([{ label: null, rows: ROWS }])
})

test('выбирают из того, что у записей есть', () => {
  if (KEEPER === undefined) throw new Error('There is no such trait')
  expect(traitChoices(ROWS, KEEPER)).toEqual([
    { value: null, label: 'Кто угодно' },
    { value: '12', label: 'Ветров П. И.' },
    { value: '5', label: 'Ким О. П.' },
    { value: 'none', label: 'Не указан' },
  ])
})
