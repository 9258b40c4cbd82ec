import { LEGAL_EDITIONS } from '@ot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../../test/world.ts'

const PASSWORD = 'коленвал и 3 гайки'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Every test has a user of its own, named by what the test is about. */
async function registered(name: string) {
  const email = `${name}@session.test`
  const answer = await app.anonymous.post('/api/register', {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  })
  expect(answer.status).toBe(201)
  return { id: Number(answer.body.id), email }
}

async function signedIn(name: string) {
  const user = await registered(name)
  const { body } = await app.anonymous.post('/api/login', { email: user.email, password: PASSWORD })
  return { ...user, accessToken: String(body.accessToken), refreshToken: String(body.refreshToken) }
}

const refresh = (refreshToken: string) => app.anonymous.post('/api/refresh', { refreshToken })

function later(seconds: number): void {
  app.clock.set(new Date(Date.parse(app.clock.now()) + seconds * 1000).toISOString())
}

describe('регистрация', () => {
  test('новый пользователь входит с тем же e-mail в другом регистре', async () => {
    await registered('Anna')
    const answer = await app.anonymous.post('/api/login', { email: 'ANNA@session.test', password: PASSWORD })
    expect(answer.status).toBe(200)
  })

  test('второй раз тот же e-mail в другом регистре — 409', async () => {
    await registered('twice')
    const again = { email: 'TWICE@session.test', password: PASSWORD, confirmPassword: PASSWORD }
    const answer = await app.anonymous.post('/api/register', again)
    expect(answer.status).toBe(409)
    expect(answer.body.description).toBe('Пользователь с таким e-mail уже зарегистрирован')
  })

  test.each([
    ['пароли разные', 'a@b.ru', PASSWORD, `${PASSWORD}!`, 'confirmPassword: Пароли не совпадают'],
    ['одни пробелы', 'a@b.ru', '         ', '         ', 'password: Заполните необходимые поля'],
    ['коротко', 'a@b.ru', 'ж8Кd1_p', 'ж8Кd1_p', 'password: Пароль — не короче 8 знаков'],
    ['распространённый', 'a@b.ru', 'Qwerty123', 'Qwerty123', 'password: Этот пароль слишком распространён'],
    [
      'сам e-mail',
      'long-name@b.ru',
      'Long-Name@b.ru',
      'Long-Name@b.ru',
      'Пароль не должен совпадать с e-mail',
    ],
    ['имя из e-mail', 'long-name@b.ru', 'long-name', 'long-name', 'Пароль не должен совпадать с e-mail'],
    ['e-mail без собаки', 'b.ru', PASSWORD, PASSWORD, 'email: Неверный e-mail'],
    ['пустой e-mail', ' ', PASSWORD, PASSWORD, 'email: '],
  ])('%s — 422 со словами у поля', async (_case, email, password, confirmPassword, text) => {
    const answer = await app.anonymous.post('/api/register', { email, password, confirmPassword })
    expect(answer.status).toBe(422)
    expect(answer.body.description).toContain(text)
    expect(answer.body.errors[0].field).toMatch(/email|password|confirmPassword/i)
  })

  test('согласия хранятся с редакцией, временем и адресом', async () => {
    const agreements = { personalData: true, offer: true, newsletter: false }
    const body = { email: 'agreed@session.test', password: PASSWORD, confirmPassword: PASSWORD, agreements }
    const { body: user } = await app.anonymous.post('/api/register', body, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    const rows = await app.rows(
      'select document, version, accepted, address, at from agreements where user_id = $1 order by document',
      [user.id],
    )
    const proof = { address: '203.0.113.9', at: app.clock.now() }
    expect(rows).toEqual([
      { document: 'newsletter', version: LEGAL_EDITIONS.newsletter, accepted: false, ...proof },
      { document: 'offer', version: LEGAL_EDITIONS.offer, accepted: true, ...proof },
      { document: 'personalData', version: LEGAL_EDITIONS.personalData, accepted: true, ...proof },
    ])
  })
})

const Claims = z.looseObject({ iat: z.number(), exp: z.number() })

describe('вход', () => {
  test('токен несёт sub и имя пользователя', async () => {
    const user = await signedIn('claims')
    const [, payload = ''] = user.accessToken.split('.')
    const claims = Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    expect(claims).toMatchObject({ sub: String(user.id), username: user.email })
    expect(claims.exp - claims.iat).toBe(15 * 60)
  })

  test('пароль и токены в базе не лежат', async () => {
    const user = await signedIn('hashed')
    const stored = JSON.stringify(
      await app.rows('select * from users u join refresh_tokens r on r.user_id = u.id where u.id = $1', [
        user.id,
      ]),
    )
    expect(stored).toContain('$argon2id$')
    expect(stored).not.toContain(PASSWORD)
    expect(stored).not.toContain(user.refreshToken)
  })

  test.each([
    ['чужой пароль', 'wrong-password', 'не тот пароль'],
    ['неизвестный e-mail', 'nobody', PASSWORD],
  ])('%s — 401 с одними и теми же словами', async (_case, name, password) => {
    if (name !== 'nobody') await registered(name)
    const answer = await app.anonymous.post('/api/login', { email: `${name}@session.test`, password })
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ description: 'Неверный e-mail или пароль' })
  })
})

