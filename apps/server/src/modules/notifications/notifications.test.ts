import { addDays } from '@ot/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { incidentWorld, reported } from '../../../test/factories/incidents.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { signedInNow, type TestUser } from '../../../test/factories/user.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { makeNotifications } from './index.ts'

let app: TestApp
let company: TestCompany
let driver: number
beforeAll(async () => {
  app = await testApp({}, { alone: 'notifications' })
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
  const { id } = await addDepartment(app, company, 'Гараж')
  driver = (await addEmployee(app, company, { employeeGroupId: id, lastName: 'Иванов', sex: 'm' })).id
  // What the norms ask of everybody, and who answers for what, is told of on the first morning; the tests begin after it.
  await app.rows('update events set closed_on = $2 where company_id = $1', [company.id, '2025-03-10'])
  await makeNotifications(app.deps)
  await app.rows('delete from notifications where company_id = $1', [company.id])
})
afterAll(() => app.close())

type Shown = { id: number; title: string; content: string; link: string; important: boolean; isRead: boolean }

const as = async (user: TestUser) => app.as(await signedInNow(app, user))

async function list(search = '', user: TestUser = company.viewer): Promise<Shown[]> {
  const { status, body, text } = await (await as(user)).get(
    `/api/notifications?companyId=${company.id}${search}`,
  )
  expect(status, text.slice(0, 300)).toBe(200)
  return body
}

const titles = async (search = '') => (await list(search)).map(({ title }) => title)

/** Seven in the morning in Moscow, day after day; answers what each day has told. */
async function throughDays(from: string, days: number): Promise<Record<string, string[]>> {
  const told: Record<string, string[]> = {}
  for (let index = 0; index < days; index += 1) {
    const day = addDays(from, index)
    const before = (await list()).length
    await morningOf(day)
    const all = await list()
    const fresh = all.slice(0, all.length - before).map(({ title }) => title)
    if (fresh.length > 0) told[day] = fresh
  }
  return told
}

async function morningOf(day: string): Promise<void> {
  app.clock.set(`${day}T04:00:00.000Z`)
  await makeNotifications(app.deps)
  await makeNotifications(app.deps)
}

/** A repeated briefing every six months. */
async function briefing(employeeId: number, done: string): Promise<void> {
  const kind = { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }
  await addEvent(app, company, { employeeId, ...kind, date: done })
}

describe('сроки день за днём', () => {
  test('каждый рубеж — один раз: за 30, 14, 7 дней, накануне и после срока', async () => {
    await briefing(driver, '2024-10-12')
    expect(await throughDays('2025-03-11', 36)).toEqual({
      '2025-03-13': ['Инструктажи: через 30 дней срок у 1 работника'],
      '2025-03-29': ['Инструктажи: через 14 дней срок у 1 работника'],
      '2025-04-05': ['Инструктажи: через 7 дней срок у 1 работника'],
      '2025-04-11': ['Инструктажи: завтра срок у 1 работника'],
      '2025-04-13': ['Инструктажи: просрочено у 1 работника'],
    })
  })

  test('люди одного раздела и рубежа стоят в одном уведомлении со ссылкой на свои строки', async () => {
    const { id } = await addDepartment(app, company, 'Контора')
    const clerk = (await addEmployee(app, company, { employeeGroupId: id, lastName: 'Яковлева' })).id
    await briefing(driver, '2024-09-25')
    await briefing(clerk, '2024-09-25')
    await morningOf('2025-03-11')
    expect(await list()).toMatchObject([
      {
        title: 'Инструктажи: через 14 дней срок у 2 работников',
        content:
          'Иванов О.В. — Повторный инструктаж на рабочем месте, до 25.03.2025\nЯковлева О.В. — Повторный инструктаж на рабочем месте, до 25.03.2025',
        link: '/notifications/briefings?from=2025-03-25&until=2025-03-25',
        important: false,
        isRead: false,
      },
    ])
  })

  test('просроченное важно', async () => {
    await briefing(driver, '2024-09-01')
    await morningOf('2025-03-11')
    expect(await list('&filter=important')).toMatchObject([
      {
        title: 'Инструктажи: просрочено у 1 работника',
        content: 'Иванов О.В. — Повторный инструктаж на рабочем месте, срок был 01.03.2025',
        important: true,
      },
    ])
  })

  test('проспанные рубежи не рассказываются все сразу: только последний', async () => {
    await briefing(driver, '2024-10-12')
    expect(await throughDays('2025-04-07', 1)).toEqual({
      '2025-04-07': ['Инструктажи: через 5 дней срок у 1 работника'],
    })
  })

  test('после недели простоя рассказано за всё, и один раз', async () => {
    await briefing(driver, '2024-10-12')
    await briefing(driver, '2024-10-15')
    await morningOf('2025-03-11')
    expect(await throughDays('2025-04-08', 3)).toEqual({
      '2025-04-08': ['Инструктажи: в ближайшие 7 дней срок у 1 работника'],
    })
  })

  test('проведённое вовремя больше не напоминает о прежнем сроке и начинает счёт нового', async () => {
    await briefing(driver, '2024-10-12')
    await morningOf('2025-03-13')
    await app.rows('update events set date = $2, deadline = $3 where company_id = $1 and closed_on is null', [
      ...[company.id, '2025-03-20', '2025-09-20'],
    ])
    expect(Object.keys(await throughDays('2025-03-21', 30))).toEqual([])
    await morningOf('2025-08-21')
    expect((await titles())[0]).toBe('Инструктажи: через 30 дней срок у 1 работника')
  })

  test('уволенный не упоминается', async () => {
    await briefing(driver, '2024-09-01')
    await (await as(company.owner)).post(`/api/employees/${driver}/dismiss`, { dismissedOn: '2025-03-10' })
    expect(await throughDays('2025-03-11', 2)).toEqual({})
  })

  test('до шести утра по часам организации день ещё не начат', async () => {
    await briefing(driver, '2024-09-01')
    app.clock.set('2025-03-11T02:59:00.000Z')
    await makeNotifications(app.deps)
    expect(await titles()).toEqual([])
    app.clock.set('2025-03-11T03:00:00.000Z')
    await makeNotifications(app.deps)
    expect(await titles()).toHaveLength(1)
  })
})

