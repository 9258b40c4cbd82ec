import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY_FIELDS } from '../../../test/factories/company.ts'
import { signedInNow, type TestUser } from '../../../test/factories/user.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const members = (company: TestCompany) => `/api/companies/${company.id}/members`
const invitation = (company: TestCompany, id: number) => `/api/companies/${company.id}/invitations/${id}`

let counter = 0
function freshEmail(): string {
  counter += 1
  return `novyj-${counter}@example.test`
}

async function secretIn(email: string): Promise<string> {
  const letter = (await app.letters(email)).at(-1)
  return /\/invitation\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? 'письма нет'
}

async function invited(role = 'editor', to?: TestUser) {
  const company = await app.company()
  const email = to?.email ?? freshEmail()
  const sent = await app.as(company.owner).post(members(company), { email, role })
  expect(sent.status).toBe(201)
  return { company, email, id: Number(sent.body.invitationId), secret: await secretIn(email) }
}

const accept = (user: { token: string }, secret: string) =>
  app.as(user).post(`/api/invitations/${secret}/accept`)
const look = (secret: string) => app.anonymous.get(`/api/invitations/${secret}`)

describe('Приглашение', () => {
  test('уходит письмом и незарегистрированному; доступа до согласия нет', async () => {
    const { company, email } = await invited('viewer')
    const [letter] = await app.letters(email)
    expect(letter).toMatchObject({
      subject: `Приглашение в ОТдел — ООО «Ромашка», ${company.owner.email}`,
      replyTo: company.owner.email,
    })
    expect(letter?.text).toContain(`${company.owner.email} приглашает вас`)
    expect(letter?.text).toContain('Ваша роль — наблюдатель.')
    expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('действует до 24 марта 2025 г. включительно')
    const { body } = await app.as(company.editor).get(members(company))
    expect(body.at(-1)).toMatchObject({
      state: 'waiting',
      email,
      role: 'viewer',
      sentAt: START,
      expiresAt: '2025-03-24T09:00:00.000Z',
    })
  })

  test('по ссылке видно, кто, куда и кем зовёт, — и зарегистрирован ли адрес', async () => {
    const { company, email, secret } = await invited()
    const { status, body } = await look(secret)
    expect([status, body]).toEqual([
      200,
      {
        state: 'waiting',
        organisation: 'ООО «Ромашка»',
        invitedBy: company.owner.email,
        email,
        role: 'editor',
        expiresAt: '2025-03-24T09:00:00.000Z',
        timeZone: 'Europe/Moscow',
        isRegistered: false,
      },
    ])
    const known = await invited('editor', await app.user())
    expect((await look(known.secret)).body.isRegistered).toBe(true)
  })

  test('принятое открывает доступ, подтверждает e-mail и делает организацию текущей', async () => {
    const user = await app.user()
    await app.rows('update users set email_confirmed_at = null where id = $1', [user.id])
    const own = await app.as(user).post('/api/companies', COMPANY_FIELDS)
    const { company, secret } = await invited('editor', user)
    const accepted = await accept(user, secret)
    expect([accepted.status, accepted.body]).toEqual([200, { companyId: company.id }])
    const { body } = await app.as(user).get('/api/companies')
    expect(body.map(({ id, role }: { id: number; role: string }) => [id, role])).toEqual([
      [company.id, 'editor'],
      [own.body.id, 'owner'],
    ])
    const [row] = await app.rows('select email_confirmed_at from users where id = $1', [user.id])
    expect(row?.email_confirmed_at).not.toBeNull()
    const log = await app.rows(
      `select action, user_id from audit_entries where company_id = $1 and entity in ('member', 'invitation') order by id`,
      [company.id],
    )
    expect(log).toEqual([
      { action: 'invitation.sent', user_id: company.owner.id },
      { action: 'member.joined', user_id: user.id },
    ])
    const colleagues = (await app.as(company.owner).get(members(company))).body
    expect(colleagues.map(({ state }: { state: string }) => state)).not.toContain('waiting')
  })

  test('второе нажатие отвечает тем же, чужая учётная запись получает отказ с обоими адресами', async () => {
    const user = await app.user()
    const { company, secret } = await invited('viewer', user)
    const stranger = await app.user()
    const refused = await accept(stranger, secret)
    expect([refused.status, refused.body.description]).toEqual([
      403,
      `Приглашение отправлено на ${user.email}, а вы вошли как ${stranger.email}. Выйдите и войдите с тем e-mail, на который пришло письмо.`,
    ])
    expect([(await accept(user, secret)).status, (await accept(user, secret)).status]).toEqual([200, 200])
    expect((await look(secret)).body.state).toBe('accepted')
    await app.as(company.owner).delete(`${members(company)}/${user.id}`)
    expect((await accept(user, secret)).status).toBe(409)
  })

  test('отозванное говорит об этом и доступа не даёт', async () => {
    const user = await app.user()
    const { company, id, secret } = await invited('viewer', user)
    expect((await app.as(company.owner).delete(invitation(company, id))).status).toBe(204)
    expect((await look(secret)).body.state).toBe('withdrawn')
    const refused = await accept(user, secret)
    expect([refused.status, refused.body.description]).toEqual([
      409,
      'Приглашение отозвано. Попросите прислать новое.',
    ])
    expect((await app.as(company.owner).delete(invitation(company, id))).status).toBe(404)
    const again = await app.as(company.owner).post(members(company), { email: user.email, role: 'viewer' })
    expect(again.status).toBe(201)
  })

  test('действует 14 дней; отправленное ещё раз — снова 14, и прежняя ссылка с ним', async () => {
    const user = await app.user()
    const { company, id, secret } = await invited('viewer', user)
    app.clock.set('2025-03-24T09:00:00.000Z')
    try {
      const [owner, guest] = [await signedInNow(app, company.owner), await signedInNow(app, user)]
      expect((await look(secret)).body.state).toBe('expired')
      expect((await accept(guest, secret)).body.description).toBe(
        'Срок приглашения истёк. Попросите отправить его ещё раз.',
      )
      const sent = await app.as(owner).post(`${invitation(company, id)}/send`)
      expect([sent.status, sent.body.state, sent.body.expiresAt]).toEqual([
        200,
        'waiting',
        '2025-04-07T09:00:00.000Z',
      ])
      expect(await secretIn(user.email)).not.toBe(secret)
      expect((await accept(guest, secret)).status).toBe(200)
    } finally {
      app.clock.set(START)
    }
  })

  test('письмо не повторяют раньше чем через минуту', async () => {
    const { company, id } = await invited()
    const answer = await app.as(company.owner).post(`${invitation(company, id)}/send`)
    expect([answer.status, answer.body.description]).toEqual([
      429,
      'Письмо только что отправлено. Повторите через минуту.',
    ])
  })

  test.each([
    [
      'уже участник',
      (company: TestCompany) => company.viewer.email.toUpperCase(),
      409,
      'У этого пользователя',
    ],
    ['неверный адрес', () => 'не адрес', 422, 'email: Неверный e-mail'],
  ])('%s — отказ, и письма нет', async (_case, emailOf, status, beginning) => {
    const company = await app.company()
    const answer = await app
      .as(company.owner)
      .post(members(company), { email: emailOf(company), role: 'editor' })
    expect([answer.status, answer.body.description.startsWith(beginning)]).toEqual([status, true])
    expect(await app.rows('select 1 from invitations where company_id = $1', [company.id])).toEqual([])
  })

  test('второе приглашение на тот же адрес — 409', async () => {
    const { company, email } = await invited()
    const again = await app
      .as(company.owner)
      .post(members(company), { email: email.toUpperCase(), role: 'owner' })
    expect([again.status, again.body.description]).toEqual([
      409,
      'На этот e-mail приглашение уже отправлено. Его можно отправить ещё раз или отозвать',
    ])
  })

  test('выдуманная ссылка — 404 без подробностей', async () => {
    expect((await look('net-takoj')).status).toBe(404)
    expect((await accept(await app.user(), 'net-takoj')).status).toBe(404)
    expect((await look('не%20ссылка')).status).toBe(400)
  })

  test.each(['editor', 'viewer'] as const)('%s не приглашает и не отзывает', async (role) => {
    const { company, id } = await invited()
    const client = app.as(company[role])
    const answers = [
      await client.post(members(company), { email: freshEmail(), role: 'viewer' }),
      await client.post(`${invitation(company, id)}/send`),
      await client.delete(invitation(company, id)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('Несколько организаций', () => {
  test('выбранная становится первой в списке — у этого пользователя', async () => {
    const [first, second] = [await app.company(), await app.company()]
    await app.join(second, first.owner, 'viewer')
    const ids = async (user: TestUser) =>
      (await app.as(user).get('/api/companies')).body.map(({ id }: { id: number }) => id)
    expect(await ids(first.owner)).toEqual([first.id, second.id])
    expect((await app.as(first.owner).post(`/api/companies/${second.id}/choose`)).status).toBe(204)
    expect(await ids(first.owner)).toEqual([second.id, first.id])
    expect(await ids(second.owner)).toEqual([second.id])
  })

  test('чужую не выбрать', async () => {
    const company = await app.company()
    expect((await app.as(await app.user()).post(`/api/companies/${company.id}/choose`)).status).toBe(404)
  })
})
