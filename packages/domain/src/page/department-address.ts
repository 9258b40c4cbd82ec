import { PAGES } from './pages.ts'

/** The list of employees with those of one department; apart from the addresses that the first load of every page has. */
export function departmentAddress(id: number): string {
  return `${PAGES.employeesMain.path}?department=${id}`
}
