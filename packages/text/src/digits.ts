const NBSP = '\u00a0'
const DIGITS = new Intl.NumberFormat('ru-RU')

/** «27 000» with spaces no line breaks at. */
export function groupedDigits(number: number): string {
  return DIGITS.format(number)
}

/** Below it a number reads at a glance, and a year is never «2 026». */
const FIRST_GROUPED = 10_000
const PLAIN = new Intl.NumberFormat('ru-RU', { useGrouping: false, maximumFractionDigits: 20 })
const GROUPED = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 20 })

/** A number in the text of a paper: groups of digits from five figures on, a decimal comma. */
export function printedNumber(number: number): string {
  return (Math.abs(number) < FIRST_GROUPED ? PLAIN : GROUPED).format(number)
}

const ROUNDED = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** To hundredths, where they are: «1,25», «0,3», «12 500». */
export function roundedNumber(number: number): string {
  return ROUNDED.format(number)
}

const KOPECKS = 100
const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const SUM = new Intl.NumberFormat('ru-RU', HUNDREDTHS)
const PLAIN_SUM = new Intl.NumberFormat('ru-RU', { ...HUNDREDTHS, useGrouping: false })

/** «9 000,00» */
export function sumWithKopecks(kopecks: number): string {
  return SUM.format(kopecks / KOPECKS)
}

/** «9000,00», for what a program reads. */
export function plainSumWithKopecks(kopecks: number): string {
  return PLAIN_SUM.format(kopecks / KOPECKS)
}

/** A sum as it is set in Russian text: «27 000 ₽». */
export function rubles(sum: number): string {
  return `${groupedDigits(sum)}${NBSP}₽`
}
