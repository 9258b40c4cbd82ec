import type { Department, EmployeeAnswer, EmployeeCoverage } from '@ot/contract'
import { PAGES, type Role } from '@ot/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { answerWith } from '../../../../testing/answer-with.ts'
import { mount } from '../../../../testing/mount.ts'
import { routerAt } from '../../../../testing/router-at.tsx'
import { until } from '../../../../testing/until.ts'
import { EmployeesPage } from '../page/employees-page.tsx'
import { sampleCoverage, sampleDepartment, sampleEmployee } from './sample-staff.ts'

type Handlers = Parameters<typeof answerWith>[0]

const DEPARTMENTS: readonly Department[] = [
  sampleDepartment(1, 'Администрация'),
  sampleDepartment(3, 'Склад'),
]
const EMPLOYEES: readonly EmployeeAnswer[] = [
  sampleEmployee(11, 'Громов Пётр Ильич', 3),
  sampleEmployee(12, 'Ёлкина Анна Юрьевна', 1, { positionStaff: 'Бухгалтер по расчётам' }),
  sampleEmployee(13, 'Ким Лев Львович', 3),
]
const DISMISSED = sampleEmployee(14, 'Яшина Ольга Павловна', 3, { sex: 'f', dismissedOn: '2026-10-05' })
const COVERAGE: readonly EmployeeCoverage[] = [
  sampleCoverage(11, { briefing: 'overdue', ppe: 'missing' }),
  sampleCoverage(12, { medical: 'soon' }),
  sampleCoverage(13, { ppe: 'missing', training: 'none' }),
]

export const CALLS = {
  companies: 'GET /api/companies',
  departments: 'GET /api/employee-groups?companyId=7',
  employees: 'GET /api/employees?companyId=7',
  coverage: 'GET /api/coverage?companyId=7',
} as const

/** A company of three people in two departments, answered by a fake server; `own` answers stand before. */
export function staffServer(own: Handlers = {}, role: Role = 'owner') {
  return answerWith({
    [CALLS.companies]: () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    [CALLS.departments]: () => Response.json(DEPARTMENTS),
    [CALLS.employees]: () => Response.json(EMPLOYEES),
    [`${CALLS.employees}&dismissed=true`]: () => Response.json([...EMPLOYEES, DISMISSED]),
    [CALLS.coverage]: () => Response.json(COVERAGE),
    ...own,
  })
}

/** The page at an address, after everything has been answered. */
export async function openList(search = '') {
  const { history, View } = routerAt(PAGES.employeesMain.path + search, EmployeesPage)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = mount(
    <QueryClientProvider client={client}>
      <View />
    </QueryClientProvider>,
  )
  await until(() => page.textContent !== '' && !page.textContent.includes('…') && client.isFetching() === 0)
  return { page, client, address: (): string => history.location.search }
}

export function button(page: HTMLElement, name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.trim().startsWith(name),
  )
  if (found === undefined) throw new Error(`There is no button ${name}: ${page.textContent}`)
  return found
}

export async function press(page: HTMLElement, name: string): Promise<void> {
  await act(async () => button(page, name).click())
}

/** Every row of an employee: its cells in words. */
export function rows(page: HTMLElement): string[][] {
  const people = [...page.querySelectorAll('tbody tr:not([hidden])')].filter((row) =>
    row.querySelector('[scope=row]'),
  )
  return people.map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace('Уточнить', '').trim() ?? ''),
  )
}

export function names(page: HTMLElement): string[] {
  return [...page.querySelectorAll('tr:not([hidden]) > [scope=row]')].map((cell) => cell.textContent ?? '')
}
