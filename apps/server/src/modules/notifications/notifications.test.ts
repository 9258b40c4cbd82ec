import { addDays } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { incidentWorld, reported } from '../../../test/factories/incidents.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { START } from '../../../test/world.ts'
import { makeNotifications } from './index.ts'
import { addBriefing, notificationDesk } from './testing/notification-desk.ts'

const desk = notificationDesk('notifications')
const { as, list, morningOf } = desk
const briefing = (employeeId: number, date: string) => addBriefing(desk, employeeId, date)

const titles = async (search = '') => (await list(search)).map(({ title }) => title)

/** Morning after morning; answers what each day has told. */
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

describe('сроки день за днём', () => {
  test('каждый рубеж — один раз: за 30, 14, 7 дней, накануне и после срока', async () => {
    await briefing(desk.driver, '2024-10-12')
    expect(await throughDays('2025-03-11', 36)).toEqual({
      '2025-03-13': ['Инструктажи: через 30 дней срок у 1 работника'],
      '2025-03-29': ['Инструктажи: через 14 дней срок у 1 работника'],
      '2025-04-05': ['Инструктажи: через 7 дней срок у 1 работника'],
      '2025-04-11': ['Инструктажи: завтра срок у 1 работника'],
      '2025-04-13': ['Инструктажи: просрочено у 1 работника'],
    })
  })

  test('люди одного раздела и рубежа стоят в одном уведомлении со ссылкой на свои строки', async () => {
    const { id } = await addDepartment(desk.app, desk.company, 'Контора')
    const clerk = (await addEmployee(desk.app, desk.company, { employeeGroupId: id, lastName: 'Яковлева' }))
      .id
    await briefing(desk.driver, '2024-09-25')
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
    await briefing(desk.driver, '2024-09-01')
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
    await briefing(desk.driver, '2024-10-12')
    expect(await throughDays('2025-04-07', 1)).toEqual({
      '2025-04-07': ['Инструктажи: через 5 дней срок у 1 работника'],
    })
  })

  test('после недели простоя рассказано за всё, и один раз', async () => {
    await briefing(desk.driver, '2024-10-12')
    await briefing(desk.driver, '2024-10-15')
    await morningOf('2025-03-11')
    expect(await throughDays('2025-04-08', 3)).toEqual({
      '2025-04-08': ['Инструктажи: в ближайшие 7 дней срок у 1 работника'],
    })
  })

  test('проведённое вовремя больше не напоминает о прежнем сроке и начинает счёт нового', async () => {
    await briefing(desk.driver, '2024-10-12')
    await morningOf('2025-03-13')
    await desk.app.rows(
      'update events set date = $2, deadline = $3 where company_id = $1 and closed_on is null',
      [desk.company.id, '2025-03-20', '2025-09-20'],
    )
    expect(Object.keys(await throughDays('2025-03-21', 30))).toEqual([])
    await morningOf('2025-08-21')
    expect((await titles())[0]).toBe('Инструктажи: через 30 дней срок у 1 работника')
  })

  test('уволенный не упоминается', async () => {
    await briefing(desk.driver, '2024-09-01')
    await (await as(desk.company.owner)).post(`/api/employees/${desk.driver}/dismiss`, {
      dismissedOn: '2025-03-10',
    })
    expect(await throughDays('2025-03-11', 2)).toEqual({})
  })

  test('до шести утра по часам организации день ещё не начат', async () => {
    await briefing(desk.driver, '2024-09-01')
    desk.app.clock.set('2025-03-11T02:59:00.000Z')
    await makeNotifications(desk.app.deps)
    expect(await titles()).toEqual([])
    desk.app.clock.set('2025-03-11T03:00:00.000Z')
    await makeNotifications(desk.app.deps)
    expect(await titles()).toHaveLength(1)
  })
})

