import { describe, expect, test } from 'vitest'
import { filterRows } from './row-filter.ts'
import { type SectionView, WHOLE_VIEW } from './section-view.ts'
import { sampleMedical, samplePpe, sampleSout } from './testing/sample-rows.ts'

const ROWS = [
  samplePpe(1, { fullname: 'Ёлкина Анна Юрьевна', employeeId: 12, departmentId: 1, department: 'Контора' }),
  samplePpe(2, { ppe: 'Перчатки', deadline: '2026-12-01', state: 'soon', norm: 'до износа' }),
  samplePpe(3, { deadline: null, date: null, state: 'missing' }),
  sampleMedical(4, { state: 'ok', deadline: '2027-03-01' }),
  sampleSout(5, { state: 'ok', deadline: '2027-03-01' }),
]

describe('Отбор строк', () => {
  test.each<[Partial<SectionView>, number[], string]>([
    [{}, [1, 2, 3, 4, 5], 'без отбора'],
    [{ text: 'елкина' }, [1], 'имя без «ё»'],
    [{ text: 'громов перчатки' }, [2], 'каждое слово, где бы ни стояло'],
    [{ text: 'износа' }, [2], 'норма СИЗ'],
    [{ text: '4.4' }, [4], 'пункт 29н'],
    [{ text: '12А' }, [5], 'рабочее место'],
    [{ text: 'кладовщик' }, [1, 2, 3, 4, 5], 'должность'],
    [{ departmentId: 1 }, [1], 'отдел'],
    [{ employeeId: 12 }, [1], 'работник'],
    [{ states: ['soon', 'missing'] }, [2, 3], 'одно из состояний'],
    [{ from: '2026-11-10', until: '2026-12-01' }, [1, 2], 'срок между днями, оба включены'],
    [{ from: '2026-11-11' }, [2, 4, 5], 'срок с дня'],
    [{ until: '2026-11-30' }, [1], 'срок до дня; без срока — нет'],
    [{ departmentId: 3, states: ['overdue'] }, [], 'всё сразу'],
  ])('%j → %j (%s)', (changes, ids) => {
    const { rows } = filterRows(ROWS, { ...WHOLE_VIEW, ...changes })
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })

  test('у состояний — сколько строк они оставили бы при остальном отборе', () => {
    const { byState } = filterRows(ROWS, { ...WHOLE_VIEW, departmentId: 3, states: ['ok'] })
    expect(Object.fromEntries(byState)).toEqual({
      ok: 2,
      soon: 1,
      overdue: 0,
      missing: 1,
      unknown: 0,
      none: 0,
      away: 0,
    })
  })
})
