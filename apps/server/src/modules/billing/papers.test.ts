import { documentText, readZip } from '@ot/doc-engine'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInNow } from '../../../test/factories/user.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { findSoffice } from '../../pdf/find-soffice.ts'
import { issueActs, markPaid } from './index.ts'

const EMAIL = 'buh@papers.test'

let app: TestApp
let company: TestCompany
let invoice: { id: number; number: string }

const owner = async () => app.as(await signedInNow(app, company.owner))

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  await app.rows(
    `update subscriptions set tariff = 'introductory', from_day = '2025-03-10', until = '2025-03-24' where company_id = $1`,
    [company.id],
  )
  const as = await owner()
  const data = { emailForInvoices: EMAIL }
  const payer = await as.post('/api/payers', { companyId: company.id, type: 'this-company', data })
  const asked = { companyId: company.id, tariff: 'standard', months: 3, payerId: payer.body.id }
  invoice = (await as.post('/api/subscription', asked)).body
})
afterAll(() => app.close())

async function bytesOf(path: string): Promise<Buffer> {
  const { status, bytes } = await (await owner()).get(path)
  expect(status).toBe(200)
  return bytes
}

const words = (docx: Uint8Array) => documentText(docx).replaceAll('\u00a0', ' ')

function codeIn(docx: Uint8Array): string {
  const picture = readZip(docx).find(({ name }) => name.endsWith('.png'))
  if (picture === undefined) throw new Error('no picture in the paper')
  const { data, width, height } = PNG.sync.read(picture.bytes)
  return jsqr(new Uint8ClampedArray(data), width, height)?.data ?? ''
}

describe('счёт', () => {
  test('в Word: кто, кому, за что, сколько — цифрами и прописью', async () => {
    const text = words(await bytesOf(`/api/invoices/${invoice.id}/file`))
    for (const part of [
      `Счёт на оплату № ${invoice.number} от 10 марта 2025 г.`,
      'ООО «Пример сервиса», ИНН 0012034565, КПП 001201001',
      'Общество с ограниченной ответственностью «Ромашка», ИНН 7707083893, КПП 770701001',
      'Доступ к сервису «ОТдел», тариф «Стандартный», 3 месяца',
      '9 000,00',
      'Без налога (НДС):',
      'Девять тысяч рублей 00 копеек',
      'http://localhost:3000/ContractOffer',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('код в счёте читается и говорит банку всё, что нужно для платежа', async () => {
    expect(codeIn(await bytesOf(`/api/invoices/${invoice.id}/file`)).split('|')).toEqual([
      'ST00012',
      'Name=ООО «Пример сервиса»',
      'PersonalAcc=40702810200000000001',
      'BankName=ПРИМЕРНЫЙ БАНК',
      'BIC=040000225',
      'CorrespAcc=30101810300000000225',
      'PayeeINN=0012034565',
      'KPP=001201001',
      'Sum=900000',
      `Purpose=Оплата по счёту № ${invoice.number} от 10.03.2025 за доступ к сервису «ОТдел». НДС не облагается`,
    ])
  })

  test('уходит плательщику письмом с файлом', async () => {
    const [letter] = await app.letters(EMAIL)
    expect(letter?.subject).toContain(`Счёт № ${invoice.number} от 10.03.2025`)
    expect(letter?.attachments?.[0]?.filename).toMatch(/^Счёт № \d+ от 10\.03\.2025\.(pdf|docx)$/)
    expect(letter?.text).toContain('9 000 руб.'.replace(' ', '\u00a0'))
  })

  test('прежний, хотя реквизиты плательщика и организации уже другие', async () => {
    const before = words(await bytesOf(`/api/invoices/${invoice.id}/file`))
    await app.rows(`update companies set name = 'ООО «Другое»' where id = $1`, [company.id])
    await app.rows(
      `update payers set data = data || '{"phone": "+7 (900) 000-00-00"}' where company_id = $1`,
      [company.id],
    )
    expect(words(await bytesOf(`/api/invoices/${invoice.id}/file`))).toBe(before)
  })

  test.skipIf(findSoffice({ given: undefined, path: process.env.PATH }).soffice === null)(
    'в PDF',
    async () => {
      const pdf = await (await owner()).get(`/api/invoices/${invoice.id}/file?format=pdf`)
      expect(pdf.status).toBe(200)
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    },
  )
})

describe('акт', () => {
  test('пока период не кончился, акта нет', async () => {
    const { status, body } = await (await owner()).get(`/api/invoices/${invoice.id}/act`)
    expect([status, body.description]).toEqual([404, expect.stringContaining('когда оплаченный период')])
  })

  test('закрывает период и уходит письмом', async () => {
    await markPaid(
      { database: app.deps.database, now: app.clock.now() },
      { year: 2025, number: Number(invoice.number), paidOn: null },
    )
    app.clock.set('2025-06-25T12:00:00.000Z')
    await issueActs({ ...app.deps, now: app.clock.now() })
    const text = words(await bytesOf(`/api/invoices/${invoice.id}/act`))
    expect(text).toMatch(/Акт № \d+ от 24 июня 2025 г\. об оказанных услугах/)
    expect(text).toContain('с 25.03.2025 по 24.06.2025')
    expect(text).toContain('Девять тысяч рублей 00 копеек')
    const letters = await app.letters(EMAIL)
    expect(letters.at(-1)?.text).toContain('с 25.03.2025 по 24.06.2025')
  })
})
