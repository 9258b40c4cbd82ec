import type { SharedInvitation } from '@ot/contract'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { session } from '../../lib/api.ts'
import { pendingInvitation } from '../../lib/pending-invitation.ts'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { openPage, press } from '../../testing/open-page.tsx'
import { InvitationPage } from './invitation-page.tsx'

const LOOK = 'GET /api/invitations/secret'
const ACCEPT = 'POST /api/invitations/secret/accept'
const ACCOUNT = 'GET /api/account'

const SHARED: SharedInvitation = {
  state: 'waiting',
  organisation: 'ООО «Ромашка»',
  invitedBy: 'Ким Лев',
  email: 'anna@romashka.example',
  role: 'editor',
  expiresAt: '2026-12-06T09:00:00.000Z',
  timeZone: 'Europe/Moscow',
  isRegistered: false,
}

let server = answerWith({})
beforeEach(() => history.replaceState(null, '', '/invitation/secret'))
afterEach(() => {
  server.restore()
  session.end()
  sessionStorage.clear()
})

async function open(own: Partial<SharedInvitation> = {}, handlers: Parameters<typeof answerWith>[0] = {}) {
  server = answerWith({ [LOOK]: () => Response.json({ ...SHARED, ...own }), ...handlers })
  return openPage(<InvitationPage />)
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const links = (page: HTMLElement) => [...page.querySelectorAll('a')].map(({ textContent }) => textContent)

describe('приглашение по личной ссылке', () => {
  test('говорит, кто, куда и кем зовёт', async () => {
    const text = plain(await open())
    expect(text).toContain('Приглашение в ООО «Ромашка»')
    expect(text).toContain('Ким Лев приглашает вас')
    expect(text).toContain('Редактор')
    expect(text).toContain('anna@romashka.example')
  })

  test.each([
    [false, ['Зарегистрироваться и принять', 'Уже есть аккаунт']],
    [true, ['Войти и принять']],
  ])(
    'не вошедшему, зарегистрирован: %s — свой путь, и вкладка помнит приглашение',
    async (isRegistered, ways) => {
      const page = await open({ isRegistered })
      expect(links(page)).toEqual(ways)
      const [first] = page.querySelectorAll('a')
      first?.addEventListener('click', (event) => event.preventDefault())
      act(() => first?.click())
      expect(pendingInvitation()).toBe('/invitation/secret')
    },
  )

  test.each([
    ['expired', 'Срок приглашения истёк'],
    ['withdrawn', 'Приглашение отозвано'],
    ['accepted', 'Приглашение уже принято'],
  ] as const)('%s — %s', async (state, title) => {
    const page = await open({ state })
    expect(page.querySelector('h1')?.textContent).toBe(title)
    expect(links(page)).toEqual(['Войти'])
  })

  test('чужой аккаунт: оба адреса и выход вместо кнопки «Принять»', async () => {
    session.begin({ accessToken: 'a', refreshToken: 'r' })
    const page = await open({}, { [ACCOUNT]: () => Response.json({ email: 'other@romashka.example' }) })
    expect(plain(page)).toContain(
      'отправлено на anna@romashka.example, а вы вошли как other@romashka.example',
    )
    expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Выйти и войти с другим e-mail',
    ])
  })

  test('отказ сервера виден рядом с кнопкой', async () => {
    session.begin({ accessToken: 'a', refreshToken: 'r' })
    const page = await open(
      {},
      {
        [ACCOUNT]: () => Response.json({ email: 'Anna@romashka.example' }),
        [ACCEPT]: () => failure(409, 'Приглашение отозвано. Попросите прислать новое.'),
      },
    )
    await press(page, 'Принять')
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('Приглашение отозвано')
  })
})
