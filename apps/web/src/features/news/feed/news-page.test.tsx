import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure } from '../../../testing/fake-server.ts'
import { openPage, settle } from '../../../testing/open-page.tsx'
import { NewsPage } from './news-page.tsx'

const FIRST = 'GET /api/news?page=1&limit=10'

function items(count: number, from = 1) {
  return Array.from({ length: count }, (_, place) => ({
    id: from + place,
    name: `Новость ${from + place}`,
    shortContent: 'Кратко',
    createdAt: '2026-11-20T22:30:00.000Z',
    isImportant: false,
    isVerified: true,
  }))
}

const page = (count: number, total: number) => () =>
  Response.json(items(count), { headers: { 'X-Total-Count': String(total) } })

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

async function open(handlers: Parameters<typeof answerWith>[0]): Promise<HTMLElement> {
  server = answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role: 'owner', timeZone: 'Europe/Moscow' }]),
    ...handlers,
  })
  const opened = await openPage(<NewsPage />)
  await settle()
  await settle()
  return opened
}

describe('Новости', () => {
  test('каждая с заголовком, днём по часам организации и ссылкой', async () => {
    const opened = await open({ [FIRST]: page(2, 2) })
    const [first] = [...opened.querySelectorAll('article')]
    expect(first?.textContent).toContain('21.11.2026')
    expect([...(first?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/news/1',
      '/news/1',
    ])
    expect(first?.textContent).toContain('Читать далее')
    expect(opened.textContent).toContain('Вы прочитали все новости')
  })

  test('пока прочитано не всё, об этом не говорится', async () => {
    expect((await open({ [FIRST]: page(10, 11) })).textContent).not.toContain('Вы прочитали все новости')
  })

  test('когда новостей нет', async () => {
    const opened = await open({ [FIRST]: page(0, 0) })
    expect(opened.textContent).toContain('Пока что нет новостей, но скоро обязательно что-то появится.')
  })

  test('когда список не пришёл', async () => {
    expect((await open({ [FIRST]: () => failure(500) })).textContent).toContain('Ошибка 500')
  })
})
