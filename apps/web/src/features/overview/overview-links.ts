import {
  type CoverageColumn,
  type EventState,
  instructionAddress,
  type Section,
  sectionAddress,
} from '@ot/domain'
import { lastDateOf, monthOf } from './month.ts'

/** What has a day on which it falls due: neither what waits for somebody's return, nor what may have been done before. */
const FALLS_DUE: readonly EventState[] = ['overdue', 'missing', 'soon', 'ok']

/** Where a number of the overview is looked at row by row. */
export function overdueAddress(section: Section): string {
  return sectionAddress('due', section, { states: ['overdue'] })
}

export function thisMonthAddress(section: Section, today: string): string {
  return dueAddress(section, today, lastDateOf(monthOf(today)))
}

export function missingAddress(section: Section): string {
  return sectionAddress('register', section, { states: ['missing'] })
}

export function unknownAddress(section: Section): string {
  return sectionAddress('register', section, { states: ['unknown'] })
}

export function dayAddress(section: Section, day: string): string {
  return dueAddress(section, day, day)
}

function dueAddress(section: Section, from: string, until: string): string {
  return sectionAddress('register', section, { from, until, states: FALLS_DUE })
}

interface Cell {
  column: CoverageColumn
  state: EventState
  departmentId: number
}

/** Instructions have no page of their own: the list of employees shows who stands so with them. */
export function cellAddress({ column, state, departmentId }: Cell): string {
  if (column === 'instruction') return instructionAddress({ departmentId, state })
  // What has no further term stands behind «в порядке».
  const states: readonly EventState[] = state === 'ok' ? ['ok', 'none'] : [state]
  return sectionAddress('register', column, { departmentId, states })
}

const CALENDAR_HASH = 'calendar-'
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** The calendar of the same page at a month, `YYYY-MM`. */
export function calendarHash(month: string): string {
  return `#${CALENDAR_HASH}${month}`
}

/** The month that such an address names; null: it names none. */
export function monthInHash(hash: string): string | null {
  const month = hash.replace(/^#/, '').replace(CALENDAR_HASH, '')
  return hash.includes(CALENDAR_HASH) && MONTH.test(month) ? month : null
}
