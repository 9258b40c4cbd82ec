/** A sum as it is set in Russian text: «27 000 ₽», with spaces no line breaks at. */
export function rubles(sum: number): string {
  return `${sum.toLocaleString('ru-RU')}\u00a0₽`
}
