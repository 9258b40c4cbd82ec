import { RESPONSIBILITY_ROLES } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { NO_ORDER, ORDER, responsibilityDesk } from './testing/responsibility-desk.ts'

const desk = responsibilityDesk()
const { client, appoint, appointed, history } = desk

async function listed(roleId: number) {
  const { body } = await client().get(`/api/responsibilities?companyId=${desk.company.id}`)
  return body
    .flatMap(({ roles }: { roles: { roleId: number }[] }) => roles)
    .find((role: { roleId: number }) => role.roleId === roleId)
}

function actions() {
  return desk.app.rows(
    `select action from audit_entries where company_id = $1 and entity = 'responsibility' order by id`,
    [desk.company.id],
  )
}

describe('список', () => {
  test('все группы с ролями, ни одна ещё не занята', async () => {
    const { status, body } = await desk.app
      .as(desk.company.viewer)
      .get(`/api/responsibilities?companyId=${desk.company.id}`)
    expect(status).toBe(200)
    expect(body.map(({ typeName }: { typeName: string }) => typeName)).toEqual([
      'Охрана труда',
      'Микротравмы',
      'Аптечка',
      'Пожарная безопасность',
      'Электробезопасность',
    ])
    const roles = body.flatMap((group: { roles: object[] }) => group.roles)
    expect(roles).toHaveLength(RESPONSIBILITY_ROLES.length)
    const nobody = { employeeId: null, employeeFullName: null, orderLink: null, responsibilityId: null }
    for (const role of roles) expect(role).toMatchObject({ ...nobody, training: null, dismissed: null })
  })

  test('чужой организации не видно', async () => {
    const { status } = await desk.app
      .as(await desk.app.user())
      .get(`/api/responsibilities?companyId=${desk.company.id}`)
    expect(status).toBe(404)
  })
})

describe('назначение', () => {
  test('по приказу: роль занята, приказ разобран, обучение проверено', async () => {
    const { status, body } = await appoint(301, desk.anna, 'Приказ № 12-ОТ от 2025-03-03')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      roleId: 301,
      employeeId: desk.anna,
      employeeFullName: 'Кузнецова Анна Павловна',
      employeePosition: 'Специалист по охране труда',
      orderLink: ORDER,
      orderNumber: '12-ОТ',
      orderDate: '2025-03-03',
      since: '2025-03-03',
      version: 1,
      training: { state: 'missing', until: null, explanation: 'Не пройдено: первая помощь.' },
    })
    expect(await listed(301)).toEqual(body)
    expect(await actions()).toEqual([{ action: 'responsibility.assigned' }])
  })

  test('без приказа: с сегодняшнего дня', async () => {
    const { body } = await appoint(107, desk.anna)
    expect(body).toMatchObject({
      orderLink: NO_ORDER,
      orderNumber: null,
      orderDate: null,
      since: '2025-03-10',
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
    expect(await appoint(301, desk.anna, orderLink)).toMatchObject({ status: 422, body: { description } })
    expect(await listed(301)).toMatchObject({ employeeId: null })
    expect(await actions()).toEqual([])
  })

  test('без приказа в теле — незаполненные поля', async () => {
    const body = { companyId: desk.company.id, employeeId: desk.anna, responsibilityRoleDefinitionId: 301 }
    expect(await client().post('/api/responsibilities', body)).toMatchObject({
      status: 422,
      body: { description: 'orderLink: Остались незаполненные поля' },
    })
  })

  test.each<[string, object, string]>([
    ['роли нет', { responsibilityRoleDefinitionId: 999 }, 'responsibilityRoleDefinitionId: Такой роли нет'],
    ['работника нет', { employeeId: 999_999 }, 'employeeId: Такого работника нет'],
    ['работник не назван', { employeeId: null }, 'employeeId: Укажите работника'],
  ])('%s — 422', async (_, changes, description) => {
    const body = { companyId: desk.company.id, employeeId: desk.anna, responsibilityRoleDefinitionId: 301 }
    const answer = await client().post('/api/responsibilities', { ...body, orderLink: NO_ORDER, ...changes })
    expect(answer).toMatchObject({ status: 422, body: { description } })
  })

  test('уволенного не назначить', async () => {
    await client().post(`/api/employees/${desk.anna}/dismiss`, { dismissedOn: '2025-03-07' })
    expect(await appoint(301, desk.anna)).toMatchObject({
      status: 422,
      body: { description: 'employeeId: Работник уволен' },
    })
  })

  test('занятую роль второй раз не занять, двумя вызовами сразу — тоже', async () => {
    const answers = await Promise.all([appoint(301, desk.anna), appoint(301, desk.pyotr)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.description).toContain('переназначьте ответственного')
  })

  test('наблюдатель не назначает', async () => {
    const body = { companyId: desk.company.id, employeeId: desk.anna, responsibilityRoleDefinitionId: 301 }
    const answer = await desk.app
      .as(desk.company.viewer)
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
    await addEvent(desk.app, desk.company, { ...trained, employeeId: desk.anna, date, result })
    await appointed(301, desk.anna)
    expect((await listed(301)).training).toEqual({ state, until, explanation })
  })
})

describe('переназначение', () => {
  test('номер записи тот же, прежний срок остаётся в истории', async () => {
    const id = await appointed(401, desk.anna, 'Приказ №1-ПБ от 03.02.2025')
    const changes = { employeeId: desk.pyotr, orderLink: 'Приказ №2-ПБ от 05.03.2025' }
    const { status, body } = await client().patch(`/api/responsibilities/${id}`, changes)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      responsibilityId: id,
      employeeId: desk.pyotr,
      since: '2025-03-05',
      version: 2,
      orderLink: 'Приказ №2-ПБ от 05.03.2025',
    })
    expect(await history()).toEqual([
      expect.objectContaining({
        roleId: 401,
        employeeFullName: 'Кузнецова Анна Павловна',
        isTakenOff: false,
        since: '2025-02-03',
        until: '2025-03-05',
        orderLink: 'Приказ №1-ПБ от 03.02.2025',
        endedBy: 'Приказ №2-ПБ от 05.03.2025',
      }),
    ])
    expect(await actions()).toEqual([
      { action: 'responsibility.assigned' },
      { action: 'responsibility.reassigned' },
    ])
  })

  test('исправленный приказ — та же запись, в историю не идёт', async () => {
    const id = await appointed(401, desk.anna)
    await client().patch(`/api/responsibilities/${id}`, { orderLink: ORDER })
    expect(await listed(401)).toMatchObject({ employeeId: desk.anna, orderLink: ORDER, since: '2025-03-03' })
    expect(await history()).toEqual([])
    await client().patch(`/api/responsibilities/${id}`, { orderLink: ORDER, employeeId: desk.anna })
    expect((await actions()).map(({ action }) => action)).toEqual([
      'responsibility.assigned',
      'responsibility.order-changed',
    ])
  })

  test('неверное изменение ничего не меняет', async () => {
    const id = await appointed(401, desk.anna, ORDER)
    const answer = await client().patch(`/api/responsibilities/${id}`, {
      employeeId: desk.pyotr,
      orderLink: '',
    })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'orderLink' }] } })
    expect(await listed(401)).toMatchObject({ employeeId: desk.anna, orderLink: ORDER, version: 1 })
  })

  test('кто сохранил вторым, узнаёт об этом', async () => {
    const id = await appointed(401, desk.anna)
    await client().patch(`/api/responsibilities/${id}`, { employeeId: desk.pyotr })
    const second = await client().patch(
      `/api/responsibilities/${id}`,
      { orderLink: ORDER },
      { headers: { 'if-match': '"1"' } },
    )
    expect(second.status).toBe(412)
    expect(second.body.description).toContain('Работник')
  })
})

