import type { EventState, Section } from '../section/sections.ts'
import { PAGES } from './pages.ts'

/** The register of everything, or only what is due. */
export type SectionPlace = 'register' | 'due'

export function sectionPath(place: SectionPlace, section: Section): string {
  return place === 'register'
    ? PAGES[`${section}Register` as const].path
    : PAGES[`${section}Due` as const].path
}

/** What a page of a section may be asked to show; silence is everything. */
export interface SectionFilter {
  text?: string
  departmentId?: number
  employeeId?: number
  states?: readonly EventState[]
  /** Deadlines between two days, both included. */
  from?: string
  until?: string
}

/** A filter as the address of the page has it; the router reads a lone number as one. */
export interface SectionSearch {
  q?: string
  department?: number
  employee?: number
  state?: string
  from?: string
  until?: string
}

/** `/employees/ppe?department=3&state=overdue%2Cmissing` */
export function sectionAddress(place: SectionPlace, section: Section, filter: SectionFilter = {}): string {
  const search = new URLSearchParams(
    Object.entries(filterSearch(filter)).map(([name, value]) => [name, String(value)]),
  ).toString()
  const path = sectionPath(place, section)
  return search === '' ? path : `${path}?${search}`
}

/** The address is silent about what goes without saying. */
export function filterSearch(filter: SectionFilter): SectionSearch {
  const { text = '', departmentId, employeeId, states = [], from, until } = filter
  return {
    ...(text === '' ? {} : { q: text }),
    ...(departmentId === undefined ? {} : { department: departmentId }),
    ...(employeeId === undefined ? {} : { employee: employeeId }),
    ...(states.length === 0 ? {} : { state: states.join(',') }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  }
}

/** Whose instructions of a department stand so: the list of employees has no page of instructions beside it. */
export function instructionAddress({
  departmentId,
  state,
}: {
  departmentId: number
  state: EventState
}): string {
  return `${PAGES.employeesMain.path}?department=${departmentId}&instruction=${state}`
}
