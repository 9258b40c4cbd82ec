import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { remindUnread } from '../src/modules/dispatches/index.ts'
import { documentOf } from '../src/modules/dispatches/testing/sent.ts'
import { sendDigests } from '../src/modules/letters/index.ts'
import { addHead, addStore, MONDAY } from '../src/modules/letters/testing/dues.ts'
import { signedInNow } from './factories/user.ts'
import { SETTINGS, START, type TestApp, type TestCompany, testApp } from './world.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
})
afterAll(() => app.close())

const unconfirm = () =>
  app.rows('update users set email_confirmed_at = null where id = any($1)', [
    [company.owner.id, company.editor.id],
  ])

const waitingFor = (email: string) =>
  app.rows(
    `select name from pgboss.job where data->>'to' = $1 or (name = 'payer-letter' and data->>'companyId' = $2)`,
    [email, String(company.id)],
  )

let counter = 0
function freshEmail(): string {
  counter += 1
  return `stranger-to-all-${counter}@other.test`
}

const HOUR_LATER = '2025-03-10T10:00:00.000Z'
const strangers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ email: `stranger-${from + index}@flood.test` }))

async function send(recipients: readonly { email: string }[]) {
  const { token } = await signedInNow(app, company.owner)
  const owner = { ...company.owner, token }
  const documentIds = [await documentOf(app, { ...company, owner })]
  const body = { companyId: company.id, documentIds, recipients }
  return app.as(owner).post('/api/dispatches', body)
}

const invite = (email: string) =>
  app.as(company.owner).post(`/api/companies/${company.id}/members`, { email, role: 'viewer' })

async function sendToHead(email: string) {
  const { departmentId } = await addStore(app, company)
  await addHead(app, company, departmentId, email)
  return app.as(company.owner).post(`/api/employee-groups/${departmentId}/letter`)
}

async function order(email: string) {
  await app.rows(
    `update subscriptions set tariff = 'introductory', from_day = '2025-03-10', until = '2025-03-24' where company_id = $1`,
    [company.id],
  )
  const client = app.as(company.owner)
  const data = { emailForInvoices: email }
  const payer = await client.post('/api/payers', { companyId: company.id, type: 'this-company', data })
  const asked = { companyId: company.id, tariff: 'standard', months: 3, payerId: payer.body.id }
  return client.post('/api/subscription', asked)
}

/** The same in an installation with another limit. */
async function withLimit(lettersPerHour: number, work: () => Promise<void>): Promise<void> {
  const usual = app
  app = await testApp({ settings: { ...SETTINGS, lettersPerHour } })
  try {
    company = await app.company()
    await work()
  } finally {
    await app.close()
    app = usual
  }
}

const WAYS: [string, (email: string) => Promise<{ status: number; body: { description?: string } }>][] = [
  ['отправка документов', (email) => send([{ email }])],
  ['приглашение коллеги', invite],
  ['список руководителю отдела', sendToHead],
  ['счёт плательщику', order],
]

describe('Пока e-mail не подтверждён, письма другим людям не уходят', () => {
  test.each(WAYS)('%s', async (_way, ask) => {
    const email = freshEmail()
    await unconfirm()
    const { status, body } = await ask(email)
    expect([status, body.description]).toEqual([
      403,
      `Письма другим людям уходят только с подтверждённого e-mail. Откройте ссылку из письма, которое пришло на ${company.owner.email}. Отправить его ещё раз можно на странице «Настройки» → «Аккаунт».`,
    ])
    expect(await waitingFor(email)).toEqual([])
    expect(await app.letters(email)).toEqual([])
  })

  test('и по часам: ни напоминаний, ни списков руководителям; остальным организациям они не мешают', async () => {
    const [reader, head] = ['clock-reader@other.test', 'clock-head@other.test']
    await send([{ email: reader }])
    const { departmentId } = await addStore(app, company)
    await addHead(app, company, departmentId, head)
    await unconfirm()
    const neighbour = await app.company()
    const other = await addStore(app, neighbour)
    await addHead(app, neighbour, other.departmentId, 'clock-neighbour@other.test')
    app.clock.set(MONDAY)
    await remindUnread(app.deps)
    await sendDigests(app.deps)
    expect(await app.letters(reader)).toHaveLength(1)
    expect(await app.letters(head)).toEqual([])
    expect(await app.letters('clock-neighbour@other.test')).toHaveLength(1)
  })
})

describe('Писем другим людям за час', () => {
  test('столько, сколько работников в самой большой организации; лишняя отправка не уходит вовсе', async () => {
    expect((await send(strangers(500))).status).toBe(201)
    const { status, body, headers } = await send(strangers(400, 500))
    expect([status, headers['retry-after']]).toEqual([429, '3600'])
    expect(body.description.replaceAll('\u00a0', ' ')).toBe(
      'Организация отправляет другим людям не больше 600 писем в час, сейчас можно ещё 100. Снова 600 — через 60 минут.',
    )
    const sent = await app.rows(
      'select count(*)::int as count from dispatch_recipients where company_id = $1',
      [company.id],
    )
    expect(sent).toEqual([{ count: 500 }])
    app.clock.set(HOUR_LATER)
    expect((await send(strangers(400, 500))).status).toBe(201)
  })

  test('приглашения, списки и счета — в том же числе', async () => {
    await withLimit(3, async () => {
      const answers = []
      for (const [, ask] of WAYS) answers.push((await ask('counted@other.test')).status)
      expect(answers).toEqual([201, 201, 201, 429])
    })
  })

  test('напоминания по часам ждут следующего дня, если в этот час больше нельзя', async () => {
    await withLimit(2, async () => {
      const pair = ['first', 'second'].map((name) => ({ email: `${name}@patient.test` }))
      await send(pair)
      app.clock.set(HOUR_LATER)
      await send([{ email: 'third@patient.test' }])
      const lettersAfter = async (day: string) => {
        app.clock.set(`${day}T07:00:00.000Z`)
        await remindUnread(app.deps)
        const rows = await app.rows(
          'select letters from dispatch_recipients where company_id = $1 order by id',
          [company.id],
        )
        return rows.map(({ letters }) => letters)
      }
      expect(await lettersAfter('2025-03-14')).toEqual([2, 2, 1])
      expect(await lettersAfter('2025-03-15')).toEqual([2, 2, 2])
    })
  })
})

test.each(WAYS)('Письмо называет в теме и в тексте, от кого оно: %s', async (_way, ask) => {
  const email = freshEmail()
  await app.rows(`update users set name = 'Смирнова Анна' where id = $1`, [company.owner.id])
  expect((await ask(email)).status).toBeLessThan(300)
  const [letter] = await app.letters(email)
  expect(letter?.subject).toMatch(/ — ООО «Ромашка», Смирнова Анна$/)
  for (const words of ['ООО «Ромашка»', 'Смирнова Анна', company.owner.email]) {
    expect(letter?.text).toContain(words)
  }
  expect(letter?.replyTo).toBe(company.owner.email)
})
