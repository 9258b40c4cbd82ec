import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START, type TestApp, testApp } from '../../../test/world.ts'

const PASSWORD = 'верный пароль 7'

let app: TestApp
beforeAll(async () => {
  app = await testApp({}, { alone: 'limits' })
})
afterAll(() => app.close())

function from(address: string) {
  return (email: string, password: string) =>
    app.anonymous.post('/api/login', { email, password }, { headers: { 'x-forwarded-for': address } })
}

async function registered(name: string): Promise<string> {
  const email = `${name}@limits.test`
  await app.anonymous.post('/api/register', { email, password: PASSWORD, confirmPassword: PASSWORD })
  return email
}

async function fail(times: number, attempt: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i += 1) await attempt()
}

describe('неверные пароли', () => {
  test('после десяти для одной записи с одного адреса — 429, даже с верным паролем', async () => {
    const email = await registered('ten')
    const login = from('198.51.100.1')
    await fail(10, () => login(email, 'мимо'))
    const refused = await login(email, PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.body.description).toBe('Слишком много попыток входа. Повторите через 15 мин.')
  })

  test('другой адрес и другая запись этим не задеты', async () => {
    const [email, other] = [await registered('hit'), await registered('neighbour')]
    await fail(10, () => from('198.51.100.2')(email, 'мимо'))
    expect((await from('198.51.100.3')(email, PASSWORD)).status).toBe(200)
    expect((await from('198.51.100.2')(other, PASSWORD)).status).toBe(200)
  })

  test('через 15 минут вход снова открыт', async () => {
    const email = await registered('patient')
    const login = from('198.51.100.4')
    await fail(10, () => login(email, 'мимо'))
    app.clock.set('2025-03-10T09:15:00.000Z')
    expect((await login(email, PASSWORD)).status).toBe(200)
    app.clock.set(START)
  })

  test('верный пароль обнуляет счёт пары', async () => {
    const email = await registered('forgiven')
    const login = from('198.51.100.5')
    await fail(9, () => login(email, 'мимо'))
    await login(email, PASSWORD)
    await fail(9, () => login(email, 'мимо'))
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  test('сто за час с одного адреса — 429 для адреса', async () => {
    const email = await registered('crowd')
    const login = from('198.51.100.6')
    for (let account = 0; account < 10; account += 1) {
      await fail(10, () => login(`account${account}@limits.test`, 'мимо'))
    }
    const refused = await login(email, PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await from('198.51.100.7')(email, PASSWORD)).status).toBe(200)
  })

  test('кто уже входил с этого адреса, входит и тогда, когда сосед подбирает пароли', async () => {
    const email = await registered('office')
    const login = from('198.51.100.9')
    expect((await login(email, PASSWORD)).status).toBe(200)
    for (let account = 0; account < 10; account += 1) {
      await fail(10, () => login(`office${account}@limits.test`, 'мимо'))
    }
    expect((await login('office99@limits.test', 'мимо')).status).toBe(429)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  test('попытки, начатые сразу, не проходят мимо счёта', async () => {
    const email = await registered('at-once')
    const login = from('198.51.100.8')
    const answers = await Promise.all(Array.from({ length: 15 }, () => login(email, 'мимо')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})
