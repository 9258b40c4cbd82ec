import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { buttonOf, openPage, press, settle } from '../../testing/open-page.tsx'
import { BotsSection } from './bots-section.tsx'

const CALLS = {
  bots: 'GET /api/account/bots',
  link: 'POST /api/account/bots/telegram/link',
  disconnect: 'DELETE /api/account/bots/max',
} as const

let server = answerWith({})
afterEach(() => server.restore())

async function open(bots: readonly object[], own = {}) {
  server = answerWith({ [CALLS.bots]: () => Response.json(bots), ...own })
  const page = await openPage(<BotsSection />)
  await settle()
  return page
}

const TELEGRAM = { messenger: 'telegram', connectedAt: null }
const MAX = { messenger: 'max', connectedAt: '2026-11-20T06:00:00.000Z' }

describe('боты', () => {
  test('на сервере их нет — страница о них не говорит', async () => {
    expect((await open([])).textContent).toBe('')
  })

  test('что придёт — видно до подключения: числа и ссылка', async () => {
    const page = await open([TELEGRAM, MAX])
    expect(page.querySelector('h2')?.textContent).toBe('Напоминания в Telegram и MAX')
    const example = page.querySelector('figure')?.textContent
    expect(example).toContain('просрочено: 3')
    expect(example).toContain('не проведено: 1')
    expect(example).toContain(`${location.origin}/notifications`)
  })

  test('подключить — личная ссылка; отказ сказан словами', async () => {
    const url = 'https://t.me/otdel_bot?start=code'
    const page = await open([TELEGRAM], {
      [CALLS.link]: () => Response.json({ url, until: '2026-11-28T06:15:00.000Z' }),
    })
    await press(page, 'Подключить')
    expect(page.querySelector('a')?.href).toBe(url)
    expect(page.textContent).toContain('Ссылка ваша личная, действует один раз')
    server.restore()
    const away = await open([TELEGRAM], { [CALLS.link]: () => failure(503, 'Сервер занят') })
    await press(away, 'Подключить')
    expect(away.querySelector('[role=alert]')?.textContent).toContain('Сервер занят')
  })

  test('отключить', async () => {
    const page = await open([MAX], { [CALLS.disconnect]: () => new Response(null, { status: 204 }) })
    act(() => buttonOf(page, 'Отключить').click())
    await settle()
    expect(server.seen.map(({ call }) => call)).toContain(CALLS.disconnect)
  })
})
