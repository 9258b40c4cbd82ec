import { RESPONSIBILITY_ROLES } from '@ot/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerInterview } from '../../../test/factories/facts.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import type { TestUser } from '../../../test/factories/user.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  company = await app.company()
})
afterAll(() => app.close())

type Step = { key: string; state: string; count: number; total: number | null }

async function start(user: TestUser = company.owner) {
  const { status, body } = await app.as(user).get(`/api/start?companyId=${company.id}`)
  expect(status).toBe(200)
  return body
}

async function counted(user?: TestUser): Promise<Record<string, [string, number, number | null]>> {
  const { steps } = await start(user)
  return Object.fromEntries(
    steps.map(({ key, state, count, total }: Step) => [key, [state, count, total]] as const),
  )
}

function change(changes: object, user: TestUser = company.owner) {
  return app.as(user).patch('/api/start', { companyId: company.id, ...changes })
}

async function hired(lastName: string): Promise<number> {
  const [first] = (await app.as(company.owner).get(`/api/employee-groups?companyId=${company.id}`)).body
  const { id: employeeGroupId } = first ?? (await addDepartment(app, company, 'Склад'))
  return (await addEmployee(app, company, { employeeGroupId, lastName })).id
}

async function appointed(employeeId: number, roleId: number): Promise<void> {
  const body = { companyId: company.id, employeeId, responsibilityRoleDefinitionId: roleId }
  const { status } = await app
    .as(company.owner)
    .post('/api/responsibilities', { ...body, orderLink: 'Не требуется' })
  expect(status).toBe(201)
}

function makePackage(changes: object = {}) {
  return app.as(company.owner).post('/api/documents/archive', {
    companyId: company.id,
    date: '2025-03-10',
    templateIds: ['prikaz-o-naznachenii-otvetstvennogo-za-elektrohozyaystvo'],
    contents: true,
    ...changes,
  })
}

const TAKE_NORMS = () => app.as(company.owner).post(`/api/events/from-norms?companyId=${company.id}`, {})

describe('начало работы', () => {
  test('у пользователя без организации — первый шаг', async () => {
    const { body } = await app.as(await app.user()).get('/api/start')
    expect(body).toMatchObject({ current: 'company', isHidden: false, isFinished: false })
    expect(body.steps.map(({ state }: Step) => state)).toEqual(Array.from({ length: 6 }, () => 'open'))
  })

  test('считает записи: работников, роли, принятые нормы', async () => {
    const first = await hired('Абрамова')
    await hired('Яковлева')
    await appointed(first, 101)
    expect(await counted()).toEqual({
      company: ['done', 1, 1],
      employees: ['done', 2, null],
      responsible: ['open', 1, RESPONSIBILITY_ROLES.length],
      interview: ['open', expect.any(Number), expect.any(Number)],
      norms: ['open', 0, 2],
      package: ['open', 0, null],
    })
    await TAKE_NORMS()
    await hired('Новикова')
    expect((await counted()).norms).toEqual(['open', 2, 3])
  })

  test('записанное вручную нормами не считается, вычеркнутое считается', async () => {
    const employeeId = await hired('Абрамова')
    const event = { companyId: company.id, employeeId, section: 'briefing', kind: 'repeat' }
    await app.as(company.owner).post('/api/events', { ...event, periodicity: '6 месяцев' })
    expect((await counted()).norms).toEqual(['open', 0, 1])
    const proposals = await app
      .as(company.owner)
      .post(`/api/events/from-norms?companyId=${company.id}&dryRun=true`, {})
    const decline = proposals.body.map(({ key }: { key: string }) => ({ key, note: 'Не наш случай' }))
    await app.as(company.owner).post(`/api/events/from-norms?companyId=${company.id}`, { decline })
    expect((await counted()).norms).toEqual(['done', 1, 1])
  })

  test('шаг анкеты — сколько отвечено из спрошенного, как на её странице', async () => {
    const employeeId = await hired('Абрамова')
    const [, before, asked] = (await counted()).interview ?? []
    expect(before).toBe(0)
    expect(asked).toBeGreaterThan(20)
    await app
      .as(company.owner)
      .put('/api/facts', { companyId: company.id, values: { hrOfficer: employeeId } })
    expect((await counted()).interview).toEqual(['open', 1, asked])
    await answerInterview(app, company, employeeId)
    const [state, answered, whole] = (await counted()).interview ?? []
    expect([state, answered]).toEqual(['done', whole])
  })

  test('уволенный не считается ни среди работников, ни на роли', async () => {
    const employeeId = await hired('Абрамова')
    await appointed(employeeId, 101)
    await app.as(company.owner).post(`/api/employees/${employeeId}/dismiss`, { dismissedOn: '2025-03-07' })
    expect(await counted()).toMatchObject({ employees: ['open', 0, null], responsible: ['open', 0, 14] })
  })

  test('скачанный комплект — сделанный шаг и без регистрации; обычный архив — нет', async () => {
    expect((await makePackage({ contents: false })).status).toBe(200)
    expect((await counted()).package).toEqual(['open', 0, null])
    expect((await makePackage()).status).toBe(200)
    expect((await counted()).package).toEqual(['done', 0, null])
  })

  test('чужие записи в счёт не идут', async () => {
    await hired('Абрамова')
    await makePackage()
    company = await app.company()
    expect(await counted()).toMatchObject({ employees: ['open', 0, null], package: ['open', 0, null] })
  })
})

