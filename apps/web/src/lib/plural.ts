const RULES = new Intl.PluralRules('ru')
const NBSP = '\u00a0'

/** The forms for 1, 2 and 5: `['документ', 'документа', 'документов']`. */
export type PluralForms = readonly [one: string, few: string, many: string]

export function plural(count: number, [one, few, many]: PluralForms): string {
  const rule = RULES.select(count)
  if (rule === 'one') return one
  return rule === 'few' ? few : many
}

/** «21 документ»; the number stays with its word. */
export function counted(count: number, forms: PluralForms): string {
  return `${count}${NBSP}${plural(count, forms)}`
}
