import type { SearchFound } from '@ot/contract'
import {
  type Action,
  isAllowed,
  type Role,
  SEARCH_KIND_LABELS,
  SEARCH_KINDS,
  searchAddress,
} from '@ot/domain'
import { type Findable, findable, findBest, grouped } from '@ot/text'
import { SEARCH_ACTIONS } from './actions.ts'
import { STANDING_ROWS } from './standing-pages.ts'

export interface SearchRow {
  title: string
  note: string
  address: string
}

export interface SearchGroup {
  label: string
  rows: readonly SearchRow[]
}

const MOST_STANDING = 5

interface Standing extends SearchRow {
  group: 'Действия' | 'Разделы' | 'Настройки'
  needs: Action | null
}

const STANDING = [
  ...SEARCH_ACTIONS.map((action) => standing(action, { group: 'Действия', needs: action.needs })),
  ...STANDING_ROWS.map((row) =>
    standing(row, { group: row.isSetting ? 'Настройки' : 'Разделы', needs: null }),
  ),
]

function standing(
  { title, note, words, address }: SearchRow & { words: string },
  place: Pick<Standing, 'group' | 'needs'>,
): Findable<Standing> {
  return findable({ title, note, address, ...place }, title, `${words} ${note}`)
}

/**
 * What the words find. Actions, sections and settings are known here and stand first, the best group of them above: what comes from
 * the server later does not move them from under the hand. `role` null: there is no company yet, hence nothing to act on.
 */
export function foundGroups(
  words: string,
  role: Role | null,
  found: readonly SearchFound[],
): readonly SearchGroup[] {
  const open = STANDING.filter((one) => isOpen(one.found.needs, role))
  const known = grouped(findBest(open, words, open.length), ({ group }) => group)
  return [
    ...[...known].map(([label, rows]) => ({ label, rows: rows.slice(0, MOST_STANDING) })),
    ...SEARCH_KINDS.map((kind) => ({
      label: SEARCH_KIND_LABELS[kind],
      rows: found.filter((one) => one.kind === kind).map(rowOf),
    })).filter(({ rows }) => rows.length > 0),
  ]
}

/** Of the answer to earlier words, until the answer to these comes: Enter opens nothing that is not looked for any more. */
export function stillFound(words: string, earlier: readonly SearchFound[]): readonly SearchFound[] {
  return findBest(
    earlier.map((one) => findable(one, one.title, one.note)),
    words,
    earlier.length,
  )
}

/** Before anything is typed: what was opened last, and what most days begin with. */
export function openingGroups(role: Role | null, recent: readonly SearchRow[]): readonly SearchGroup[] {
  const actions = SEARCH_ACTIONS.filter(({ needs }) => isOpen(needs, role)).slice(0, MOST_STANDING)
  return [
    { label: 'Недавно открытые', rows: recent },
    { label: 'Действия', rows: actions },
  ].filter(({ rows }) => rows.length > 0)
}

function isOpen(needs: Action | null, role: Role | null): boolean {
  return needs === null || (role !== null && isAllowed(role, needs))
}

function rowOf(found: SearchFound): SearchRow {
  return { title: found.title, note: found.note, address: searchAddress(found) }
}
