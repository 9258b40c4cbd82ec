const RULES = new Intl.PluralRules('ru')

/** Units that are counted in full words; abbreviated ones do not change. */
const FORMS: readonly (readonly [one: string, few: string, many: string])[] = [
  ['пара', 'пары', 'пар'],
  ['комплект', 'комплекта', 'комплектов'],
  ['штука', 'штуки', 'штук'],
]

/** The unit as it reads after the number: «пар» after 12. */
export function unitText(quantity: number, unit: string): string {
  const forms = FORMS.find((known) => known.some((form) => form === unit.trim().toLocaleLowerCase('ru')))
  if (forms === undefined) return unit
  const [one, few, many] = forms
  const rule = RULES.select(quantity)
  if (rule === 'one') return one
  return rule === 'few' ? few : many
}

/** «12 пар», «2 шт.» */
export function quantityText(quantity: number, unit: string): string {
  return `${quantity} ${unitText(quantity, unit)}`
}
