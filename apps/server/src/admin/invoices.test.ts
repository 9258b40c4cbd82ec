import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInNow } from '../../test/factories/user.ts'
import { operatorOf } from '../../test/operator.ts'
import { type TestApp, type TestCompany, testApp } from '../../test/world.ts'
import { runAdmin } from './commands.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await testApp({}, { alone: 'operator_invoices' })
  company = await app.company()
  await app.rows(
    `update subscriptions set from_day = '2025-03-10', until = '2025-03-24' where company_id = $1`,
    [company.id],
  )
})
afterAll(() => app.close())

const run = (...words: string[]) => runAdmin(operatorOf(app), words)

async function order(): Promise<string> {
  const as = app.as(await signedInNow(app, company.owner))
  const data = { emailForInvoices: 'buh@operator.test' }
  const payer = await as.post('/api/payers', { companyId: company.id, type: 'this-company', data })
  const asked = { companyId: company.id, tariff: 'standard', months: 3, payerId: payer.body.id }
  return (await as.post('/api/subscription', asked)).body.number
}

test('счёт виден, отмечается оплаченным один раз, акт выдаётся после периода', async () => {
  expect(await run('invoice', 'list')).toBe('Счетов нет')
  const number = await order()
  expect(await run('invoice', 'list')).toMatch(
    new RegExp(
      `^№ ${number}/2025 от 10\\.03\\.2025 · ждёт оплаты · 9.000 руб\\. · Общество .+ · «Стандартный», 3 месяца$`,
    ),
  )
  expect(await run('invoice', 'acts')).toBe('Закончившихся периодов без акта нет')
  app.clock.set('2025-03-12T09:00:00.000Z')
  expect(await run('invoice', 'paid', number, '11.03.2025')).toContain('оплачен 11.03.2025 · ')
  await expect(run('invoice', 'paid', number)).rejects.toThrow('уже оплачен')
  app.clock.set('2025-06-25T09:00:00.000Z')
  expect(await run('invoice', 'acts')).toBe('Выдано актов: 1')
  expect(await run('invoice', 'list')).toMatch(/ · акт № 1$/)
})

test('номер прошлого года называют с годом', async () => {
  app.clock.set('2025-12-30T09:00:00.000Z')
  const number = await order()
  app.clock.set('2026-01-12T09:00:00.000Z')
  await expect(run('invoice', 'paid', number)).rejects.toThrow(`Счёта № ${number} за 2026 год нет`)
  expect(await run('invoice', 'paid', `${number}/2025`)).toContain(
    'Оплаченный период: 12.01.2026 — 12.04.2026',
  )
})

test.each([
  [['paid', 'первый'], 'Номер счёта'],
  [['paid', '999'], 'нет'],
  [['paid', '1/2025', '32.01.2026'], 'Дата'],
])('invoice %j — понятный отказ', async (words, said) => {
  await expect(run('invoice', ...words)).rejects.toThrow(said)
})
