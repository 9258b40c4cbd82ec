/** The names that a table describes. */
export function fieldNames<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((name): name is keyof T & string => Object.hasOwn(table, name))
}

/** A value for every field. Object.fromEntries forgets the names: this overload is the one place that keeps them. */
export function byField<F extends string, V>(fields: readonly F[], make: (field: F) => V): Record<F, V>
export function byField<V>(fields: readonly string[], make: (field: string) => V): Record<string, V> {
  return Object.fromEntries(fields.map((field) => [field, make(field)]))
}
