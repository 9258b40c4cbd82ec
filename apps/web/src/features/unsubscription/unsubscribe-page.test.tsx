import type { Unsubscription } from '@ot/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { openPage, press, settle } from '../../testing/open-page.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const READ = 'GET /api/unsubscribe/u7-5-secret'
const CHANGE = 'POST /api/unsubscribe/u7-5-secret'
const DIGEST: Unsubscription = {
  organisation: 'ООО «Ромашка»',
  kind: 'digest',
  departments: [],
  isUnsubscribed: false,
}

let server = answerWith({})
beforeEach(() => history.replaceState(null, '', '/unsubscribe/u7-5-secret'))
afterEach(() => server.restore())

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

test('открытие страницы ничего не меняет; кнопка отказывается, вторая возвращает', async () => {
  server = answerWith({
    [READ]: () => Response.json(DIGEST),
    [CHANGE]: ({ body }) => Response.json({ ...DIGEST, ...Object(body) }),
  })
  const page = await openPage(<UnsubscribePage />)
  expect(server.seen.map(({ call }) => call)).toEqual([READ])
  expect(plain(page)).toContain('Перестанет приходить: сводка сроков по охране труда, ООО «Ромашка».')
  await press(page, 'Отказаться от писем')
  await settle()
  expect(page.querySelector('h1')?.textContent).toBe('Писем больше не будет')
  await press(page, 'Получать снова')
  await settle()
  expect(page.querySelector('h1')?.textContent).toBe('Отказаться от писем?')
  expect(server.seen.map(({ body }) => body)).toEqual([
    null,
    { isUnsubscribed: true },
    { isUnsubscribed: false },
  ])
})

test('руководителю названы его отделы', async () => {
  const own = { ...DIGEST, kind: 'department', departments: ['Склад', 'Гараж'] }
  server = answerWith({ [READ]: () => Response.json(own) })
  expect(plain(await openPage(<UnsubscribePage />))).toContain('списки отделов «Склад», «Гараж»')
})

test('мёртвая ссылка и отказ сервера объяснены', async () => {
  server = answerWith({ [READ]: () => failure(404) })
  const dead = await openPage(<UnsubscribePage />)
  expect(dead.querySelector('h1')?.textContent).toBe('Ссылка не действует')
  server.restore()
  server = answerWith({
    [READ]: () => Response.json(DIGEST),
    [CHANGE]: () => failure(503, 'Сервер временно недоступен.'),
  })
  const page = await openPage(<UnsubscribePage />)
  await press(page, 'Отказаться от писем')
  await settle()
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Сервер временно недоступен.')
})
