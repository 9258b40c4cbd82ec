import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let garage: number
let office: number
let driver: number
let clerk: number
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => {
  app.clock.set(START)
  return newCompany()
})
afterAll(() => app.close())

async function newCompany(): Promise<void> {
  company = await app.company()
  garage = (await addDepartment(app, company, 'Гараж')).id
  office = (await addDepartment(app, company, 'Контора')).id
  driver = (await addEmployee(app, company, { employeeGroupId: garage, lastName: 'Иванов' })).id
  clerk = (await addEmployee(app, company, { employeeGroupId: office })).id
}

/** Half a year from `date` by the norm of repeated briefings. */
async function briefing(employeeId: number, date: string | null, kind = 'repeat'): Promise<void> {
  const { status, text } = await app.as(company.owner).post('/api/events', {
    companyId: company.id,
    employeeId,
    section: 'briefing',
    kind,
    periodicity: kind === 'repeat' ? '6 месяцев' : 'разово',
    date,
  })
  expect(status, text.slice(0, 300)).toBe(201)
}

async function overview() {
  const { status, body } = await app.as(company.viewer).get(`/api/overview?companyId=${company.id}`)
  expect(status).toBe(200)
  return body
}

type Cell = { column: string; states: { state: string; events: number }[] }
type Row = { id: number; name: string; employees: number; cells: Cell[] }

function cellOf(body: { departments: Row[] }, departmentId: number, column: string) {
  const row = body.departments.find(({ id }) => id === departmentId)
  return row?.cells.find((cell) => cell.column === column)
}

type ListedRow = { state: string; deadline: string | null; departmentId: number }

async function listed(section: string, more = ''): Promise<ListedRow[]> {
  const { body } = await app
    .as(company.owner)
    .get(`/api/events?companyId=${company.id}&section=${section}${more}`)
  return body
}

