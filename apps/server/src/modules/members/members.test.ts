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
    const since = app.clock.now()
    expect(body).toEqual(
      (['owner', 'editor', 'viewer'] as const).map((role) => ({
        state: 'member',
        userId: company[role].id,
        email: company[role].email,
        name: null,
        role,
        since,
      })),
    )
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

  test('выйти из организации может каждый сам, последний владелец — нет', async () => {
    const company = await app.company()
    for (const role of ['viewer', 'editor'] as const) {
      expect((await app.as(company[role]).delete(`${members(company)}/${company[role].id}`)).status).toBe(204)
      expect((await app.as(company[role]).get('/api/companies')).body).toEqual([])
    }
    const log = await app.rows(
      'select action, user_id from audit_entries where company_id = $1 order by id',
      [company.id],
    )
    expect(log).toEqual([
      { action: 'member.left', user_id: company.viewer.id },
      { action: 'member.left', user_id: company.editor.id },
    ])
    const owner = await app.as(company.owner).delete(`${members(company)}/${company.owner.id}`)
    expect([owner.status, owner.body.description]).toEqual([
      409,
      'Это единственный владелец организации. Сначала назначьте владельцем другого участника',
    ])
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
      await client.delete(`${members(company)}/${company.owner.id}`),
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
