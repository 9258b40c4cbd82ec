import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar.ts'
import { parsePeriodicity } from '../periodicity/periodicity.ts'
import type { EventState, Section } from '../section/sections.ts'
import { eventState, isDue, isLate, nextDeadline, worstState } from './deadline.ts'

const TODAY = '2026-11-21'

describe('следующий срок', () => {
  test.each<[CalendarDate, string, CalendarDate | null, string]>([
    ['2026-03-10', '6 месяцев', '2026-09-10', 'обычный день'],
    ['2026-08-31', '6 месяцев', '2027-02-28', 'короткий месяц'],
    ['2027-08-31', '6 месяцев', '2028-02-29', 'февраль високосного года'],
    ['2024-02-29', '1 год', '2025-02-28', 'високосный день'],
    ['2024-02-29', '4 года', '2028-02-29', 'от високосного дня до високосного'],
    ['2026-12-31', '2 месяца', '2027-02-28', 'через год'],
    ['2026-03-10', 'разово', null, 'без повторения'],
    ['2026-03-10', 'бессрочно', null, 'без срока'],
  ])('%s, %s → %s (%s)', (done, text, expected) => {
    const periodicity = parsePeriodicity(text)
    expect(periodicity && nextDeadline(done, periodicity)).toBe(expected)
  })
})

describe('состояние', () => {
  test.each<[CalendarDate | null, CalendarDate | null, EventState, string]>([
    [null, null, 'missing', 'никогда и без срока'],
    [null, '2027-05-01', 'missing', 'никогда, срок впереди'],
    [null, '2020-01-01', 'missing', 'никогда, срок прошёл'],
    ['2026-01-01', null, 'none', 'сделано раз и навсегда'],
    ['2026-01-01', '2026-11-20', 'overdue', 'срок был вчера'],
    ['2026-01-01', '2026-11-21', 'soon', 'срок сегодня'],
    ['2026-01-01', '2026-12-21', 'soon', 'ровно через месяц'],
    ['2026-01-01', '2026-12-22', 'ok', 'через месяц и день'],
  ])('сделано %s, срок %s: %s (%s)', (date, deadline, expected) => {
    expect(eventState({ date, deadline }, TODAY)).toBe(expected)
  })

  test.each<[CalendarDate | null, CalendarDate | null, EventState, string]>([
    [null, '2026-11-19', 'unknown', 'срок прошёл раньше, чем записали'],
    [null, '2026-11-20', 'missing', 'срок в день записи'],
    [null, null, 'missing', 'без срока'],
    ['2026-01-01', '2026-11-19', 'overdue', 'день известен'],
  ])('записано 20.11.2026, сделано %s, срок %s: %s (%s)', (date, deadline, expected) => {
    expect(eventState({ date, deadline, enteredOn: '2026-11-20' }, TODAY)).toBe(expected)
  })

  test.each<[CalendarDate | null, CalendarDate | null, CalendarDate | null, EventState, string]>([
    [null, null, '2026-11-19', 'unknown', 'нужно было раньше, чем записали'],
    [null, null, '2026-11-20', 'missing', 'нужно со дня записи'],
    [null, '2027-05-01', '2005-01-01', 'missing', 'срок назван и впереди'],
    ['2026-01-01', null, '2005-01-01', 'none', 'день известен'],
  ])(
    'записано 20.11.2026, сделано %s, срок %s, нужно с %s: %s (%s)',
    (date, deadline, askedSince, expected) => {
      expect(eventState({ date, deadline, askedSince, enteredOn: '2026-11-20' }, TODAY)).toBe(expected)
    },
  )

  test('31 января «через месяц» — это 28 февраля', () => {
    expect(eventState({ date: '2026-01-01', deadline: '2027-02-28' }, '2027-01-31')).toBe('soon')
    expect(eventState({ date: '2026-01-01', deadline: '2027-03-01' }, '2027-01-31')).toBe('ok')
  })
})

describe('срок прошёл', () => {
  test.each<[EventState, string | null, boolean, string]>([
    ['overdue', '2026-11-20', true, 'просрочено'],
    ['missing', '2026-11-20', true, 'не проведено, и день прошёл'],
    ['missing', '2026-11-21', false, 'не проведено, день сегодня'],
    ['missing', '2027-11-21', false, 'не проведено, день через год'],
    ['missing', null, false, 'не проведено, и день не назван'],
    ['unknown', '2020-01-01', false, 'не внесено'],
    ['away', '2020-01-01', false, 'ждёт выхода'],
  ])('%s, срок %s: %s (%s)', (state, deadline, expected) => {
    expect(isLate({ state, deadline }, TODAY)).toBe(expected)
  })
})

describe('пора ли', () => {
  test.each<[Section, CalendarDate, boolean]>([
    ['briefing', '2026-12-21', true],
    ['briefing', '2026-12-22', false],
    ['training', '2027-02-21', true],
    ['training', '2027-02-22', false],
    ['medical', '2027-02-21', true],
    ['ppe', '2027-02-22', false],
    ['risk', '2027-02-21', true],
    ['sout', '2027-05-21', true],
    ['sout', '2027-05-22', false],
    ['sout', '2020-01-01', true],
  ])('%s со сроком %s: %s', (section, deadline, expected) => {
    expect(isDue(section, { date: '2024-01-01', deadline }, TODAY)).toBe(expected)
    expect(isDue(section, { date: null, deadline }, TODAY)).toBe(expected)
  })

  test.each<[Section, CalendarDate, boolean]>([
    ['briefing', '2026-10-21', true],
    ['briefing', '2026-10-20', false],
    ['ppe', '2026-08-21', true],
    ['ppe', '2026-08-20', false],
  ])('не внесённое: %s со сроком %s: %s', (section, deadline, expected) => {
    expect(isDue(section, { date: null, deadline, enteredOn: '2026-11-20' }, TODAY)).toBe(expected)
  })

  test.each<[Section, CalendarDate, boolean]>([
    ['briefing', '2026-10-21', true],
    ['briefing', '2026-10-20', false],
    ['sout', '2026-05-20', false],
  ])('не внесённое и без срока: %s, нужно с %s: %s', (section, askedSince, expected) => {
    const timed = { date: null, deadline: null, askedSince, enteredOn: '2026-11-20' }
    expect(isDue(section, timed, TODAY)).toBe(expected)
  })

  test('сделанное разово не напоминает о себе никогда', () => {
    expect(isDue('briefing', { date: '2000-01-01', deadline: null }, TODAY)).toBe(false)
  })

  test('не сделанное и без срока напоминает всегда', () => {
    expect(isDue('briefing', { date: null, deadline: null }, TODAY)).toBe(true)
  })
})

describe('состояние ячейки', () => {
  test.each<[EventState[], EventState]>([
    [[], 'none'],
    [['none', 'none'], 'ok'],
    [['none', 'ok'], 'ok'],
    [['ok', 'soon'], 'soon'],
    [['soon', 'missing', 'ok'], 'missing'],
    [['soon', 'unknown', 'ok'], 'unknown'],
    [['missing', 'unknown'], 'missing'],
    [['missing', 'overdue', 'none'], 'overdue'],
  ])('%j → %s', (states, expected) => {
    expect(worstState(states)).toBe(expected)
  })
})
