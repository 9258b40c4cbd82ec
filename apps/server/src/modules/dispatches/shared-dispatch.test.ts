import { createHash } from 'node:crypto'
import { documentText } from '@ot/doc-engine'
import { pdfPages } from '@ot/doc-press/pdf-text'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { documentOf, employeeOf, sendTo, tokenOf } from './testing/sent.ts'

let app: TestApp
let company: TestCompany
let sent = 0
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
})
afterAll(() => app.close())

/** A dispatch to somebody new and the secret of his link. */
async function shared(changes: object = {}) {
  sent += 1
  const email = `reader-${sent}@other.test`
  const { body } = await sendTo(app, company, [{ email, fullName: 'Ким Лев Львович' }], changes)
  return { dispatch: body, token: await tokenOf(app, email) }
}

const AGREED = { name: 'Ким Лев Львович', agreed: true }

describe('личная ссылка', () => {
  test('показывает, что и кто прислал, и отмечает открытие', async () => {
    const { dispatch, token } = await shared({ letter: 'Прочитайте до пятницы' })
    app.clock.set('2025-03-11T06:30:00.000Z')
    const { status, body } = await app.anonymous.get(`/api/acknowledge/${token}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      organisation: 'ООО «Ромашка»',
      fullName: 'Ким Лев Львович',
      letter: 'Прочитайте до пятницы',
      state: 'opened',
      documents: [{ number: '1-ОТ', isVoid: false, signedByHand: false }],
    })
    app.clock.set('2025-03-12T06:30:00.000Z')
    await app.anonymous.get(`/api/acknowledge/${token}`)
    app.clock.set(START)
    const again = await app.as(company.owner).get(`/api/dispatches/${dispatch.id}`)
    expect(again.body.recipients[0]).toMatchObject({ state: 'opened', openedAt: '2025-03-11T06:30:00.000Z' })
  })

  test('отдаёт ровно тот файл, который отправлен', async () => {
    const { dispatch, token } = await shared()
    const [document] = dispatch.documents
    const file = await app.anonymous.get(`/api/acknowledge/${token}/file/${document.id}`)
    expect(file.status).toBe(200)
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(document.sha256)
    expect(documentText(file.bytes)).toContain('1-ОТ')
  })

  test('PDF по ссылке — те байты, что сохранены при отправке; отправленное раньше — только в Word', async () => {
    const { dispatch, token } = await shared()
    const [{ id, pdfSha256 }] = dispatch.documents
    const pdf = () => app.anonymous.get(`/api/acknowledge/${token}/file/${id}?format=pdf`)
    const file = await pdf()
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(pdfSha256)
    const registered = await app.as(company.owner).get(`/api/documents/${id}/file?format=pdf`)
    expect(registered.bytes.equals(file.bytes)).toBe(true)
    await app.rows(
      'update document_files set pdf = null, pdf_sha256 = null, pages = null where document_id = $1',
      [id],
    )
    expect((await pdf()).status).toBe(404)
    const { body } = await app.anonymous.get(`/api/acknowledge/${token}`)
    expect(body.documents).toMatchObject([{ pdfSha256: null }])
  })

  test('страницы по ссылке — те, что сохранены вместе с PDF; отправленное раньше показывают по файлу', async () => {
    const { dispatch, token } = await shared()
    const [{ id, hasPages }] = dispatch.documents
    expect(hasPages).toBe(true)
    const pages = () => app.anonymous.get(`/api/acknowledge/${token}/pages/${id}`)
    const { status, body } = await pages()
    expect(status).toBe(200)
    const said = body.pages.flatMap(({ words }: { words: { text: string }[] }) => words)
    expect(said.map(({ text }: { text: string }) => text).join('')).toContain('1-ОТ')
    expect(body.facts).toEqual([])
    const file = await app.anonymous.get(`/api/acknowledge/${token}/file/${id}?format=pdf`)
    expect(await pdfPages(file.bytes)).toHaveLength(body.pages.length)
    const registered = await app.as(company.owner).get(`/api/documents/${id}/pages`)
    expect(registered.body).toEqual(body)
    await app.rows('update document_files set pages = null where document_id = $1', [id])
    expect((await pages()).status).toBe(404)
    const { body: told } = await app.anonymous.get(`/api/acknowledge/${token}`)
    expect(told.documents).toMatchObject([{ hasPages: false }])
    expect((await app.as(company.owner).get(`/api/documents/${id}/pages`)).body).toEqual(body)
  })

  test('«Ознакомлен»: имя, время, адрес, программа и отпечатки сохраняются, повтор ничего не меняет', async () => {
    const { dispatch, token } = await shared()
    const headers = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Mozilla/5.0 (Phone)' }
    const answer = await app.anonymous.post(`/api/acknowledge/${token}`, AGREED, { headers })
    expect(answer).toMatchObject({ status: 200, body: { state: 'acknowledged', acknowledgedAt: START } })
    app.clock.set('2025-03-12T06:30:00.000Z')
    const again = await app.anonymous.post(`/api/acknowledge/${token}`, { ...AGREED, name: 'Другой' })
    expect(again.body).toEqual(answer.body)
    app.clock.set(START)
    const { body } = await app.as(company.owner).get(`/api/dispatches/${dispatch.id}`)
    const [{ id, sha256, pdfSha256 }] = dispatch.documents
    expect(body).toMatchObject({ status: 'done' })
    expect(body.recipients[0]).toMatchObject({
      acknowledgedName: 'Ким Лев Львович',
      address: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (Phone)',
      hashes: [{ documentId: id, sha256, pdfSha256 }],
    })
    const log = await app.rows(
      `select user_id from audit_entries where company_id = $1 and action = 'dispatch.acknowledged'`,
      [company.id],
    )
    expect(log).toEqual([{ user_id: null }])
  })

  test.each([
    [{ agreed: true }, 'name: Обязательное поле'],
    [{ name: '  ', agreed: true }, 'name: Обязательное поле'],
    [{ name: 'Ким', agreed: false }, 'agreed: Отметьте, что ознакомились с документами'],
  ])('%j — 422: %s', async (body, description) => {
    const { dispatch, token } = await shared()
    const answer = await app.anonymous.post(`/api/acknowledge/${token}`, body)
    expect(answer).toMatchObject({ status: 422, body: { description } })
    const stored = await app.as(company.owner).get(`/api/dispatches/${dispatch.id}`)
    expect(stored.body.recipients[0]).toMatchObject({ state: 'sent', acknowledgedAt: null })
  })

  test('на подпись: отметка по ссылке подписи не заменяет', async () => {
    const { dispatch, token } = await shared({ purpose: 'signature' })
    const answer = await app.anonymous.post(`/api/acknowledge/${token}`, AGREED)
    expect(answer.body).toMatchObject({ needsSignature: true, state: 'read' })
    const { body } = await app.as(company.owner).get(`/api/dispatches/${dispatch.id}`)
    expect(body.status).toBe('waiting')
  })

  test('ключ доступа вошедшего на ссылку не влияет', async () => {
    const { token } = await shared()
    expect((await app.as({ token: 'expired' }).get(`/api/acknowledge/${token}`)).status).toBe(200)
  })
})

describe('чужая, истёкшая, отозванная и угаданная ссылки — одинаковые 404', () => {
  type Case = [string, () => Promise<string>]
  const dead: Case[] = [
    ['угаданная', async () => 'A'.repeat(43)],
    ['слишком короткая', async () => 'x'],
    [
      'истёкшая',
      async () => {
        const { token } = await shared()
        app.clock.set('2025-04-09T09:00:00.000Z')
        return token
      },
    ],
    [
      'отозванная',
      async () => {
        const { dispatch, token } = await shared()
        await app.as(company.owner).post(`/api/dispatches/${dispatch.id}/revoke`, {})
        return token
      },
    ],
    ['с чужим хвостом', async () => `${(await shared()).token}x`],
  ]

  test.each(dead)('%s', async (_case, make) => {
    const id = await documentOf(app, company)
    const token = await make()
    const answers = [
      await app.anonymous.get(`/api/acknowledge/${token}`),
      await app.anonymous.get(`/api/acknowledge/${token}/file/${id}`),
      await app.anonymous.post(`/api/acknowledge/${token}`, AGREED),
    ]
    const bodies = new Set(answers.map(({ status, text }) => `${status} ${text}`))
    expect(bodies.size).toBe(1)
    expect([...bodies][0]).toMatch(/^404 .*Ссылка не действует/)
  })

  test('за день до конца срока ссылка ещё работает', async () => {
    const { token } = await shared()
    app.clock.set('2025-04-08T09:00:00.000Z')
    expect((await app.anonymous.get(`/api/acknowledge/${token}`)).status).toBe(200)
  })

  test('после увольнения работника ссылка не действует', async () => {
    const employeeId = await employeeOf(app, company, { email: 'leaving@other.test' })
    await sendTo(app, company, [{ employeeId }])
    const token = await tokenOf(app, 'leaving@other.test')
    expect((await app.anonymous.get(`/api/acknowledge/${token}`)).status).toBe(200)
    const body = { dismissedOn: '2025-03-10' }
    expect((await app.as(company.owner).post(`/api/employees/${employeeId}/dismiss`, body)).status).toBe(200)
    const later = await app.anonymous.get(`/api/acknowledge/${token}`)
    expect([later.status, later.body.description]).toEqual([
      404,
      expect.stringContaining('Ссылка не действует'),
    ])
    expect((await app.anonymous.post(`/api/acknowledge/${token}`, AGREED)).status).toBe(404)
  })

  test('по ссылке одной организации документа другой не достать', async () => {
    const { token } = await shared()
    const other = await app.company()
    const foreign = await documentOf(app, other)
    const own = await documentOf(app, company)
    for (const id of [foreign, own, 999_999]) {
      for (const part of ['file', 'pages']) {
        expect((await app.anonymous.get(`/api/acknowledge/${token}/${part}/${id}`)).status).toBe(404)
      }
    }
  })

  test('ссылка, подделанная на другую организацию в базе, не открывается', async () => {
    const { token } = await shared()
    const other = await app.company()
    await app.rows('update dispatch_links set company_id = $1 where company_id = $2', [other.id, company.id])
    expect((await app.anonymous.get(`/api/acknowledge/${token}`)).status).toBe(404)
  })
})