describe('пересмотр инструкций', () => {
  const give = async (employeeIds: readonly number[], fields: object) => {
    const body = { companyId: desk.company.id, employeeIds, name: 'Инструкция для водителя', ...fields }
    const { status, text } = await (await as(desk.company.editor)).post('/api/instructions/bulk', body)
    expect(status, text.slice(0, 300)).toBe(201)
  }

  test('каждый рубеж — один раз, скольким бы работникам она ни выдана', async () => {
    const { id } = await addDepartment(desk.app, desk.company, 'Стоянка')
    const other = (await addEmployee(desk.app, desk.company, { employeeGroupId: id })).id
    await give([desk.driver, other], { number: '12', approvedOn: '2020-04-12' })
    expect(await throughDays('2025-03-11', 36)).toEqual({
      '2025-03-13': ['Инструкции: через 30 дней срок пересмотра 1 инструкции'],
      '2025-03-29': ['Инструкции: через 14 дней срок пересмотра 1 инструкции'],
      '2025-04-05': ['Инструкции: через 7 дней срок пересмотра 1 инструкции'],
      '2025-04-11': ['Инструкции: завтра срок пересмотра 1 инструкции'],
      '2025-04-13': ['Инструкции: просрочен пересмотр 1 инструкции'],
    })
    expect(await list('&filter=important')).toMatchObject([
      {
        content: '№ 12 «Инструкция для водителя» — срок был 12.04.2025, у 2 работников',
        link: '/employees/main?lack=instruction',
      },
    ])
  })

  test('новому работнику выданная прежняя инструкция ничего не рассказывает снова', async () => {
    const { id } = await addDepartment(desk.app, desk.company, 'Мойка')
    const newcomer = (await addEmployee(desk.app, desk.company, { employeeGroupId: id })).id
    await desk.app.rows('update events set closed_on = $2 where employee_id = $1', [newcomer, '2025-03-11'])
    await give([desk.driver], { revisionDue: '2025-03-15' })
    await morningOf('2025-03-11')
    expect(await list()).toMatchObject([
      {
        title: 'Инструкции: через 4 дня срок пересмотра 1 инструкции',
        content: '«Инструкция для водителя» — до 15.03.2025, у 1 работника',
        link: `/employees/:${desk.driver}/instructions`,
        important: false,
      },
    ])
    await give([newcomer], { revisionDue: '2025-03-15' })
    expect(await throughDays('2025-03-12', 2)).toEqual({})
  })
})

test('новой организации — сразу, хотя бы и ночью', async () => {
  const { id } = await desk.app.company()
  await desk.app.rows(`update subscriptions set until = '2025-03-13' where company_id = $1`, [id])
  desk.app.clock.set('2025-03-12T00:30:00.000Z')
  await makeNotifications(desk.app.deps)
  const told = await desk.app.rows('select title from notifications where company_id = $1', [id])
  expect(told).toEqual([{ title: 'Тариф «Стандартный» заканчивается завтра' }])
})

describe('тариф', () => {
  test('за 7, 3 и 1 день, в последний день и после него', async () => {
    await desk.app.rows(
      `update subscriptions set tariff = 'introductory', until = $2 where company_id = $1`,
      [desk.company.id, '2025-03-20'],
    )
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
    await desk.app.rows(`delete from notification_marks where company_id = $1`, [desk.company.id])
    const first = await throughDays('2025-03-11', 3)
    expect(Object.keys(first)).toEqual(['2025-03-11'])
    expect(first['2025-03-11']?.[0]).toMatch(/^Не назначены ответственные: Охрана труда, Микротравмы, /)
    const appoint = (roleId: number) =>
      desk.app.rows(
        `insert into responsibilities (company_id, created_at, updated_at, role_id, employee_id, since)
         values ($1, $2, $2, $3, $4, '2025-03-01')`,
        [desk.company.id, START, roleId, desk.driver],
      )
    const { body: groups } = await (await as(desk.company.owner)).get(
      `/api/responsibilities?companyId=${desk.company.id}`,
    )
    for (const { roleId } of groups[2].roles) await appoint(roleId)
    expect(await throughDays('2025-03-14', 1)).toEqual({})
    await desk.app.rows('delete from responsibilities where company_id = $1', [desk.company.id])
    expect(await throughDays('2025-03-15', 2)).toEqual({
      '2025-03-15': ['Не назначены ответственные: Аптечка'],
    })
  })
})

