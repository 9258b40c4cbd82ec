import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let turner: number
let driver: number
beforeAll(async () => {
  app = await testApp()
  const { body: positions } = await app.as(await app.user()).get('/api/positions')
  const named = (name: string) => Number(positions.find((one: { name: string }) => one.name === name)?.id)
  turner = named('Токарь')
  driver = named('Водитель погрузчика')
})
afterAll(() => app.close())

let company: TestCompany
let shop: number
let garage: number
let employeeId: number
beforeEach(async () => {
  company = await app.company()
  shop = (await addDepartment(app, company, 'Цех')).id
  garage = (await addDepartment(app, company, 'Гараж')).id
  const person = { employeeGroupId: shop, positionId: turner, lastName: 'Ткач', sex: 'm' }
  employeeId = (await addEmployee(app, company, person)).id
})

const client = () => app.as(company.editor)
const path = (dryRun = false) => `/api/employees/${employeeId}/transfers${dryRun ? '?dryRun=true' : ''}`
const move = (fields = {}, dryRun = false) =>
  client().post(path(dryRun), {
    movedOn: '2025-03-01',
    employeeGroupId: garage,
    positionId: driver,
    orderNumber: '7-К',
    orderDate: '2025-02-28',
    ...fields,
  })

const openRules = () =>
  app.rows(
    `select rule, deadline::text, date::text from events
     where company_id = $1 and closed_on is null order by rule`,
    [company.id],
  )

type Follows = { name: string; deadline: string | null; condition: string | null; basis: { clause: string } }

/** What is asked of a turner, done on his first day. */
async function workedAsTurner() {
  await addEvent(app, company, { employeeId, section: 'briefing', kind: 'initial', date: '2020-01-09' })
  await addEvent(app, company, {
    employeeId,
    section: 'training',
    programme: 'methods',
    periodicity: '3 года',
    date: '2024-01-09',
    result: 'passed',
  })
}

