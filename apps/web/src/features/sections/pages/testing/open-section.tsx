import type { EventAnswer } from '@ot/contract'
import { type Role, type Section, type SectionPlace, sectionPath } from '@ot/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { answerWith } from '../../../../testing/answer-with.ts'
import { mount } from '../../../../testing/mount.ts'
import { routerAt } from '../../../../testing/router-at.tsx'
import { until } from '../../../../testing/until.ts'
import { NoticesPlace } from '../../../../ui/notices-place.tsx'
import type { NewMemoForm } from '../desk/section-desk.tsx'
import { SectionPage } from '../desk/section-page.tsx'
import { SAMPLE_DEPARTMENTS, sampleEmployee } from './sample-staff.ts'

type Handlers = Parameters<typeof answerWith>[0]

export const CALLS = {
  companies: 'GET /api/companies',
  departments: 'GET /api/employee-groups?companyId=7',
  employees: 'GET /api/employees?companyId=7',
} as const

export function rowsCall(section: Section, due = false): string {
  return `GET /api/events?companyId=7&section=${section}&due=${due}`
}

const EMPLOYEES = [
  sampleEmployee(12, 'Ёлкина Анна Юрьевна'),
  sampleEmployee(11, 'Громов Пётр Ильич', { employeeGroupId: 3 }),
]

/** A company of two people in two departments; `rows` are all it has in the section, due or not. */
export function sectionServer(
  section: Section,
  rows: readonly EventAnswer[],
  own: Handlers = {},
  role: Role = 'owner',
) {
  return answerWith({
    [CALLS.companies]: () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    [CALLS.departments]: () => Response.json(SAMPLE_DEPARTMENTS),
    [CALLS.employees]: () => Response.json(EMPLOYEES),
    [rowsCall(section)]: () => Response.json(rows),
    [rowsCall(section, true)]: () => Response.json(rows),
    ...own,
  })
}

interface Opened {
  page: HTMLElement
  address: () => string
  /** The same page at another address, as a link leads there. */
  go: (search: string) => Promise<void>
}

/** The page at an address, after everything has been answered. */
export async function openSection(
  place: SectionPlace,
  section: Section,
  { search = '', NewMemo }: { search?: string; NewMemo?: NewMemoForm } = {},
): Promise<Opened> {
  const path = sectionPath(place, section)
  const { history, View } = routerAt(path + search, () => (
    <SectionPage place={place} section={section} {...(NewMemo === undefined ? {} : { NewMemo })} />
  ))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = mount(
    <QueryClientProvider client={client}>
      <NoticesPlace>
        <View />
      </NoticesPlace>
    </QueryClientProvider>,
  )
  await until(() => page.textContent !== '' && !page.textContent.includes('…') && client.isFetching() === 0)
  return {
    page,
    address: () => decodeURIComponent(history.location.search),
    go: (to) => act(async () => history.push(path + to)),
  }
}

export function button(page: HTMLElement, name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label')?.startsWith(name) || one.textContent?.trim().startsWith(name),
  )
  if (found === undefined) throw new Error(`There is no button ${name}: ${page.textContent}`)
  return found
}

export async function press(page: HTMLElement, name: string): Promise<void> {
  await act(async () => button(page, name).click())
}

/** The box of a row by its number from the top, or the one for all. */
export function box(page: HTMLElement, row: number | 'all'): HTMLInputElement {
  const place = row === 'all' ? 'thead' : `tbody tr:nth-child(${row})`
  const found = page.querySelector<HTMLInputElement>(`${place} input[type=checkbox]`)
  if (found === null) throw new Error(`There is no box of ${row}`)
  return found
}

export async function tickBox(page: HTMLElement, row: number | 'all'): Promise<void> {
  await act(async () => box(page, row).click())
}

/** What can be done with the selected rows. */
export function bar(page: HTMLElement): HTMLElement {
  const found = page.querySelector<HTMLElement>('[aria-label="Выбранные строки"]')
  if (found === null) throw new Error('There is no bar of selected rows')
  return found
}

/** Every row: its cells in words, the box and the action aside. */
export function rowTexts(page: HTMLElement): string[][] {
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children]
      .filter((cell) => cell.querySelector('input') === null)
      .map((cell) => cell.textContent?.replace('?', '').trim() ?? '')
      .slice(0, -1),
  )
}

export function names(page: HTMLElement): string[] {
  return [...page.querySelectorAll('[scope=row]')].map((cell) => cell.textContent ?? '')
}
