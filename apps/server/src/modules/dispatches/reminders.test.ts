import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailServer } from '../../../test/smtp-server.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { jobHandlers } from '../../composition/job-handlers.ts'
import { smtpMail } from '../../jobs/mail.ts'
import { remindUnread } from './remind-unread.ts'
import { employeeOf, sendTo, tokenOf, tokensOf } from './testing/sent.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await testApp({}, { alone: 'reminders' })
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
})
afterAll(() => app.close())

const AGREED = { name: 'Ким Лев', agreed: true }

describe('напоминание кнопкой', () => {
  const remind = (id: number, body: object = {}) =>
    app.as(company.editor).post(`/api/dispatches/${id}/remind`, body)

  const lettersSentAt = (instant: string) =>
    app.rows('update dispatch_recipients set sent_at = $1 where company_id = $2', [instant, company.id])

  test('получают те, кто ещё не ознакомился; в письме новая ссылка, прежняя работает', async () => {
    const { body } = await sendTo(app, company, [{ email: 'r1@other.test' }, { email: 'r2@other.test' }])
    await app.anonymous.post(`/api/acknowledge/${await tokenOf(app, 'r1@other.test')}`, AGREED)
    await lettersSentAt('2025-03-10T07:00:00.000Z')
    const answer = await remind(body.id)
    expect(answer.status).toBe(200)
    expect(answer.body.recipients).toMatchObject([
      { letters: 1 },
      { letters: 2, sentAt: START, linkUntil: '2025-04-09T09:00:00.000Z' },
    ])
    expect(await tokensOf(app, 'r1@other.test')).toHaveLength(1)
    const tokens = await tokensOf(app, 'r2@other.test')
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens)
      expect((await app.anonymous.get(`/api/acknowledge/${token}`)).status).toBe(200)
    expect((await app.letters('r2@other.test')).at(-1)?.subject).toMatch(/^Напоминание/)
  })

  test('чаще раза в час не уходит', async () => {
    const { body } = await sendTo(app, company, [{ email: 'often@other.test' }])
    await lettersSentAt('2025-03-10T08:00:01.000Z')
    expect(await remind(body.id)).toMatchObject({ status: 409 })
    await lettersSentAt('2025-03-10T08:00:00.000Z')
    expect(await remind(body.id)).toMatchObject({ status: 200 })
  })

  test('когда некому — 409 с объяснением; чужой получатель — 422', async () => {
    const { body } = await sendTo(app, company, [{ employeeId: await employeeOf(app, company) }])
    const answer = await remind(body.id)
    expect(answer).toMatchObject({ status: 409 })
    expect(answer.body.description).toContain('Напоминать некому')
    expect(await remind(body.id, { recipientIds: [999_999] })).toMatchObject({ status: 422 })
  })
})

describe('ежедневные напоминания', () => {
  const day = (number: number) =>
    `2025-${number > 31 ? '04' : '03'}-${String(((number - 1) % 31) + 1).padStart(2, '0')}T07:00:00.000Z`

  test('не чаще раза в три дня и не дольше тридцати', async () => {
    const email = 'slow@other.test'
    await sendTo(app, company, [{ email }])
    for (let number = 11; number <= 50; number += 1) {
      app.clock.set(day(number))
      await remindUnread(app.deps)
    }
    const letters = await app.letters(email)
    // Sent on 10 March after the hour of the job: 14, 17, … 29 March and 1, 4, 7 April follow.
    expect(letters).toHaveLength(10)
    const [row] = await app.rows('select letters from dispatch_recipients where company_id = $1', [
      company.id,
    ])
    expect(row).toEqual({ letters: 10 })
    const log = await app.rows(
      `select user_id from audit_entries where company_id = $1 and action = 'dispatch.reminded'`,
      [company.id],
    )
    expect(log).toHaveLength(9)
    expect(log[0]).toEqual({ user_id: null })
  })

  test.each<[string, (sent: { id: number; documents: { id: number }[] }, email: string) => Promise<unknown>]>(
    [
      [
        'ознакомившемуся',
        async (_sent, email) => app.anonymous.post(`/api/acknowledge/${await tokenOf(app, email)}`, AGREED),
      ],
      ['после отзыва', async ({ id }) => app.as(company.owner).post(`/api/dispatches/${id}/revoke`, {})],
      [
        'об аннулированном документе',
        async ({ documents: [document] }) =>
          app.as(company.owner).post(`/api/documents/${document?.id}/void`, { reason: 'Опечатка' }),
      ],
    ],
  )('не приходят %s', async (title, change) => {
    const email = `quiet-${title.length}@other.test`
    const { body } = await sendTo(app, company, [{ email }])
    await change(body, email)
    app.clock.set(day(14))
    await remindUnread(app.deps)
    expect(await app.letters(email)).toHaveLength(1)
  })

  test('не приходят уволенному', async () => {
    const email = 'gone@company.test'
    const employeeId = await employeeOf(app, company, { workEmail: email })
    await sendTo(app, company, [{ employeeId }])
    await app.as(company.owner).post(`/api/employees/${employeeId}/dismiss`, { dismissedOn: '2025-03-10' })
    app.clock.set(day(14))
    await remindUnread(app.deps)
    expect(await app.letters(email)).toHaveLength(1)
  })

  test('прочитавшему, от которого ждут подписи рукой, писем больше нет', async () => {
    const email = 'sign@other.test'
    await sendTo(app, company, [{ email }], { purpose: 'signature' })
    await app.anonymous.post(`/api/acknowledge/${await tokenOf(app, email)}`, AGREED)
    app.clock.set(day(14))
    await remindUnread(app.deps)
    expect(await app.letters(email)).toHaveLength(1)
  })

  test('отжившие ссылки убираются', async () => {
    await sendTo(app, company, [{ email: 'old@other.test' }])
    app.clock.set('2025-06-01T07:00:00.000Z')
    await remindUnread(app.deps)
    expect(await app.rows('select 1 from dispatch_links where company_id = $1', [company.id])).toEqual([])
  })
})

test('письмо доходит по SMTP: тема, текст, HTML и адрес для ответа', async () => {
  const server = await mailServer()
  const mail = smtpMail(server.url, 'ОТдел <otdel@localhost>')
  await app.letters('nobody@other.test')
  await sendTo(app, company, [{ email: 'smtp@other.test' }])
  await app.deps.jobs.workThrough(jobHandlers({ ...app.deps, mail }))
  await server.close()
  const [letter, ...others] = await server.letters()
  expect(others).toEqual([])
  expect(letter?.subject).toBe(`Ознакомьтесь с документом — ООО «Ромашка», ${company.owner.email}`)
  expect(letter?.to).toEqual([{ name: '', address: 'smtp@other.test' }])
  expect(letter?.replyTo).toEqual([{ name: '', address: company.owner.email }])
  expect(letter?.html).toContain('Открыть и отметить «Ознакомлен»')
  const token = /\/acknowledge\/([\w-]+)/.exec(letter?.text ?? '')?.[1]
  expect((await app.anonymous.get(`/api/acknowledge/${token}`)).status).toBe(200)
})
