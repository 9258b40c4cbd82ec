import { describe, expect, test } from 'vitest'
import { parseSearch } from '../../lib/routing/search-text.ts'
import {
  hiddenIn,
  hidingSearch,
  isChangedFrom,
  keptSearch,
  savedSearch,
  stateText,
  viewIn,
} from './list-address.ts'

const COLUMNS = [
  { key: 'position', label: 'Должность' },
  { key: 'department', label: 'Отдел' },
  { key: 'date', label: 'Проведён' },
]
const read = (address: string) => parseSearch(address)

describe('столбцы в адресе', () => {
  test.each([
    ['', null],
    ['?hide=', null],
    ['?hide=none', []],
    ['?hide=department', ['department']],
    ['?hide=date,position', ['position', 'date']],
    ['?hide=fullname,нет-такого,date', ['date']],
    ['?hide=5', null],
  ])('%s — скрыты %o', (address, expected) => {
    expect(hiddenIn(read(address), COLUMNS)).toEqual(expected)
  })

  test.each([
    ['?state=soon', ['date'], { state: 'soon', hide: 'date' }],
    ['?state=soon&hide=date', [], { state: 'soon' }],
    ['?view=7&hide=date', [], { view: 7, hide: 'none' }],
  ])('%s, скрыть %o', (address, hidden, expected) => {
    expect(hidingSearch(read(address), hidden)).toEqual(expected)
  })
})

describe('вид в адресе', () => {
  test.each([
    ['?view=7', 7],
    ['?view=0', null],
    ['?view=-7', null],
    ['?view=1.5', null],
    ['?view=склад', null],
    ['', null],
  ])('%s — %o', (address, expected) => {
    expect(viewIn(read(address))).toBe(expected)
  })

  test('другой отбор оставляет вид и столбцы', () => {
    expect(keptSearch(read('?q=цех&view=7&hide=date&sort=x'))).toEqual({ view: 7, hide: 'date' })
    expect(keptSearch(read('?q=цех'))).toEqual({})
  })

  test('одно состояние — один текст, в каком бы порядке и с каким видом ни стояло', () => {
    const one = stateText(read('?state=soon&q=цех&view=7'), ['date'], COLUMNS)
    const other = stateText(read('?q=цех&hide=date&state=soon&memo=5&record=1'), ['date'], COLUMNS)
    expect(one).toBe(other)
  })

  test.each(['?q=5', '?q="5"', '?q=true', '?dismissed=true', '?state=soon,overdue', '?q=a%26b=c', ''])(
    'сохранённое из %s открывается тем же',
    (address) => {
      const search = stateText(read(address), [], COLUMNS)
      expect(savedSearch({ id: 7, search })).toEqual({ ...read(address), hide: 'none', view: 7 })
    },
  )

  test('где столбцов не выбирают, о них вид молчит', () => {
    expect(stateText(read('?q=цех&hide=date'), [], [])).toBe('q=%D1%86%D0%B5%D1%85')
  })

  test.each([
    ['то же', '?state=soon&hide=date', ['date'], false],
    ['другой отбор', '?state=overdue&hide=date', ['date'], true],
    ['ещё один столбец', '?state=soon', ['date', 'position'], true],
    ['показаны все', '?state=soon', [], true],
  ])('%s', (_case, address, hidden, expected) => {
    const view = { search: 'hide=date&state=soon' }
    expect(isChangedFrom(view, stateText(read(address), hidden, COLUMNS), COLUMNS)).toBe(expected)
  })

  test('столбца, который был скрыт, больше нет в продукте: вид прежний', () => {
    const view = { search: 'hide=date,former&state=soon' }
    expect(isChangedFrom(view, stateText(read('?state=soon'), ['date'], COLUMNS), COLUMNS)).toBe(false)
  })
})
