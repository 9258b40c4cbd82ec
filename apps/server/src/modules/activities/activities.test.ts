import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp({}, { alone: 'activities' })
})
afterAll(() => app.close())

const REQUEST = {
  name: 'Разведение страусов',
  email: 'ferma@example.test',
  phone: '8 (900) 123-45-67',
  emailAdditional: '',
  contactName: 'Ильина Вера',
}

describe('Виды деятельности', () => {
  test('их не меньше сорока, у каждого номер и название', async () => {
    const { body } = await app.as(await app.user()).get('/api/activities')
    expect(body.length).toBeGreaterThanOrEqual(40)
    expect(body[0]).toEqual({ id: 1, name: 'Бухгалтерские и аудиторские услуги' })
  })

  test('просьба добавить вид деятельности записана и ушла письмом', async () => {
    const user = await app.user()
    const { status, body } = await app.as(user).post('/api/actual-activity-requests', REQUEST)
    expect(status).toBe(201)
    const stored = await app.rows('select * from activity_requests where id = $1', [body.id])
    expect(stored).toEqual([
      {
        id: body.id,
        user_id: user.id,
        created_at: app.clock.now(),
        name: 'Разведение страусов',
        email: 'ferma@example.test',
        phone: '+7 (900) 123-45-67',
        email_additional: null,
        contact_name: 'Ильина Вера',
      },
    ])
    const [letter] = await app.letters('support@otdel.test')
    expect(letter?.subject).toBe(`Просьба добавить вид деятельности № ${body.id}`)
    expect(letter?.text).toBe(
      'Вид деятельности: Разведение страусов\nКонтактное лицо: Ильина Вера\n' +
        'Телефон: +7 (900) 123-45-67\nE-mail: ferma@example.test',
    )
  })

  test.each([
    ['name', '', 'name: Обязательное поле'],
    ['email', 'почта', 'email: Неверный e-mail'],
    ['phone', '12', 'phone: Телефон в виде +7 (000) 000-00-00'],
    ['emailAdditional', 'почта', 'emailAdditional: Неверный e-mail'],
    ['contactName', null, 'contactName: Обязательное поле'],
  ])('%s = %j: %s', async (field, value, description) => {
    const user = await app.user()
    const answer = await app.as(user).post('/api/actual-activity-requests', { ...REQUEST, [field]: value })
    expect([answer.status, answer.body.description]).toEqual([422, description])
    expect(await app.rows('select 1 from activity_requests where user_id = $1', [user.id])).toEqual([])
  })
})
