import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar.ts'
import type { EventState } from '../section/sections.ts'
import {
  type Absence,
  absenceDays,
  absenceNotice,
  absenceProblem,
  breakInWork,
  changedBreaks,
  dueAfterAbsences,
  personState,
} from './absence.ts'

function absence(startsOn: CalendarDate, endsOn: CalendarDate | null, id = 1): Absence {
  return { id, kind: 'childcare', startsOn, endsOn }
}

const LEAVE = absence('2026-02-01', '2027-08-31')
const OPEN = absence('2026-02-01', null)

describe('срок и отсутствие', () => {
  test.each([
    ['2026-01-31', '2026-01-31', 'накануне ухода'],
    ['2026-02-01', '2027-09-01', 'в первый день'],
    ['2027-08-31', '2027-09-01', 'в последний день'],
    ['2027-09-01', '2027-09-01', 'в день выхода'],
    ['2027-09-02', '2027-09-02', 'после выхода'],
  ])('срок %s → %s (%s)', (deadline, expected) => {
    expect(dueAfterAbsences('briefing', deadline, [LEAVE])).toBe(expected)
  })

  test('за отсутствием без дня между ними идёт другое: срок ко дню настоящего выхода', () => {
    const next = absence('2027-09-01', '2027-10-15', 2)
    expect(dueAfterAbsences('medical', '2026-05-01', [LEAVE, next])).toBe('2027-10-16')
  })

  test('день выхода не известен: срок считается как обычно и ждёт', () => {
    expect(dueAfterAbsences('training', '2026-05-01', [OPEN])).toBe('2026-05-01')
    expect(personState({ date: '2023-05-01', deadline: '2026-05-01' }, '2026-09-01', [OPEN])).toBe('away')
  })

  test.each(['sout', 'risk'] as const)('%s — о рабочем месте: его срок идёт', (section) => {
    expect(dueAfterAbsences(section, '2026-05-01', [LEAVE])).toBe('2026-05-01')
  })
})

describe('состояние у отсутствующего', () => {
  test.each<[CalendarDate | null, CalendarDate | null, EventState, string]>([
    [null, null, 'away', 'не проведено и без срока'],
    [null, '2026-01-01', 'away', 'срок был до ухода'],
    ['2025-01-01', '2026-11-01', 'away', 'срок внутри'],
    ['2025-01-01', '2027-09-01', 'soon', 'к выходу, до него меньше месяца'],
    [null, '2027-12-01', 'ok', 'ждёт дня после выхода'],
    ['2025-01-01', null, 'none', 'сделано раз и навсегда'],
  ])('сделано %s, срок %s: %s (%s)', (date, deadline, expected) => {
    expect(personState({ date, deadline }, '2027-08-15', [LEAVE])).toBe(expected)
  })

  test('после выхода всё как у всех', () => {
    expect(personState({ date: null, deadline: '2026-01-01' }, '2027-09-01', [LEAVE])).toBe('missing')
    expect(personState({ date: '2025-01-01', deadline: '2026-01-01' }, '2027-09-01', [LEAVE])).toBe('overdue')
  })
})

describe('дни отсутствия', () => {
  const hired = { hireDate: '2020-01-01', dismissedOn: null }

  test.each([
    [absence('2027-01-10', '2027-01-09'), 'endsOn', 'Последний день раньше первого'],
    [absence('2019-12-31', '2020-02-01'), 'startsOn', 'Работник принят 01.01.2020: раньше он не работал'],
  ])('%j: %s', (wrong, field, message) => {
    expect(absenceProblem(wrong, hired, [])).toEqual({ field, message })
  })

  test.each([
    [absence('2027-08-31', '2027-12-01', 2), 'startsOn', 'начинается внутри'],
    [absence('2025-08-31', '2026-02-01', 2), 'endsOn', 'кончается внутри'],
    [absence('2025-08-31', null, 2), 'endsOn', 'без конца'],
  ])('%j пересекается (%s, %s)', (other, field) => {
    expect(absenceProblem(other, hired, [LEAVE])).toEqual({
      field,
      message: 'Пересекается с отсутствием с 01.02.2026 по 31.08.2027: измените его или эти даты',
    })
  })

  test('день в день одно за другим — можно', () => {
    expect(absenceProblem(absence('2027-09-01', null, 2), hired, [LEAVE])).toBeNull()
  })

  test('уволенный не отсутствует', () => {
    expect(absenceProblem(OPEN, { hireDate: '2020-01-01', dismissedOn: '2026-01-15' }, [])).toEqual({
      field: 'endsOn',
      message: 'Работник уволен 15.01.2026',
    })
  })

  test('перерыв — все отсутствия подряд', () => {
    const before = absence('2025-09-14', '2026-01-31', 2)
    const whole = breakInWork(LEAVE, [LEAVE, before])
    expect(whole).toEqual({ startsOn: '2025-09-14', endsOn: '2027-08-31' })
    expect(absenceDays(absence('2026-01-01', '2026-03-01'))).toBe(60)
  })

  test('изменён перерыв: у него другие дни или его нет; того, что следует за ним, он тоже касается', () => {
    const before = absence('2025-09-14', '2026-01-31', 2)
    const own = { ...LEAVE, endsOn: '2027-09-30' }
    expect(changedBreaks([LEAVE, before], [LEAVE, before])).toEqual([])
    expect(changedBreaks([LEAVE, before], [LEAVE])).toEqual([LEAVE.id, 2])
    expect(changedBreaks([LEAVE], [LEAVE, before])).toEqual([LEAVE.id])
    expect(changedBreaks([LEAVE, before], [own, before])).toEqual([LEAVE.id])
  })

  test('словами', () => {
    expect(absenceNotice(LEAVE)).toBe('Отсутствует по 31.08.2027, сроки не идут')
    expect(absenceNotice(OPEN)).toBe('Отсутствует, день выхода не известен; сроки не идут')
  })
})
