import type { DictionaryField } from '@ot/doc-engine'
import type { FieldReader } from './field-reader.ts'

/** A list of records for the dictionary. */
export function recordList<Item>(
  path: string,
  label: string,
  fields: readonly FieldReader<Item>[],
  blankItems: number,
): DictionaryField {
  const items = fields.map(
    (field): DictionaryField => ({ kind: 'value', path: field.path, label: field.label }),
  )
  return { kind: 'list', path, label, items, blankItems }
}

/** Its rows for the scope; null: there are none, and blank rows are printed. */
export function recordRows<Item>(items: readonly Item[], fields: readonly FieldReader<Item>[]) {
  if (items.length === 0) return null
  return items.map((item) => new Map(fields.map(({ path, read }) => [path, read(item)])))
}
