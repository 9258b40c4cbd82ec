import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import type { TestUser } from '../../../test/factories/user.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let departmentId: number
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  company = await app.company()
  departmentId = (await addDepartment(app, company, 'Склад')).id
})
afterAll(() => app.close())

const LINK = '/api/events/calendar-link'
const link = () => `${LINK}?companyId=${company.id}`

async function subscribe(user: TestUser): Promise<string> {
  const { status, body } = await app.as(user).post(LINK, { companyId: company.id })
  expect(status).toBe(201)
  const url = new URL(body.url)
  return `${url.pathname}${url.search}`
}

function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

async function briefed(lastName: string): Promise<void> {
  const { id } = await addEmployee(app, company, {
    employeeGroupId: departmentId,
    lastName,
    snils: '112-233-445 95',
  })
  const event = { companyId: company.id, employeeId: id, section: 'briefing', kind: 'repeat' }
  await app.as(company.owner).post('/api/events', { ...event, periodicity: '6 месяцев', date: '2025-03-01' })
}

describe('ссылка на календарь', () => {
  test('своя у каждого участника, и у наблюдателя', async () => {
    expect((await app.as(company.viewer).get(link())).body).toEqual({ createdAt: null })
    await subscribe(company.viewer)
    expect((await app.as(company.viewer).get(link())).body).toEqual({ createdAt: app.clock.now() })
    expect((await app.as(company.owner).get(link())).body).toEqual({ createdAt: null })
  })

  test('хранится только отпечаток, и заведение ссылки стоит в журнале', async () => {
    const path = await subscribe(company.owner)
    const token = path.split('token=')[1] ?? ''
    const [row] = await app.rows('select token_hash from calendar_links where company_id = $1', [company.id])
    expect(row?.token_hash).not.toContain(token)
    const actions = await app.rows('select action from audit_entries where company_id = $1 and entity = $2', [
      company.id,
      'calendar-link',
    ])
    expect(actions).toEqual([{ action: 'calendar-link.made' }])
  })

  test('новая отменяет прежнюю', async () => {
    const former = await subscribe(company.owner)
    const present = await subscribe(company.owner)
    expect((await app.anonymous.get(former)).status).toBe(404)
    expect((await app.anonymous.get(present)).status).toBe(200)
  })

  test('отозванная не открывается', async () => {
    const path = await subscribe(company.owner)
    expect((await app.as(company.owner).delete(link())).status).toBe(204)
    expect((await app.anonymous.get(path)).status).toBe(404)
    expect((await app.as(company.owner).get(link())).body).toEqual({ createdAt: null })
  })

  test('у вышедшего из организации перестаёт открываться и не оживает с возвращением', async () => {
    const path = await subscribe(company.viewer)
    const members = `/api/companies/${company.id}/members`
    await app.as(company.owner).delete(`${members}/${company.viewer.id}`)
    expect((await app.anonymous.get(path)).status).toBe(404)
    await app.join(company, company.viewer, 'viewer')
    expect((await app.anonymous.get(path)).status).toBe(404)
  })

  test.each(['нет-такого', '%20', '1'])('по выдуманному ключу «%s» — 404', async (token) => {
    const { status } = await app.anonymous.get(`/api/events/calendar.ics?token=${encodeURIComponent(token)}`)
    expect(status).toBe(404)
  })

  test('чужой организации не заводится', async () => {
    const stranger = await app.user()
    expect((await app.as(stranger).post(LINK, { companyId: company.id })).status).toBe(404)
  })
})

describe('календарь по ссылке', () => {
  test('сроки собраны по дню и разделу, люди названы кратко, прочих сведений нет', async () => {
    await briefed('Яковлева')
    await briefed('Абрамова')
    const { status, headers, text } = await app.anonymous.get(await subscribe(company.owner))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const [event, ...others] = entriesOf(text)
    expect(others).toEqual([])
    expect(event?.summary).toBe('Инструктажи: 2 работника')
    expect(event?.startDate.toString()).toBe('2025-09-01')
    expect(event?.description).toBe('Абрамова О.В.\nЯковлева О.В.')
    expect(text).not.toContain('112-233')
  })

  test('сроки после спецоценки стоят в нём своей записью', async () => {
    await app.as(company.owner).post('/api/workplaces', {
      companyId: company.id,
      number: '7',
      name: 'Токарь',
      workingConditionsClass: '3.1',
      reportOn: '2025-03-05',
      registeredOn: '2025-03-07',
      assessorToldOn: '2025-03-07',
      publishedOn: '2025-03-07',
    })
    const { text } = await app.anonymous.get(await subscribe(company.owner))
    const [soon] = entriesOf(text)
    expect(soon?.summary).toBe('Спецоценка: 1 действие')
    expect(soon?.startDate.toString()).toBe('2025-04-04')
    expect(soon?.description).toBe('Ознакомить работников с результатами под подпись: № 7')
  })

  test('при повторном чтении метки записей те же', async () => {
    await briefed('Яковлева')
    const path = await subscribe(company.owner)
    const uids = async () => entriesOf((await app.anonymous.get(path)).text).map(({ uid }) => uid)
    expect(await uids()).toEqual(await uids())
  })

  test('чужих сроков в нём нет', async () => {
    await briefed('Яковлева')
    company = await app.company()
    expect(entriesOf((await app.anonymous.get(await subscribe(company.owner))).text)).toEqual([])
  })
})
