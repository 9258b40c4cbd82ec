import type { EmployeeTab } from './page-address.ts'
import { PAGE_KEYS, pageAt } from './page-at.ts'
import { PAGES, type Page, type PageKey, type TabRow } from './pages.ts'

export interface PageTab {
  address: string
  label: string
  /** Further addresses at which the tab is the open one. */
  others: readonly string[]
}

/** The tabs of a row, in the order of the table of pages. */
export function tabsOf(row: TabRow): PageTab[] {
  const pages: readonly Page[] = Object.values(PAGES)
  return pages.flatMap(({ path, tabs }) => {
    const label = tabs?.[row]
    if (label === undefined) return []
    const below = pages.filter((page) => page.under === path && page.tabs?.[row] === undefined)
    return [{ address: path, label, others: below.map((page) => page.path) }]
  })
}

/** The pages of one employee, a tab each. */
export const EMPLOYEE_TABS = PAGE_KEYS.filter(isEmployeeTab)

function isEmployeeTab(key: PageKey): key is EmployeeTab {
  return PAGES[key].path.startsWith(`${PAGES.employee.path}/`)
}

/** The tab that an address is of, so that a neighbour opens on the same one. */
export function openTab(path: string): EmployeeTab {
  const key = pageAt(path)
  return key !== null && isEmployeeTab(key) ? key : 'employeeSummary'
}
