import { fieldNames } from '@ot/domain'

/** Names of the fields that differ from what is stored. */
export function changedFields<Values extends object>(
  stored: Values,
  values: Values,
): (keyof Values & string)[] {
  return fieldNames(values).filter((name) => !isSame(stored[name], values[name]))
}

/** The part of an object under the names given, as far as it has them. */
export function pickFields<T extends object>(source: T, names: readonly string[]): Partial<T> {
  const picked: Partial<T> = {}
  for (const name of fieldNames(source)) {
    if (names.includes(name)) picked[name] = source[name]
  }
  return picked
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
