/** What a field of a form is called and how what stands in it is read. */
export interface FieldWords<Value> {
  label: string
  /** In words; empty when there is nothing in it. */
  text: (value: Value) => string
}

/** Every field of a form: one that is forgotten does not compile. */
export type WordsTable<Values> = { readonly [Name in keyof Values & string]: FieldWords<Values[Name]> }

export function shownField<Values, Name extends keyof Values & string>(
  table: WordsTable<Values>,
  values: Values,
  name: Name,
): string {
  return table[name].text(values[name])
}
