import {
  DEFAULT_SORT_MODE,
  EVENT_STATES,
  type EventState,
  filterSearch,
  SECTION_SORT_MODES,
  type Section,
  type SectionSearch,
  type SortMode,
} from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { GROUPINGS, type Grouping } from './row-groups.ts'

/** What a page of a section shows and in which order, as its address has it. */
export interface SectionView {
  text: string
  departmentId: number | null
  employeeId: number | null
  states: readonly EventState[]
  /** Deadlines between two days, both included. */
  from: string | null
  until: string | null
  sort: SortMode
  /** What rows stand together by; null: by nothing. */
  group: Grouping | null
}

export const WHOLE_VIEW: SectionView = {
  text: '',
  departmentId: null,
  employeeId: null,
  states: [],
  from: null,
  until: null,
  sort: DEFAULT_SORT_MODE,
  group: null,
}

export function sectionView(section: Section, search: Record<string, unknown>): SectionView {
  const states = textOf(search.state).split(',')
  const modes: readonly SortMode[] = SECTION_SORT_MODES[section]
  return {
    text: textOf(search.q).replace(/\s+/g, ' ').trim(),
    departmentId: idOf(search.department),
    employeeId: idOf(search.employee),
    states: EVENT_STATES.filter((state) => states.includes(state)),
    from: dayOf(search.from),
    until: dayOf(search.until),
    sort: modes.find((mode) => mode === search.sort) ?? DEFAULT_SORT_MODE,
    group: GROUPINGS.find((one) => one === search.group) ?? null,
  }
}

/** The other way round; the address is silent about what goes without saying. */
export function viewSearch(view: SectionView): SectionSearch & { sort?: SortMode; group?: Grouping } {
  const { text, departmentId, employeeId, states, from, until, sort, group } = view
  return {
    ...filterSearch({
      text,
      states,
      ...(departmentId === null ? {} : { departmentId }),
      ...(employeeId === null ? {} : { employeeId }),
      ...(from === null ? {} : { from }),
      ...(until === null ? {} : { until }),
    }),
    ...(sort === DEFAULT_SORT_MODE ? {} : { sort }),
    ...(group === null ? {} : { group }),
  }
}

export function isSectionFiltered({
  text,
  departmentId,
  employeeId,
  states,
  from,
  until,
}: SectionView): boolean {
  return (
    text !== '' ||
    departmentId !== null ||
    employeeId !== null ||
    states.length > 0 ||
    from !== null ||
    until !== null
  )
}

export function withToggledState({ states }: SectionView, state: EventState): EventState[] {
  return EVENT_STATES.filter((other) => states.includes(other) !== (other === state))
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function idOf(value: unknown): number | null {
  const text = textOf(value)
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

function dayOf(value: unknown): string | null {
  const text = textOf(value)
  return isCalendarDate(text) ? text : null
}
