import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorOf } from '../../../test/operator.ts'
import { type TestApp, testApp } from '../../../test/world.ts'
import { runAdmin } from '../../admin/commands.ts'
import {
  codeAt,
  deleteWith,
  later,
  login,
  PASSWORD,
  signedUp,
  subjectsTo,
  withTwoFactor,
} from './testing/signed-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const liftByOperator = (email: string) => runAdmin(operatorOf(app), ['account', 'two-factor-off', email])

describe('включение', () => {
  test('QR-код читается и ведёт к тому же ключу; в базе ключа нет', async () => {
    const { id, email, client } = await signedUp(app, 'qr')
    const { body } = await client.post('/api/account/totp', { password: PASSWORD })
    const picture = PNG.sync.read(Buffer.from(String(body.qrCode).split(',')[1] ?? '', 'base64'))
    const read = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height)?.data
    expect(read).toBe(body.uri)
    expect(decodeURIComponent(String(read))).toContain(`otpauth://totp/ОТдел:${email}?`)
    expect(read).toContain(`secret=${body.secret}`)
    const stored = JSON.stringify(await app.rows('select * from users where id = $1', [id]))
    expect(stored).not.toContain(body.secret)
  })

  test('без первого верного кода не включается', async () => {
    const { email, client } = await signedUp(app, 'unsure')
    const early = await client.post('/api/account/totp/confirm', { code: '123456' })
    expect([early.status, early.body.description]).toEqual([409, 'Сначала получите ключ для приложения'])
    await client.post('/api/account/totp', { password: PASSWORD })
    const wrong = await client.post('/api/account/totp/confirm', { code: '12345' })
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'code'])
    expect((await client.get('/api/account')).body.isTwoFactor).toBe(false)
    expect((await login(app, { email, password: PASSWORD })).status).toBe(200)
  })

  test('даёт десять запасных кодов, об этом письмо; второй раз не включить', async () => {
    const user = await signedUp(app, 'proud')
    const { recoveryCodes } = await withTwoFactor(app, user)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/)
    expect((await user.client.get('/api/account')).body).toMatchObject({
      isTwoFactor: true,
      recoveryCodesLeft: 10,
    })
    expect(await subjectsTo(app, user.email)).toContain('Двухфакторная защита включена')
    expect((await user.client.post('/api/account/totp', { password: PASSWORD })).status).toBe(409)
  })

  test('пароль спрашивается', async () => {
    const { client } = await signedUp(app, 'stolen-window')
    const answer = await client.post('/api/account/totp', { password: 'мимо' })
    expect([answer.status, answer.body.description]).toEqual([422, 'password: Неверный пароль'])
  })
})

describe('вход', () => {
  test('без кода — 401 с totpRequired; с кодом — вход; тот же код второй раз не действует', async () => {
    const user = await signedUp(app, 'coded')
    const { secret } = await withTwoFactor(app, user)
    const credentials = { email: user.email, password: PASSWORD }
    const first = await login(app, credentials)
    expect([first.status, first.body]).toEqual([
      401,
      { description: 'Введите код из приложения для входа', totpRequired: true },
    ])
    const used = await login(app, { ...credentials, totp: codeAt(secret, app.clock.now()) })
    expect([used.status, used.body.totpRequired]).toEqual([401, true])
    later(app, 30)
    const totp = codeAt(secret, app.clock.now())
    expect((await login(app, { ...credentials, totp })).status).toBe(200)
    const again = await login(app, { ...credentials, totp })
    expect(again.body.description).toBe('Неверный или уже использованный код')
  })

  test.each([
    ['минутой раньше', -60, 401],
    ['полминуты назад', -30, 200],
    ['полминуты вперёд', 30, 200],
    ['минутой позже', 60, 401],
  ])('часы телефона: код %s — %i', async (_name, seconds, status) => {
    const user = await signedUp(app, `clock-${seconds}`)
    const { secret } = await withTwoFactor(app, user)
    later(app, 600)
    const instant = new Date(Date.parse(app.clock.now()) + seconds * 1000).toISOString()
    const totp = codeAt(secret, instant)
    expect((await login(app, { email: user.email, password: PASSWORD, totp })).status).toBe(status)
  })

  test('запасной код действует один раз, как бы он ни был набран; о входе по нему — письмо', async () => {
    const user = await signedUp(app, 'phoneless')
    const { recoveryCodes } = await withTwoFactor(app, user)
    const totp = ` ${String(recoveryCodes[3]).toLowerCase().replaceAll('-', ' ')} `
    expect((await login(app, { email: user.email, password: PASSWORD, totp })).status).toBe(200)
    expect((await login(app, { email: user.email, password: PASSWORD, totp })).status).toBe(401)
    expect((await user.client.get('/api/account')).body.recoveryCodesLeft).toBe(9)
    const texts = (await app.letters(user.email)).map(({ text }) => text)
    expect(texts.join()).toContain('Осталось: 9 запасных кодов')
  })

  test('неверный пароль про второй шаг не говорит', async () => {
    const user = await signedUp(app, 'quiet')
    await withTwoFactor(app, user)
    const answer = await login(app, { email: user.email, password: 'мимо', totp: '123456' })
    expect(answer.body).toEqual({ description: 'Неверный e-mail или пароль' })
  })

  test('коды подбирать нельзя и с разных адресов: после десяти неверных — 429', async () => {
    const user = await signedUp(app, 'codes')
    const { secret } = await withTwoFactor(app, user)
    later(app, 60)
    const from = (address: string, totp: string) =>
      app.anonymous.post(
        '/api/login',
        { email: user.email, password: PASSWORD, totp },
        { headers: { 'x-forwarded-for': address } },
      )
    for (let i = 0; i < 10; i += 1) {
      await app.anonymous.post('/api/login', { email: user.email, password: PASSWORD })
      expect((await from(`198.18.0.${i}`, 'ABCD-EFGH')).status).toBe(401)
    }
    expect((await from('203.0.113.50', codeAt(secret, app.clock.now()))).status).toBe(429)
  })
})

