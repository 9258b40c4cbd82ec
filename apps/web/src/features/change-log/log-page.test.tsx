import type { LogEntry } from '@ot/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { tick } from '../../testing/form.ts'
import { openPage, press, settle } from '../../testing/open-page.tsx'
import { NoticesPlace } from '../../ui/notices-place.tsx'
import { LogPage } from './log-page.tsx'

const LOG = 'GET /api/companies/7/log?page=1&limit=50'
const ENTRY: LogEntry = {
  id: 9,
  at: '2026-11-20T21:30:00.000Z',
  userId: 1,
  userName: 'Ким Анна',
  action: 'employee.changed',
  words: 'Изменены данные работника',
  entity: 'employee',
  entityId: 3,
  subject: 'Петрова Анна Ильинична',
  link: '/employees/:3/main',
  changes: [
    { field: 'employeeGroupId', label: 'Отдел', from: 'Бухгалтерия', to: 'Склад' },
    { field: 'snils', label: 'СНИЛС', from: '112-233-445 95', to: null },
    { field: 'hazards', label: 'Опасности', from: null, to: null },
  ],
  takingBack: null,
}

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

async function open(entries: readonly LogEntry[]) {
  const headers = { 'X-Total-Count': String(entries.length) }
  server = answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role: 'viewer', timeZone: 'Europe/Moscow' }]),
    'GET /api/companies/7/log/people': () => Response.json([{ userId: 1, name: 'Ким Анна' }]),
    'POST /api/events/5/undo': () => Response.json({}),
    [LOG]: () => Response.json(entries, { headers }),
  })
  const page = await openPage(
    <NoticesPlace>
      <LogPage />
    </NoticesPlace>,
  )
  await settle()
  return page
}

const plain = (node: Element | null) => (node?.textContent ?? '').replaceAll('\u00a0', ' ')
const row = (page: HTMLElement) => plain(page.querySelector('tbody tr'))

describe('журнал изменений', () => {
  test('строка говорит, когда по часам организации, кто, что и как было', async () => {
    const page = await open([ENTRY])
    expect(plain(page)).toContain('1 запись')
    expect(row(page)).toBe(
      '21.11.2026, 00:30Ким АннаИзменены данные работникаПетрова Анна Ильинична' +
        'Отдел: Бухгалтерия → СкладЕщё полей: 2',
    )
  })

  test('то, о чём запись, открывается, пока оно есть', async () => {
    const paper = '/company/list/main?group=registered&from=2026-11-22&to=2026-11-22&number=12-%D0%9F%2F1'
    const page = await open([ENTRY, { ...ENTRY, id: 8, link: null }, { ...ENTRY, id: 7, link: paper }])
    const links = [...page.querySelectorAll('tbody a')]
    expect(links.map((link) => link.textContent)).toEqual([ENTRY.subject, ENTRY.subject])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/employees/:3/main', paper])
  })

  test('сделанное без входа подписано', async () => {
    const opened = { ...ENTRY, userId: null, userName: null, action: 'dispatch.opened', changes: [] }
    expect(row(await open([opened]))).toContain('по личной ссылке')
  })

  test('длинный список полей раскрывается', async () => {
    const changes = Array.from({ length: 12 }, (_, index) => ({
      field: `f${index}`,
      label: `Поле ${index}`,
      from: null,
      to: 'да',
    }))
    const page = await open([{ ...ENTRY, changes }])
    expect(page.querySelectorAll('tbody li')).toHaveLength(1)
    await press(page, 'Ещё полей: 11')
    expect(page.querySelectorAll('tbody li')).toHaveLength(12)
  })

  test('отметка отменяется одна или со всеми, что поставлены тем же действием', async () => {
    const takingBack = { kind: 'mark', eventId: 5, completionId: 10, together: 3 } as const
    const page = await open([{ ...ENTRY, takingBack }])
    await press(page, 'Отменить')
    expect(plain(page.querySelector('dialog'))).toContain('остальные отметки этого действия: ещё 2')
    tick(page, 'taking-back-together')
    await press(page, 'Отменить действие')
    const sent = server.seen.find(({ call }) => call === 'POST /api/events/5/undo')
    expect(sent?.body).toEqual({ completionId: 10, together: true })
  })

  test('пустой журнал так и говорит', async () => {
    expect(plain(await open([]))).toContain('Изменений пока не было.')
  })
})
