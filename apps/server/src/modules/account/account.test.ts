import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'
import {
  confirmationToken,
  later,
  login,
  PASSWORD,
  signedUp,
  signIn,
  subjectsTo,
} from './testing/signed-up.ts'

const NEW = 'новый пароль 1'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const confirm = (token: string) => app.anonymous.post('/api/email/confirm', { token })

describe('e-mail регистрации', () => {
  test('не подтверждён, пока не открыта ссылка из письма; ничего не закрыто', async () => {
    const { email, client } = await signedUp(app, 'fresh')
    expect((await client.get('/api/account')).body).toMatchObject({
      name: null,
      email,
      isEmailConfirmed: false,
      pendingEmail: null,
      isTwoFactor: false,
      deletionOn: null,
      soleOwnerOf: [],
    })
    const token = await confirmationToken(app, email)
    expect((await confirm(token)).body).toEqual({ email })
    expect((await client.get('/api/account')).body.isEmailConfirmed).toBe(true)
    const again = await confirm(token)
    expect([again.status, again.body.description]).toEqual([
      400,
      'Ссылка устарела или уже использована. Запросите новое письмо.',
    ])
  })

  test('через 24 часа ссылка не действует, письмо можно запросить ещё раз', async () => {
    const { email } = await signedUp(app, 'late')
    const token = await confirmationToken(app, email)
    later(app, 24 * 60 * 60)
    expect((await confirm(token)).status).toBe(400)
    const { client } = await signIn(app, email)
    expect((await client.post('/api/account/email-letter')).body).toEqual({ email })
    expect((await confirm(await confirmationToken(app, email))).status).toBe(200)
    expect((await client.post('/api/account/email-letter')).status).toBe(409)
  })

  test('больше пяти писем в час не уходит', async () => {
    const { client } = await signedUp(app, 'impatient')
    for (let sent = 1; sent < 5; sent += 1) {
      expect((await client.post('/api/account/email-letter')).status).toBe(200)
    }
    const refused = await client.post('/api/account/email-letter')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
  })
})

describe('имя и новый e-mail', () => {
  test('имя меняется сразу и стоит в следующем токене', async () => {
    const { client, tokens } = await signedUp(app, 'named')
    const { body } = await client.patch('/api/account', { name: ' Ирина Петрова ' })
    expect(body.name).toBe('Ирина Петрова')
    const refreshed = await app.anonymous.post('/api/refresh', { refreshToken: tokens.refreshToken })
    const payload = String(refreshed.body.accessToken).split('.')[1] ?? ''
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      username: 'Ирина Петрова',
    })
    expect((await client.patch('/api/account', { name: '' })).body.name).toBeNull()
  })

  test('новый e-mail действует после ссылки из письма; прежний узнаёт о запросе и о смене', async () => {
    const { email, client } = await signedUp(app, 'moving')
    const next = 'moved@account.test'
    const { body } = await client.patch('/api/account', { email: next, password: PASSWORD })
    expect(body).toMatchObject({ email, pendingEmail: next })
    expect((await login(app, { email: next, password: PASSWORD })).status).toBe(401)
    expect((await confirm(await confirmationToken(app, next))).body).toEqual({ email: next })
    expect((await client.get('/api/account')).body).toMatchObject({
      email: next,
      isEmailConfirmed: true,
      pendingEmail: null,
    })
    expect((await login(app, { email: next, password: PASSWORD })).status).toBe(200)
    expect((await login(app, { email, password: PASSWORD })).status).toBe(401)
    expect(await subjectsTo(app, email)).toEqual([
      'E-mail в ОТделе изменён',
      'Подтвердите e-mail в ОТделе',
      'Смена e-mail в ОТделе',
    ])
  })

  test('прежний e-mail, указанный снова, отменяет смену: ссылка из письма не действует', async () => {
    const { email, client } = await signedUp(app, 'staying')
    await client.patch('/api/account', { email: 'elsewhere@account.test', password: PASSWORD })
    expect((await client.patch('/api/account', { email })).body.pendingEmail).toBeNull()
    expect((await confirm(await confirmationToken(app, 'elsewhere@account.test'))).status).toBe(400)
  })

  test('двое просят один e-mail: он достаётся тому, кто подтвердил первым', async () => {
    const [first, second] = [await signedUp(app, 'first'), await signedUp(app, 'second')]
    const email = 'shared@account.test'
    await first.client.patch('/api/account', { email, password: PASSWORD })
    const firstToken = await confirmationToken(app, email)
    await second.client.patch('/api/account', { email, password: PASSWORD })
    const secondToken = await confirmationToken(app, email)
    expect((await confirm(secondToken)).status).toBe(200)
    expect((await confirm(firstToken)).body.description).toBe('Этот e-mail уже занят другим пользователем')
  })

  test.each([
    ['без пароля', { email: 'x@account.test' }, 422, 'password: Введите пароль'],
    ['с неверным', { email: 'x@account.test', password: 'мимо' }, 422, 'password: Неверный пароль'],
    ['не e-mail', { email: 'почта' }, 422, 'email: Неверный e-mail'],
    ['чужой e-mail', { email: 'taken@account.test', password: PASSWORD }, 409, 'Пользователь с таким e-mail'],
    ['длинное имя', { name: 'я'.repeat(151) }, 422, 'name: '],
    ['лишнее поле', { isTwoFactor: true }, 422, ''],
  ])('%s — отказ, ничего не записано', async (name, change, status, text) => {
    if (name === 'чужой e-mail') await signedUp(app, 'taken')
    const { client, email } = await signedUp(
      app,
      `bad-${status}-${Object.keys(change).join('-')}-${text.length}`,
    )
    const answer = await client.patch('/api/account', change)
    expect(answer.status).toBe(status)
    expect(answer.body.description).toContain(text)
    expect((await client.get('/api/account')).body).toMatchObject({ email, name: null, pendingEmail: null })
  })
})

