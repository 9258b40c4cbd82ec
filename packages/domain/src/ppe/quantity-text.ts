import { type PluralForms, plural } from '@ot/text'

/** Units that are counted in full words; abbreviated ones do not change. */
const FORMS: readonly PluralForms[] = [
  ['пара', 'пары', 'пар'],
  ['комплект', 'комплекта', 'комплектов'],
  ['штука', 'штуки', 'штук'],
]

/** The unit as it reads after the number: «пар» after 12. */
export function unitText(quantity: number, unit: string): string {
  const forms = FORMS.find((known) => known.some((form) => form === unit.trim().toLocaleLowerCase('ru')))
  return forms === undefined ? unit : plural(quantity, forms)
}

/** «12 пар», «2 шт.» */
export function quantityText(quantity: number, unit: string): string {
  return `${quantity} ${unitText(quantity, unit)}`
}
