import { documentText } from '@ot/doc-engine'
import { RESPONSIBILITY_ROLES } from '@ot/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const ORDER = 'Приказ №12-ОТ от 03.03.2025'
const NO_ORDER = 'Не требуется'

let app: TestApp
let company: TestCompany
let departmentId: number
let anna: number
let pyotr: number

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
  departmentId = (await addDepartment(app, company, 'Служба охраны труда')).id
  anna = await hire('Кузнецова', 'Анна', 'Павловна', 'f', 'Специалист по охране труда')
  pyotr = await hire('Черных', 'Пётр', 'Ильич', 'm', 'Главный инженер')
})

async function hire(
  lastName: string,
  firstName: string,
  fatherName: string,
  sex: string,
  positionStaff: string,
) {
  const person = { lastName, firstName, fatherName, sex, positionStaff, employeeGroupId: departmentId }
  return (await addEmployee(app, company, person)).id
}

const client = () => app.as(company.editor)

function appoint(roleId: number, employeeId: number, orderLink: unknown = NO_ORDER) {
  return client().post('/api/responsibilities', {
    ...{ companyId: company.id, employeeId, responsibilityRoleDefinitionId: roleId, orderLink },
  })
}

async function appointed(roleId: number, employeeId: number, orderLink = NO_ORDER): Promise<number> {
  const { status, body } = await appoint(roleId, employeeId, orderLink)
  expect(status, body.description).toBe(201)
  return body.responsibilityId
}

async function listed(roleId: number) {
  const { body } = await client().get(`/api/responsibilities?companyId=${company.id}`)
  return body
    .flatMap(({ roles }: { roles: { roleId: number }[] }) => roles)
    .find((role: { roleId: number }) => role.roleId === roleId)
}

async function history() {
  return (await client().get(`/api/responsibilities/history?companyId=${company.id}`)).body
}

function actions() {
  return app.rows(
    `select action from audit_entries where company_id = $1 and entity = 'responsibility' order by id`,
    [company.id],
  )
}

function textOf(bytes: Buffer): string {
  return documentText(bytes).replaceAll('\u00a0', ' ')
}

describe('список', () => {
  test('все группы с ролями, ни одна ещё не занята', async () => {
    const { status, body } = await app.as(company.viewer).get(`/api/responsibilities?companyId=${company.id}`)
    expect(status).toBe(200)
    expect(body.map(({ typeName }: { typeName: string }) => typeName)).toEqual([
      ...['Охрана труда', 'Микротравмы', 'Аптечка', 'Пожарная безопасность', 'Электробезопасность'],
    ])
    const roles = body.flatMap((group: { roles: object[] }) => group.roles)
    expect(roles).toHaveLength(RESPONSIBILITY_ROLES.length)
    const nobody = { employeeId: null, employeeFullName: null, orderLink: null, responsibilityId: null }
    for (const role of roles) expect(role).toMatchObject({ ...nobody, training: null, dismissed: null })
  })

  test('чужой организации не видно', async () => {
    const { status } = await app.as(await app.user()).get(`/api/responsibilities?companyId=${company.id}`)
    expect(status).toBe(404)
  })
})

