import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { documentOf, employeeOf, sendTo, tokenOf } from './testing/sent.ts'

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

const ANNA = {
  workEmail: 'anna@company.test',
  lastName: 'Кузнецова',
  firstName: 'Анна',
  fatherName: 'Павловна',
}

const logOf = (action: string) =>
  app.rows('select * from audit_entries where company_id = $1 and action = $2', [company.id, action])

describe('отправка', () => {
  test('каждому своё письмо: работнику по карточке, другим по адресу', async () => {
    const employeeId = await employeeOf(app, company, { ...ANNA, workEmail: 'anna-1@company.test' })
    const recipients = [{ employeeId }, { email: 'partner-1@other.test', fullName: 'Сидоров Иван Львович' }]
    const answer = await sendTo(app, company, recipients, { letter: 'Прошу до пятницы', due: '2025-03-14' })
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'waiting', purpose: 'acquaintance', needsSignature: false, due: '2025-03-14' },
    })
    expect(answer.body.recipients).toMatchObject([
      {
        employeeId,
        fullName: 'Кузнецова Анна Павловна',
        email: 'anna-1@company.test',
        state: 'sent',
        letters: 1,
      },
      {
        employeeId: null,
        fullName: 'Сидоров Иван Львович',
        state: 'sent',
        linkUntil: '2025-04-09T09:00:00.000Z',
      },
    ])
    const [letter] = await app.letters('anna-1@company.test')
    expect(letter?.text).toContain('Прошу до пятницы')
    expect(letter?.html).toContain('Прошу до пятницы')
    expect(letter?.replyTo).toBe(company.owner.email)
    const tokens = [await tokenOf(app, 'anna-1@company.test'), await tokenOf(app, 'partner-1@other.test')]
    expect(new Set(tokens).size).toBe(2)
    expect(await logOf('dispatch.sent')).toHaveLength(1)
  })

  test('секрет ссылки не хранится', async () => {
    await sendTo(app, company, [{ email: 'secret@other.test' }])
    const token = await tokenOf(app, 'secret@other.test')
    expect(token).toHaveLength(43)
    const rows = await app.rows('select * from dispatch_links where company_id = $1', [company.id])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('работник без почты — без письма: подписывает на бумаге', async () => {
    const employeeId = await employeeOf(app, company)
    const { body } = await sendTo(app, company, [{ employeeId }])
    expect(body.recipients).toMatchObject([{ state: 'paper', email: null, letters: 0, sentAt: null }])
  })

  test.each([
    ['другой адрес вместо карточки', { email: 'own@other.test' }, 'own@other.test', 'sent'],
    ['по желанию без письма', { email: null }, null, 'paper'],
  ])('%s', async (_case, choice, email, state) => {
    const employeeId = await employeeOf(app, company, ANNA)
    const { body } = await sendTo(app, company, [{ employeeId, ...choice }])
    expect(body.recipients).toMatchObject([{ email, state }])
  })

  test('байты документа сохраняются с отпечатком и отдаются вместо новых', async () => {
    const { body } = await sendTo(app, company, [{ email: 'kept@other.test' }])
    const [document] = body.documents
    const file = await app.as(company.owner).get(`/api/documents/${document.id}/file`)
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(document.sha256)
    await app.rows(`update document_files set bytes = 'kept' where document_id = $1`, [document.id])
    const again = await app.as(company.owner).get(`/api/documents/${document.id}/file`)
    expect(again.text).toBe('kept')
  })

  test('повтор с тем же ключом второго письма не шлёт', async () => {
    const documentIds = [await documentOf(app, company)]
    const body = { companyId: company.id, documentIds, recipients: [{ email: 'once@other.test' }] }
    const headers = { 'idempotency-key': 'the-same' }
    const first = await app.as(company.owner).post('/api/dispatches', body, { headers })
    const again = await app.as(company.owner).post('/api/dispatches', body, { headers })
    expect(again.body).toEqual(first.body)
    expect(await app.letters('once@other.test')).toHaveLength(1)
  })

  test('после окончания подписки — 402, а прежние отправки читаются', async () => {
    const { body } = await sendTo(app, company, [{ email: 'paid@other.test' }])
    const documentIds = [await documentOf(app, company)]
    await app.rows(`update subscriptions set until = '2025-03-09' where company_id = $1`, [company.id])
    const again = { companyId: company.id, documentIds, recipients: [{ email: 'unpaid@other.test' }] }
    expect((await app.as(company.owner).post('/api/dispatches', again)).status).toBe(402)
    expect((await app.as(company.owner).get(`/api/dispatches/${body.id}`)).status).toBe(200)
  })
})