describe('сводка', () => {
  test('без событий — нули, отделы с числом работников и пустые ячейки', async () => {
    const body = await overview()
    expect(body.today).toBe('2025-03-10')
    expect(body.sections).toHaveLength(6)
    for (const { overdue, thisMonth, missing } of body.sections) {
      expect([overdue, thisMonth, missing]).toEqual([0, 0, 0])
    }
    expect(body.departments).toMatchObject([
      { id: garage, name: 'Гараж', employees: 1 },
      { id: office, name: 'Контора', employees: 1 },
    ])
    expect(cellOf(body, garage, 'briefing')).toEqual({ column: 'briefing', states: [] })
    expect(body.calendar).toEqual([])
  })

  test('счётчики разделяют просроченное, срок этого месяца и не проведённое', async () => {
    await briefing(driver, '2024-09-09')
    await briefing(driver, '2024-09-10', 'unscheduled')
    await briefing(clerk, '2024-09-10')
    await briefing(clerk, null, 'introductory')
    const { sections } = await overview()
    expect(sections[0]).toEqual({ section: 'briefing', overdue: 1, thisMonth: 1, missing: 1, unknown: 0 })
  })

  test('срок прошёл раньше, чем обязанность записали: не внесено, не просрочено и не в календаре', async () => {
    await addEvent(app, company, {
      employeeId: driver,
      section: 'briefing',
      kind: 'introductory',
      firstDeadline: '2005-03-01',
    })
    const body = await overview()
    expect(body.sections[0]).toEqual({
      section: 'briefing',
      overdue: 0,
      thisMonth: 0,
      missing: 0,
      unknown: 1,
    })
    expect(body.calendar).toEqual([])
    expect(cellOf(body, garage, 'briefing')).toEqual({
      column: 'briefing',
      states: [{ state: 'unknown', events: 1 }],
    })
    const read = async (path: string) => (await app.as(company.owner).get(path)).body
    const place = `companyId=${company.id}&section=briefing`
    expect(await read(`/api/events?${place}`)).toMatchObject([{ date: null, state: 'unknown' }])
    expect(await read(`/api/events?${place}&due=true`)).toEqual([])
    expect(await read(`/api/coverage?companyId=${company.id}`)).toContainEqual(
      expect.objectContaining({ employeeId: driver, briefing: 'unknown' }),
    )
  })

  test.each([
    ['2025-03-10T20:59:00Z', 0, 'в Москве ещё тот же день'],
    ['2025-03-10T21:00:00Z', 1, 'в Москве уже следующий'],
  ])('срок 10.03.2025, записано в %s: не внесено %i (%s)', async (enteredAt, unknown) => {
    app.clock.set(enteredAt)
    await newCompany()
    await addEvent(app, company, {
      employeeId: driver,
      section: 'briefing',
      kind: 'introductory',
      firstDeadline: '2025-03-10',
    })
    expect((await overview()).sections[0]).toMatchObject({ unknown })
  })

  test.each([
    ['2024-09-30', 1, 'последний день месяца ещё в нём'],
    ['2024-10-01', 0, 'первый день следующего — уже нет'],
  ])('проведено %s: в этом месяце %i (%s)', async (done, thisMonth) => {
    await briefing(driver, done)
    expect((await overview()).sections[0].thisMonth).toBe(thisMonth)
  })

  test('ячейка отдела — сколько в каждом состоянии, сначала просроченное и не проведённое', async () => {
    await briefing(driver, '2024-09-01')
    await briefing(driver, null, 'introductory')
    await briefing(driver, '2025-03-01')
    await briefing(clerk, '2025-03-01')
    const body = await overview()
    expect(cellOf(body, garage, 'briefing')?.states).toEqual([
      { state: 'overdue', events: 1 },
      { state: 'missing', events: 1 },
      { state: 'ok', events: 1 },
    ])
    expect(cellOf(body, office, 'briefing')?.states).toEqual([{ state: 'ok', events: 1 }])
  })

  test('каждое число — столько же строк в списке, который оно открывает', async () => {
    await briefing(driver, '2024-09-01')
    await briefing(driver, '2024-09-20')
    await briefing(driver, null, 'introductory')
    await briefing(clerk, '2024-09-01')
    await briefing(clerk, '2025-03-01')
    await addEvent(app, company, {
      employeeId: clerk,
      section: 'briefing',
      kind: 'introductory',
      firstDeadline: '2005-03-01',
    })
    const body = await overview()
    const rows = await listed('briefing')
    const inState = (state: string, departmentId?: number) =>
      rows.filter((row) => row.state === state && (departmentId ?? row.departmentId) === row.departmentId)
    const [counted] = body.sections
    expect(counted).toMatchObject({
      overdue: inState('overdue').length,
      missing: inState('missing').length,
      unknown: inState('unknown').length,
      thisMonth: rows.filter(
        ({ deadline }) => deadline !== null && '2025-03-10' <= deadline && deadline <= '2025-03-31',
      ).length,
    })
    expect((await listed('briefing', '&due=true')).filter(({ state }) => state === 'overdue')).toHaveLength(
      counted.overdue,
    )
    for (const departmentId of [garage, office]) {
      const states = cellOf(body, departmentId, 'briefing')?.states ?? []
      expect(states).not.toEqual([])
      for (const { state, events } of states) expect(inState(state, departmentId)).toHaveLength(events)
    }
  })

  test('в колонке инструкций — люди, каждый в худшем своём состоянии, как в списке работников', async () => {
    for (const name of ['Инструкция', 'Ещё одна'])
      await app.as(company.owner).post(`/api/employees/${driver}/instructions`, { name })
    expect(cellOf(await overview(), garage, 'instruction')).toEqual({
      column: 'instruction',
      states: [{ state: 'missing', events: 1 }],
    })
  })

  test('«сегодня» — по часам организации', async () => {
    app.clock.set('2025-03-10T22:00:00.000Z')
    await newCompany()
    await briefing(driver, '2024-09-10')
    const body = await overview()
    expect(body.today).toBe('2025-03-11')
    expect(body.sections[0].overdue).toBe(1)
  })

  test('уволенные и снятые обязанности не считаются', async () => {
    await briefing(driver, '2024-09-01')
    await app.as(company.owner).post(`/api/employees/${driver}/dismiss`, { dismissedOn: '2025-03-10' })
    const body = await overview()
    expect(body.sections[0].overdue).toBe(0)
    expect(body.departments[0].employees).toBe(0)
  })

  test('календарь: просроченное и двенадцать месяцев вперёд, по дням и разделам', async () => {
    await briefing(driver, '2024-09-01')
    await briefing(clerk, '2024-09-01')
    await briefing(clerk, '2025-03-01')
    expect((await overview()).calendar).toEqual([
      { date: '2025-03-01', section: 'briefing', events: 2 },
      { date: '2025-09-01', section: 'briefing', events: 1 },
    ])
  })

  test('после спецоценки: срок и почему этот день; сделанного нет', async () => {
    const { status, text } = await app.as(company.owner).post('/api/workplaces', {
      companyId: company.id,
      number: '7',
      name: 'Токарь',
      workingConditionsClass: '3.1',
      reportOn: '2025-03-05',
      registeredOn: '2025-03-07',
      acquaintedOn: '2025-03-07',
      publishedOn: '2025-03-07',
    })
    expect(status, text.slice(0, 300)).toBe(201)
    const { terms } = await overview()
    expect(terms).toHaveLength(1)
    expect(terms[0]).toMatchObject({ kind: 'workplace', overdue: 0, missing: 0 })
    expect(terms[0].next).toMatchObject([
      {
        text: 'Уведомить организацию, которая проводила спецоценку, и послать ей копию отчёта: № 7',
        deadline: '2025-03-10',
        isOverdue: false,
        basis: { clause: 'ч. 5.1 ст. 15', verified: true },
      },
    ])
    // The assessment itself, in five years, is beyond the calendar.
    expect(terms[0].calendar).toEqual([{ date: '2025-03-10', terms: 1 }])
  })

  test('тренировки по эвакуации: где бывает 50 человек, раз в полугодие; день не указан — так и сказано', async () => {
    const add = (fields: object) =>
      app.as(company.owner).post('/api/places', { companyId: company.id, ...fields })
    await add({ name: 'Склад', peopleAtOnce: 49, drilledOn: '2024-01-10' })
    await add({ name: 'Зал', peopleAtOnce: 50 })
    const held = await add({ name: 'Цех', peopleAtOnce: 120, drilledOn: '2024-09-09' })
    expect(held.status, held.text.slice(0, 300)).toBe(201)
    const { terms } = await overview()
    expect(terms).toMatchObject([
      { kind: 'drill', overdue: 1, missing: 1, next: [{ text: 'Цех', deadline: '2025-03-09' }] },
    ])
    const tomorrow = await add({ name: 'Корпус', drilledOn: '2025-03-11' })
    expect([tomorrow.status, tomorrow.body.errors[0].field]).toEqual([422, 'drilledOn'])
  })

  test('сведения в реестр обученных: рабочие дни организации со дня протокола; номер в реестре снимает срок', async () => {
    const { id } = await addEvent(app, company, {
      employeeId: driver,
      section: 'training',
      programme: 'methods',
      periodicity: '3 года',
      date: '2025-03-06',
      protocolNumber: '5',
    })
    expect((await overview()).terms).toEqual([])
    await app.rows(
      `insert into company_facts (company_id, key, value, updated_at, updated_by) values ($1, 'trainingRegisterDays', '3', now(), $2)`,
      [company.id, company.owner.id],
    )
    const [term] = (await overview()).terms
    expect(term).toMatchObject({
      kind: 'registry',
      overdue: 0,
      next: [{ deadline: '2025-03-11', basis: { clause: 'п. 118' } }],
    })
    const told = await app.as(company.owner).patch(`/api/events/${id}`, { registryNumber: '77-1' })
    expect(told.status, told.text.slice(0, 300)).toBe(200)
    expect((await overview()).terms).toEqual([])
  })

  test('чужая организация — 404', async () => {
    const stranger = await app.user()
    expect((await app.as(stranger).get(`/api/overview?companyId=${company.id}`)).status).toBe(404)
  })
})
