/** What a template may use. Paths are flat strings; a path may be a prefix of another. */
export type DictionaryField =
  | { kind: 'value'; path: string; label: string }
  | { kind: 'list'; path: string; label: string; items: readonly DictionaryField[]; blankItems?: number }
  | { kind: 'image'; path: string; label: string }

export type ListField = Extract<DictionaryField, { kind: 'list' }>

export type Dictionary = readonly DictionaryField[]

/** Always available inside a list: the number of the row, from 1. */
export const ROW_NUMBER = 'номер'

const DEFAULT_BLANK_ITEMS = 3

/** The fields one level of data offers: the document itself (`list` is null) or the items of a list. */
export type Level = {
  list: ListField | null
  fullPath: string
  fields: ReadonlyMap<string, DictionaryField>
}

/** Where a tag's data is: the level it was found on and its path from the root, for reports. */
export type Resolved = { field: DictionaryField; level: number; fullPath: string }

export function rootLevel(dictionary: Dictionary): Level {
  return { list: null, fullPath: '', fields: byPath(dictionary) }
}

export function itemLevel(list: ListField, fullPath: string): Level {
  return { list, fullPath, fields: byPath(list.items) }
}

export function blankItemsOf(list: ListField): number {
  return list.blankItems ?? DEFAULT_BLANK_ITEMS
}

/** Items' own fields first, then the outer levels. Maps, so `constructor` is a name like any other. */
export function resolveField(levels: readonly Level[], path: string): Resolved | null {
  for (let depth = levels.length - 1; depth >= 0; depth--) {
    const level = levels[depth]
    const field = level?.fields.get(path)
    if (level !== undefined && field !== undefined) {
      return { field, level: depth, fullPath: joinPath(level.fullPath, path) }
    }
  }
  return null
}

/** Every path that may be written at this place, nearest level first. */
export function pathsInReach(levels: readonly Level[]): string[] {
  const paths = levels.toReversed().flatMap((level) => [...level.fields.keys()])
  return levels.length > 1 ? [...paths, ROW_NUMBER] : paths
}

export function joinPath(parent: string, path: string): string {
  return parent === '' ? path : `${parent}.${path}`
}

function byPath(fields: readonly DictionaryField[]): ReadonlyMap<string, DictionaryField> {
  return new Map(fields.map((field) => [field.path, field]))
}
