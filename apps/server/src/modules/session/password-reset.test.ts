import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'

const OLD = 'прежний пароль 1'
const NEW = 'совсем другой 2'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function registered(name: string): Promise<string> {
  const email = `${name}@reset.test`
  await app.anonymous.post('/api/register', { email, password: OLD, confirmPassword: OLD })
  return email
}

async function linkToken(email: string): Promise<string> {
  await app.anonymous.post('/api/password/forgot', { email })
  const letter = (await app.letters(email)).at(-1)
  return /\/password\/reset\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

const reset = (token: string, password: string) =>
  app.anonymous.post('/api/password/reset', { token, password, confirmPassword: password })
const signIn = (email: string, password: string) => app.anonymous.post('/api/login', { email, password })

describe('забытый пароль', () => {
  test('ссылка из письма меняет пароль и закрывает прежние сеансы', async () => {
    const email = await registered('whole-story')
    const { body: session } = await signIn(email, OLD)
    const token = await linkToken(email)
    expect((await reset(token, NEW)).status).toBe(204)
    const subjects = (await app.letters(email)).map(({ subject }) => subject)
    expect(subjects).toContain('Задан новый пароль в ОТделе')
    expect((await signIn(email, OLD)).status).toBe(401)
    expect((await signIn(email, NEW)).status).toBe(200)
    expect((await app.anonymous.post('/api/refresh', { refreshToken: session.refreshToken })).status).toBe(
      400,
    )
  })

  test('неизвестному e-mail отвечают так же, письма нет', async () => {
    const answer = await app.anonymous.post('/api/password/forgot', { email: 'nobody@reset.test' })
    expect(answer.status).toBe(204)
    expect(await app.letters('nobody@reset.test')).toEqual([])
  })

  test('ссылка действует один раз', async () => {
    const token = await linkToken(await registered('once'))
    await reset(token, NEW)
    const second = await reset(token, OLD)
    expect(second.status).toBe(400)
    expect(second.body.description).toBe('Ссылка устарела или уже использована. Запросите новую.')
  })

  test('через час ссылка устарела', async () => {
    const token = await linkToken(await registered('late'))
    app.clock.set('2025-03-10T10:00:00.000Z')
    expect((await reset(token, NEW)).status).toBe(400)
  })

  test('плохой новый пароль ссылку не тратит', async () => {
    const token = await linkToken(await registered('bad-choice'))
    expect((await reset(token, '12345678')).status).toBe(422)
    expect((await reset(token, 'bad-choice@reset.test')).status).toBe(422)
    expect((await reset(token, NEW)).status).toBe(204)
  })

  test('больше трёх писем за час не уходит', async () => {
    const email = await registered('flooded')
    for (let i = 0; i < 5; i += 1) await app.anonymous.post('/api/password/forgot', { email })
    const subjects = (await app.letters(email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Новый пароль в ОТделе')).toHaveLength(3)
  })
})