describe('что пользователь сделал с началом работы', () => {
  test('скрытое остаётся скрытым на любом устройстве, но только у него', async () => {
    const { status, body } = await change({ isHidden: true })
    expect([status, body.isHidden]).toEqual([200, true])
    expect([(await start()).isHidden, (await start(company.editor)).isHidden]).toEqual([true, false])
    await change({ isHidden: false })
    expect((await start()).isHidden).toBe(false)
  })

  test('отложенный шаг пропускается, пока не сделан', async () => {
    const employeeId = await hired('Абрамова')
    expect((await start()).current).toBe('responsible')
    const { body } = await change({ postponed: ['responsible', 'responsible'] })
    expect([body.current, body.steps[2].state]).toEqual(['interview', 'postponed'])
    for (const { id } of RESPONSIBILITY_ROLES) await appointed(employeeId, id)
    expect((await counted()).responsible).toEqual(['done', 14, 14])
  })

  test('сделанное однажды не возвращается с новым работником', async () => {
    const employeeId = await hired('Абрамова')
    for (const { id } of RESPONSIBILITY_ROLES) await appointed(employeeId, id)
    await answerInterview(app, company, employeeId)
    await TAKE_NORMS()
    await makePackage()
    expect(await start()).toMatchObject({ isFinished: true, current: null })
    await hired('Яковлева')
    expect(await start()).toMatchObject({ isFinished: true, current: 'norms' })
  })

  test('наблюдатель видит то же и может скрыть у себя', async () => {
    expect((await change({ isHidden: true }, company.viewer)).status).toBe(200)
    expect((await start(company.viewer)).steps).toEqual((await start()).steps)
  })

  test.each([
    ['неизвестный шаг', { postponed: ['coffee'] }, 422],
    ['не признак', { isHidden: 'да' }, 422],
    ['лишнее поле', { finishedAt: '2025-03-10' }, 422],
  ])('%s — отказ', async (_title, changes, expected) => {
    expect((await change(changes)).status).toBe(expected)
    expect((await start()).isHidden).toBe(false)
  })

  test('чужая организация — 404', async () => {
    const stranger = await app.user()
    expect((await change({ isHidden: true }, stranger)).status).toBe(404)
    expect((await app.as(stranger).get(`/api/start?companyId=${company.id}`)).status).toBe(404)
  })

  test('вышедший и принятый снова начинает заново', async () => {
    await change({ isHidden: true }, company.viewer)
    const rows = () =>
      app.rows('select * from start_guides where company_id = $1 and user_id = $2', [
        company.id,
        company.viewer.id,
      ])
    expect(await rows()).toHaveLength(1)
    await app.as(company.owner).delete(`/api/companies/${company.id}/members/${company.viewer.id}`)
    expect(await rows()).toEqual([])
  })
})
