const RULES = new Intl.PluralRules('ru')

/** Units that are counted in full words; abbreviated ones do not change. */
const FORMS: readonly (readonly [one: string, few: string, many: string])[] = [
  ['пара', 'пары', 'пар'],
  ['комплект', 'комплекта', 'комплектов'],
  ['штука', 'штуки', 'штук'],
]

/** «12 пар», «2 шт.» */
export function quantityText(quantity: number, unit: string): string {
  const forms = FORMS.find((known) => known.some((form) => form === unit.trim().toLocaleLowerCase('ru')))
  if (forms === undefined) return `${quantity} ${unit}`
  const [one, few, many] = forms
  const rule = RULES.select(quantity)
  if (rule === 'one') return `${quantity} ${one}`
  return `${quantity} ${rule === 'few' ? few : many}`
}
