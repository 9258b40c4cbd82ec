/** «1 сотрудник, 3 сотрудника, 11 сотрудников» */
export function plural(n: number, one: string, few: string, many: string): string {
  const whole = Math.abs(n)
  // A fraction governs the genitive singular: «1,5 разряда».
  if (!Number.isInteger(whole)) return few
  const tens = whole % 100
  const units = whole % 10
  if (tens >= 11 && tens <= 14) return many
  if (units === 1) return one
  return units >= 2 && units <= 4 ? few : many
}
