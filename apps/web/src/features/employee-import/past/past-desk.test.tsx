import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { chooseFile, openPage, press } from '../../../testing/open-page.tsx'
import { pastLeftText } from './past-file.ts'
import { PastFor } from './past-for.tsx'

const CHECK = 'POST /api/past-dates/import?companyId=1&dryRun=true'
const WRITE = 'POST /api/past-dates/import?companyId=1'

const row = (over: object) => ({
  place: '0:2:1',
  sheet: 0,
  row: 2,
  action: 'write',
  person: 'Смирнова Ольга Викторовна',
  employeeId: 7,
  what: 'Вводный инструктаж',
  date: '2020-01-10',
  facts: [],
  errors: [],
  candidates: [],
  ...over,
})
const UNREAD = row({
  place: '0:3:1',
  row: 3,
  action: 'error',
  date: 'когда-то',
  errors: [{ place: '0:3:1', said: 'когда-то', message: 'Это не дата: «когда-то»' }],
})
const outcome = (error: boolean) => ({
  written: false,
  sheets: [
    {
      index: 0,
      name: 'даты',
      headerRow: 1,
      section: null,
      columns: [
        { index: 0, header: 'ФИО', carries: 'fullName', samples: ['Смирнова'] },
        { index: 1, header: 'Вводный', carries: 'briefing.introductory', samples: ['10.01.2020'] },
      ],
    },
  ],
  rows: error ? [row({}), UNREAD] : [row({}), row({ place: '0:3:1', row: 3 })],
  totals: error ? { write: 1, same: 0, error: 1 } : { write: 2, same: 0, error: 0 },
})

let server = answerWith({})
afterEach(() => server.restore())
const text = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

async function open(handlers: Parameters<typeof answerWith>[0], role: 'owner' | 'viewer' = 'owner') {
  server = answerWith({ 'GET /api/employee-groups?companyId=1': () => Response.json([]), ...handlers })
  return openPage(<PastFor company={{ id: 1, role }} />)
}

describe('прошлые даты', () => {
  test('непонятое исправляется на месте и проверяется, понятое вносится', async () => {
    const page = await open({
      [CHECK]: ({ body }) => Response.json(outcome(!JSON.stringify(body).includes('11.01.2020'))),
      [WRITE]: () => Response.json({ ...outcome(false), written: true }),
    })
    await chooseFile(page, new File(['ФИО;Вводный'], 'даты.csv'))
    expect(text(page)).toContain('Внесётся: 1 дата. Непонятое (1) останется в файле.')
    const cell = page.querySelector<HTMLInputElement>('input[value="когда-то"]')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(cell, '11.01.2020')
      cell?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await press(page, 'Проверить')
    await press(page, 'Внести 2 даты')
    expect(text(page)).toContain('Внесено: 2 даты.')
    expect(server.seen.findLast(({ call }) => call === WRITE)?.body).toMatchObject({
      mended: '{"0:3:1":"11.01.2020"}',
    })
  })

  test('непонятое выгружается таблицей, которую можно исправить и загрузить', () => {
    expect(
      pastLeftText(outcome(true).rows.map((one) => ({ ...UNREAD, ...one, action: actionOf(one) }))),
    ).toBe(
      '"ФИО";"Что проведено";"Дата";"Что не так"\r\n' +
        '"Смирнова Ольга Викторовна";"Вводный инструктаж";"когда-то";"Это не дата: «когда-то»"',
    )
  })

  test('датой приёма: сначала видно, сколько и чего', async () => {
    const found = {
      written: false,
      events: 2,
      employees: 2,
      overdue: 1,
      rows: [{ name: 'Вводный инструктаж', date: '2020-01-09', events: 2 }],
    }
    const page = await open({ 'POST /api/past-dates/fill': () => Response.json(found) })
    await press(page, 'Провести датой приёма')
    expect(text(document.body)).toContain('сразу окажется просрочено: 1')
    await press(document.body, 'Внести 2 даты')
    expect(server.seen.filter(({ call }) => call.endsWith('/fill')).map(({ body }) => body)).toMatchObject([
      { way: 'hire', section: 'briefing', dryRun: true },
      { way: 'hire', section: 'briefing', dryRun: false },
    ])
  })

  test('наблюдателю сказано, кто вносит', async () => {
    expect(text(await open({}, 'viewer'))).toContain('даты вносят её владелец и редакторы')
  })
})

function actionOf({ action }: { action: string }) {
  return action === 'error' ? ('error' as const) : ('write' as const)
}