test('новой организации — сразу, хотя бы и ночью', async () => {
  const { id } = await app.company()
  await app.rows(`update subscriptions set until = '2025-03-13' where company_id = $1`, [id])
  app.clock.set('2025-03-12T00:30:00.000Z')
  await makeNotifications(app.deps)
  const told = await app.rows('select title from notifications where company_id = $1', [id])
  expect(told).toEqual([{ title: 'Тариф «Стандартный» заканчивается завтра' }])
})

describe('тариф', () => {
  test('за 7, 3 и 1 день, в последний день и после него', async () => {
    await app.rows(`update subscriptions set tariff = 'introductory', until = $2 where company_id = $1`, [
      ...[company.id, '2025-03-20'],
    ])
    expect(await throughDays('2025-03-11', 14)).toEqual({
      '2025-03-13': ['Тариф «Ознакомительный» заканчивается через 7 дней'],
      '2025-03-17': ['Тариф «Ознакомительный» заканчивается через 3 дня'],
      '2025-03-19': ['Тариф «Ознакомительный» заканчивается завтра'],
      '2025-03-20': ['Тариф «Ознакомительный» заканчивается сегодня'],
      '2025-03-21': ['Тариф «Ознакомительный» закончился'],
    })
    expect(await list('&filter=important')).toHaveLength(5)
  })
})

describe('ответственные', () => {
  test('о незанятом виде — один раз; назначенном и снова снятом — ещё раз', async () => {
    await app.rows(`delete from notification_marks where company_id = $1`, [company.id])
    const first = await throughDays('2025-03-11', 3)
    expect(Object.keys(first)).toEqual(['2025-03-11'])
    expect(first['2025-03-11']?.[0]).toMatch(/^Не назначены ответственные: Охрана труда, Микротравмы, /)
    const appoint = (roleId: number) =>
      app.rows(
        `insert into responsibilities (company_id, created_at, updated_at, role_id, employee_id, since)
         values ($1, $2, $2, $3, $4, '2025-03-01')`,
        [company.id, START, roleId, driver],
      )
    const { body: groups } = await (await as(company.owner)).get(
      `/api/responsibilities?companyId=${company.id}`,
    )
    for (const { roleId } of groups[2].roles) await appoint(roleId)
    expect(await throughDays('2025-03-14', 1)).toEqual({})
    await app.rows('delete from responsibilities where company_id = $1', [company.id])
    expect(await throughDays('2025-03-15', 2)).toEqual({
      '2025-03-15': ['Не назначены ответственные: Аптечка'],
    })
  })
})

describe('заявки', () => {
  async function memo(): Promise<{ id: number }> {
    await briefing(driver, '2024-09-20')
    const [event] = await app.rows('select id from events where company_id = $1 and closed_on is null', [
      company.id,
    ])
    const eventId = Number(event?.id)
    const body = {
      companyId: company.id,
      memoSection: 'briefing',
      employeesData: [{ employeeId: driver, eventId }],
    }
    const answer = await (await as(company.editor)).post('/api/memos', body)
    expect(answer.status, answer.text.slice(0, 300)).toBe(201)
    return answer.body
  }

  test('о новой узнают все, и только составителю она не в новость', async () => {
    const { id } = await memo()
    const told = {
      title: 'Новая заявка № 1: Проведение инструктажей',
      link: `/notifications/memos?memo=${id}`,
    }
    expect(await list()).toMatchObject([{ ...told, isRead: false }])
    expect(await list('', company.editor)).toMatchObject([{ ...told, isRead: true }])
  })

  test('просроченная строка — один раз, исполненная — ни разу', async () => {
    await memo()
    const told = await throughDays('2025-03-20', 4)
    expect(told['2025-03-21']).toEqual([
      'Заявка № 1 «Проведение инструктажей»: просрочено у 1 работника',
      'Инструктажи: просрочено у 1 работника',
    ])
    expect(Object.keys(told)).toEqual(['2025-03-20', '2025-03-21'])
  })

  test('заявка, которую не удалось сохранить, уведомления не оставляет', async () => {
    const body = {
      companyId: company.id,
      memoSection: 'briefing',
      employeesData: [{ employeeId: driver, eventId: 999_999 }],
    }
    await (await as(company.editor)).post('/api/memos', body)
    expect(await list()).toEqual([])
  })
})

