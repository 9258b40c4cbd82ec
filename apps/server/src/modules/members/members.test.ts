import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const members = (company: TestCompany) => `/api/companies/${company.id}/members`

async function roles(company: TestCompany): Promise<Record<string, string>> {
  const { body } = await app.as(company.owner).get(members(company))
  return Object.fromEntries(body.map(({ userId, role }: { userId: number; role: string }) => [userId, role]))
}

describe('Участники организации', () => {
  test('список видит каждый участник', async () => {
    const company = await app.company()
    const { status, body } = await app.as(company.viewer).get(members(company))
    expect(status).toBe(200)
    expect(body).toEqual([
      { userId: company.owner.id, email: company.owner.email, name: null, role: 'owner' },
      { userId: company.editor.id, email: company.editor.email, name: null, role: 'editor' },
      { userId: company.viewer.id, email: company.viewer.email, name: null, role: 'viewer' },
    ])
  })

  test('владелец даёт доступ по e-mail, как бы тот ни был написан', async () => {
    const company = await app.company()
    const newcomer = await app.user()
    const email = newcomer.email.toUpperCase()
    const added = await app.as(company.owner).post(members(company), { email, role: 'editor' })
    expect([added.status, added.body]).toEqual([
      201,
      { userId: newcomer.id, email: newcomer.email, name: null, role: 'editor' },
    ])
    expect((await app.as(newcomer).get('/api/companies')).body).toMatchObject([
      { id: company.id, role: 'editor' },
    ])
    const [entry] = await app.rows('select * from audit_entries where company_id = $1', [company.id])
    expect(entry).toMatchObject({ action: 'member.added', entity_id: newcomer.id, user_id: company.owner.id })
  })

  test('неизвестный e-mail — ошибка поля, повторный доступ — 409', async () => {
    const company = await app.company()
    const owner = app.as(company.owner)
    const unknown = await owner.post(members(company), { email: 'nobody@example.test', role: 'editor' })
    expect([unknown.status, unknown.body.description]).toEqual([
      422,
      'email: Пользователь с таким e-mail не зарегистрирован',
    ])
    const again = await owner.post(members(company), { email: company.viewer.email, role: 'owner' })
    expect([again.status, (await roles(company))[company.viewer.id]]).toEqual([409, 'viewer'])
  })

  test('роль меняется и доступ закрывается, оба раза с записью в журнале', async () => {
    const company = await app.company()
    const member = `${members(company)}/${company.viewer.id}`
    const changed = await app.as(company.owner).patch(member, { role: 'editor' })
    expect([changed.status, changed.body.role]).toEqual([200, 'editor'])
    expect((await app.as(company.owner).delete(member)).status).toBe(204)
    expect((await app.as(company.viewer).get(`/api/companies/${company.id}`)).status).toBe(404)
    const log = await app.rows(
      'select action, changes from audit_entries where company_id = $1 order by id',
      [company.id],
    )
    expect(log).toEqual([
      { action: 'member.role-changed', changes: [{ field: 'role', from: 'viewer', to: 'editor' }] },
      {
        action: 'member.removed',
        changes: [
          { field: 'email', from: company.viewer.email, to: null },
          { field: 'role', from: 'editor', to: null },
        ],
      },
    ])
  })

  test('единственного владельца нельзя ни убрать, ни понизить', async () => {
    const company = await app.company()
    const owner = `${members(company)}/${company.owner.id}`
    expect((await app.as(company.owner).delete(owner)).status).toBe(409)
    expect((await app.as(company.owner).patch(owner, { role: 'editor' })).status).toBe(409)
    expect((await roles(company))[company.owner.id]).toBe('owner')
    await app.as(company.owner).patch(`${members(company)}/${company.editor.id}`, { role: 'owner' })
    expect((await app.as(company.owner).delete(owner)).status).toBe(204)
  })

  test('два владельца, понижающие друг друга в один миг, не остаются оба ни с чем', async () => {
    const company = await app.company()
    await app.as(company.owner).patch(`${members(company)}/${company.editor.id}`, { role: 'owner' })
    const answers = await Promise.all([
      app.as(company.owner).patch(`${members(company)}/${company.editor.id}`, { role: 'viewer' }),
      app.as(company.editor).patch(`${members(company)}/${company.owner.id}`, { role: 'viewer' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const owners = await app.rows(`select 1 from memberships where company_id = $1 and role = 'owner'`, [
      company.id,
    ])
    expect(owners).toHaveLength(1)
  })

  test.each(['editor', 'viewer'] as const)('%s не управляет участниками', async (role) => {
    const company = await app.company()
    const client = app.as(company[role])
    const newcomer = await app.user()
    const answers = [
      await client.post(members(company), { email: newcomer.email, role: 'viewer' }),
      await client.patch(`${members(company)}/${company.viewer.id}`, { role: 'owner' }),
      await client.delete(`${members(company)}/${company.viewer.id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  test('посторонний не видит ни участников, ни того, что организация есть', async () => {
    const company = await app.company()
    const stranger = app.as(await app.user())
    const answers = [
      await stranger.get(members(company)),
      await stranger.post(members(company), { email: company.viewer.email, role: 'viewer' }),
      await stranger.patch(`${members(company)}/${company.viewer.id}`, { role: 'owner' }),
      await stranger.delete(`${members(company)}/${company.viewer.id}`),
      await app.as(company.owner).delete(`${members(company)}/${(await app.user()).id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})

describe('Журнал изменений', () => {
  test('новые сверху, страницами, с общим числом', async () => {
    const company = await app.company()
    for (const city of ['Казань', 'Пермь', 'Тула']) {
      await app.as(company.editor).patch(`/api/companies/${company.id}`, { city })
    }
    const path = `/api/companies/${company.id}/log`
    const first = await app.as(company.viewer).get(`${path}?page=1&limit=2`)
    const second = await app.as(company.viewer).get(`${path}?page=2&limit=2`)
    expect([first.headers['x-total-count'], first.body.length, second.body.length]).toEqual(['3', 2, 1])
    expect(first.body[0]).toMatchObject({
      at: app.clock.now(),
      userId: company.editor.id,
      userName: company.editor.email,
      action: 'company.changed',
      entity: 'company',
      entityId: company.id,
      changes: [{ field: 'city', from: 'Пермь', to: 'Тула' }],
    })
    expect(second.body[0].changes).toEqual([{ field: 'city', from: null, to: 'Казань' }])
  })

  test('посторонний журнала не видит, неверная страница — 400', async () => {
    const company = await app.company()
    const path = `/api/companies/${company.id}/log`
    expect((await app.as(await app.user()).get(path)).status).toBe(404)
    expect((await app.as(company.owner).get(`${path}?page=0`)).status).toBe(400)
    expect((await app.as(company.owner).get(`${path}?limit=501`)).status).toBe(400)
  })
})
