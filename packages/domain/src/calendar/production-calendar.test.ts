import { describe, expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { calendarRemark, isDayOff, productionCalendar, productionYearProblem } from './production-calendar.ts'
import { PRODUCTION_YEARS } from './production-years.ts'
import { workingDaysBetween } from './working-days.ts'

const RUSSIA = productionCalendar()

describe('праздники в будний день (ТК РФ, ст. 112)', () => {
  test.each([
    ['2025-01-01'],
    ['2025-01-02'],
    ['2025-01-03'],
    ['2024-01-04'],
    ['2024-01-05'],
    ['2025-01-06'],
    ['2025-01-07'],
    ['2025-01-08'],
    ['2026-02-23'],
    ['2027-03-08'],
    ['2026-05-01'],
    ['2025-05-09'],
    ['2026-06-12'],
    ['2026-11-04'],
  ])('%s', (day) => {
    expect(isDayOff(day, RUSSIA)).toBe(true)
  })
})

test.each([
  ['2024-04-27', false, 'рабочая суббота: выходной перенесён на 29 апреля'],
  ['2024-04-29', true, 'с субботы 27 апреля'],
  ['2024-04-30', true, 'с субботы 2 ноября'],
  ['2024-05-10', true, 'с субботы 6 января'],
  ['2024-01-06', true, 'праздник остаётся нерабочим, хотя выходной с него перенесён'],
  ['2024-11-02', false, 'рабочая суббота'],
  ['2024-12-28', false, 'рабочая суббота'],
  ['2024-12-31', true, 'с воскресенья 7 января'],
  ['2025-02-24', false, 'выходной с воскресенья 23 февраля перенесён на 8 мая, а не на понедельник'],
  ['2025-03-10', false, 'с субботы 8 марта — на 13 июня'],
  ['2025-05-08', true, 'с воскресенья 23 февраля'],
  ['2025-06-13', true, 'с субботы 8 марта'],
  ['2025-11-01', false, 'рабочая суббота'],
  ['2025-11-03', true, 'с субботы 1 ноября'],
  ['2026-01-09', true, 'с субботы 3 января'],
  ['2026-03-09', true, '8 марта — воскресенье: ТК РФ, ст. 112, ч. 2'],
  ['2026-05-11', true, '9 мая — суббота: ТК РФ, ст. 112, ч. 2'],
  ['2026-05-12', false, 'вторник после праздников'],
  ['2026-12-31', true, 'с воскресенья 4 января'],
  ['2027-02-20', false, 'рабочая суббота'],
  ['2027-02-22', true, 'с субботы 20 февраля'],
  ['2027-05-03', true, '1 мая — суббота'],
  ['2027-05-10', true, '9 мая — воскресенье'],
  ['2027-06-14', true, '12 июня — суббота'],
  ['2027-11-05', true, 'с субботы 2 января'],
])('%s: нерабочий %s (%s)', (day, off) => {
  expect(isDayOff(day, RUSSIA)).toBe(off)
})

/** What the production calendars of those years count. */
test.each([
  [2024, 248],
  [2025, 247],
  [2026, 247],
  [2027, 247],
])('в %i году рабочих дней %i', (year, days) => {
  expect(workingDaysBetween(addDays(`${year}-01-01`, -1), `${year}-12-31`, RUSSIA)).toBe(days)
})

describe('год, которого продукт не знает', () => {
  test('посчитан по Кодексу', () => {
    expect(isDayOff('2028-05-01', RUSSIA)).toBe(true)
    expect(isDayOff('2028-11-06', RUSSIA), '4 ноября 2028 — суббота').toBe(true)
    expect(isDayOff('2028-11-07', RUSSIA)).toBe(false)
  })

  test('сказано, что переносы не известны', () => {
    expect(calendarRemark('2027-12-20', '2028-01-20', RUSSIA)).toContain('на 2028 год продукту не известны')
    expect(calendarRemark('2026-12-20', '2027-01-20', RUSSIA)).toBeNull()
  })

  test('год, который добавили, известен и стоит на месте прежнего', () => {
    const added = productionCalendar([
      {
        year: 2028,
        decree: 'постановление',
        verified: true,
        moved: [{ from: '2028-01-01', to: '2028-03-09' }],
      },
      { year: 2026, decree: 'постановление', verified: true, moved: [] },
    ])
    expect(isDayOff('2028-03-09', added)).toBe(true)
    expect(isDayOff('2026-01-09', added)).toBe(false)
    expect(calendarRemark('2028-01-01', '2028-12-31', added)).toBeNull()
  })
})

test('региональный день — нерабочий только у своей организации', () => {
  expect(isDayOff('2026-08-31', RUSSIA)).toBe(false)
  expect(isDayOff('2026-08-31', productionCalendar([], ['2026-08-31']))).toBe(true)
})

describe('год, который дают продукту', () => {
  const year = (moved: { from: string; to: string }[]) => ({
    year: 2028,
    decree: 'п',
    verified: false,
    moved,
  })

  test.each(PRODUCTION_YEARS.map((known) => [known.year, known] as const))(
    '%i из продукта годится',
    (_, known) => {
      expect(productionYearProblem(known)).toBeNull()
    },
  )

  test.each([
    ['2027-12-25', '2028-05-02', 'дни не 2028 года'],
    ['2028-01-03', '2028-05-02', 'переносят выходной день'],
    ['2028-01-01', '2028-05-06', 'и так нерабочий день'],
    ['2028-01-01', '2028-05-01', 'и так нерабочий день'],
  ])('%s → %s: %s', (from, to, problem) => {
    expect(productionYearProblem(year([{ from, to }]))).toContain(problem)
  })

  test('день назван дважды', () => {
    const twice = { from: '2028-01-01', to: '2028-05-02' }
    expect(productionYearProblem(year([twice, { ...twice, to: '2028-05-03' }]))).toContain('дважды')
  })
})
