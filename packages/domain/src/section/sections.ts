/** The sections of the records, in the order in which the product shows them. */
export const SECTIONS = ['briefing', 'training', 'medical', 'ppe', 'sout', 'risk'] as const
export type Section = (typeof SECTIONS)[number]

export const SECTION_LABELS = {
  briefing: 'Инструктажи',
  training: 'Обучение',
  medical: 'Медосмотры',
  ppe: 'СИЗ',
  sout: 'СОУТ',
  risk: 'Риски',
} satisfies Record<Section, string>

/** How many months ahead an obligation of the section counts as due. */
export const DUE_WINDOW_MONTHS = {
  briefing: 1,
  training: 3,
  medical: 3,
  ppe: 3,
  sout: 6,
  risk: 3,
} satisfies Record<Section, number>

/** `missing`: never done. `unknown`: of no known day, and due before it was entered here. `none`: done, and no further deadline follows. `away`: waits until the employee is back. */
export const EVENT_STATES = ['ok', 'soon', 'overdue', 'missing', 'unknown', 'none', 'away'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** In the order in which they ask for attention. */
export const STATES_BY_URGENCY = [
  'overdue',
  'missing',
  'unknown',
  'soon',
  'ok',
  'none',
  'away',
] as const satisfies readonly EventState[]

export const EVENT_STATE_LABELS = {
  ok: 'в порядке',
  soon: 'скоро срок',
  overdue: 'просрочено',
  missing: 'не проведено',
  unknown: 'не внесено',
  none: 'без срока',
  away: 'ждёт выхода',
} satisfies Record<EventState, string>

/** What the list of employees shows a column for: the sections and the instructions given to the employee. */
export const COVERAGE_COLUMNS = [
  'briefing',
  'instruction',
  'training',
  'medical',
  'ppe',
  'sout',
  'risk',
] as const
export type CoverageColumn = (typeof COVERAGE_COLUMNS)[number]

export const COVERAGE_COLUMN_LABELS = {
  ...SECTION_LABELS,
  instruction: 'Инструкции',
} satisfies Record<CoverageColumn, string>

/** Of a column in which nothing is kept of somebody, wherever the column stands. */
export const NOTHING_KEPT = 'нет записей'

/** What is handed over and not carried out. */
const HANDED_OVER: ReadonlySet<CoverageColumn> = new Set(['ppe', 'instruction'])

/** The word for a state in a column, the same wherever the column stands: PPE and instructions are given, the rest is done. */
export function eventStateLabel(state: EventState, column: CoverageColumn): string {
  return state === 'missing' && HANDED_OVER.has(column) ? 'не выдано' : EVENT_STATE_LABELS[state]
}
