const NBSP = '\u00a0'
const DIGITS = new Intl.NumberFormat('ru-RU')

/** «27 000» with spaces no line breaks at. */
export function groupedDigits(number: number): string {
  return DIGITS.format(number)
}

/** A sum as it is set in Russian text: «27 000 ₽». */
export function rubles(sum: number): string {
  return `${groupedDigits(sum)}${NBSP}₽`
}
