import {
  COVERAGE_COLUMN_LABELS,
  type CoverageColumn,
  columnTab,
  type EmployeeTab,
  type EventState,
  eventStateLabel,
  NOTHING_KEPT,
} from '@ot/domain'

export interface ListColumn {
  key: ShortageColumn
  label: string
  tab: EmployeeTab
}

/** The columns whose header looks for a shortage; СОУТ and risks are of workplaces and have pages of their own. */
export const SHORTAGE_COLUMNS = [
  'briefing',
  'instruction',
  'training',
  'medical',
  'ppe',
] as const satisfies readonly CoverageColumn[]
export type ShortageColumn = (typeof SHORTAGE_COLUMNS)[number]

export const LIST_COLUMNS: readonly ListColumn[] = SHORTAGE_COLUMNS.map((key) => ({
  key,
  label: COVERAGE_COLUMN_LABELS[key],
  tab: columnTab(key),
}))

/** Those that may be hidden; the name stays. */
export const STAFF_COLUMNS = [
  { key: 'number', label: '№\u00a0п/п' },
  { key: 'position', label: 'Должность' },
  ...LIST_COLUMNS.map(({ key, label }) => ({ key, label })),
] as const

/** What a cell shows beside the states of the server: it has not told yet, or could not. */
export type CellState = EventState | 'loading' | 'failed'

export function stateCellText(state: CellState, column: ListColumn): string {
  switch (state) {
    case 'none':
      return NOTHING_KEPT
    case 'loading':
      return '…'
    case 'failed':
      return 'не загружено'
    case 'ok':
    case 'soon':
    case 'overdue':
    case 'away':
    case 'unknown':
    case 'missing':
      return eventStateLabel(state, column.key)
  }
}

export function isShortage(state: EventState | undefined): boolean {
  return state === 'missing' || state === 'overdue'
}
