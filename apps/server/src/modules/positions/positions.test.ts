import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestUser } from '../../../test/factories/user.ts'
import { type TestApp, testApp } from '../../../test/world.ts'

let app: TestApp
let user: TestUser

beforeAll(async () => {
  app = await testApp()
  user = await app.user()
})
afterAll(() => app.close())

/** A user who signed in on that day. */
async function userOn(now: string): Promise<TestUser> {
  app.clock.set(now)
  return app.user()
}

describe('должности и профессии', () => {
  test('список один для всех, по алфавиту, и совпадает с таблицей', async () => {
    const { status, body } = await app.as(user).get('/api/positions')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThanOrEqual(620)
    const listed = body.map(({ id, name }: { id: number; name: string }) => ({ id, name }))
    expect(listed).toEqual(await app.rows('select id, name from positions order by name'))
  })

  test('второй раз список не присылается', async () => {
    const first = await app.as(user).get('/api/positions')
    const again = await app.as(user).inject({
      method: 'GET',
      url: '/api/positions',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
  })

  test('должность без своего профиля отвечает профилем семейства и говорит об этом', async () => {
    const { body } = await app.as(user).get('/api/positions/2545')
    expect(body.name).toBe('Термист')
    expect(body.profile).toMatchObject({ isOwn: false, family: 'Термисты и обжигальщики', okpdtr: null })
    expect(body.profile.hazards).toContain('Ожог о горячую поверхность, горячей жидкостью или паром')
    expect(body.profile.places).toEqual(['горячий цех'])
    expect(body.profile.sources.map(({ verified }: { verified: boolean }) => verified)).not.toContain(true)
  })

  test('должность с профессиональным стандартом называет его код', async () => {
    const { body } = await app.as(user).get('/api/positions/9')
    expect(body.standard).toEqual({ code: '40.054', name: 'Специалист в области охраны труда' })
    expect((await app.as(user).get('/api/positions/1')).body.standard).toBeNull()
  })

  test.each(['0', '-1', 'abc', '1e3', '9007199254740992', '99999999'])('номер %s — отказ', async (id) => {
    const { status } = await app.as(user).get(`/api/positions/${id}`)
    expect([400, 404, 422]).toContain(status)
  })

  test('без входа справочник не виден', async () => {
    expect((await app.anonymous.get('/api/positions')).status).toBe(401)
    expect((await app.anonymous.get('/api/positions/1')).status).toBe(401)
  })

  test('карточка называет падежи и то, что обычно положено', async () => {
    const visitor = await userOn('2026-11-21T09:00:00.000Z')
    const { status, body } = await app.as(visitor).get('/api/positions/70')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: 70,
      name: 'Водитель грузового автомобиля',
      cases: { genitive: 'Водителя грузового автомобиля', instrumental: 'Водителем грузового автомобиля' },
    })
    expect(body.profile).toMatchObject({ sector: 'Транспорт', okpdtr: '11442 (код не сверен)' })
    expect(body.profile.hazards).toContain('Общая вибрация')
    expect(body.profile.ppe).toContainEqual({
      name: 'Костюм для защиты от механических воздействий (истирания) и общих производственных загрязнений',
      norm: '1 шт. на 12 мес.',
      conditional: true,
    })
    expect(body.profile.medicalFactors).toContainEqual({
      code: '18.2',
      title: 'Управление транспортом категорий C, C1, CE, D1, D1E, трамваем, троллейбусом',
      periodicity: '1 раз в 2 года (в приказе срок не указан)',
      conditional: false,
    })
    expect(body.profile.training).toContainEqual({
      title: 'Оказание первой помощи пострадавшим',
      periodicity: 'раз в 3 года',
      conditional: false,
    })
    expect(body.profile.training).toContainEqual({
      title: 'Стажировка на рабочем месте',
      periodicity: 'разово',
      conditional: false,
    })
  })

  test.each([
    ['2026-08-31T09:00:00.000Z', 'раз в год'],
    ['2026-09-01T09:00:00.000Z', 'раз в 3 года'],
  ])('программа В землекопа на %s — %s', async (now, periodicity) => {
    const { body } = await app.as(await userOn(now)).get('/api/positions/63')
    const programme = body.profile.training.find(({ title }: { title: string }) => title.includes('земляные'))
    expect(programme.periodicity).toBe(periodicity)
  })
})
