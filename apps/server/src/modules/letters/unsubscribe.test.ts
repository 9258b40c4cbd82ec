import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { buildApp } from '../../composition/app.ts'
import { sendDigests } from './send-digests.ts'
import { addHead, addStore, MONDAY } from './testing/dues.ts'

let app: TestApp
let company: TestCompany
let departmentId: number
let heads = 0
beforeAll(async () => {
  app = await testApp({}, { alone: 'unsubscribe' })
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
  departmentId = (await addStore(app, company)).departmentId
})
afterAll(() => app.close())

async function runAt(instant: string): Promise<void> {
  app.clock.set(instant)
  await sendDigests(app.deps)
}

async function tokenFor(email: string): Promise<string> {
  const url = (await app.letters(email)).at(-1)?.unsubscribeUrl ?? ''
  return url.slice(url.lastIndexOf('/') + 1)
}

const NEXT_MONDAY = '2025-03-24T06:00:00.000Z'

describe('ссылка «Отказаться от писем»', () => {
  test('пользователь отказывается и возвращает; сводка перестаёт и снова приходит', async () => {
    const { email } = company.owner
    await runAt(MONDAY)
    const path = `/api/unsubscribe/${await tokenFor(email)}`
    expect((await app.anonymous.get(path)).body).toEqual({
      organisation: 'ООО «Ромашка»',
      kind: 'digest',
      departments: [],
      isUnsubscribed: false,
    })
    expect((await app.anonymous.post(path, {})).body.isUnsubscribed).toBe(true)
    await runAt(NEXT_MONDAY)
    expect(await app.letters(email)).toHaveLength(1)
    app.clock.set(START)
    const settings = await app.as(company.owner).get(`/api/letters/settings?companyId=${company.id}`)
    expect(settings.body.rhythm).toBe('off')
    expect((await app.anonymous.post(path, { isUnsubscribed: false })).body.isUnsubscribed).toBe(false)
    await runAt('2025-03-31T06:00:00.000Z')
    expect(await app.letters(email)).toHaveLength(2)
  })

  test.each([
    ['форма', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['многочастная форма', 'multipart/form-data; boundary=x', '--x\r\n\r\nOne-Click\r\n--x--\r\n'],
    ['без тела', undefined, undefined],
  ])('кнопка почтовой программы, %s: одно нажатие — и писем нет', async (_case, type, payload) => {
    await runAt(MONDAY)
    const answer = await app.anonymous.inject({
      method: 'POST',
      url: `/unsubscribe/${await tokenFor(company.owner.email)}`,
      ...(type !== undefined && { headers: { 'content-type': type }, payload }),
    })
    expect(answer.status).toBe(204)
    await runAt(NEXT_MONDAY)
    expect(await app.letters(company.owner.email)).toHaveLength(1)
    expect(await app.letters(company.editor.email)).toHaveLength(2)
  })

  test('с другим секретом сервера прежние письма не теряют ссылку', async () => {
    await runAt(MONDAY)
    const token = await tokenFor(company.owner.email)
    const settings = { ...app.deps.settings, jwtSecret: 'another secret of the same installation' }
    const moved = await buildApp({ ...app.deps, settings })
    const answer = await moved.inject({ method: 'GET', url: `/api/unsubscribe/${token}` })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { kind: 'digest', isUnsubscribed: false }])
    await moved.close()
  })

  test('руководитель отказывается: специалист видит это и отправить не может; новый руководитель получает', async () => {
    heads += 1
    const [former, next] = [`head-${heads}@stop.test`, `next-${heads}@stop.test`]
    await addHead(app, company, departmentId, former)
    await runAt(MONDAY)
    const path = `/api/unsubscribe/${await tokenFor(former)}`
    expect((await app.anonymous.post(path, {})).body).toEqual({
      organisation: 'ООО «Ромашка»',
      kind: 'department',
      departments: ['Склад'],
      isUnsubscribed: true,
    })
    app.clock.set(START)
    const settings = await app.as(company.owner).get(`/api/letters/settings?companyId=${company.id}`)
    expect(settings.body.departments).toMatchObject([{ isUnsubscribed: true }])
    const sent = await app.as(company.owner).post(`/api/employee-groups/${departmentId}/letter`)
    expect([sent.status, sent.body.description]).toEqual([
      409,
      'Смирнова Ольга Викторовна отказывается от этих писем',
    ])
    await runAt(NEXT_MONDAY)
    expect(await app.letters(former)).toHaveLength(1)
    app.clock.set(START)
    await addHead(app, company, departmentId, next)
    await runAt('2025-03-31T06:00:00.000Z')
    expect([(await app.letters(former)).length, (await app.letters(next)).length]).toEqual([1, 1])
  })

  test('чужая, подправленная и угаданная ссылки — одинаковые 404, ничего не меняют', async () => {
    await runAt(MONDAY)
    const token = await tokenFor(company.owner.email)
    const other = await app.company()
    const forged = token.replace(/^u\d+-/, `u${other.id}-`)
    const tokens = [forged, `${token}x`, 'x', `h${company.id}-1-${'A'.repeat(43)}`]
    for (const bad of tokens) {
      expect((await app.anonymous.get(`/api/unsubscribe/${bad}`)).status).toBe(404)
      expect((await app.anonymous.post(`/api/unsubscribe/${bad}`, {})).status).toBe(404)
    }
    expect(
      await app.rows('select 1 from digest_settings where rhythm is not null and company_id = $1', [
        company.id,
      ]),
    ).toEqual([])
  })
})

describe('настройки писем', () => {
  const settings = (user: { token: string }) =>
    app.as(user).get(`/api/letters/settings?companyId=${company.id}`)

  test('пока не выбрано: владельцу по понедельникам, наблюдателю — ничего', async () => {
    expect((await settings(company.owner)).body).toMatchObject({
      rhythm: 'weekly',
      email: company.owner.email,
      nextAt: MONDAY,
      departments: [{ department: 'Склад', head: null }],
    })
    expect((await settings(company.viewer)).body).toMatchObject({ rhythm: 'off', nextAt: null })
  })

  test('наблюдатель выбирает для себя; у других не меняется; неизвестное — 422', async () => {
    const change = (rhythm: unknown) =>
      app.as(company.viewer).patch('/api/letters/settings', { companyId: company.id, rhythm })
    expect((await change('daily')).body.rhythm).toBe('daily')
    expect((await settings(company.owner)).body.rhythm).toBe('weekly')
    expect(await change('hourly')).toMatchObject({
      status: 422,
      body: { description: 'rhythm: Выберите, как часто присылать сводку' },
    })
  })

  test('образец приходит сразу, даже когда сообщать не о чем', async () => {
    const empty = await app.company()
    const { status, body } = await app.as(empty.viewer).post('/api/letters/sample', { companyId: empty.id })
    expect([status, body]).toMatchObject([
      201,
      { kind: 'sample', state: 'queued', email: empty.viewer.email },
    ])
    const [letter] = await app.letters(empty.viewer.email)
    expect(letter?.text).toContain('Сейчас сообщать не о чем')
    expect(letter?.subject).toBe('Сроки по охране труда — ООО «Ромашка»')
  })
})
