import { EVENT_STATES, type EventState } from '@ot/domain'
import { SHORTAGE_COLUMNS, type ShortageColumn } from './columns.ts'

/** What the address of the list remembers. The router reads a lone number as one. */
export interface ListSearch {
  q?: string | number
  lack?: string
  department?: string | number
  instruction?: string
  folded?: string | number
  dismissed?: boolean
}

export interface ListView {
  text: string
  lacking: readonly ShortageColumn[]
  /** The one that is shown; null: all. */
  departmentId: number | null
  /** Only those whose instructions stand so; null: all. */
  instruction: EventState | null
  /** Departments whose people are hidden, by id. */
  folded: 'all' | readonly number[]
  withDismissed: boolean
}

const ALL = 'all'

export function listView(search: Record<string, unknown>): ListView {
  const lack = textOf(search.lack).split(',')
  const folded = textOf(search.folded)
  const department = textOf(search.department)
  return {
    text: searchText(textOf(search.q)),
    lacking: SHORTAGE_COLUMNS.filter((column) => lack.includes(column)),
    departmentId: isId(department) ? Number(department) : null,
    instruction: EVENT_STATES.find((state) => state === search.instruction) ?? null,
    folded: folded === ALL ? ALL : folded.split(',').filter(isId).map(Number),
    withDismissed: search.dismissed === true,
  }
}

/** What is looked for; of spaces alone nothing is. */
export function searchText(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim()
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}

/** The other way round; the address is silent about what goes without saying. */
export function listSearch(view: ListView): ListSearch {
  const { text, lacking, departmentId, instruction, folded, withDismissed } = view
  return {
    ...(text === '' ? {} : { q: text }),
    ...(lacking.length === 0 ? {} : { lack: lacking.join(',') }),
    ...(departmentId === null ? {} : { department: departmentId }),
    ...(instruction === null ? {} : { instruction }),
    ...(folded.length === 0 ? {} : { folded: foldedText(folded) }),
    ...(withDismissed ? { dismissed: true } : {}),
  }
}

function foldedText(folded: ListView['folded']): string | number {
  if (folded === ALL) return ALL
  const [only] = folded
  return folded.length === 1 && only !== undefined ? only : folded.join(',')
}

export function isFolded({ folded }: ListView, departmentId: number): boolean {
  return folded === ALL || folded.includes(departmentId)
}

/** Folds or unfolds one of all departments. */
export function withToggledFold(
  { folded }: ListView,
  departmentId: number,
  departmentIds: readonly number[],
): ListView['folded'] {
  const current = folded === ALL ? departmentIds : folded
  const next = current.includes(departmentId)
    ? current.filter((id) => id !== departmentId)
    : [...current, departmentId]
  return departmentIds.every((id) => next.includes(id)) ? ALL : next
}

export function withToggledShortage({ lacking }: ListView, column: ShortageColumn): ShortageColumn[] {
  return SHORTAGE_COLUMNS.filter((other) => lacking.includes(other) !== (other === column))
}

export function isSameView(one: ListView, other: ListView): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
