import type { CoverageColumn } from '../section/sections.ts'
import { type DESK_PAGES, type DeskPage, PAGES, type Page } from './pages.ts'

/** The address of the page about one record, or behind one secret. */
export function addressOf({ path }: Page<`${string}$${string}`>, of: number | string): string {
  return path.replace(/\{?\$\w+\}?/, () => String(of))
}

/** The secret at the end of a personal link. */
export function secretOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}

/** A tab of an employee's page is a page. */
export type EmployeeTab = {
  [Key in DeskPage]: (typeof DESK_PAGES)[Key]['path'] extends `${typeof PAGES.employee.path}/${string}`
    ? Key
    : never
}[DeskPage]

export function employeeAddress(id: number, tab: EmployeeTab = 'employeeSummary'): string {
  return addressOf(PAGES[tab], id)
}

/** Where what is asked of an employee in a column is looked at. */
export function columnTab(column: CoverageColumn): EmployeeTab {
  return column === 'instruction' ? 'employeeInstructions' : `${column}Tab`
}

/** The registry of memos with one open. */
export function memoAddress(id: number): string {
  return `${PAGES.notificationsMemos.path}?memo=${id}`
}

/** A list at one of its records. */
export function recordAddress(
  { path }: (typeof PAGES)['things' | 'places' | 'counterparties' | 'employeesWorkplaces'],
  id: number,
): string {
  return `${path}?record=${id}`
}

/** The tab of registered papers stands among the groups of templates. */
export const REGISTERED_GROUP = 'registered'

/** The list of registered papers with one of them: its number may stand in another number, its day tells them apart. */
export function registeredAddress({ number, date }: { number: string; date: string }): string {
  return documentsAddress({ group: REGISTERED_GROUP, from: date, to: date, number })
}

/** The documents page with the templates that these words find. */
export function templateAddress(words: string): string {
  return documentsAddress({ q: words })
}

function documentsAddress(search: Record<string, string>): string {
  return `${PAGES.documentsMain.path}?${new URLSearchParams(search)}`
}
