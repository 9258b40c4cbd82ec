import { describe, expect, test } from 'vitest'
import {
  isFolded,
  type ListView,
  listSearch,
  listView,
  withToggledFold,
  withToggledShortage,
} from './list-view.ts'

const WHOLE: ListView = {
  text: '',
  lacking: [],
  departmentId: null,
  instruction: null,
  folded: [],
  withDismissed: false,
}

describe('Адрес списка работников', () => {
  test.each<[string, Record<string, unknown>, Partial<ListView>]>([
    ['молчит', {}, {}],
    ['поиск', { q: '  Иванов   Пётр ' }, { text: 'Иванов Пётр' }],
    ['число вместо фамилии', { q: 12 }, { text: '12' }],
    ['два отбора, в любом порядке', { lack: 'ppe,briefing' }, { lacking: ['briefing', 'ppe'] }],
    ['чужие слова', { lack: 'sout,x', dismissed: 'да', folded: 'a,-1,1.5', q: {} }, {}],
    ['свёрнутые отделы', { folded: '3,15' }, { folded: [3, 15] }],
    ['один свёрнутый', { folded: 3 }, { folded: [3] }],
    ['свёрнуты все', { folded: 'all' }, { folded: 'all' }],
    ['один отдел', { department: 3 }, { departmentId: 3 }],
    ['у кого так с инструкциями', { instruction: 'unknown' }, { instruction: 'unknown' }],
    ['нет такого состояния', { instruction: 'x' }, {}],
    ['с уволенными', { dismissed: true }, { withDismissed: true }],
  ])('%s', (_, search, expected) => {
    expect(listView(search)).toEqual({ ...WHOLE, ...expected })
  })

  test.each<[Partial<ListView>, object]>([
    [{}, {}],
    [
      { text: 'Ким', withDismissed: true },
      { q: 'Ким', dismissed: true },
    ],
    [{ lacking: ['briefing', 'ppe'] }, { lack: 'briefing,ppe' }],
    [{ departmentId: 3 }, { department: 3 }],
    [{ instruction: 'missing' }, { instruction: 'missing' }],
    [{ folded: [3] }, { folded: 3 }],
    [{ folded: [3, 15] }, { folded: '3,15' }],
    [{ folded: 'all' }, { folded: 'all' }],
  ])('%j пишется как %j и читается обратно', (own, expected) => {
    const view = { ...WHOLE, ...own }
    expect(listSearch(view)).toEqual(expected)
    expect(listView({ ...listSearch(view) })).toEqual(view)
  })
})

describe('Сворачивание отделов', () => {
  const ALL = [1, 2, 3]

  test.each<[ListView['folded'], number, ListView['folded']]>([
    [[], 2, [2]],
    [[2], 2, []],
    [[1, 2], 3, 'all'],
    ['all', 2, [1, 3]],
  ])('%j, нажат отдел %s → %j', (folded, id, expected) => {
    expect(withToggledFold({ ...WHOLE, folded }, id, ALL)).toEqual(expected)
  })

  test('«свернуть все» сворачивает и отдел, которого ещё не было', () => {
    expect(isFolded({ ...WHOLE, folded: 'all' }, 77)).toBe(true)
  })
})

test.each<[ListView['lacking'], ListView['lacking']]>([
  [[], ['medical']],
  [['ppe'], ['medical', 'ppe']],
  [['medical', 'ppe'], ['ppe']],
])('отборы %j, нажаты «Медосмотры» → %j', (lacking, expected) => {
  expect(withToggledShortage({ ...WHOLE, lacking }, 'medical')).toEqual(expected)
})
