import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar/calendar.ts'
import {
  afterPayment,
  orderPrice,
  PAID_TARIFFS,
  periodOn,
  raisedDays,
  raisePrice,
  type TariffOrder,
  type TariffPeriod,
} from './tariff-periods.ts'
import { TARIFF_MONTHS } from './tariffs.ts'

const period = (tariff: TariffPeriod['tariff'], from: string, until: string): TariffPeriod => ({
  tariff,
  from,
  until,
})
const order = (tariff: TariffOrder['tariff'], months: TariffOrder['months']): TariffOrder => ({
  tariff,
  months,
})
const TRIAL = period('introductory', '2026-11-21', '2026-12-05')

describe('оплаченные месяцы', () => {
  const cases: [string, TariffPeriod[], TariffOrder, string, TariffPeriod[]][] = [
    [
      'ничего не действует: со дня оплаты, последний день того же числа',
      [TRIAL],
      order('standard', 3),
      '2027-01-15',
      [TRIAL, period('standard', '2027-01-15', '2027-04-15')],
    ],
    [
      'оплата 30 ноября на три месяца: в феврале такого числа нет',
      [],
      order('basic', 3),
      '2026-11-30',
      [period('basic', '2026-11-30', '2027-02-28')],
    ],
    [
      'оплата 31 января на год',
      [],
      order('basic', 12),
      '2027-01-31',
      [period('basic', '2027-01-31', '2028-01-31')],
    ],
    [
      'оплата 29 февраля на год',
      [],
      order('standard', 12),
      '2028-02-29',
      [period('standard', '2028-02-29', '2029-02-28')],
    ],
    [
      'до конца бесплатных дней: они не пропадают',
      [TRIAL],
      order('basic', 6),
      '2026-11-25',
      [TRIAL, period('basic', '2026-12-06', '2027-06-05')],
    ],
    [
      'продление в последний день',
      [period('standard', '2026-09-01', '2026-11-30')],
      order('standard', 3),
      '2026-11-30',
      [period('standard', '2026-09-01', '2027-02-28')],
    ],
    [
      'продление на следующий день после конца: перерыва нет, срок — со дня оплаты',
      [period('standard', '2026-09-01', '2026-11-30')],
      order('standard', 3),
      '2026-12-01',
      [period('standard', '2026-09-01', '2027-03-01')],
    ],
    [
      'переход на больший тариф в середине срока: оставшиеся дни — уже по нему',
      [period('basic', '2026-09-01', '2027-02-28')],
      order('standard', 3),
      '2026-12-10',
      [period('basic', '2026-09-01', '2026-12-09'), period('standard', '2026-12-10', '2027-05-31')],
    ],
    [
      'переход на меньший тариф ждёт конца оплаченного',
      [period('standard', '2026-09-01', '2027-02-28')],
      order('basic', 6),
      '2026-12-10',
      [period('standard', '2026-09-01', '2027-02-28'), period('basic', '2027-03-01', '2027-08-31')],
    ],
    [
      'продление после 30 апреля: три месяца с 1 мая — по 31 июля',
      [period('standard', '2027-02-01', '2027-04-30')],
      order('standard', 3),
      '2027-04-20',
      [period('standard', '2027-02-01', '2027-07-31')],
    ],
    [
      'продление после 31 января: в апреле такого числа нет',
      [period('standard', '2026-11-01', '2027-01-31')],
      order('standard', 3),
      '2027-01-31',
      [period('standard', '2026-11-01', '2027-04-30')],
    ],
    [
      'продление на год после 28 февраля: следующий февраль високосный',
      [period('standard', '2026-03-01', '2027-02-28')],
      order('standard', 12),
      '2027-02-10',
      [period('standard', '2026-03-01', '2028-02-29')],
    ],
    [
      'продление на год после 29 февраля: в следующем году такого дня нет',
      [period('standard', '2027-03-01', '2028-02-29')],
      order('standard', 12),
      '2028-02-29',
      [period('standard', '2027-03-01', '2029-02-28')],
    ],
    [
      'срок с середины месяца до конца февраля не теряет дней, которых в феврале нет',
      [period('basic', '2026-08-30', '2026-11-29')],
      order('basic', 3),
      '2026-11-01',
      [period('basic', '2026-08-30', '2027-02-28')],
    ],
    [
      'переход на больший тариф в последний день меньшего',
      [period('basic', '2026-09-01', '2026-11-30')],
      order('standard', 3),
      '2026-11-30',
      [period('basic', '2026-09-01', '2026-11-29'), period('standard', '2026-11-30', '2027-02-28')],
    ],
    [
      'переход на больший тариф в первый день меньшего',
      [period('basic', '2026-09-01', '2026-11-30')],
      order('standard', 3),
      '2026-09-01',
      [period('standard', '2026-09-01', '2027-02-28')],
    ],
    [
      'оплата в бесплатные дни: стандартный начинается после них',
      [TRIAL],
      order('standard', 12),
      '2026-12-05',
      [TRIAL, period('standard', '2026-12-06', '2027-12-05')],
    ],
    [
      'ждущий меньший тариф становится большим вместе с остальным',
      [period('standard', '2026-09-01', '2026-12-31'), period('basic', '2027-01-01', '2027-03-31')],
      order('standard', 3),
      '2026-12-10',
      [period('standard', '2026-09-01', '2027-06-30')],
    ],
    [
      'после перерыва того же тарифа — новый срок',
      [period('standard', '2026-01-01', '2026-03-31')],
      order('standard', 3),
      '2026-12-10',
      [period('standard', '2026-01-01', '2026-03-31'), period('standard', '2026-12-10', '2027-03-10')],
    ],
  ]
  test.each(cases)('%s', (_name, before, paid, paidOn, after) => {
    expect(afterPayment(before, paid, paidOn)).toEqual(after)
  })

  test.each([
    [[3, 3, 3, 3], '2027-11-30'],
    [[6, 6], '2027-11-30'],
    [[3, 3, 6], '2027-11-30'],
    [[12], '2027-11-30'],
    [[12, 12], '2028-11-30'],
  ] as const)('частями %j — тот же последний день %s, что и сразу', (parts, until) => {
    const paid = parts.reduce<readonly TariffPeriod[]>(
      (periods, months) => afterPayment(periods, order('standard', months), '2026-11-25'),
      [period('standard', '2026-09-01', '2026-11-30')],
    )
    expect(paid).toEqual([period('standard', '2026-09-01', until)])
  })

  test.each([
    ['два счёта одного дня', '2026-12-10', '2026-12-10'],
    ['второй отмечен раньше первого', '2026-12-15', '2026-12-10'],
  ])('%s: сроки складываются', (_name, firstPaidOn, secondPaidOn) => {
    const running = [period('standard', '2026-12-01', '2026-12-31')]
    const once = afterPayment(running, order('standard', 3), firstPaidOn)
    expect(afterPayment(once, order('standard', 6), secondPaidOn)).toEqual([
      period('standard', '2026-12-01', '2027-09-30'),
    ])
  })

  test('оплата никогда не укорачивает, не оставляет наложений и не уменьшает тариф оплаченных дней', () => {
    const orders = fc.array(
      fc.record({
        tariff: fc.constantFrom(...PAID_TARIFFS),
        months: fc.constantFrom(...TARIFF_MONTHS),
        later: fc.integer({ min: 0, max: 500 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(orders, (paid) => {
        let periods: TariffPeriod[] = [TRIAL]
        let day = TRIAL.from
        for (const { tariff, months, later } of paid) {
          day = addDays(day, later)
          const before = periods
          periods = afterPayment(before, { tariff, months }, day)
          const [was, is] = [before.at(-1)?.until ?? '', periods.at(-1)?.until ?? '']
          expect(daysBetween(was > day ? was : day, is)).toBeGreaterThanOrEqual(months * 28)
          for (const [index, { from, until }] of periods.entries()) {
            expect(from <= until).toBe(true)
            const next = periods[index + 1]
            if (next !== undefined) expect(next.from > until).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('цена', () => {
  test.each([
    [0, 0],
    [1, 25],
    [80, 1973],
    [365, 9000],
  ])('доплата за %i дней: %i ₽', (days, rubles) => {
    expect(raisePrice(days)).toBe(rubles)
  })

  test('переход в середине срока: цена тарифа и доплата за оставшиеся дни', () => {
    const basic = [period('basic', '2026-09-01', '2027-02-28')]
    expect(raisedDays(basic, 'standard', '2026-12-10')).toBe(81)
    expect(orderPrice(basic, order('standard', 3), '2026-12-10')).toEqual({
      access: 9000,
      raise: { days: 81, rubles: 1998 },
      total: 10_998,
    })
  })

  test.each([
    ['продление', period('standard', '2026-09-01', '2027-02-28'), order('standard', 6), 15_000],
    ['после бесплатных дней', TRIAL, order('basic', 12), 18_000],
    ['на меньший', period('standard', '2026-09-01', '2027-02-28'), order('basic', 3), 6000],
  ])('%s — без доплаты', (_name, running, asked, total) => {
    expect(orderPrice([running], asked, '2026-11-25')).toEqual({ access: total, raise: null, total })
  })
})

describe('дни, которые станут дороже', () => {
  test.each([
    ['срок уже кончился', [period('basic', '2026-01-01', '2026-03-31')], '2026-12-10', 0],
    ['кончается сегодня', [period('basic', '2026-10-01', '2026-12-10')], '2026-12-10', 1],
    ['начался сегодня', [period('basic', '2026-12-10', '2026-12-31')], '2026-12-10', 22],
    [
      'ещё не начался',
      [period('standard', '2026-09-01', '2026-12-31'), period('basic', '2027-01-01', '2027-03-31')],
      '2026-12-10',
      90,
    ],
    ['бесплатные дни', [TRIAL], '2026-11-25', 0],
  ])('%s', (_case, periods, paidOn, days) => {
    expect(raisedDays(periods, 'standard', paidOn)).toBe(days)
  })
})

describe('период дня', () => {
  const periods = [TRIAL, period('basic', '2027-01-10', '2027-04-10')]
  test.each([
    ['2026-11-20', null],
    ['2026-11-21', 'introductory'],
    ['2026-12-31', 'introductory'],
    ['2027-01-10', 'basic'],
    ['2028-01-01', 'basic'],
  ])('%s: %s', (day, tariff) => {
    expect(periodOn(periods, day)?.tariff ?? null).toBe(tariff)
  })
})
