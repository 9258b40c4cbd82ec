import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formWithout } from '../../../test/upload.ts'
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

const PDF = Buffer.from('%PDF-1.7\nскан подписи')
const DATE = '2025-03-10'

async function onPaper(count: number, changes: object = {}) {
  const recipients: object[] = []
  for (let index = 0; index < count; index += 1) {
    const fatherName = ['Павловна', 'Ильинична', 'Львовна'][index] ?? 'Петровна'
    recipients.push({ employeeId: await employeeOf(app, company, { fatherName }) })
  }
  const { body } = await sendTo(app, company, recipients, { purpose: 'signature', ...changes })
  return { id: body.id, ids: body.recipients.map((one: { id: number }) => one.id) }
}

const sign = (id: number, ids: number[], changes: object = {}, file = { fileName: 'Лист.PDF', bytes: PDF }) =>
  app.as(company.editor).upload(`/api/dispatches/${id}/paper-signatures`, {
    ...file,
    fields: { recipientIds: ids.join(','), signedOn: DATE, ...changes },
  })

describe('подписано на бумаге', () => {
  test('один скан на всех, кто подписал лист', async () => {
    const { id, ids } = await onPaper(3)
    const answer = await sign(id, ids.slice(0, 2))
    expect(answer).toMatchObject({ status: 200, body: { status: 'waiting' } })
    expect(answer.body.recipients).toMatchObject([
      { state: 'signed', signedOn: DATE, scan: 'Лист.pdf' },
      { state: 'signed', scan: 'Лист.pdf' },
      { state: 'paper', scan: null },
    ])
    expect(await app.rows('select 1 from dispatch_scans where company_id = $1', [company.id])).toHaveLength(1)
    const scan = await app.as(company.viewer).get(`/api/dispatches/${id}/recipients/${ids[0]}/scan`)
    expect(scan.bytes.equals(PDF)).toBe(true)
    expect(decodeURIComponent(scan.headers['content-disposition'] ?? '')).toContain('Лист.pdf')
    expect((await app.as(company.viewer).get(`/api/dispatches/${id}/recipients/${ids[2]}/scan`)).status).toBe(
      404,
    )
    expect((await sign(id, [ids[2]])).body.status).toBe('done')
  })

  test('без скана — тоже: пустой файл и никакого', async () => {
    const { id, ids } = await onPaper(2)
    const empty = await sign(id, [ids[0]], {}, { fileName: '', bytes: Buffer.alloc(0) })
    expect(empty.body.recipients[0]).toMatchObject({ state: 'signed', scan: null })
    const none = await app.as(company.owner).inject({
      ...formWithout({ recipientIds: String(ids[1]), signedOn: DATE }),
      method: 'POST',
      url: `/api/dispatches/${id}/paper-signatures`,
    })
    expect(none.body.recipients[1]).toMatchObject({ state: 'signed', scan: null })
  })

  test.each([
    [
      'завтра',
      { signedOn: '2025-03-11' },
      422,
      'signedOn: Дата подписи не может быть позже сегодняшнего дня',
    ],
    [
      'до документа',
      { signedOn: '2025-03-09' },
      422,
      'signedOn: Дата подписи раньше даты документа, 10.03.2025',
    ],
    ['никто', { recipientIds: '' }, 422, 'recipientIds: Номера получателей через запятую'],
    ['чужой', { recipientIds: '999999' }, 422, 'recipientIds: Такого получателя в отправке нет'],
  ])('%s — отказ', async (_case, fields, status, description) => {
    const { id, ids } = await onPaper(1)
    expect(await sign(id, ids, fields)).toMatchObject({ status, body: { description } })
  })

  test('не скан — 415, ничего не записано', async () => {
    const { id, ids } = await onPaper(1)
    const answer = await sign(id, ids, {}, { fileName: 'скан.pdf', bytes: Buffer.from('MZ не скан') })
    expect(answer).toMatchObject({ status: 415, body: { description: 'Скан — файл PDF, JPG или PNG' } })
    const { body } = await app.as(company.owner).get(`/api/dispatches/${id}`)
    expect(body.recipients[0].state).toBe('paper')
  })

  test.each<[string, string, typeof PDF]>([
    ['другой датой', '2025-03-09', PDF],
    ['другим сканом', DATE, Buffer.from('%PDF-1.7\nдругой лист')],
  ])('уже подписавшего не переписать %s: 409, ничего не записано', async (_how, recorded, bytes) => {
    const { id, ids } = await onPaper(2)
    await sign(id, [ids[0]])
    await app.rows(
      'update dispatch_recipients set signed_on = $2 where company_id = $1 and signed_on is not null',
      [company.id, recorded],
    )
    const card = async () => (await app.as(company.owner).get(`/api/dispatches/${id}`)).body
    const before = await card()
    const answer = await sign(id, ids, {}, { fileName: 'Лист.PDF', bytes })
    expect(answer.status).toBe(409)
    expect(answer.body.description).toMatch(
      /^Подпись уже отмечена: \S+ Ольга Павловна, \d\d\.03\.2025\. Если отметка неверна, сначала снимите её\.$/,
    )
    expect(await card()).toEqual(before)
    const scan = await app.as(company.owner).get(`/api/dispatches/${id}/recipients/${ids[0]}/scan`)
    expect(scan.bytes.equals(PDF)).toBe(true)
  })

  test('то же самое ещё раз — не ошибка: второго скана нет, остальные отмечены', async () => {
    const { id, ids } = await onPaper(2)
    await sign(id, [ids[0]])
    expect((await sign(id, [ids[0]])).status).toBe(200)
    expect(await app.rows('select 1 from dispatch_scans where company_id = $1', [company.id])).toHaveLength(1)
    const { status, body } = await sign(id, ids, {}, { fileName: '', bytes: Buffer.alloc(0) })
    expect({ status, scans: body.recipients.map(({ scan }: { scan: string | null }) => scan) }).toEqual({
      status: 200,
      scans: ['Лист.pdf', null],
    })
  })

  test('скан можно приложить позже, к той же дате', async () => {
    const { id, ids } = await onPaper(1)
    await sign(id, ids, {}, { fileName: '', bytes: Buffer.alloc(0) })
    expect((await sign(id, ids)).body.recipients).toMatchObject([{ signedOn: DATE, scan: 'Лист.pdf' }])
  })

  test('отметка, поставленная по ошибке, снимается', async () => {
    const { id, ids } = await onPaper(2)
    await sign(id, ids)
    const path = `/api/dispatches/${id}/recipients/${ids[0]}/paper-signature`
    const answer = await app.as(company.owner).delete(path)
    expect(answer.body.recipients).toMatchObject([
      { state: 'paper', scan: null },
      { state: 'signed', scan: 'Лист.pdf' },
    ])
    expect((await app.as(company.owner).delete(path)).status).toBe(409)
  })
})

