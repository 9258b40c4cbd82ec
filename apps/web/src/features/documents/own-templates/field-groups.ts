import type { TemplateField } from '@ot/contract'
import { foldLetters, grouped } from '@ot/text'

export interface FieldGroup {
  name: string
  fields: readonly TemplateField[]
}

/** The fields in which every word asked for is found, under their headings, in the order given. */
export function fieldGroups(fields: readonly TemplateField[], search: string): FieldGroup[] {
  const words = foldLetters(search).split(/\s+/).filter(Boolean)
  const found = fields.filter((field) => words.every((word) => textOf(field).includes(word)))
  return [...grouped(found, ({ group }) => group)].map(([name, own]) => ({ name, fields: own }))
}

/** The list is part of the text: looking for it finds what may stand in it. */
function textOf({ tag, meaning, value, list }: TemplateField): string {
  return foldLetters([tag, meaning, value, list].join(' '))
}
