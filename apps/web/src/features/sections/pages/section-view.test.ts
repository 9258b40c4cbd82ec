import { describe, expect, test } from 'vitest'
import {
  isSectionFiltered,
  type SectionView,
  sectionView,
  viewSearch,
  WHOLE_VIEW,
  withToggledState,
} from './section-view.ts'

describe('Адрес страницы раздела', () => {
  test.each<[Record<string, unknown>, Partial<SectionView>, string]>([
    [{}, {}, 'ничего не сказано — всё, по сроку'],
    [{ q: '  каска   белая ' }, { text: 'каска белая' }, 'лишние пробелы'],
    [{ q: 44 }, { text: '44' }, 'число вместо слова'],
    [{ department: 3, employee: '12' }, { departmentId: 3, employeeId: 12 }, 'отдел и работник'],
    [{ department: '1e3', employee: -1 }, {}, 'не номера'],
    [{ state: 'missing,overdue,чужое' }, { states: ['overdue', 'missing'] }, 'состояния'],
    [{ from: '2026-11-21', until: '2026-11-31' }, { from: '2026-11-21' }, 'дни, которых нет'],
    [{ sort: 'eventType' }, { sort: 'eventType' }, 'порядок'],
    [{ sort: 'class-descending' }, {}, 'порядок другого раздела'],
    [{ group: 'department' }, { group: 'department' }, 'группировка'],
    [{ group: 'position' }, {}, 'группировки нет'],
    [{ q: ['a'], state: null, from: {} }, {}, 'мусор'],
  ])('%j (%#: %s)', (search, expected) => {
    expect(sectionView('ppe', search)).toEqual({ ...WHOLE_VIEW, ...expected })
  })

  test.each<[Partial<SectionView>, object]>([
    [{}, {}],
    [{ sort: 'department-alphabet' }, { sort: 'department-alphabet' }],
    [{ group: 'employee' }, { group: 'employee' }],
    [
      {
        text: 'каска',
        departmentId: 3,
        employeeId: 12,
        states: ['soon', 'none'],
        from: '2026-11-01',
        until: '2026-11-30',
      },
      {
        q: 'каска',
        department: 3,
        employee: 12,
        state: 'soon,none',
        from: '2026-11-01',
        until: '2026-11-30',
      },
    ],
  ])('%j ↔ %j', (changes, search) => {
    const view = { ...WHOLE_VIEW, ...changes }
    expect(viewSearch(view)).toEqual(search)
    expect(sectionView('ppe', { ...search })).toEqual(view)
  })

  test('порядок — не отбор', () => {
    expect(isSectionFiltered({ ...WHOLE_VIEW, sort: 'eventType' })).toBe(false)
    expect(isSectionFiltered({ ...WHOLE_VIEW, until: '2026-11-30' })).toBe(true)
  })

  test('состояние включается и выключается', () => {
    const states = withToggledState(WHOLE_VIEW, 'missing')
    expect(states).toEqual(['missing'])
    expect(withToggledState({ ...WHOLE_VIEW, states }, 'overdue')).toEqual(['overdue', 'missing'])
    expect(withToggledState({ ...WHOLE_VIEW, states }, 'missing')).toEqual([])
  })
})