describe('ссылки, отправленные раньше', () => {
  const reset = (token: string) =>
    app.anonymous.post('/api/password/reset', { token, password: NEW, confirmPassword: NEW })

  async function resetToken(email: string): Promise<string> {
    await app.anonymous.post('/api/password/forgot', { email })
    const texts = (await app.letters(email)).map(({ text }) => text).join()
    return /\/password\/reset\?token=([\w-]+)/.exec(texts)?.[1] ?? ''
  }

  test('смена пароля отменяет начатую смену e-mail: её мог начать тот, кто знал прежний', async () => {
    const { client } = await signedUp(app, 'robbed')
    await client.patch('/api/account', { email: 'robber@account.test', password: PASSWORD })
    const token = await confirmationToken(app, 'robber@account.test')
    const change = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW }
    await client.post('/api/account/password', change)
    expect((await confirm(token)).status).toBe(400)
  })

  test('новый пароль по ссылке отменяет её же и подтверждает адрес, на который она пришла', async () => {
    const { email, client } = await signedUp(app, 'forgetful')
    await client.patch('/api/account', { email: 'robber2@account.test', password: PASSWORD })
    const token = await confirmationToken(app, 'robber2@account.test')
    expect((await reset(await resetToken(email))).status).toBe(204)
    expect((await confirm(token)).status).toBe(400)
    const again = await signIn(app, email, NEW)
    expect((await again.client.get('/api/account')).body.isEmailConfirmed).toBe(true)
  })

  test('после смены e-mail ссылки, ушедшие на прежний, не действуют', async () => {
    const { email, client } = await signedUp(app, 'moved-away')
    const [old, forgotten] = [await confirmationToken(app, email), await resetToken(email)]
    await client.patch('/api/account', { email: 'new-home@account.test', password: PASSWORD })
    await confirm(await confirmationToken(app, 'new-home@account.test'))
    expect((await confirm(old)).status).toBe(400)
    expect((await reset(forgotten)).status).toBe(400)
  })
})

describe('пароль', () => {
  test('новый действует, другие сеансы завершены, об этом письмо', async () => {
    const { email, client } = await signedUp(app, 'rekeyed')
    const other = await signIn(app, email)
    const change = {
      currentPassword: PASSWORD,
      password: 'совсем другой 2',
      confirmPassword: 'совсем другой 2',
    }
    expect((await client.post('/api/account/password', change)).status).toBe(204)
    expect((await other.client.get('/api/account')).status).toBe(401)
    expect((await client.get('/api/account')).status).toBe(200)
    expect((await login(app, { email, password: PASSWORD })).status).toBe(401)
    expect((await login(app, { email, password: 'совсем другой 2' })).status).toBe(200)
    expect(await subjectsTo(app, email)).toContain('Пароль в ОТделе изменён')
  })

  test.each([
    ['неверный прежний', 'мимо', 'новый пароль 1', 'новый пароль 1', 'currentPassword: Неверный пароль'],
    ['разные новые', PASSWORD, 'новый пароль 1', 'новый пароль 2', 'confirmPassword: Пароли не совпадают'],
    ['слишком короткий', PASSWORD, 'коротк', 'коротк', 'password: Пароль — не короче 8 знаков'],
  ])('%s — 422', async (_name, currentPassword, password, confirmPassword, text) => {
    const { client } = await signedUp(app, `refused-${text.slice(0, 8)}-${password.length}`)
    const answer = await client.post('/api/account/password', { currentPassword, password, confirmPassword })
    expect(answer.status).toBe(422)
    expect(answer.body.description).toContain(text)
  })

  test('подбирать прежний пароль через открытое окно нельзя: после десяти раз 429', async () => {
    const { client } = await signedUp(app, 'guessed')
    const change = { currentPassword: 'мимо', password: 'новый пароль 1', confirmPassword: 'новый пароль 1' }
    for (let i = 0; i < 10; i += 1) await client.post('/api/account/password', change)
    expect(
      (await client.post('/api/account/password', { ...change, currentPassword: PASSWORD })).status,
    ).toBe(429)
  })
})