describe('лист ознакомления', () => {
  test('называет документы, кто и когда ознакомился, и оставляет место остальным', async () => {
    const employeeId = await employeeOf(app, company, {
      lastName: 'Кузнецова',
      workEmail: 'sheet@company.test',
    })
    const silent = await employeeOf(app, company, { lastName: 'Молчанова', fatherName: 'Ильинична' })
    const { body } = await sendTo(app, company, [{ employeeId }, { employeeId: silent }])
    const token = await tokenOf(app, 'sheet@company.test')
    await app.anonymous.post(`/api/acknowledge/${token}`, { name: 'Кузнецова О. В.', agreed: true })
    const sheet = await app.as(company.viewer).get(`/api/dispatches/${body.id}/sheet`)
    const text = documentText(sheet.bytes).replace(/\s+/g, ' ')
    expect(text).toContain('Лист ознакомления с документами')
    expect(text).toContain('1-ОТ')
    // Noon in Moscow is nine in UTC.
    expect(text).toMatch(
      /Кузнецова Ольга Викторовна.*ознакомление отмечено по личной ссылке 10\.03\.2025 в 12:00/,
    )
    expect(text).toContain('Молчанова Ольга Ильинична')
    expect(text).not.toMatch(/undefined|[{}]/)
  })

  test('бумаги, которые закон велит подписывать рукой, ссылка не заменяет', async () => {
    const { templates } = app.deps.library
    const byHand = templates.find(({ kind, scope }) => kind === 'journal' && scope === 'company')
    if (byHand === undefined) throw new Error('в библиотеке нет журнала')
    const made = await documentOf(app, company, byHand.id)
    const { body } = await sendTo(app, company, [{ email: 'law@other.test' }], { documentIds: [made] })
    expect(body).toMatchObject({ purpose: 'acquaintance', needsSignature: true })
    expect(body.documents).toMatchObject([{ signedByHand: true }])
    const [letter] = await app.letters('law@other.test')
    expect(letter?.text).toContain('Подпись ставится на бумаге')
  })
})