test('шаги расследования: в свой день и после него — по одному разу, и это важно', async () => {
  const world = await incidentWorld(app, company)
  const { status, text } = await app.as(company.owner).post('/api/incidents', reported(company, world))
  expect(status, text.slice(0, 300)).toBe(201)
  const told = await throughDays('2025-03-11', 12)
  const steps = Object.values(told)
    .flat()
    .filter((title) => title.startsWith('Происшествие № 1/2025'))
  expect(new Set(steps)).toEqual(
    new Set([
      'Происшествие № 1/2025: сегодня последний день шагов расследования',
      'Происшествие № 1/2025: просрочены шаги расследования',
    ]),
  )
  const lines = (await list('&filter=important')).flatMap(({ content, title }) =>
    content.split('\n').map((line) => `${title} ${line}`),
  )
  expect(lines, 'шаг назван в каждом из двух состояний один раз').toHaveLength(new Set(lines).size)
})

describe('прочитанное', () => {
  beforeEach(async () => {
    await briefing(driver, '2024-09-01')
    await briefing(driver, '2024-09-20')
    await morningOf('2025-03-11')
  })

  const count = async (user: TestUser) =>
    (await (await as(user)).get(`/api/notifications/count?companyId=${company.id}`)).body

  test('у каждого своё: и наблюдатель отмечает, и возвращает', async () => {
    const [first] = await list()
    const answer = await (await as(company.viewer)).patch(`/api/notifications/${first?.id}`, { isRead: true })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: first?.id, isRead: true })
    expect(await count(company.viewer)).toMatchObject({ all: 2, unread: 1 })
    expect(await count(company.owner)).toMatchObject({ all: 2, unread: 2, important: 1, importantUnread: 1 })
    expect(await list('&filter=unread')).toHaveLength(1)
    await (await as(company.viewer)).patch(`/api/notifications/${first?.id}`, { isRead: false })
    expect(await list('&filter=unread')).toHaveLength(2)
  })

  test('все сразу', async () => {
    const { status } = await (await as(company.viewer)).post('/api/notifications/read-all', {
      companyId: company.id,
    })
    expect(status).toBe(204)
    expect(await count(company.viewer)).toMatchObject({ all: 2, unread: 0 })
    expect(await list('&isRead=true')).toHaveLength(2)
    expect(await list('&isRead=false')).toEqual([])
  })

  test('кто вошёл позже, не начинает с гор непрочитанного', async () => {
    const newcomer = await app.user()
    app.clock.set('2025-03-12T09:00:00.000Z')
    const members = `/api/companies/${company.id}/members`
    await (await as(company.owner)).post(members, { email: newcomer.email, role: 'viewer' })
    expect(await count(newcomer)).toMatchObject({ all: 2, unread: 0 })
  })

  test('страницами, с полным числом в заголовке', async () => {
    const page = (number: number) =>
      as(company.viewer).then((viewer) =>
        viewer.get(`/api/notifications?companyId=${company.id}&page=${number}&limit=1`),
      )
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first.body.length, second.body.length, third.body.length]).toEqual([1, 1, 0])
    expect([first, second, third].map(({ headers }) => headers['x-total-count'])).toEqual(['2', '2', '2'])
    expect(first.body[0].id).toBeGreaterThan(second.body[0].id)
  })

  test.each([
    ['&filter=все', 400],
    ['&limit=501', 400],
    ['&isRead=да', 400],
  ])('неверный отбор «%s» — %i', async (search, status) => {
    const answer = await (await as(company.viewer)).get(`/api/notifications?companyId=${company.id}${search}`)
    expect(answer.status).toBe(status)
  })

  test('чужого не видно и не отметить', async () => {
    const [first] = await list()
    const stranger = (await app.company()).owner
    expect((await (await as(stranger)).get(`/api/notifications?companyId=${company.id}`)).status).toBe(404)
    expect(
      (await (await as(stranger)).patch(`/api/notifications/${first?.id}`, { isRead: true })).status,
    ).toBe(404)
  })
})

test('отказ в одной организации не лишает уведомлений другую', async () => {
  const other = await app.company()
  await app.rows(`delete from subscriptions where company_id = $1`, [company.id])
  await app.rows(`update subscriptions set until = '2025-03-12' where company_id = $1`, [other.id])
  app.clock.set('2025-03-11T04:00:00.000Z')
  await expect(makeNotifications(app.deps)).rejects.toThrow('of some companies')
  const told = await app.rows('select title from notifications where company_id = $1', [other.id])
  expect(told).toEqual([{ title: 'Тариф «Стандартный» заканчивается завтра' }])
  await app.rows(`insert into subscriptions values ($1, 'standard', '2099-12-31', '2000-01-01')`, [company.id])
})
