import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { addHead, addStore, BRIEFING, departmentTokens, type Staffed } from './testing/dues.ts'

let app: TestApp
let company: TestCompany
let store: Staffed
let headId: number
let email: string
let heads = 0
beforeAll(async () => {
  app = await testApp({}, { alone: 'shared_department' })
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
  store = await addStore(app, company)
  heads += 1
  email = `head-${heads}@shared.test`
  headId = await addHead(app, company, store.departmentId, email)
})
afterAll(() => app.close())

const send = (as = company.editor) => app.as(as).post(`/api/employee-groups/${store.departmentId}/letter`)

async function sentToken(): Promise<string> {
  expect((await send()).status).toBe(201)
  return (await departmentTokens(app, email)).at(-1) ?? ''
}

const open = (token: string) => app.anonymous.get(`/api/departments/shared/${token}`)

describe('список по личной ссылке', () => {
  test('имена, что и к какому дню; сначала просроченное', async () => {
    await addEvent(app, company, { ...BRIEFING, employeeId: headId })
    const { status, body } = await open(await sentToken())
    expect(status).toBe(200)
    expect(body).toEqual({
      organisation: 'ООО «Ромашка»',
      department: 'Склад',
      head: 'Смирнова Ольга Викторовна',
      today: '2025-03-10',
      linkUntil: '2025-04-09',
      employees: 2,
      people: [
        {
          fullName: 'Громов Пётр Ильич',
          position: expect.any(String),
          items: [{ section: 'training', name: expect.any(String), deadline: '2025-03-01', span: 'overdue' }],
        },
        {
          fullName: 'Смирнова Ольга Викторовна',
          position: expect.any(String),
          items: [{ section: 'briefing', name: expect.any(String), deadline: '2025-03-20', span: 'month' }],
        },
      ],
    })
  })

  test('показывает сегодняшнее, а не то, что было в день письма', async () => {
    const token = await sentToken()
    expect((await open(token)).body.people).toHaveLength(1)
    await app
      .as(company.owner)
      .post(`/api/employees/${store.workerId}/dismiss`, { dismissedOn: '2025-03-10' })
    app.clock.set('2025-03-11T09:00:00.000Z')
    expect((await open(token)).body).toMatchObject({ today: '2025-03-11', employees: 1, people: [] })
  })

  test('людей других отделов в нём нет', async () => {
    await addStore(app, company, 'Другой отдел')
    expect((await open(await sentToken())).body.people).toHaveLength(1)
  })

  type Case = [string, (token: string) => Promise<unknown>]
  const dead: Case[] = [
    ['истёкшая', async () => app.clock.set('2025-04-09T09:00:00.000Z')],
    [
      'отозванная',
      () => app.as(company.owner).delete(`/api/employee-groups/${store.departmentId}/letter-links`),
    ],
    [
      'бывшего руководителя',
      () =>
        app.as(company.owner).patch(`/api/employee-groups/${store.departmentId}`, { headEmployeeId: null }),
    ],
    [
      'уволенного',
      () => app.as(company.owner).post(`/api/employees/${headId}/dismiss`, { dismissedOn: '2025-03-10' }),
    ],
    [
      'переписанная на другую организацию в базе',
      async () => {
        const other = await app.company()
        return app.rows('update department_links set company_id = $1 where company_id = $2', [
          other.id,
          company.id,
        ])
      },
    ],
  ]
  test.each(dead)('%s ссылка отвечает так же, как угаданная', async (_case, kill) => {
    const token = await sentToken()
    await kill(token)
    const answers = [await open(token), await open('A'.repeat(43)), await open(`${token}x`), await open('x')]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404 })
    expect(answers[0]?.body.description).toMatch(/^Ссылка не действует/)
  })
})

describe('отправить сейчас', () => {
  test('письмо видно в списке отправленных, ссылка — в настройках', async () => {
    const { body } = await send()
    expect(body).toMatchObject({
      kind: 'department',
      email,
      state: 'queued',
      name: 'Смирнова Ольга Викторовна',
    })
    await app.letters(email)
    const list = await app.as(company.viewer).get(`/api/letters?companyId=${company.id}&limit=1`)
    expect(list.headers['x-total-count']).toBe('1')
    expect(list.body).toMatchObject([{ id: body.id, state: 'sent', sentAt: START, attempts: 1 }])
    const settings = await app.as(company.owner).get(`/api/letters/settings?companyId=${company.id}`)
    expect(settings.body.departments).toEqual([
      {
        departmentId: store.departmentId,
        department: 'Склад',
        head: { employeeId: headId, fullName: 'Смирнова Ольга Викторовна', email, isDismissed: false },
        isUnsubscribed: false,
        linkUntil: '2025-04-09T09:00:00.000Z',
      },
    ])
  })

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'руководителя нет',
      () =>
        app.as(company.owner).patch(`/api/employee-groups/${store.departmentId}`, { headEmployeeId: null }),
      'У отдела не указан руководитель',
    ],
    [
      'нет e-mail',
      () => app.as(company.owner).patch(`/api/employees/${headId}`, { workEmail: null }),
      'в карточке работника нет e-mail',
    ],
    [
      'уволен',
      () => app.as(company.owner).post(`/api/employees/${headId}/dismiss`, { dismissedOn: '2025-03-10' }),
      'работник уволен',
    ],
  ])('%s — 409 с объяснением', async (_case, change, words) => {
    await change()
    const { status, body } = await send()
    expect([status, body.description]).toEqual([409, expect.stringContaining(words)])
    expect(await app.letters(email)).toEqual([])
  })

  test('шестое за час — 429', async () => {
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(201)
    const refused = await send()
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    await app.rows(
      `update letters set queued_at = (queued_at at time zone 'UTC' - interval '61 minutes') at time zone 'UTC' where company_id = $1`,
      [company.id],
    )
    expect((await send()).status).toBe(201)
  })

  test('наблюдатель не отправляет и не отзывает', async () => {
    expect((await send(company.viewer)).status).toBe(403)
    const revoke = app.as(company.viewer).delete(`/api/employee-groups/${store.departmentId}/letter-links`)
    expect((await revoke).status).toBe(403)
  })
})
