import type { TemplateField } from '@ot/contract'

export interface FieldGroup {
  name: string
  fields: readonly TemplateField[]
}

/** The fields in which every word asked for is found, under their headings, in the order given. */
export function fieldGroups(fields: readonly TemplateField[], search: string): FieldGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<string, TemplateField[]>()
  for (const field of fields) {
    if (!words.every((word) => textOf(field).includes(word))) continue
    const group = groups.get(field.group)
    if (group === undefined) groups.set(field.group, [field])
    else group.push(field)
  }
  return [...groups].map(([name, own]) => ({ name, fields: own }))
}

/** The list is part of the text: looking for it finds what may stand in it. */
function textOf({ tag, meaning, value, list }: TemplateField): string {
  return [tag, meaning, value, list].join(' ').toLowerCase()
}