describe('назначение', () => {
  test('по приказу: роль занята, приказ разобран, обучение проверено', async () => {
    const { status, body } = await appoint(301, anna, 'Приказ № 12-ОТ от 2025-03-03')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ roleId: 301, employeeId: anna, employeeFullName: 'Кузнецова Анна Павловна' },
      ...{ employeePosition: 'Специалист по охране труда', orderLink: ORDER },
      ...{ orderNumber: '12-ОТ', orderDate: '2025-03-03', since: '2025-03-03', version: 1 },
      training: { state: 'missing', until: null, explanation: 'Не пройдено: первая помощь.' },
    })
    expect(await listed(301)).toEqual(body)
    expect(await actions()).toEqual([{ action: 'responsibility.assigned' }])
  })

  test('без приказа: с сегодняшнего дня', async () => {
    const { body } = await appoint(107, anna)
    expect(body).toMatchObject({
      ...{ orderLink: NO_ORDER, orderNumber: null, orderDate: null, since: '2025-03-10' },
      training: { state: 'notRequired', until: null },
    })
  })

  test.each<[unknown, string]>([
    ['', 'orderLink: Остались незаполненные поля'],
    [null, 'orderLink: Остались незаполненные поля'],
    ['Приказ № от 03.03.2025', 'orderLink: Остались незаполненные поля'],
    ['Приказ №12 от 31.02.2025', 'orderLink: Такой даты приказа нет'],
    ['нет', 'orderLink: Укажите «Не требуется» или «Приказ №{номер} от {дата}»'],
    ['Приказ №12 от 11.03.2025', 'orderLink: Дата приказа не может быть позже сегодняшней'],
  ])('приказ %j не принимается', async (orderLink, description) => {
    expect(await appoint(301, anna, orderLink)).toMatchObject({ status: 422, body: { description } })
    expect(await listed(301)).toMatchObject({ employeeId: null })
    expect(await actions()).toEqual([])
  })

  test('без приказа в теле — незаполненные поля', async () => {
    const body = { companyId: company.id, employeeId: anna, responsibilityRoleDefinitionId: 301 }
    expect(await client().post('/api/responsibilities', body)).toMatchObject({
      ...{ status: 422, body: { description: 'orderLink: Остались незаполненные поля' } },
    })
  })

  test.each<[string, object, string]>([
    ['роли нет', { responsibilityRoleDefinitionId: 999 }, 'responsibilityRoleDefinitionId: Такой роли нет'],
    ['работника нет', { employeeId: 999_999 }, 'employeeId: Такого работника нет'],
    ['работник не назван', { employeeId: null }, 'employeeId: Укажите работника'],
  ])('%s — 422', async (_, changes, description) => {
    const body = { companyId: company.id, employeeId: anna, responsibilityRoleDefinitionId: 301 }
    const answer = await client().post('/api/responsibilities', { ...body, orderLink: NO_ORDER, ...changes })
    expect(answer).toMatchObject({ status: 422, body: { description } })
  })

  test('уволенного не назначить', async () => {
    await client().post(`/api/employees/${anna}/dismiss`, { dismissedOn: '2025-03-07' })
    expect(await appoint(301, anna)).toMatchObject({
      ...{ status: 422, body: { description: 'employeeId: Работник уволен' } },
    })
  })

  test('занятую роль второй раз не занять, двумя вызовами сразу — тоже', async () => {
    const answers = await Promise.all([appoint(301, anna), appoint(301, pyotr)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.description).toContain('переназначьте ответственного')
  })

  test('наблюдатель не назначает', async () => {
    const body = { companyId: company.id, employeeId: anna, responsibilityRoleDefinitionId: 301 }
    const answer = await app
      .as(company.viewer)
      .post('/api/responsibilities', { ...body, orderLink: NO_ORDER })
    expect(answer.status).toBe(403)
  })
})

describe('обучение ответственного', () => {
  test.each([
    ['2024-05-01', 'passed', 'valid', '2027-05-01', 'Действует: первая помощь (до 01.05.2027).'],
    ['2022-03-20', 'passed', 'soon', '2025-03-20', 'Скоро истекает: первая помощь (до 20.03.2025).'],
    ['2022-03-09', 'passed', 'overdue', '2025-03-09', 'Просрочено: первая помощь (срок был 09.03.2025).'],
    ['2025-03-01', 'failed', 'missing', null, 'Не пройдено: первая помощь.'],
  ])('проверка знания %s (%s): %s', async (date, result, state, until, explanation) => {
    const trained = { section: 'training', programme: 'first-aid', periodicity: '3 года' }
    await addEvent(app, company, { ...trained, employeeId: anna, date, result })
    await appointed(301, anna)
    expect((await listed(301)).training).toEqual({ state, until, explanation })
  })
})

