import type { SearchFound } from '@ot/contract'
import { type Action, isAllowed, type Role, SEARCH_KIND_LABELS, searchAddress } from '@ot/domain'
import { type Findable, findable, findBest, grouped } from '@ot/text'
import type { FoundPaper, RecentRow } from '../../lib/recent-rows.ts'
import { SEARCH_ACTIONS } from './actions.ts'
import { STANDING_ROWS } from './standing-pages.ts'

export interface SearchGroup {
  label: string
  rows: readonly RecentRow[]
}

const RECENT = 'Недавно открытые'
const MOST_STANDING = 5
/** Of those that the words name: the others are found among all. */
const MOST_RECENT = 3

interface Standing extends RecentRow {
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
  { title, note, words, address }: Omit<RecentRow, 'paper'> & { words: string },
  place: Pick<Standing, 'group' | 'needs'>,
): Findable<Standing> {
  return findable({ title, note, address, paper: null, ...place }, title, `${words} ${note}`)
}

interface Known {
  /** Null: there is no company yet, hence nothing to act on. */
  role: Role | null
  recent: readonly RecentRow[]
}

/**
 * What the words find. Actions, sections and settings are known here and stand first, the best group of them above, then what was
 * opened last: what comes from the server later does not move them from under the hand.
 */
export function foundGroups(
  words: string,
  { role, recent }: Known,
  found: readonly SearchFound[],
): readonly SearchGroup[] {
  const open = STANDING.filter((one) => isOpen(one.found.needs, role))
  const known = grouped(findBest(open, words, open.length), ({ group }) => group)
  const standing = [...known].map(([label, rows]) => ({ label, rows: rows.slice(0, MOST_STANDING) }))
  const opened = openedBefore(words, recent, standing)
  const addresses = new Set(opened.map(({ address }) => address))
  const others = found.filter((one) => !addresses.has(searchAddress(one)))
  return [
    ...standing,
    { label: RECENT, rows: opened },
    ...[...grouped(others, ({ kind }) => kind)].map(([kind, rows]) => ({
      label: SEARCH_KIND_LABELS[kind],
      rows: rows.map(rowOf),
    })),
  ].filter(({ rows }) => rows.length > 0)
}

/** Of what was opened last what the words name, and is not shown already. */
function openedBefore(
  words: string,
  recent: readonly RecentRow[],
  standing: readonly SearchGroup[],
): readonly RecentRow[] {
  const shown = new Set(standing.flatMap(({ rows }) => rows.map(({ address }) => address)))
  const others = recent.filter(({ address }) => !shown.has(address))
  return findBest(
    others.map((row) => findable(row, row.title, row.note)),
    words,
    MOST_RECENT,
  )
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
export function openingGroups({ role, recent }: Known): readonly SearchGroup[] {
  const actions = SEARCH_ACTIONS.filter(({ needs }) => isOpen(needs, role))
    .slice(0, MOST_STANDING)
    .map((action) => ({ ...action, paper: null }))
  return [
    { label: RECENT, rows: recent },
    { label: 'Действия', rows: actions },
  ].filter(({ rows }) => rows.length > 0)
}

function isOpen(needs: Action | null, role: Role | null): boolean {
  return needs === null || (role !== null && isAllowed(role, needs))
}

function rowOf(found: SearchFound): RecentRow {
  return { title: found.title, note: found.note, address: searchAddress(found), paper: paperOf(found) }
}

/** A paper about somebody asks whom it is about first. */
function paperOf(found: SearchFound): FoundPaper | null {
  if (found.kind === 'document') return { kind: 'document', id: found.id }
  return found.kind === 'template' && found.scope === 'company' ? { kind: 'template', id: found.id } : null
}