describe('заявки', () => {
  async function memo(): Promise<{ id: number }> {
    await briefing(desk.driver, '2024-09-20')
    const [event] = await desk.app.rows('select id from events where company_id = $1 and closed_on is null', [
      desk.company.id,
    ])
    const eventId = Number(event?.id)
    const body = {
      companyId: desk.company.id,
      memoSection: 'briefing',
      employeesData: [{ employeeId: desk.driver, eventId }],
    }
    const answer = await (await as(desk.company.editor)).post('/api/memos', body)
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
    expect(await list('', desk.company.editor)).toMatchObject([{ ...told, isRead: true }])
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

  test('невнесённое просроченным не называет и заявка, пока ей не назначен свой срок', async () => {
    await addEvent(desk.app, desk.company, {
      employeeId: desk.driver,
      section: 'briefing',
      kind: 'repeat',
      periodicity: '6 месяцев',
      firstDeadline: '2024-09-01',
    })
    const [event] = await desk.app.rows('select id from events where company_id = $1 and closed_on is null', [
      desk.company.id,
    ])
    const line = { employeeId: desk.driver, eventId: Number(event?.id) }
    const editor = await as(desk.company.editor)
    const made = await editor.post('/api/memos', {
      companyId: desk.company.id,
      memoSection: 'briefing',
      employeesData: [line],
    })
    expect(made.status, made.text).toBe(201)
    expect(await throughDays('2025-03-20', 4)).toEqual({})
    const [{ id }] = made.body.employeesData
    const changed = await (await as(desk.company.editor)).patch(`/api/memos/${made.body.id}`, {
      employeesData: [{ id, deadline: '2025-03-24' }],
    })
    expect(changed.status, changed.text).toBe(200)
    expect(await throughDays('2025-03-25', 1)).toMatchObject({
      '2025-03-25': ['Заявка № 1 «Проведение инструктажей»: просрочено у 1 работника'],
    })
  })

  test('строка уволенного просроченной не называется', async () => {
    await memo()
    await (await as(desk.company.owner)).post(`/api/employees/${desk.driver}/dismiss`, {
      dismissedOn: '2025-03-10',
    })
    expect(await throughDays('2025-03-20', 4)).toEqual({})
  })

  test('заявка, которую не удалось сохранить, уведомления не оставляет', async () => {
    const body = {
      companyId: desk.company.id,
      memoSection: 'briefing',
      employeesData: [{ employeeId: desk.driver, eventId: 999_999 }],
    }
    await (await as(desk.company.editor)).post('/api/memos', body)
    expect(await list()).toEqual([])
  })
})

test('шаги расследования: в свой день и после него — по одному разу, и это важно', async () => {
  const world = await incidentWorld(desk.app, desk.company)
  const { status, text } = await desk.app
    .as(desk.company.owner)
    .post('/api/incidents', reported(desk.company, world))
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

test('срок в часах, вышедший ночью, утром того же дня уже просрочен, и назван час', async () => {
  const world = await incidentWorld(desk.app, desk.company)
  desk.app.clock.set('2025-03-11T00:00:00.000Z')
  const atNight = { occurredAt: '2025-03-10T23:00:00.000Z', toldAt: '2025-03-10T23:30:00.000Z' }
  const told = reported(desk.company, world, atNight)
  expect((await (await as(desk.company.owner)).post('/api/incidents', told)).status).toBe(201)
  await morningOf('2025-03-12')
  const [notice] = (await list()).filter(({ title }) => title.startsWith('Происшествие'))
  expect(notice?.title).toBe('Происшествие № 1/2025: просрочены шаги расследования')
  expect(notice?.content).toContain('Сообщить в Социальный фонд России — до 02:30\u00a012.03.2025')
})

test('отказ в одной организации не лишает уведомлений другую', async () => {
  const other = await desk.app.company()
  await desk.app.rows(`delete from subscriptions where company_id = $1`, [desk.company.id])
  await desk.app.rows(`update subscriptions set until = '2025-03-12' where company_id = $1`, [other.id])
  desk.app.clock.set('2025-03-11T04:00:00.000Z')
  await expect(makeNotifications(desk.app.deps)).rejects.toThrow('of some companies')
  const told = await desk.app.rows('select title from notifications where company_id = $1', [other.id])
  expect(told).toEqual([{ title: 'Тариф «Стандартный» заканчивается завтра' }])
  await desk.app.rows(`insert into subscriptions values ($1, 'standard', '2099-12-31', '2000-01-01')`, [
    desk.company.id,
  ])
})

test('осмотр оборудования: за 30 дней и после срока — по одному разу, со ссылкой на список', async () => {
  const thing = { companyId: desk.company.id, kind: 'extinguisher', name: 'Огнетушитель ОП-4' }
  const owner = await as(desk.company.owner)
  const created = await owner.post('/api/things', { ...thing, inspectedOn: '2024-04-12', periodMonths: 12 })
  expect(created.status, created.body.description).toBe(201)
  const told = await throughDays('2025-03-11', 36)
  expect(told['2025-03-13']).toEqual(['Оборудование: через 30 дней срок 1 осмотра'])
  expect(told['2025-04-13']).toEqual(['Оборудование: просрочено 1 осмотр'])
  expect((await list())[0]).toMatchObject({
    content: 'Огнетушитель ОП-4 — срок был 12.04.2025',
    link: '/company/list/things',
  })
})

test('после спецоценки: ознакомить и задекларировать — по одному разу, рабочие места вместе, со ссылкой на них', async () => {
  const owner = await as(desk.company.owner)
  for (const number of ['1', '2']) {
    const { status, text } = await owner.post('/api/workplaces', {
      companyId: desk.company.id,
      number,
      name: 'Водитель',
      workingConditionsClass: '2',
      reportOn: '2025-03-06',
      registeredOn: '2025-03-07',
      assessorToldOn: '2025-03-07',
      publishedOn: '2025-03-07',
    })
    expect(status, text.slice(0, 300)).toBe(201)
  }
  const told = await throughDays('2025-03-11', 30)
  expect(told['2025-03-11']).toEqual(['Спецоценка: через 25 дней срок 2 действий'])
  expect(told['2025-04-04']).toContain('Спецоценка: завтра срок 2 действий')
  expect(told['2025-04-06']).toContain('Спецоценка: просрочено 2 действия')
  const notice = (await list()).find(({ title }) => title === 'Спецоценка: просрочено 2 действия')
  expect(notice).toMatchObject({
    content: 'Ознакомить работников с результатами под подпись: № 1, № 2 — срок был 05.04.2025',
    link: '/employees/workplaces',
  })
})
