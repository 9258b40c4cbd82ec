import type { SupportMessage } from '@ot/contract'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { submit, type as typeInto } from '../../testing/form.ts'
import { buttonOf, openPage, press, settle } from '../../testing/open-page.tsx'
import { Link } from '../../ui/link.tsx'
import { SupportChat } from './support-chat.tsx'

const LIST = 'GET /api/support/messages?limit=500'
const ASK = 'POST /api/support/messages'
const READ = 'POST /api/support/messages/read'

const QUESTION: SupportMessage = {
  id: 1,
  author: 'user',
  text: 'Как загрузить список?',
  createdAt: '2026-11-20T09:00:00.000Z',
  isRead: true,
}
const ANSWER: SupportMessage = {
  id: 2,
  author: 'operator',
  text: 'Кнопкой «Загрузить»',
  createdAt: '2026-11-20T10:30:00.000Z',
  isRead: false,
}

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

/** `messages`: oldest first, as they were written. */
async function open(messages: SupportMessage[], handlers: Parameters<typeof answerWith>[0] = {}) {
  server = answerWith({
    [LIST]: () => Response.json(messages.toReversed()),
    [READ]: () => new Response(null, { status: 204 }),
    ...handlers,
  })
  return openPage(<SupportChat timeZone="Europe/Moscow" />)
}

const isOpen = (page: HTMLElement) => page.querySelector('button')?.getAttribute('aria-expanded') === 'true'
const asked = (call: string) => server.seen.filter((seen) => seen.call === call)

describe('чат с поддержкой', () => {
  test.each([
    [[], 'Сообщений нет'],
    [[QUESTION], 'Чат с поддержкой'],
    [[QUESTION, ANSWER], '1 новое сообщение'],
    [[ANSWER, { ...ANSWER, id: 3 }], '2 новых сообщения'],
  ])('кнопка: %#', async (messages, label) => {
    const page = await open(messages)
    expect(buttonOf(page, label)).toBeDefined()
    expect(isOpen(page)).toBe(false)
  })

  test('раскрывается по порядку, ответ становится прочитанным', async () => {
    const page = await open([QUESTION, ANSWER])
    await press(page, '1 новое сообщение')
    await settle()
    const lines = [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'Вы20.11.2026, 12:00Как загрузить список?',
      'Поддержка20.11.2026, 13:30Кнопкой «Загрузить»',
    ])
    expect(asked(READ)).toHaveLength(1)
    expect(buttonOf(page, 'Чат с поддержкой')).toBeDefined()
    await press(page, 'Чат с поддержкой')
    expect(isOpen(page)).toBe(false)
  })

  test('свёрнутый ничего прочитанным не делает', async () => {
    await open([ANSWER])
    expect(asked(READ)).toEqual([])
  })

  test('сообщение уходит и появляется; поле пустеет; пустое не уходит', async () => {
    const page = await open([], { [ASK]: () => Response.json(QUESTION, { status: 201 }) })
    await press(page, 'Сообщений нет')
    await submit(page)
    expect(page.querySelector('#support-text-error')?.textContent).toBe('Напишите сообщение')
    typeInto(page, 'support-text', 'Как загрузить список?')
    await submit(page)
    await settle()
    expect(asked(ASK).map(({ body }) => body)).toEqual([{ text: 'Как загрузить список?' }])
    expect(page.querySelector('li')?.textContent).toContain('Как загрузить список?')
    expect(page.querySelector<HTMLTextAreaElement>('#support-text')?.value).toBe('')
    expect(page.querySelector('#support-text-error')).toBeNull()
  })

  test('переписка, спрошенная до отправки и пришедшая после неё, сообщения не прячет', async () => {
    const known: SupportMessage[] = []
    const waiting: ((answer: Response) => void)[] = []
    const late = new Promise<Response>((resolve) => waiting.push(resolve))
    let loads = 0
    const page = await open([], {
      [LIST]: () => {
        loads += 1
        return loads === 2 ? late : Response.json(known.toReversed())
      },
      [ASK]: () => {
        known.push(QUESTION)
        return Response.json(QUESTION, { status: 201 })
      },
    })
    await press(page, 'Сообщений нет')
    // Coming back to the tab asks anew.
    await act(async () => window.dispatchEvent(new Event('visibilitychange')))
    expect(loads).toBe(2)
    typeInto(page, 'support-text', QUESTION.text)
    await submit(page)
    for (const answer of waiting) answer(Response.json([]))
    await settle()
    expect(page.querySelector('li')?.textContent).toContain(QUESTION.text)
  })

  test('те же слова, сказанные снова, — другое сообщение; повтор неудавшейся попытки — то же самое', async () => {
    const keys: (string | null)[] = []
    const page = await open([], {
      [ASK]: (_seen, headers) => {
        keys.push(headers.get('Idempotency-Key'))
        return keys.length === 1
          ? failure(503)
          : Response.json({ ...QUESTION, id: keys.length }, { status: 201 })
      },
    })
    await press(page, 'Сообщений нет')
    for (const _ of ['не дошло', 'повтор', 'ещё раз']) {
      typeInto(page, 'support-text', 'Спасибо')
      await submit(page)
      await settle()
    }
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
  })

  test('свёрнутый и раскрытый снова хранит набранное', async () => {
    const page = await open([])
    await press(page, 'Сообщений нет')
    typeInto(page, 'support-text', 'Длинный вопрос')
    await press(page, 'Сообщений нет')
    await press(page, 'Сообщений нет')
    expect(page.querySelector<HTMLTextAreaElement>('#support-text')?.value).toBe('Длинный вопрос')
  })

  test('со страницы не уйти с неотправленным без вопроса, с пустым полем — сразу', async () => {
    localStorage.setItem('access_token', 'token')
    server = answerWith({ [LIST]: () => Response.json([]) })
    const page = await openPage(
      <>
        <SupportChat timeZone="Europe/Moscow" />
        <Link to="/news">Уйти</Link>
      </>,
    )
    const leave = async () => {
      act(() => page.querySelector('a')?.click())
      await settle()
    }
    await press(page, 'Сообщений нет')
    typeInto(page, 'support-text', 'Длинный вопрос')
    await leave()
    expect(page.querySelector('dialog[open]')?.textContent).toContain('Сообщение в поддержку не отправлено')
    await press(page, 'Остаться')
    expect(page.querySelector<HTMLTextAreaElement>('#support-text')?.value).toBe('Длинный вопрос')
    typeInto(page, 'support-text', '')
    await leave()
    expect(page.querySelector('dialog[open]')).toBeNull()
  })

  test('не ушло — написанное остаётся, сказано почему', async () => {
    const page = await open([], { [ASK]: () => failure(429, 'Слишком много сообщений за час.') })
    await press(page, 'Сообщений нет')
    typeInto(page, 'support-text', 'Вопрос')
    await submit(page)
    await settle()
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Слишком много сообщений за час.')
    expect(page.querySelector<HTMLTextAreaElement>('#support-text')?.value).toBe('Вопрос')
  })

  test('ссылка из письма открывает его сразу', async () => {
    history.replaceState(null, '', '/notifications#support')
    const page = await open([QUESTION])
    expect(isOpen(page)).toBe(true)
  })
})
