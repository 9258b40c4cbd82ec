import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInNow } from '../../../test/factories/user.ts'
import { type TestApp, testApp } from '../../../test/world.ts'
import { eraseAccounts } from './erase-accounts.ts'
import {
  codeAt,
  deleteWith,
  later,
  login,
  PASSWORD,
  type SignedUp,
  signedUp,
  signIn,
  subjectsTo,
  withTwoFactor,
} from './testing/signed-up.ts'

const START = '2025-03-10T09:00:00.000Z'
const DAY_SECONDS = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await testApp({}, { alone: 'account_erasure' })
})
afterAll(() => app.close())

const ask = (user: SignedUp, more: object = {}) =>
  deleteWith(user.client, '/api/account', { password: PASSWORD, ...more })

async function join(companyId: number, userId: number, role: string): Promise<void> {
  await app.rows('insert into memberships (user_id, company_id, role, created_at) values ($1, $2, $3, $4)', [
    userId,
    companyId,
    role,
    app.clock.now(),
  ])
}

describe('удаление аккаунта', () => {
  test('30 дней всё работает, удаление видно в токене и отменяется', async () => {
    app.clock.set(START)
    const user = await signedUp(app, 'hesitant')
    expect((await ask(user)).body.deletionOn).toBe('2025-04-09')
    later(app, 29 * DAY_SECONDS)
    await eraseAccounts(app.deps)
    const { client, tokens } = await signIn(app, user.email)
    const payload = JSON.parse(Buffer.from(tokens.accessToken.split('.')[1] ?? '', 'base64url').toString())
    expect(payload).toMatchObject({ deletionOn: '2025-04-09' })
    expect((await client.post('/api/account/restore')).body.deletionOn).toBeNull()
    later(app, DAY_SECONDS)
    await eraseAccounts(app.deps)
    expect((await login(app, { email: user.email, password: PASSWORD })).status).toBe(200)
    expect(await subjectsTo(app, user.email)).toEqual([
      'Аккаунт в ОТделе будет удалён',
      'Подтвердите e-mail в ОТделе',
      'Удаление аккаунта отменено',
    ])
  })

  test('через 30 дней стёрто всё личное; записи организации и согласия остались', async () => {
    app.clock.set(START)
    const user = await signedUp(app, 'leaver')
    await user.client.patch('/api/account', { name: 'Лидия Ушакова' })
    await user.client.post('/api/support/messages', { text: 'Звонить Лидии' })
    await withTwoFactor(app, user)
    const company = await app.company()
    await join(company.id, user.id, 'editor')
    await user.client.patch(`/api/companies/${company.id}`, { city: 'Тверь' })
    await app.rows(
      `insert into letters (company_id, kind, addressee, name, email, subject, message_id, queued_at)
       values ($1, 'digest', $2, 'Лидия Ушакова', $3, 'Сводка', gen_random_uuid(), $4)`,
      [company.id, `user ${user.id}`, user.email, app.clock.now()],
    )
    later(app, 60)
    const { body } = await user.client.get('/api/account')
    expect(body.deletionOn).toBeNull()
    await app.rows('update users set deletion_on = $2 where id = $1', [user.id, '2025-04-09'])
    later(app, 30 * DAY_SECONDS)
    await eraseAccounts(app.deps)

    const tables = await app.rows(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { table_name: table } of tables) {
      const found = await app.rows(`select 1 from ${table} t where t::text ~ 'leaver@account|Ушаков|Лидии'`)
      expect([table, found.length]).toEqual([table, 0])
    }
    expect(await app.rows('select name, city from companies where id = $1', [company.id])).toMatchObject([
      { city: 'Тверь' },
    ])
    expect(await app.rows('select 1 from memberships where user_id = $1', [user.id])).toEqual([])
    expect((await login(app, { email: user.email, password: PASSWORD })).status).toBe(401)
    const reader = app.as(await signedInNow(app, company.owner))
    const { body: log } = await reader.get(`/api/companies/${company.id}/log`)
    expect(JSON.stringify(log)).toContain('Удалённый пользователь')
    expect(await subjectsTo(app, user.email)).toContain('Аккаунт в ОТделе удалён')
    // The address is free again.
    await signedUp(app, 'leaver')
  })

  test('единственный владелец сначала передаёт организацию, в которой работают другие', async () => {
    app.clock.set(START)
    const user = await signedUp(app, 'boss')
    const company = await app.company()
    await join(company.id, user.id, 'owner')
    await app.rows('delete from memberships where company_id = $1 and user_id = $2', [
      company.id,
      company.owner.id,
    ])
    const refused = await ask(user)
    expect(refused.status).toBe(409)
    const [{ short_name: name } = {}] = await app.rows('select short_name from companies where id = $1', [
      company.id,
    ])
    expect(refused.body.description).toContain(name)
    expect((await user.client.get('/api/account')).body.soleOwnerOf).toEqual([name])
    await user.client.patch(`/api/companies/${company.id}/members/${company.editor.id}`, { role: 'owner' })
    expect((await ask(user)).status).toBe(200)

    // And again alone when the day comes: it waits.
    await app.rows(`update memberships set role = 'editor' where company_id = $1 and user_id = $2`, [
      company.id,
      company.editor.id,
    ])
    later(app, 31 * DAY_SECONDS)
    await eraseAccounts(app.deps)
    expect((await login(app, { email: user.email, password: PASSWORD })).status).toBe(200)
  })

  test('единственный человек организации удаляется, её записи остаются', async () => {
    app.clock.set(START)
    const user = await signedUp(app, 'alone')
    const company = await app.company()
    await app.rows('delete from memberships where company_id = $1', [company.id])
    await join(company.id, user.id, 'owner')
    expect((await ask(user)).status).toBe(200)
    later(app, 30 * DAY_SECONDS)
    await eraseAccounts(app.deps)
    expect(await app.rows('select 1 from companies where id = $1', [company.id])).toHaveLength(1)
  })

  test('спрашивается пароль, а с двухфакторной защитой и код', async () => {
    app.clock.set(START)
    const user = await signedUp(app, 'careful')
    const { secret } = await withTwoFactor(app, user)
    later(app, 60)
    expect((await ask(user, { password: 'мимо' })).body.errors[0].field).toBe('password')
    expect((await ask(user)).body.errors[0].field).toBe('totp')
    expect((await ask(user, { totp: '1' })).body.errors[0].field).toBe('totp')
    expect((await ask(user, { totp: codeAt(secret, app.clock.now()) })).status).toBe(200)
    expect((await ask(user)).body.description).toBe('Аккаунт уже ожидает удаления')
  })
})