describe('переназначение', () => {
  test('номер записи тот же, прежний срок остаётся в истории', async () => {
    const id = await appointed(401, anna, 'Приказ №1-ПБ от 03.02.2025')
    const changes = { employeeId: pyotr, orderLink: 'Приказ №2-ПБ от 05.03.2025' }
    const { status, body } = await client().patch(`/api/responsibilities/${id}`, changes)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ responsibilityId: id, employeeId: pyotr, since: '2025-03-05', version: 2 },
      orderLink: 'Приказ №2-ПБ от 05.03.2025',
    })
    expect(await history()).toEqual([
      expect.objectContaining({
        ...{ roleId: 401, employeeFullName: 'Кузнецова Анна Павловна', isTakenOff: false },
        ...{ since: '2025-02-03', until: '2025-03-05' },
        ...{ orderLink: 'Приказ №1-ПБ от 03.02.2025', endedBy: 'Приказ №2-ПБ от 05.03.2025' },
      }),
    ])
    expect(await actions()).toEqual([
      { action: 'responsibility.assigned' },
      { action: 'responsibility.reassigned' },
    ])
  })

  test('исправленный приказ — та же запись, в историю не идёт', async () => {
    const id = await appointed(401, anna)
    await client().patch(`/api/responsibilities/${id}`, { orderLink: ORDER })
    expect(await listed(401)).toMatchObject({ employeeId: anna, orderLink: ORDER, since: '2025-03-03' })
    expect(await history()).toEqual([])
    await client().patch(`/api/responsibilities/${id}`, { orderLink: ORDER, employeeId: anna })
    expect((await actions()).map(({ action }) => action)).toEqual([
      ...['responsibility.assigned', 'responsibility.order-changed'],
    ])
  })

  test('неверное изменение ничего не меняет', async () => {
    const id = await appointed(401, anna, ORDER)
    const answer = await client().patch(`/api/responsibilities/${id}`, { employeeId: pyotr, orderLink: '' })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'orderLink' }] } })
    expect(await listed(401)).toMatchObject({ employeeId: anna, orderLink: ORDER, version: 1 })
  })

  test('кто сохранил вторым, узнаёт об этом', async () => {
    const id = await appointed(401, anna)
    await client().patch(`/api/responsibilities/${id}`, { employeeId: pyotr })
    const second = await client().patch(
      `/api/responsibilities/${id}`,
      { orderLink: ORDER },
      { headers: { 'if-match': '"1"' } },
    )
    expect(second.status).toBe(412)
    expect(second.body.description).toContain('работник')
  })
})

describe('снятие и увольнение', () => {
  test('снятый уходит в историю с приказом, роль свободна', async () => {
    const id = await appointed(201, anna, ORDER)
    const link = encodeURIComponent('Приказ №15-ОТ от 10.03.2025')
    const { status } = await client().delete(`/api/responsibilities/${id}?orderLink=${link}`)
    expect(status).toBe(204)
    expect(await listed(201)).toMatchObject({ employeeId: null, dismissed: null })
    expect(await history()).toMatchObject([
      { until: '2025-03-10', endedBy: 'Приказ №15-ОТ от 10.03.2025', isTakenOff: true },
    ])
    expect((await client().delete(`/api/responsibilities/${id}`)).status).toBe(404)
  })

  test('роль уволенного свободна, имя видно; вернулся — снова занята', async () => {
    const id = await appointed(201, anna, ORDER)
    await client().post(`/api/employees/${anna}/dismiss`, { dismissedOn: '2025-03-07' })
    expect(await listed(201)).toMatchObject({
      ...{ employeeId: null, employeeFullName: null, responsibilityId: null, orderLink: null },
      dismissed: {
        ...{ responsibilityId: id, employeeId: anna, employeeFullName: 'Кузнецова Анна Павловна' },
        ...{ dismissedOn: '2025-03-07', orderLink: ORDER },
      },
    })
    await client().post(`/api/employees/${anna}/restore`)
    expect(await listed(201)).toMatchObject({ employeeId: anna, responsibilityId: id, dismissed: null })
  })

  test('на место уволенного назначают как на свободное, его срок кончается увольнением', async () => {
    await appointed(201, anna, ORDER)
    await client().post(`/api/employees/${anna}/dismiss`, { dismissedOn: '2025-03-07' })
    await appointed(201, pyotr, 'Приказ №14-ОТ от 10.03.2025')
    expect(await listed(201)).toMatchObject({ employeeId: pyotr, dismissed: null })
    expect(await history()).toMatchObject([{ employeeId: anna, since: '2025-03-03', until: '2025-03-07' }])
  })
})

