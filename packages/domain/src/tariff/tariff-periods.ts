import { addDays, addMonths, type CalendarDate, daysBetween } from '../calendar/calendar.ts'
import { TARIFF_PRICES, type Tariff, type TariffMonths, TRIAL_DAYS } from './tariffs.ts'

/** A stretch of access, both days included. The periods of a company follow one another and never overlap. */
export type TariffPeriod = { tariff: Tariff; from: CalendarDate; until: CalendarDate }

export const PAID_TARIFFS = ['standard', 'basic'] as const satisfies readonly Tariff[]
export type PaidTariff = (typeof PAID_TARIFFS)[number]

export type TariffOrder = { tariff: PaidTariff; months: TariffMonths }

/** Who pays for more gets more: the free beginning has all of the standard tariff. */
const RANKS = { basic: 1, standard: 2, introductory: 2 } satisfies Record<Tariff, number>
const YEAR_DAYS = 365

export function trialPeriod(registeredOn: CalendarDate): TariffPeriod {
  return { tariff: 'introductory', from: registeredOn, until: addDays(registeredOn, TRIAL_DAYS) }
}

/** The period of the day; the last one that ended when none runs; null before the first. */
export function periodOn(periods: readonly TariffPeriod[], day: CalendarDate): TariffPeriod | null {
  return periods.findLast(({ from }) => from <= day) ?? null
}

/**
 * Paid months extend what runs and never shorten it (ГК РФ, ст. 191, 192: months are counted from the day after). A
 * dearer tariff begins on the day of payment for all days that were left of the cheaper one; a cheaper one waits for the
 * end of what is paid already.
 */
export function afterPayment(
  periods: readonly TariffPeriod[],
  { tariff, months }: TariffOrder,
  paidOn: CalendarDate,
): TariffPeriod[] {
  const raised = periods.flatMap((period) => raise(period, tariff, paidOn))
  return joined([...raised, paidPeriod(periods, { tariff, months }, paidOn)])
}

/** The months of the order alone: after the last day that is paid, or from the day of payment when nothing runs. */
export function paidPeriod(
  periods: readonly TariffPeriod[],
  { tariff, months }: TariffOrder,
  paidOn: CalendarDate,
): TariffPeriod {
  const last = periods.at(-1)?.until
  return last !== undefined && last >= paidOn
    ? { tariff, from: addDays(last, 1), until: lastDayAfter(last, months) }
    : { tariff, from: paidOn, until: addMonths(paidOn, months) }
}

/**
 * What begins with a month ends with one: 1 May and three months are paid up to 31 July, though the last paid day before
 * was the 30th. Else every short month would take days off all renewals after it.
 */
function lastDayAfter(last: CalendarDate, months: number): CalendarDate {
  const sameNumber = addMonths(last, months)
  const wholeMonths = addDays(addMonths(addDays(last, 1), months), -1)
  return wholeMonths > sameNumber ? wholeMonths : sameNumber
}

/** The days of a cheaper tariff that a payment of this day turns into the dearer one. */
export function raisedDays(
  periods: readonly TariffPeriod[],
  tariff: PaidTariff,
  paidOn: CalendarDate,
): number {
  return periods
    .filter((period) => isCheaper(period, tariff) && period.until >= paidOn)
    .reduce((days, { from, until }) => days + daysBetween(from < paidOn ? paidOn : from, until) + 1, 0)
}

/** Rubles for turning that many days of the basic tariff into the standard one, at the prices of a year. */
export function raisePrice(days: number): number {
  const difference = TARIFF_PRICES.standard[12] - TARIFF_PRICES.basic[12]
  return Math.ceil((days * difference) / YEAR_DAYS)
}

/** Rubles of an order placed on this day, line by line. */
export function orderPrice(
  periods: readonly TariffPeriod[],
  { tariff, months }: TariffOrder,
  orderedOn: CalendarDate,
): { access: number; raise: { days: number; rubles: number } | null; total: number } {
  const access = TARIFF_PRICES[tariff][months]
  const days = raisedDays(periods, tariff, orderedOn)
  const raise = days === 0 ? null : { days, rubles: raisePrice(days) }
  return { access, raise, total: access + (raise?.rubles ?? 0) }
}

function isCheaper(period: TariffPeriod, tariff: Tariff): boolean {
  return RANKS[period.tariff] < RANKS[tariff]
}

function raise(period: TariffPeriod, tariff: Tariff, paidOn: CalendarDate): TariffPeriod[] {
  if (!isCheaper(period, tariff) || period.until < paidOn) return [period]
  if (period.from >= paidOn) return [{ ...period, tariff }]
  return [
    { ...period, until: addDays(paidOn, -1) },
    { ...period, tariff, from: paidOn },
  ]
}

/** Neighbours of one tariff are one period. */
function joined(periods: readonly TariffPeriod[]): TariffPeriod[] {
  const whole: TariffPeriod[] = []
  for (const period of periods) {
    const before = whole.at(-1)
    if (before?.tariff === period.tariff && addDays(before.until, 1) === period.from) {
      whole[whole.length - 1] = { ...before, until: period.until }
    } else {
      whole.push(period)
    }
  }
  return whole
}