describe('неверное не отправляется', () => {
  const wrong = async (changes: object) => sendTo(app, company, [{ email: 'wrong@other.test' }], changes)

  test.each([
    [{ recipients: [] }, 'recipients: Выберите хотя бы одного получателя'],
    [{ documentIds: [] }, 'documentIds: Выберите хотя бы один документ'],
    [{ documentIds: [999_999] }, 'documentIds.0: Такого документа нет'],
    [{ recipients: [{ employeeId: 999_999 }] }, 'recipients.0: Такого работника нет'],
    [{ due: '2025-03-09' }, 'due: Срок не может быть раньше сегодняшнего дня'],
    [
      { recipients: [{ email: 'a@b.test' }, { email: 'A@b.test' }] },
      'recipients.1: Этот получатель уже выбран',
    ],
  ])('%j — 422: %s', async (changes, description) => {
    expect(await wrong(changes)).toMatchObject({ status: 422, body: { description } })
    expect(await app.rows('select 1 from dispatches where company_id = $1', [company.id])).toEqual([])
    expect(await app.letters('wrong@other.test')).toEqual([])
  })

  test('аннулированный документ и уволенный работник названы', async () => {
    const id = await documentOf(app, company)
    await app.as(company.owner).post(`/api/documents/${id}/void`, { reason: 'Опечатка' })
    expect((await wrong({ documentIds: [id] })).body.description).toContain('аннулирован')
    const employeeId = await employeeOf(app, company, ANNA)
    await app.as(company.owner).post(`/api/employees/${employeeId}/dismiss`, { dismissedOn: '2025-03-10' })
    expect((await wrong({ recipients: [{ employeeId }] })).body.description).toContain('работник уволен')
  })

  test('документ и работник другой организации не отправляются', async () => {
    const other = await app.company()
    expect((await wrong({ documentIds: [await documentOf(app, other)] })).status).toBe(422)
    expect((await wrong({ recipients: [{ employeeId: await employeeOf(app, other) }] })).status).toBe(422)
  })
})

describe('реестр', () => {
  test('новые сверху, со счётом, отбором и общим числом', async () => {
    const first = await sendTo(app, company, [{ email: 'one@other.test' }, { email: 'two@other.test' }])
    const second = await sendTo(app, company, [{ email: 'three@other.test' }])
    const token = await tokenOf(app, 'three@other.test')
    await app.anonymous.post(`/api/acknowledge/${token}`, { name: 'Ким Лев', agreed: true })
    const client = app.as(company.viewer)
    const list = await client.get(`/api/dispatches?companyId=${company.id}&limit=1`)
    expect(list.headers['x-total-count']).toBe('2')
    expect(list.body).toMatchObject([
      {
        id: second.body.id,
        status: 'done',
        createdBy: company.owner.email,
        counts: { recipients: 1, opened: 1, acknowledged: 1, signed: 0, waiting: 0 },
      },
    ])
    const waiting = await client.get(`/api/dispatches?companyId=${company.id}&status=waiting`)
    expect(waiting.body.map(({ id }: { id: number }) => id)).toEqual([first.body.id])
    expect(waiting.body[0].counts).toMatchObject({ recipients: 2, waiting: 2 })
    const done = await client.get(`/api/dispatches?companyId=${company.id}&status=done`)
    expect(done.body.map(({ id }: { id: number }) => id)).toEqual([second.body.id])
  })

  test('отзыв: ссылки перестают работать, отметки остаются', async () => {
    const { body } = await sendTo(app, company, [{ email: 'read@other.test' }, { email: 'late@other.test' }])
    const read = await tokenOf(app, 'read@other.test')
    await app.anonymous.post(`/api/acknowledge/${read}`, { name: 'Ким Лев', agreed: true })
    const revoked = await app.as(company.editor).post(`/api/dispatches/${body.id}/revoke`, {})
    expect(revoked.body).toMatchObject({
      status: 'revoked',
      recipients: [{ state: 'acknowledged' }, { state: 'revoked' }],
    })
    for (const token of [read, await tokenOf(app, 'late@other.test')]) {
      expect((await app.anonymous.get(`/api/acknowledge/${token}`)).status).toBe(404)
    }
    expect((await app.as(company.editor).post(`/api/dispatches/${body.id}/revoke`, {})).status).toBe(409)
    expect((await app.as(company.editor).post(`/api/dispatches/${body.id}/remind`, {})).status).toBe(409)
    const list = await app.as(company.owner).get(`/api/dispatches?companyId=${company.id}&status=revoked`)
    expect(list.body).toHaveLength(1)
  })

  test('отозвать можно одному: остальные читают дальше', async () => {
    const { body } = await sendTo(app, company, [{ email: 'typo@other.test' }, { email: 'good@other.test' }])
    const recipientIds = [body.recipients[0].id]
    const answer = await app.as(company.owner).post(`/api/dispatches/${body.id}/revoke`, { recipientIds })
    expect(answer.body).toMatchObject({
      status: 'waiting',
      recipients: [{ state: 'revoked' }, { state: 'sent' }],
    })
    const good = await tokenOf(app, 'good@other.test')
    expect((await app.anonymous.get(`/api/acknowledge/${good}`)).status).toBe(200)
  })
})