describe('приказ', () => {
  test.each(RESPONSIBILITY_ROLES)(
    '$name: назначает по имени и в падеже, номер и дата — приказа',
    async ({ id }) => {
      const responsibility = await appointed(id, anna, ORDER)
      const file = await client().get(`/api/responsibilities/${responsibility}/order`)
      expect(file.status, file.text.slice(0, 200)).toBe(200)
      expect(file.headers['content-type']).toContain('wordprocessingml')
      const text = textOf(file.bytes)
      expect(text).toMatch(
        /специалист(а по охране труда Кузнецову Анну Павловну|у по охране труда Кузнецовой Анне Павловне)/,
      )
      expect(text).toContain('3 марта 2025 г.\t№ 12-ОТ')
      expect(text).toContain('П.С. Иванов')
      expect(text).not.toMatch(/[{}]|undefined|null/)
    },
  )

  test('о переназначении отменяет прежний и освобождает прежнего', async () => {
    const id = await appointed(401, pyotr, 'Приказ №1-ПБ от 03.02.2025')
    await client().patch(`/api/responsibilities/${id}`, { employeeId: anna, orderLink: ORDER })
    const text = textOf((await client().get(`/api/responsibilities/${id}/order`)).bytes)
    expect(text).toContain('приказ от 3 февраля 2025 г. № 1-ПБ с этого дня отменяется')
    expect(text).toContain('главным инженером Черных Петром Ильичом')
  })

  test('после уволенного отменяет его приказ, самого не освобождает', async () => {
    await appointed(401, pyotr, 'Приказ №1-ПБ от 03.02.2025')
    await client().post(`/api/employees/${pyotr}/dismiss`, { dismissedOn: '2025-03-07' })
    const id = await appointed(401, anna, ORDER)
    const text = textOf((await client().get(`/api/responsibilities/${id}/order`)).bytes)
    expect(text).toContain('№ 1-ПБ с этого дня отменяется')
    expect(text).not.toContain('Черных')
  })

  test('не требуется — проект сегодняшним днём с местом для номера', async () => {
    const id = await appointed(301, anna)
    const file = await client().get(`/api/responsibilities/${id}/order`)
    expect(textOf(file.bytes)).toMatch(/10 марта 2025 г\.\t№ _+/)
    expect(decodeURIComponent(file.headers['content-disposition'] ?? '')).toContain(
      'Приказ о назначении ответственного за аптечку от 10.03.2025.docx',
    )
  })

  test('о снятии обязанностей без преемника', async () => {
    const id = await appointed(301, anna, ORDER)
    const link = encodeURIComponent('Приказ №15-ОТ от 10.03.2025')
    await client().delete(`/api/responsibilities/${id}?orderLink=${link}`)
    const [term] = await history()
    const file = await client().get(`/api/responsibilities/history/${term.id}/order`)
    const text = textOf(file.bytes)
    expect(text).toContain(
      'Освободить специалиста по охране труда Кузнецову Анну Павловну с 10 марта 2025 г. от обязанностей ответственного за аптечки первой помощи.',
    )
    expect(text).toContain('Признать утратившим силу приказ от 3 марта 2025 г. № 12-ОТ')
    expect(text).toContain('10 марта 2025 г.\t№ 15-ОТ')
  })

  test('прежнего срока, за которым пришёл преемник, отдельно не снимают', async () => {
    const id = await appointed(401, pyotr)
    await client().patch(`/api/responsibilities/${id}`, { employeeId: anna })
    const [term] = await history()
    expect((await client().get(`/api/responsibilities/history/${term.id}/order`)).status).toBe(409)
  })
})

describe('в других бумагах', () => {
  test('снимок документа хранит только тех ответственных, кого бумага называет', async () => {
    await appointed(101, pyotr, ORDER)
    await appointed(301, anna, ORDER)
    const registered = await client().post('/api/documents', {
      ...{
        companyId: company.id,
        templateId: 'prikaz-o-naznachenii-zameshchayushchego-otvetstvennogo-za-ot',
      },
      ...{ date: '2025-03-10', values: { ответственный: anna } },
    })
    expect(registered.status, registered.body.description).toBe(201)
    const file = await client().get(`/api/documents/${registered.body.id}/file`)
    expect(textOf(file.bytes)).toContain('(главный инженер Черных Пётр Ильич)')
    const [row] = await app.rows(
      `select facts->'company'->'responsible' as named from documents where id = $1`,
      [registered.body.id],
    )
    expect(Object.keys(Object(row?.named))).toEqual(['101'])
  })
})