describe('перевод токаря в водители', () => {
  test('сначала показано, что последует, со сроками и пунктами; ничего не записано', async () => {
    await workedAsTurner()
    const { status, body } = await move({}, true)
    expect(status, JSON.stringify(body)).toBe(200)
    const follows: Follows[] = body.follows
    const named = (name: string) => follows.find((one) => one.name.startsWith(name))
    expect(named('Первичный инструктаж')).toMatchObject({
      deadline: '2025-03-01',
      condition: null,
      basis: { clause: 'п. 13' },
    })
    expect(named('Программа Б')).toMatchObject({ deadline: '2025-04-30' })
    expect(named('Программа Б')?.condition).toContain('п. 7')
    expect(named('Вводный')).toBeUndefined()
    expect(body.reminders.map(({ clause }: { clause: string }) => clause)).toEqual([
      'п. 13 ст. 25',
      'ст. 73, 76, 254',
      'ст. 214, 216.2',
      'ч. 2 ст. 4',
    ])
    expect((await client().get(path())).body).toEqual([])
    expect((await openRules()).map(({ rule }) => rule)).toEqual(['briefing.initial', 'training.methods'])
  })

  test('приказ о мерах по охране труда печатает, откуда, куда, с какого дня и по какому приказу', async () => {
    await move()
    const template = '/api/templates/prikaz-ob-ohrane-truda-pri-perevode/draft'
    const draft = { companyId: company.id, employeeId, date: '2025-03-01', format: 'docx' }
    const text = documentText((await client().post(template, draft)).bytes).replaceAll('\u00a0', ' ')
    expect(text).toContain('с 1 марта 2025 г.')
    expect(text).toContain('прежняя работа — Токарь, Цех; новая работа — Водитель погрузчика, Гараж')
    expect(text).toContain('от 28.02.2025 № 7-К')
  })

  test('показанное и записанное — одно, и когда разряд говорит только своё название должности', async () => {
    const namesOf = ({ follows }: { follows: Follows[] }) => follows.map(({ name }) => name).toSorted()
    const fields = { positionStaff: 'Старший мастер гаража' }
    const shown = await move(fields, true)
    expect(namesOf(shown.body)).toContainEqual(expect.stringMatching(/^Программа А/))
    expect(namesOf((await move(fields)).body)).toEqual(namesOf(shown.body))
  })

  test('записаны место, история и принятые обязанности; карточка показывает перевод', async () => {
    await workedAsTurner()
    const { status, body } = await move()
    expect(status, JSON.stringify(body)).toBe(200)
    const rules = await openRules()
    expect(rules).toContainEqual({ rule: 'briefing.initial', deadline: '2025-03-01', date: null })
    expect(rules).toContainEqual({ rule: 'training.methods', deadline: '2027-01-09', date: '2024-01-09' })
    expect((await client().get(path())).body).toMatchObject([
      {
        movedOn: '2025-03-01',
        from: { department: 'Цех', position: 'Токарь', workplace: null },
        to: { department: 'Гараж', position: 'Водитель погрузчика' },
        orderNumber: '7-К',
        orderDate: '2025-02-28',
        undoneAt: null,
        isLast: true,
      },
    ])
    const employee = (await client().get(`/api/employees/${employeeId}`)).body
    expect(employee).toMatchObject({ positionId: driver, employeeGroupId: garage })
    const [change] = (await client().get(`/api/employees/${employeeId}/history`)).body
    expect(change.action).toBe('employee.transferred')
    expect(change.changes).toContainEqual({
      field: 'orderNumber',
      label: 'Номер приказа',
      from: null,
      to: '7-К',
    })
  })

  test('отмена возвращает место и снятое, снимает не сделанное, сделанное остаётся', async () => {
    await workedAsTurner()
    const before = await openRules()
    await move()
    const [{ id }] = (await client().get(path())).body
    const undone = await client().post(`/api/transfers/${id}/undo`)
    expect(undone.status).toBe(204)
    expect(await openRules()).toEqual(before)
    const employee = (await client().get(`/api/employees/${employeeId}`)).body
    expect(employee).toMatchObject({ positionId: turner, employeeGroupId: shop })
    expect((await client().post(`/api/transfers/${id}/undo`)).status).toBe(409)
    expect((await client().get(path())).body[0]).toMatchObject({ isLast: false })
  })

  test('проведённый после перевода инструктаж отмена не трогает', async () => {
    await workedAsTurner()
    await move()
    const [initial] = await app.rows(
      `select id::int from events where company_id = $1 and rule = 'briefing.initial' and closed_on is null`,
      [company.id],
    )
    const done = await client().post('/api/events/complete', {
      companyId: company.id,
      eventIds: [initial?.id],
      date: '2025-03-02',
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const [{ id }] = (await client().get(path())).body
    await client().post(`/api/transfers/${id}/undo`)
    expect(await openRules()).toContainEqual({ rule: 'briefing.initial', deadline: null, date: '2025-03-02' })
  })
})

describe('рабочее место', () => {
  test('спецоценка работника становится спецоценкой нового места, отмена возвращает прежнее', async () => {
    const make = async (number: string) =>
      (await client().post('/api/workplaces', { companyId: company.id, number, name: 'Место' })).body.id
    const [old, next] = [await make('1'), await make('2')]
    const { id } = await addEvent(app, company, {
      employeeId,
      section: 'sout',
      periodicity: '5 лет',
      workplaceId: old,
    })
    expect((await move({ workplaceId: next })).status).toBe(200)
    const workplaceOf = async () => (await client().get(`/api/events/${id}`)).body.workplaceId
    expect(await workplaceOf()).toBe(next)
    const [transfer] = (await client().get(path())).body
    expect([transfer.from.workplace, transfer.to.workplace]).toEqual(['№ 1, Место', '№ 2, Место'])
    await client().post(`/api/transfers/${transfer.id}/undo`)
    expect(await workplaceOf()).toBe(old)
  })

  test('прежде ни на каком месте: отмена снимает с нового, сказанное о прежнем остаётся', async () => {
    const { id: next } = (
      await client().post('/api/workplaces', {
        companyId: company.id,
        number: '2',
        name: 'Место',
        workingConditionsClass: '3.1',
        reportOn: '2024-05-06',
      })
    ).body
    const { id } = await addEvent(app, company, {
      employeeId,
      section: 'sout',
      periodicity: '5 лет',
      date: '2023-02-01',
      workingConditionsClass: '2',
    })
    expect((await move({ workplaceId: next })).status).toBe(200)
    const assessed = async () => (await client().get(`/api/events/${id}`)).body
    expect(await assessed()).toMatchObject({ workplaceId: next, workingConditionsClass: '3.1' })
    const [transfer] = (await client().get(path())).body
    expect((await client().post(`/api/transfers/${transfer.id}/undo`)).status).toBe(204)
    expect(await assessed()).toMatchObject({ workplaceId: null, workingConditionsClass: '2' })
    expect((await client().get(path())).body[0].undoneAt).not.toBeNull()
  })
})

describe('чего перевод не принимает', () => {
  test.each([
    [{ movedOn: '2019-01-01' }, 'movedOn', 'День перевода раньше дня приёма'],
    [{ movedOn: '2025-06-01' }, 'movedOn', 'Не дальше 30 дней вперёд'],
    [{ workplaceId: 999_999 }, 'workplaceId', 'Такого рабочего места нет'],
    [{ positionId: 999_999 }, 'positionId', 'Такой должности нет в справочнике'],
  ])('%j — %s', async (fields, field, message) => {
    const { status, body } = await move(fields, true)
    expect([status, body.errors]).toEqual([422, [{ field, message }]])
  })

  test('ничего не изменилось', async () => {
    const { body } = await move({ employeeGroupId: shop, positionId: turner })
    expect(body.errors).toEqual([
      {
        field: 'positionId',
        message: 'Ничего не изменилось: укажите другую должность, отдел или рабочее место',
      },
    ])
  })

  test('раньше прошлого перевода', async () => {
    await move()
    const { body } = await move({ movedOn: '2025-02-01', positionId: turner })
    expect(body.errors).toEqual([
      { field: 'movedOn', message: 'Есть более поздний перевод: сначала отмените его' },
    ])
  })
})
