import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { startLettersProcess } from '../../../test/letters-process.ts'
import { bundled } from '../../../test/programs.ts'
import { mailServer } from '../../../test/smtp-server.ts'
import { withDatabase } from '../../../test/test-databases.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { jobHandlers } from '../../composition/job-handlers.ts'
import { clientConfig } from '../../db/client.ts'
import { smtpMail } from '../../jobs/mail.ts'
import { addHead, addStore, MONDAY } from './testing/dues.ts'

let program: string
let app: TestApp
let company: TestCompany
beforeAll(async () => {
  program = await bundled('letters-child')
  app = await testApp({}, { alone: ALONE })
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
})
afterAll(() => app.close())

const FROM = 'ОТдел <otdel@localhost>'
/** On a machine that does other things too. */
const PROCESSES_TIMEOUT = 180_000
const PATIENCE = { timeout: 60_000, interval: 100 }

const ALONE = 'killed_digests'

/** The database of the test, for processes beside it. */
function connection() {
  return withDatabase(inject('server'), `${inject('run')}_${ALONE}`)
}

function start(smtpUrl: string) {
  return startLettersProcess(program, { connection: connection(), now: MONDAY, smtpUrl })
}

/** What the queue itself does when a job has been under way for longer than a job may be. */
async function expireJobs(): Promise<void> {
  await app.rows(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}

/** Holds what the process needs for the second letter until the test lets go. */
async function holdSecondLetter(): Promise<{ release(): Promise<void> }> {
  const holder = new pg.Client(clientConfig(connection()))
  await holder.connect()
  await holder.query('begin')
  await holder.query('insert into digest_settings (user_id, company_id) values ($1, $2)', [
    company.editor.id,
    company.id,
  ])
  return {
    release: async () => {
      await holder.query('rollback')
      await holder.end()
    },
  }
}

/** In this database: other files have theirs on the same server. */
async function untilSomebodyWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = await app.rows(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (waiting.length === 0) throw new Error('nobody waits yet')
  }, PATIENCE)
}

const stored = () =>
  app.rows(
    `select email, count(*)::int as letters, bool_and(sent_at is not null) as sent from letters
     where company_id = $1 group by email order by email`,
    [company.id],
  )

describe('процесс убит посреди работы', { timeout: PROCESSES_TIMEOUT }, () => {
  test('между письмами: два новых процесса сразу дописывают остальное, каждое письмо одно', async () => {
    const { departmentId } = await addStore(app, company)
    await addHead(app, company, departmentId, 'head@killed.test')
    const server = await mailServer()
    const hold = await holdSecondLetter()
    const killed = start(server.url)
    await untilSomebodyWaits()
    await killed.kill()
    await hold.release()
    expect((await stored()).map(({ email }) => email)).toEqual([company.owner.email])

    await expireJobs()
    await Promise.all([start(server.url).done, start(server.url).done])
    const expected = ['head@killed.test', company.owner.email, company.editor.email].sort()
    expect(await stored()).toEqual(expected.map((email) => ({ email, letters: 1, sent: true })))
    const received = await server.letters()
    expect(received.map(({ to }) => to?.[0]?.address).sort()).toEqual(expected)
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(expected.length)
    await server.close()
  })

  test('когда почтовый сервер уже взял письмо: повтор — с тем же Message-ID', async () => {
    await addStore(app, company)
    await app.rows('delete from memberships where company_id = $1 and user_id = $2', [
      company.id,
      company.editor.id,
    ])
    const server = await mailServer((before) => (before === 0 ? 'silence' : 'taken'))
    const killed = start(server.url)
    await vi.waitFor(() => {
      if (server.received.length === 0) throw new Error('no letter yet')
    }, PATIENCE)
    await killed.kill()
    expect(await stored()).toEqual([{ email: company.owner.email, letters: 1, sent: false }])

    await expireJobs()
    await Promise.all([start(server.url).done, start(server.url).done])
    expect(await stored()).toEqual([{ email: company.owner.email, letters: 1, sent: true }])
    const received = await server.letters()
    expect(received).toHaveLength(2)
    const [row] = await app.rows('select message_id from letters where company_id = $1', [company.id])
    expect(received.map(({ messageId }) => messageId)).toEqual(
      received.map(() => `<${row?.message_id}@localhost>`),
    )
    expect(received[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(
      /^<http:\/\/localhost:3000\/unsubscribe\/u[\w-]+>$/,
    )
    expect(received[0]?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    )
    await server.close()
  })
})

test('почтовый сервер отказывает: письмо в очереди, после последней попытки — не доставлено', async () => {
  await addStore(app, company)
  const { body } = await app.as(company.owner).post('/api/letters/sample', { companyId: company.id })
  const server = await mailServer(() => 'busy')
  const state = async () => (await app.as(company.owner).get(`/api/letters?companyId=${company.id}`)).body[0]
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await app.deps.jobs.workThrough(jobHandlers({ ...app.deps, mail: smtpMail(server.url, FROM) }))
    expect(await state()).toMatchObject({
      id: body.id,
      attempts: attempt,
      sentAt: null,
      state: attempt === 11 ? 'failed' : 'queued',
    })
    await app.rows(`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`)
  }
  expect(new Set((await server.letters()).map(({ messageId }) => messageId)).size).toBe(1)
  await server.close()
})
