import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'
import { later, PASSWORD, signedUp, signIn } from './testing/signed-up.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const NEW_DEVICE = 'Вход в ОТдел с нового устройства'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('сеансы', () => {
  test('видно, откуда выполнен вход и когда им пользовались', async () => {
    const { client, tokens } = await signedUp(app, 'seen')
    const since = app.clock.now()
    later(app, 600)
    await app.anonymous.post(
      '/api/refresh',
      { refreshToken: tokens.refreshToken },
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
    )
    const { body } = await client.get('/api/account/sessions')
    expect(body).toEqual([
      {
        id: body[0].id,
        device: 'Chrome, Windows',
        address: '203.0.113.7',
        createdAt: since,
        lastUsedAt: app.clock.now(),
        isCurrent: true,
      },
    ])
  })

  test('завершённый сеанс закрыт сразу: и токен, и обновление, и билет', async () => {
    const { email, client } = await signedUp(app, 'ended')
    const other = await signIn(app, email)
    expect((await other.client.get('/api/account')).status).toBe(200)
    const { body: ticket } = await other.client.post('/api/tickets')
    const { body: list } = await client.get('/api/account/sessions')
    const { id } = list.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await client.delete(`/api/account/sessions/${id}`)).status).toBe(204)
    const refused = await other.client.get('/api/account')
    expect([refused.status, refused.body.description]).toEqual([401, 'Сеанс завершён. Войдите снова.'])
    expect(
      (await app.anonymous.post('/api/refresh', { refreshToken: other.tokens.refreshToken })).status,
    ).toBe(400)
    expect((await app.anonymous.get(`/api/employees/import-template?ticket=${ticket.ticket}`)).status).toBe(
      401,
    )
    expect((await client.get('/api/account/sessions')).body).toHaveLength(1)
  })

  test('все, кроме этого, завершаются разом', async () => {
    const { email, client } = await signedUp(app, 'many')
    const others = [await signIn(app, email), await signIn(app, email)]
    expect((await client.delete('/api/account/sessions')).status).toBe(204)
    for (const other of others) expect((await other.client.get('/api/account')).status).toBe(401)
    expect((await client.get('/api/account')).status).toBe(200)
  })

  test('о входе с нового устройства приходит письмо: когда, откуда, что делать; о первом и знакомом — нет', async () => {
    app.clock.set('2026-11-22T21:30:00.000Z')
    const { email } = await signedUp(app, 'two-devices')
    const told = async () => (await app.letters(email)).filter(({ subject }) => subject === NEW_DEVICE)
    const onPhone = (password: string) =>
      app.anonymous.post('/api/login', { email, password }, { headers: { 'user-agent': PHONE } })
    await signIn(app, email)
    expect((await onPhone('мимо')).status).toBe(401)
    expect(await told()).toEqual([])
    expect((await onPhone(PASSWORD)).status).toBe(200)
    expect((await onPhone(PASSWORD)).status).toBe(200)
    const letters = await told()
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(
      'Safari, iPhone, адрес 127.0.0.1, 23.11.2026 в 00:30 по московскому времени',
    )
    expect(letters[0]?.text).toContain('завершите этот сеанс на странице «Аккаунт» и сразу смените пароль')
  })

  test('выход закрывает и токен доступа', async () => {
    const { client, tokens } = await signedUp(app, 'left')
    await app.anonymous.post('/api/logout', { refreshToken: tokens.refreshToken })
    expect((await client.get('/api/account')).status).toBe(401)
  })

  test('чужой сеанс и тот, которого нет, — 404; не номер — 400', async () => {
    const [mine, other] = [await signedUp(app, 'mine'), await signedUp(app, 'other')]
    const { body } = await other.client.get('/api/account/sessions')
    expect((await mine.client.delete(`/api/account/sessions/${body[0].id}`)).status).toBe(404)
    expect((await mine.client.delete('/api/account/sessions/17')).status).toBe(400)
    expect((await other.client.get('/api/account')).status).toBe(200)
  })
})