describe('запасные коды и отключение', () => {
  test('новые коды отменяют прежние', async () => {
    const user = await signedUp(app, 'renewed')
    const { recoveryCodes } = await withTwoFactor(app, user)
    const proof = { password: PASSWORD, totp: recoveryCodes[9] }
    const { body } = await user.client.post('/api/account/totp/recovery-codes', proof)
    expect(body.recoveryCodes).toHaveLength(10)
    expect(await subjectsTo(app, user.email)).toContain('Новые запасные коды в ОТделе')
    const attempt = (totp: string | undefined) =>
      login(app, { email: user.email, password: PASSWORD, totp: String(totp) })
    expect((await attempt(recoveryCodes[0])).status).toBe(401)
    expect((await attempt(body.recoveryCodes[0])).status).toBe(200)
  })

  test.each([
    ['новые запасные коды', 'POST', '/api/account/totp/recovery-codes', { password: PASSWORD }],
    ['другой e-mail', 'PATCH', '/api/account', { email: 'other@account.test', password: PASSWORD }],
    [
      'другой пароль',
      'POST',
      '/api/account/password',
      { currentPassword: PASSWORD, password: 'новый и длинный 1', confirmPassword: 'новый и длинный 1' },
    ],
  ] as const)('%s: одного пароля мало, нужен и код', async (name, method, url, body) => {
    const user = await signedUp(app, `asked-${url.length}-${method}`)
    const { recoveryCodes } = await withTwoFactor(app, user)
    const send = (totp?: string) =>
      user.client.inject({
        method,
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ ...body, totp }),
      })
    const asked = [await send(), await send('ABCD-EFGH')]
    expect(
      asked.map(({ status, body: answer }) => [status, answer.errors[0].field]),
      name,
    ).toEqual([
      [422, 'totp'],
      [422, 'totp'],
    ])
    expect((await send(recoveryCodes[0])).status).toBeLessThan(300)
  })

  test('ответ с секретом не хранится: ни билет, ни коды', async () => {
    const user = await signedUp(app, 'unkept')
    const { recoveryCodes } = await withTwoFactor(app, user)
    const headers = { 'idempotency-key': 'secret-1' }
    const proof = { password: PASSWORD, totp: recoveryCodes[0] }
    await user.client.post('/api/account/totp/recovery-codes', proof, { headers })
    await user.client.post('/api/tickets', undefined, { headers })
    expect(await app.rows('select * from idempotency_keys where user_id = $1', [user.id])).toEqual([])
  })

  test('отключается паролем и кодом вместе; потом хватает пароля', async () => {
    const user = await signedUp(app, 'off')
    const { secret, recoveryCodes } = await withTwoFactor(app, user)
    later(app, 60)
    const off = (password: string, totp: string) =>
      deleteWith(user.client, '/api/account/totp', { password, totp })
    const totp = codeAt(secret, app.clock.now())
    expect((await off('мимо', totp)).body.errors[0].field).toBe('password')
    expect((await off(PASSWORD, '12')).body.errors[0].field).toBe('totp')
    expect((await off(PASSWORD, totp)).body).toMatchObject({ isTwoFactor: false, recoveryCodesLeft: 0 })
    expect((await off(PASSWORD, String(recoveryCodes[0]))).status).toBe(409)
    expect((await login(app, { email: user.email, password: PASSWORD })).status).toBe(200)
    expect(await subjectsTo(app, user.email)).toContain('Двухфакторная защита отключена')
  })

  test('оператор отключает тому, кто потерял всё; входы завершены', async () => {
    const user = await signedUp(app, 'lost')
    await withTwoFactor(app, user)
    expect(await liftByOperator(user.email)).toContain('отключена')
    // Another process of the server hears of it in a moment.
    later(app, 5)
    expect((await user.client.get('/api/account')).status).toBe(401)
    expect((await login(app, { email: user.email, password: PASSWORD })).status).toBe(200)
    expect(await liftByOperator(user.email)).toContain('не была включена')
  })
})