describe('обновление сеанса', () => {
  test('старый токен потрачен, новый действует', async () => {
    const user = await signedIn('rotation')
    const first = await refresh(user.refreshToken)
    expect(first.status).toBe(200)
    expect(first.body.refreshToken).not.toBe(user.refreshToken)
    expect((await refresh(first.body.refreshToken)).status).toBe(200)
  })

  test('сеанс кончается через 90 дней, сколько бы его ни продлевали', async () => {
    const before = app.clock.now()
    const user = await signedIn('for-ever')
    let token = user.refreshToken
    for (const day of ['2025-04-05', '2025-05-01', '2025-05-25']) {
      app.clock.set(`${day}T09:00:00.000Z`)
      const { status, body } = await refresh(token)
      expect(status, day).toBe(200)
      token = body.refreshToken
    }
    app.clock.set('2025-06-09T09:00:00.000Z')
    expect((await refresh(token)).status).toBe(400)
    app.clock.set(before)
  })

  test('повтор в течение 30 секунд даёт того же преемника', async () => {
    const user = await signedIn('grace')
    const first = await refresh(user.refreshToken)
    later(30)
    const second = await refresh(user.refreshToken)
    expect(second.status).toBe(200)
    expect(second.body.refreshToken).toBe(first.body.refreshToken)
  })

  test('два обновления сразу дают одного преемника', async () => {
    const user = await signedIn('race')
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(user.refreshToken)))
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('повтор позже 30 секунд закрывает всё семейство', async () => {
    const user = await signedIn('stolen')
    const first = await refresh(user.refreshToken)
    later(31)
    expect((await refresh(user.refreshToken)).status).toBe(400)
    const heir = await refresh(first.body.refreshToken)
    expect(heir.status).toBe(400)
    expect(heir.body.description).toBe('Сеанс завершён. Войдите снова.')
  })

  test('соседний сеанс того же пользователя при этом живёт', async () => {
    const user = await signedIn('other-device')
    const { body } = await app.anonymous.post('/api/login', { email: user.email, password: PASSWORD })
    await refresh(user.refreshToken)
    later(31)
    await refresh(user.refreshToken)
    expect((await refresh(body.refreshToken)).status).toBe(200)
  })

  test('через 30 дней токен истёк', async () => {
    const user = await signedIn('expired')
    later(30 * 24 * 60 * 60)
    expect((await refresh(user.refreshToken)).status).toBe(400)
  })

  test('неизвестный токен — 400', async () => {
    expect((await refresh('никогда-не-было')).status).toBe(400)
  })

  test.each([
    ['пустое', {}, 'refreshToken'],
    ['пустой токен', { refreshToken: '' }, 'refreshToken'],
    ['не текст', { refreshToken: 1 }, 'refreshToken'],
    ['лишнее поле', { refreshToken: 'x', admin: true }, 'admin'],
  ])('неверное тело (%s) — 400 с именем поля', async (_case, body, field) => {
    const answer = await app.anonymous.post('/api/refresh', body)
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  })
})

describe('выход', () => {
  test('после выхода обновить сеанс нельзя, второй выход тоже 204', async () => {
    const user = await signedIn('logout')
    expect((await app.anonymous.post('/api/logout', { refreshToken: user.refreshToken })).status).toBe(204)
    expect((await refresh(user.refreshToken)).status).toBe(400)
    expect((await app.anonymous.post('/api/logout', { refreshToken: user.refreshToken })).status).toBe(204)
  })
})
