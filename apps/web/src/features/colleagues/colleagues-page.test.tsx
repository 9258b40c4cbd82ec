import type { Colleague } from '@ot/contract'
import type { Role } from '@ot/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { submit, type as typeInto } from '../../testing/form.ts'
import { openPage, press, settle } from '../../testing/open-page.tsx'
import { ColleaguesPage } from './colleagues-page.tsx'

const LIST = 'GET /api/companies/7/members'
const INVITE = 'POST /api/companies/7/members'
const SEND = 'POST /api/companies/7/invitations/5/send'

const COLLEAGUES: Colleague[] = [
  {
    state: 'member',
    userId: 1,
    email: 'anna@company.test',
    name: 'Ким Анна',
    role: 'owner',
    since: '2026-11-01T20:59:00.000Z',
  },
  {
    state: 'member',
    userId: 2,
    email: 'lev@company.test',
    name: null,
    role: 'viewer',
    since: '2026-11-01T21:01:00.000Z',
  },
  {
    state: 'waiting',
    invitationId: 5,
    email: 'new@company.test',
    role: 'editor',
    sentAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-12-04T09:00:00.000Z',
  },
]

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

async function open(role: Role = 'owner', handlers: Parameters<typeof answerWith>[0] = {}) {
  const company = { id: 7, role, shortName: 'ООО «Ромашка»', timeZone: 'Europe/Moscow' }
  server = answerWith({
    'GET /api/companies': () => Response.json([company]),
    'GET /api/account': () => Response.json({ id: role === 'owner' ? 1 : 2 }),
    [LIST]: () => Response.json(COLLEAGUES),
    ...handlers,
  })
  const page = await openPage(<ColleaguesPage />)
  await settle()
  return page
}

const plain = (node: Element) => (node.textContent ?? '').replaceAll('\u00a0', ' ')
const rows = (page: HTMLElement) => [...page.querySelectorAll('tbody tr')].map(plain)
const buttonsIn = (page: HTMLElement, row: number) =>
  [...(page.querySelectorAll('tbody tr')[row]?.querySelectorAll('button') ?? [])]
    .filter((button) => button.closest('dialog') === null)
    .map(plain)

describe('коллеги', () => {
  test('кто есть, с какого дня по часам организации, и кого ждут', async () => {
    const [own, other, invited] = rows(await open())
    expect(own).toContain('Ким Анна (вы)anna@company.testВладелецс 01.11.2026')
    expect(other).toContain('lev@company.testНаблюдательс 02.11.2026')
    expect(invited).toContain('new@company.testРедакторприглашение отправленодействует до 04.12.2026, 12:00')
  })

  test('наблюдатель видит всех и может лишь выйти сам', async () => {
    const page = await open('viewer')
    expect(plain(page)).toContain('Приглашает коллег и меняет их роли владелец организации.')
    expect([0, 1, 2].map((row) => buttonsIn(page, row).length)).toEqual([0, 1, 0])
    expect(buttonsIn(page, 1)).toEqual(['Выйти из организации'])
  })

  test('приглашение уносит адрес и роль; занятый адрес назван на месте', async () => {
    const page = await open('owner', {
      [INVITE]: () => failure(409, 'На этот e-mail приглашение уже отправлено.'),
    })
    await press(page, 'Пригласить')
    typeInto(page, 'invite-email', ' boris@company.test ')
    await submit(page)
    await settle()
    const sent = server.seen.find(({ call }) => call === INVITE)
    expect(sent?.body).toEqual({ email: 'boris@company.test', role: 'editor' })
    expect(plain(page)).toContain('На этот e-mail приглашение уже отправлено.')
  })

  test('письмо отправляют ещё раз прямо из строки', async () => {
    const page = await open('owner', { [SEND]: () => Response.json(COLLEAGUES[2]) })
    await press(page, 'Отправить ещё раз')
    expect(plain(page)).toContain('Письмо отправлено')
  })
})
