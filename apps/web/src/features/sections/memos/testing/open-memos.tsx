import type { EventAnswer, MemoAnswer } from '@ot/contract'
import { PAGES, type Role, type Section, sectionPath } from '@ot/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { answerWith } from '../../../../testing/answer-with.ts'
import { mount } from '../../../../testing/mount.ts'
import { routerAt } from '../../../../testing/router-at.tsx'
import { SAMPLE_COMPANY } from '../../../../testing/sample-company.ts'
import { until } from '../../../../testing/until.ts'
import { SectionPage } from '../../pages/desk/section-page.tsx'
import { SAMPLE_DEPARTMENTS, sampleEmployee } from '../../pages/testing/sample-staff.ts'
import { MemoOfRows } from '../dialog/new-memo.tsx'
import { TITLES } from '../memo-texts.ts'
import { MemosPage } from '../registry/memos-page.tsx'

type Handlers = Parameters<typeof answerWith>[0]

export const COMPANY_CALL = 'GET /api/companies/7'

const STAFF = [
  sampleEmployee(11, 'Громов Пётр Ильич'),
  sampleEmployee(12, 'Ёлкина Анна Юрьевна'),
  sampleEmployee(14, 'Котов Иван Ильич'),
]

interface World {
  /** Rows of whatever section is asked for. */
  rows?: readonly EventAnswer[]
  memos?: readonly MemoAnswer[]
  staff?: readonly unknown[]
  role?: Role
  own?: Handlers
}

const SECTIONS_ASKED: readonly Section[] = ['briefing', 'training', 'medical', 'ppe', 'sout', 'risk']

/** A company of three people with memos and rows of sections. */
export function memoServer({ rows = [], memos = [], staff = STAFF, role = 'owner', own = {} }: World) {
  const bySection = SECTIONS_ASKED.flatMap((section) =>
    [true, false].map((due) => [
      `GET /api/events?companyId=7&section=${section}&due=${due}`,
      () => Response.json(rows.filter((row) => row.section === section)),
    ]),
  )
  const byId = memos.map((memo) => [`GET /api/memos/${memo.id}`, () => Response.json(memo)])
  return answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    'GET /api/employee-groups?companyId=7': () => Response.json(SAMPLE_DEPARTMENTS),
    'GET /api/employees?companyId=7': () => Response.json(staff),
    [COMPANY_CALL]: () => Response.json(SAMPLE_COMPANY),
    'GET /api/memos?companyId=7': () => Response.json(memos.map(summaryOf)),
    'GET /api/medical-factors': () => Response.json(FACTORS),
    ...Object.fromEntries(bySection),
    ...Object.fromEntries(byId),
    ...own,
  })
}

const FACTORS = [
  {
    code: '4.4',
    title: 'Шум',
    shortTitle: 'Шум',
    part: '4',
    partTitle: 'Физические факторы',
    parent: null,
    isGroup: false,
    months: 12,
    flags: '',
  },
]

function summaryOf({ employeesData, ...memo }: MemoAnswer) {
  const linesDone = employeesData.filter(({ completionDate }) => completionDate !== null).length
  return { ...memo, lines: employeesData.length, linesDone }
}

/** The registry of memos. */
export function openRegistry(search = ''): Promise<HTMLElement> {
  return open(PAGES.notificationsMemos.path + search, () => <MemosPage />)
}

/** The page of what is due in a section, with the forming of memos. */
export function openDue(section: Section): Promise<HTMLElement> {
  return open(sectionPath('due', section), () => (
    <SectionPage place="due" section={section} NewMemo={MemoOfRows} />
  ))
}

async function open(address: string, Page: () => React.ReactNode): Promise<HTMLElement> {
  const { View } = routerAt(address, Page)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = mount(
    <QueryClientProvider client={client}>
      <View />
    </QueryClientProvider>,
  )
  await until(() => page.textContent !== '' && !page.textContent.includes('…') && client.isFetching() === 0)
  return page
}

/** The question that is asked, or the memo under it. */
export function dialogOf(page: HTMLElement): HTMLElement {
  const open = [...page.querySelectorAll<HTMLElement>('dialog[open]')]
  const memos: readonly string[] = Object.values(TITLES)
  const question = open.find((dialog) => !memos.includes(dialog.querySelector('h2')?.textContent ?? ''))
  const found = question ?? open[0]
  if (found === undefined) throw new Error(`No dialog is open: ${page.textContent}`)
  return found
}

export function titleOf(page: HTMLElement): string {
  return dialogOf(page).querySelector('h2')?.textContent ?? ''
}

/** A button by the beginning of its name. */
export function buttonIn(within: HTMLElement, name: string): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(name),
  )
  if (found === undefined) throw new Error(`There is no button ${name}: ${within.textContent}`)
  return found
}

export async function pressIn(within: HTMLElement, name: string): Promise<void> {
  await act(async () => buttonIn(within, name).click())
}

/** Opens a stored memo by its name in the registry. */
export async function openMemo(page: HTMLElement, name: string): Promise<void> {
  await pressIn(page, name)
  await until(() => page.querySelector('dialog[open]') !== null)
}
