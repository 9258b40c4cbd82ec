import type { EmployeeSummary } from '@ot/contract'
import { COVERAGE_COLUMNS, type CoverageColumn, type EventState, standingOf } from '@ot/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { settle } from '../../../testing/open-page.tsx'
import { answerStored, openEmployee } from '../testing/open-employee.tsx'
import { SAMPLE_EMPLOYEE } from '../testing/sample-employee.ts'
import { SummaryTab } from './summary-tab.tsx'

const STATES: Partial<Record<CoverageColumn, EventState[]>> = {
  briefing: ['overdue', 'overdue', 'ok'],
  ppe: ['ok', 'none'],
}
const NO_PAPERS = { total: 0, newest: [] }
const EMPTY: EmployeeSummary = {
  today: '2026-11-21',
  photo: null,
  columns: COVERAGE_COLUMNS.map((column) => ({ column, ...standingOf(STATES[column] ?? []) })),
  next: [],
  papers: { documents: NO_PAPERS, dispatches: NO_PAPERS, memos: NO_PAPERS, roles: [] },
}

let server = answerWith({})
afterEach(() => server.restore())

async function open(summary: EmployeeSummary): Promise<HTMLElement> {
  server = answerWith({
    ...answerStored(() => SAMPLE_EMPLOYEE),
    [`GET /api/employees/${SAMPLE_EMPLOYEE.id}/summary`]: () => Response.json(summary),
    'GET /api/absences?companyId=7': () => Response.json([]),
  })
  const page = await openEmployee(<SummaryTab actions={null} />)
  await settle()
  return page
}

const text = (page: Element | null | undefined) => page?.textContent.replaceAll('\u00a0', ' ') ?? ''
const hrefs = (page: Element) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const at = (tab: string) => `/employees/:${SAMPLE_EMPLOYEE.id}/${tab}`

describe('сводка о работнике', () => {
  test('раздел — состоянием, числами и ссылкой; чего нет, о том сказано', async () => {
    const page = await open(EMPTY)
    const rows = [...page.querySelectorAll('tr')].map(text)
    expect(rows[0]).toBe('Инструктажипросрочено2 просрочено, 1 в порядке')
    expect(rows[2]).toBe('Обучениенет записей')
    expect(hrefs(page)).toContain(at('briefings'))
    expect(text(page)).toContain('Сроков впереди нет.')
    expect(text(page)).toContain('Документов, отправок и заявок пока нет.')
    expect(text(page)).toContain('Отсутствий не записано.')
  })

  test('прошлые даты не внесены — сказано, откуда возьмутся сроки', async () => {
    const columns = EMPTY.columns.map((one) => ({ ...one, counts: { ...one.counts, unknown: 1 } }))
    expect(text(await open({ ...EMPTY, columns }))).toContain(
      'Сроки появятся, когда будут внесены прошлые даты.',
    )
  })

  test('сроки и бумаги ведут туда, где они лежат', async () => {
    const page = await open({
      ...EMPTY,
      next: [{ column: 'medical', name: 'Осмотр', deadline: '2026-12-01', state: 'soon' }],
      papers: {
        documents: {
          total: 7,
          newest: [{ id: 5, name: 'Приказ', number: '5-ОТ', date: '2026-11-02', awaitsSignature: true }],
        },
        dispatches: {
          total: 1,
          newest: [{ id: 6, sentOn: '2026-11-03', documents: ['Положение'], state: 'opened' }],
        },
        memos: { total: 1, newest: [{ id: 8, number: 3, name: 'Выдача СИЗ', status: 'active' }] },
        roles: [{ name: 'Ответственный за охрану труда', order: 'Не требуется' }],
      },
    })
    expect(text(page)).toContain('01.12.2026Осмотр Медосмотрыскоро срок')
    expect(text(page)).toContain('Документы о работнике, последние 1 из 7')
    expect(text(page)).toContain('ждёт подписи')
    expect(hrefs(page)).toEqual(
      expect.arrayContaining([
        at('medical-examinations'),
        '/settings/responsible',
        '/company/list/registry',
        '/notifications/memos?memo=8',
      ]),
    )
  })
})
