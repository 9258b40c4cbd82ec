import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailServer } from '../../test/smtp-server.ts'
import { type TestApp, testApp } from '../../test/world.ts'
import { jobHandlers } from '../composition/job-handlers.ts'
import { transaction } from '../db/transaction.ts'
import { fileMail, smtpMail } from './mail.ts'

const LETTER = {
  to: 'anna@example.test',
  subject: 'Новый пароль',
  text: 'Откройте ссылку:\n\nhttp://localhost/x',
}
const FROM = 'ОТдел <otdel@localhost>'
const NOW = '2025-03-10T09:00:00.000Z'

describe('письма', () => {
  test('по SMTP уходят с русской темой и текстом', async () => {
    const server = await mailServer()
    await smtpMail(server.url, FROM).send(LETTER)
    await server.close()
    const letter = await PostalMime.parse(server.received[0] ?? '')
    expect(letter.subject).toBe(LETTER.subject)
    expect(letter.text?.trim()).toBe(LETTER.text)
    expect(letter.from).toEqual({ name: 'ОТдел', address: 'otdel@localhost' })
    expect(letter.to).toEqual([{ name: '', address: LETTER.to }])
  })

  test('без SMTP становятся файлами, которые читает только владелец', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otdel-mail-'))
    await fileMail(folder, FROM, () => NOW).send(LETTER)
    const names = await readdir(join(folder, 'mail'))
    expect(names).toHaveLength(1)
    const file = join(folder, 'mail', names[0] ?? '')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await PostalMime.parse(await readFile(file))).subject).toBe(LETTER.subject)
    await rm(folder, { recursive: true })
  })
})

describe('очередь писем', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('отменённое изменение письма не отправляет', async () => {
    const { database, jobs } = app.deps
    const failed = transaction(database, 'read write', [], async (tx) => {
      await jobs.writeToUser(tx, { ...LETTER, to: 'rolled-back@example.test' })
      throw new Error('передумали')
    })
    await expect(failed).rejects.toThrow('передумали')
    expect(await app.letters('rolled-back@example.test')).toEqual([])
  })

  test('письмо, которого сервер не принял, ждёт и уходит со следующей попыткой', async () => {
    const { database, jobs } = app.deps
    const server = await mailServer((before) => (before === 0 ? 'busy' : 'taken'))
    const handlers = jobHandlers({ ...app.deps, mail: smtpMail(server.url, FROM) })
    await jobs.workThrough(handlers)
    await transaction(database, 'read write', [], (tx) => jobs.writeToUser(tx, LETTER))
    await jobs.workThrough(handlers)
    expect(server.received).toHaveLength(1)
    const [waiting] = await app.rows(
      `select state, retry_count from pgboss.job where name = 'mail' and state = 'retry'`,
    )
    expect(waiting).toMatchObject({ state: 'retry' })
    await app.rows(`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`)
    await jobs.workThrough(handlers)
    const attempts = await server.letters()
    expect(attempts).toHaveLength(2)
    expect(attempts[0]?.messageId).toMatch(/^<[\da-f-]{36}@localhost>$/)
    expect(attempts[1]?.messageId).toBe(attempts[0]?.messageId)
    await server.close()
  })
})