describe('снятие и увольнение', () => {
  test('снятый уходит в историю с приказом, роль свободна', async () => {
    const id = await appointed(201, desk.anna, ORDER)
    const link = encodeURIComponent('Приказ №15-ОТ от 10.03.2025')
    const { status } = await client().delete(`/api/responsibilities/${id}?orderLink=${link}`)
    expect(status).toBe(204)
    expect(await listed(201)).toMatchObject({ employeeId: null, dismissed: null })
    expect(await history()).toMatchObject([
      { until: '2025-03-10', endedBy: 'Приказ №15-ОТ от 10.03.2025', isTakenOff: true },
    ])
    expect((await client().delete(`/api/responsibilities/${id}`)).status).toBe(404)
  })

  test('снять того, кого уже сменил другой, нельзя: 412, назначенный остаётся', async () => {
    const id = await appointed(201, desk.anna, ORDER)
    await client().patch(`/api/responsibilities/${id}`, { orderLink: 'Не требуется' })
    const headers = { 'if-match': '"1"' }
    const { status, body } = await client().delete(`/api/responsibilities/${id}`, { headers })
    expect([status, body.description]).toEqual([412, expect.stringContaining('запись сохранил')])
    expect(await listed(201)).toMatchObject({ employeeId: desk.anna })
  })

  test('роль уволенного свободна, имя видно; вернулся — снова занята', async () => {
    const id = await appointed(201, desk.anna, ORDER)
    await client().post(`/api/employees/${desk.anna}/dismiss`, { dismissedOn: '2025-03-07' })
    expect(await listed(201)).toMatchObject({
      employeeId: null,
      employeeFullName: null,
      responsibilityId: null,
      orderLink: null,
      dismissed: {
        responsibilityId: id,
        employeeId: desk.anna,
        employeeFullName: 'Кузнецова Анна Павловна',
        dismissedOn: '2025-03-07',
        orderLink: ORDER,
      },
    })
    await client().post(`/api/employees/${desk.anna}/restore`)
    expect(await listed(201)).toMatchObject({ employeeId: desk.anna, responsibilityId: id, dismissed: null })
  })

  test('на место уволенного назначают как на свободное, его срок кончается увольнением', async () => {
    await appointed(201, desk.anna, ORDER)
    await client().post(`/api/employees/${desk.anna}/dismiss`, { dismissedOn: '2025-03-07' })
    await appointed(201, desk.pyotr, 'Приказ №14-ОТ от 10.03.2025')
    expect(await listed(201)).toMatchObject({ employeeId: desk.pyotr, dismissed: null })
    expect(await history()).toMatchObject([
      { employeeId: desk.anna, since: '2025-03-03', until: '2025-03-07' },
    ])
  })
})
