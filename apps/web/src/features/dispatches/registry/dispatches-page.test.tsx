import type { DispatchAnswer } from '@ot/contract'
import type { Role } from '@ot/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure } from '../../../testing/fake-server.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { sampleDispatch, sampleRecipient, summaryOf } from '../testing/sample-dispatch.ts'
import { DispatchesPage } from './dispatches-page.tsx'

const LIST = 'GET /api/dispatches?companyId=7&page=1&limit=50'
const CARD = 'GET /api/dispatches/3'
const REMIND = 'POST /api/dispatches/3/remind'

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

interface World {
  dispatch?: DispatchAnswer
  role?: Role
  own?: Parameters<typeof answerWith>[0]
}

async function open({ dispatch = sampleDispatch(), role = 'owner', own = {} }: World = {}) {
  server = answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    [LIST]: () => Response.json([summaryOf(dispatch)], { headers: { 'X-Total-Count': '1' } }),
    [CARD]: () => Response.json(dispatch),
    ...own,
  })
  const page = await openPage(<DispatchesPage />)
  // The registry is asked for when the company is known.
  for (let turn = 0; turn < 3; turn += 1) await settle()
  return page
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll('[role=toolbar] button')].map(({ textContent }) => textContent?.trim())

const SIGNED = sampleRecipient(2, { state: 'signed', signedOn: '2026-11-20', scan: 'Лист.pdf', email: null })

describe('Отправка документов', () => {
  test('строка реестра: когда, что, кому, сколько ознакомились и кого ждём', async () => {
    const dispatch = sampleDispatch({ recipients: [sampleRecipient(1), SIGNED], due: '2026-11-01' })
    const page = await open({ dispatch })
    expect(page.querySelector('h1')?.textContent).toBe('Отправка документов')
    const text = plain(page)
    expect(text).toContain('Приказ о комиссии, № 1-ОТ от 20.11.2026')
    expect(text).toContain('2 получателя')
    expect(text).toContain('ознакомились 0 из 2, подписали на бумаге 1')
    expect(text).toContain('ждём 1')
    expect(text).toContain('срок прошёл 01.11.2026')
  })

  test('карточка: кто открыл, кто ознакомился, кто ещё нет', async () => {
    const read = sampleRecipient(1, {
      state: 'acknowledged',
      openedAt: '2026-11-20T10:00:00.000Z',
      address: '203.0.113.7',
      acknowledgedAt: '2026-11-20T10:05:00.000Z',
      acknowledgedName: 'Ким Л. Л.',
    })
    const silent = sampleRecipient(4, { fullName: 'Ёлкина Анна Юрьевна' })
    const page = await open({ dispatch: sampleDispatch({ recipients: [read, silent] }) })
    await press(page, /Приказ о комиссии/)
    const rows = [...page.querySelectorAll('dialog tbody tr')].map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/ознакомлен.*20\.11\.2026, 13:05.*Ким Л\. Л\., адрес 203\.0\.113\.7/)
    expect(rows[1]).toMatch(/Ёлкина Анна Юрьевна.*письмо отправлено/)
    expect(buttons(page)).toEqual(['Напомнить (1)', 'Подписано на бумаге', 'Лист ознакомления', 'Отозвать'])
  })

  test('напоминание: сколько ушло, а отказ сервера виден', async () => {
    const after = sampleDispatch({ recipients: [sampleRecipient(1, { letters: 2 })] })
    const page = await open({ own: { [REMIND]: () => Response.json(after) } })
    await press(page, /Приказ о комиссии/)
    await press(page, 'Напомнить (1)')
    expect(plain(page)).toContain('1 напоминание отправлено.')
    server.restore()
    const refused = await open({ own: { [REMIND]: () => failure(409, 'Последнее письмо ушло недавно') } })
    await press(refused, /Приказ о комиссии/)
    await press(refused, 'Напомнить (1)')
    expect(plain(refused)).toContain('Последнее письмо ушло недавно')
  })

  test('наблюдатель только смотрит и печатает лист', async () => {
    const page = await open({ role: 'viewer' })
    expect(plain(page)).not.toContain('Отправить документы')
    await press(page, /Приказ о комиссии/)
    expect(buttons(page)).toEqual(['Лист ознакомления'])
  })

  test('пока ничего не отправлено — что это и с чего начать', async () => {
    const page = await open({
      own: { [LIST]: () => Response.json([], { headers: { 'X-Total-Count': '0' } }) },
    })
    expect(plain(page)).toContain('Пока что здесь пусто...')
    expect(page.querySelector('a[href="/company/list/main"]')).not.toBeNull()
  })

  test('без организации — куда пойти', async () => {
    const page = await open({ own: { 'GET /api/companies': () => Response.json([]) } })
    expect(plain(page)).toContain('Сведения об организации ещё не заполнены.')
  })
})
