import type { CoverageColumn, Section } from '../section/sections.ts'
import { SECTION_LABELS, SECTIONS } from '../section/sections.ts'

export const TARIFFS = ['standard', 'basic', 'introductory'] as const
export type Tariff = (typeof TARIFFS)[number]

export const TARIFF_LABELS = {
  standard: 'Стандартный',
  basic: 'Базовый',
  introductory: 'Ознакомительный',
} satisfies Record<Tariff, string>

export const TARIFF_MONTHS = [3, 6, 12] as const
export type TariffMonths = (typeof TARIFF_MONTHS)[number]

/** The free beginning, in days: the introductory tariff has all that the standard one has. */
export const TRIAL_DAYS = 14

/** Rubles for the whole period; null where nothing is paid. */
export const TARIFF_PRICES = {
  standard: { 3: 9000, 6: 15000, 12: 27000 },
  basic: { 3: 6000, 6: 10000, 12: 18000 },
  introductory: null,
} satisfies Record<Tariff, Record<TariffMonths, number> | null>

export type TariffLimits = { employees: number; officeActivitiesOnly: boolean; personalTemplates: boolean }

export const TARIFF_LIMITS = {
  standard: { employees: 500, officeActivitiesOnly: false, personalTemplates: true },
  basic: { employees: 50, officeActivitiesOnly: true, personalTemplates: false },
  introductory: { employees: 500, officeActivitiesOnly: false, personalTemplates: true },
} satisfies Record<Tariff, TariffLimits>

/** Sections of the records that a tariff leaves out; every other section is in every tariff. */
const LEFT_OUT = {
  standard: [],
  basic: ['medical', 'ppe'],
  introductory: [],
} satisfies Record<Tariff, readonly Section[]>

/** Whether something new may be begun in the section; what is written there already is kept up on any tariff. */
export function includesSection(tariff: Tariff, section: CoverageColumn): boolean {
  const leftOut: readonly CoverageColumn[] = LEFT_OUT[tariff]
  return !leftOut.includes(section)
}

/** Sections that not every tariff includes, in the order of the product. */
export const OPTIONAL_SECTIONS: readonly Section[] = SECTIONS.filter((section) =>
  TARIFFS.some((tariff) => !includesSection(tariff, section)),
)

/** «Медосмотры» и «СИЗ»; null: the tariff includes everything. */
export function leftOutSections(tariff: Tariff): string | null {
  const names = LEFT_OUT[tariff].map((section) => `«${SECTION_LABELS[section]}»`)
  return names.length === 0 ? null : names.join(' и ')
}

const PRICE_STEP = 100

/** Rubles a month at payment for so many, a year unless told otherwise; rounded up to hundreds. */
export function monthlyPrice(tariff: Tariff, months: TariffMonths = 12): number {
  const prices = TARIFF_PRICES[tariff]
  return prices === null ? 0 : Math.ceil(prices[months] / months / PRICE_STEP) * PRICE_STEP
}

/** Rubles saved by paying for so many months at once, beside the same months paid for by the shortest period. */
export function periodSaving(tariff: Tariff, months: TariffMonths): number {
  const prices = TARIFF_PRICES[tariff]
  const [shortest] = TARIFF_MONTHS
  return prices === null ? 0 : (prices[shortest] / shortest) * months - prices[months]
}

/** The page where a tariff is chosen, named in every refusal; the interface makes a link of it. */
export const TARIFF_PAGE = '«Тариф и оплата»'
