const NBSP = '\u00a0'

/** The forms for 1, 2 and 5: `['документ', 'документа', 'документов']`. */
export type PluralForms = readonly [one: string, few: string, many: string]

export const MONTHS: PluralForms = ['месяц', 'месяца', 'месяцев']

/** «1 сотрудник, 3 сотрудника, 11 сотрудников» */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const whole = Math.abs(count)
  // A fraction governs the genitive singular: «1,5 разряда».
  if (!Number.isInteger(whole)) return few
  const tens = whole % 100
  const units = whole % 10
  if (tens >= 11 && tens <= 14) return many
  if (units === 1) return one
  return units >= 2 && units <= 4 ? few : many
}

/** «21 документ»; the number stays with its word. */
export function counted(count: number, forms: PluralForms): string {
  return `${count}${NBSP}${plural(count, forms)}`
}
