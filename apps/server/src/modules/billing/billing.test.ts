import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SELLER } from '../../../seed/demo-seller.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { signedInNow } from '../../../test/factories/user.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { issueActs, markPaid } from './index.ts'
import { OWN_PAYER } from './testing/own-payer.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const YEAR = 2025

/** A company whose free days end on 24 March 2025. */
async function onTrial(): Promise<TestCompany> {
  const made = await app.company()
  await app.rows(
    `update subscriptions set tariff = 'introductory', from_day = '2025-03-10', until = '2025-03-24' where company_id = $1`,
    [made.id],
  )
  return made
}

const owner = async () => app.as(await signedInNow(app, company.owner))
const payer = async (fields: object = OWN_PAYER) =>
  (await owner()).post('/api/payers', { companyId: company.id, ...fields })
const subscription = async () => (await (await owner()).get(`/api/subscription?companyId=${company.id}`)).body
const invoices = async () => (await (await owner()).get(`/api/invoices?companyId=${company.id}`)).body

async function order(tariff: string, months: number) {
  const { body } = await payer()
  return (await owner()).post('/api/subscription', {
    companyId: company.id,
    tariff,
    months,
    payerId: body.id,
  })
}

const paid = (number: string, paidOn: string | null = null) =>
  markPaid(
    { database: app.deps.database, now: app.clock.now() },
    { year: YEAR, number: Number(number), paidOn },
  )

describe('тариф', () => {
  test('срок, пределы и занятое', async () => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
    const department = await addDepartment(app, company, 'Цех')
    await addEmployee(app, company, { employeeGroupId: department.id })
    expect(await subscription()).toEqual({
      tariff: 'introductory',
      until: '2025-03-24',
      daysLeft: 14,
      canOrder: true,
      periods: [{ tariff: 'introductory', from: '2025-03-10', until: '2025-03-24' }],
      limits: { employees: 500, officeActivitiesOnly: false, personalTemplates: true },
      usage: { employees: 1, otherActivities: expect.any(Array), personalTemplates: 0 },
    })
  })

  test('счёт: цена дня, номер по порядку; оплата продлевает с конца бесплатных дней', async () => {
    company = await onTrial()
    const { status, body } = await order('standard', 3)
    expect([status, body.total, body.status, body.date]).toEqual([201, 9000, 'issued', '2025-03-10'])
    const next = await order('standard', 6)
    expect(Number(next.body.number)).toBe(Number(body.number) + 1)

    app.clock.set('2025-03-12T09:00:00.000Z')
    await paid(body.number)
    expect(await subscription()).toMatchObject({
      tariff: 'introductory',
      until: '2025-06-24',
      periods: [{ until: '2025-03-24' }, { tariff: 'standard', from: '2025-03-25', until: '2025-06-24' }],
    })
    const [, first] = await invoices()
    expect(first).toMatchObject({
      status: 'paid',
      paidOn: '2025-03-12',
      act: null,
      period: { tariff: 'standard', from: '2025-03-25', until: '2025-06-24' },
    })
  })

  test('оплата отмечается один раз, и двумя сразу тоже; чужого номера нет', async () => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
    const { body } = await order('basic', 3)
    const both = await Promise.allSettled([paid(body.number), paid(body.number)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(paid(body.number)).rejects.toThrow('уже оплачен')
    await expect(paid('999999')).rejects.toThrow('нет')
    expect((await subscription()).until).toBe('2025-06-24')
  })

  test.each([
    ['2025-03-11', 'ещё не наступила'],
    ['2025-03-09', 'раньше, чем выставлен'],
  ])('день оплаты %s: %s', async (day, problem) => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
    const { body } = await order('basic', 3)
    await expect(paid(body.number, day)).rejects.toThrow(problem)
    expect((await invoices())[0].status).toBe('issued')
  })

  test('переход на больший тариф в середине срока: доплата в счёте, тариф со дня оплаты', async () => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
    await paid((await order('basic', 3)).body.number)
    app.clock.set('2025-04-01T09:00:00.000Z')
    expect((await subscription()).tariff).toBe('basic')
    const raised = await order('standard', 3)
    expect(raised.body.lines).toHaveLength(2)
    expect(raised.body.total).toBe(9000 + 2096)
    await paid(raised.body.number)
    expect(await subscription()).toMatchObject({ tariff: 'standard', until: '2025-09-24' })
  })

  test('меньший тариф начинается после оплаченного', async () => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
    await paid((await order('standard', 3)).body.number)
    await paid((await order('basic', 3)).body.number)
    app.clock.set('2025-06-24T20:59:00.000Z')
    expect((await subscription()).tariff).toBe('standard')
    app.clock.set('2025-06-24T21:01:00.000Z')
    expect(await subscription()).toMatchObject({ tariff: 'basic', until: '2025-09-24' })
  })

  test('тариф меньше, чем работников: сказано до заказа и при заказе', async () => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
    const { id } = await addDepartment(app, company, 'Цех')
    await app.rows(
      `insert into employees (company_id, created_at, updated_at, department_id, position_id, last_name, first_name,
         father_name, sex, birth_date, hire_date)
       select $1, now(), now(), $2, 1, 'Работник', 'Имя' || n, 'Отчество', 'm', '1980-01-01', '2020-01-01'
       from generate_series(1, 51) n`,
      [company.id, id],
    )
    const quote = await (await owner()).get(
      `/api/subscription/quote?companyId=${company.id}&tariff=basic&months=3`,
    )
    expect(quote.body.problems[0]).toContain('Работников в организации: 51')
    const { status, body } = await order('basic', 3)
    expect([status, body.errors[0].field]).toEqual([422, 'tariff'])
    expect(await invoices()).toEqual([])
  })

  test('плательщик другой организации — 422, ничего не выставлено', async () => {
    company = await onTrial()
    const foreign = (await payer()).body.id
    company = await onTrial()
    const answer = await (await owner()).post('/api/subscription', {
      companyId: company.id,
      tariff: 'basic',
      months: 3,
      payerId: foreign,
    })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'payerId'])
    expect(await invoices()).toEqual([])
  })

  test('получатель не назван — 503 с понятными словами', async () => {
    const nobody = await testApp({ settings: { ...app.deps.settings, seller: null } })
    const made = await nobody.company()
    const as = nobody.as(made.owner)
    const { body } = await as.post('/api/payers', { companyId: made.id, ...OWN_PAYER })
    const answer = await as.post('/api/subscription', {
      companyId: made.id,
      tariff: 'basic',
      months: 3,
      payerId: body.id,
    })
    expect([answer.status, answer.body.description]).toEqual([503, expect.stringContaining('поддержку')])
    await nobody.close()
  })
})

describe('акты', () => {
  test('закрывают каждый оплаченный период, когда он кончился, один раз', async () => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
    await paid((await order('basic', 3)).body.number)
    const close = () => issueActs({ ...app.deps, now: app.clock.now() })
    app.clock.set('2025-06-24T12:00:00.000Z')
    await close()
    expect((await invoices())[0].act).toBeNull()
    app.clock.set('2025-06-25T12:00:00.000Z')
    await Promise.all([close(), close()])
    await close()
    expect((await invoices())[0].act).toEqual({ number: expect.any(String), date: '2025-06-24' })
    const acts = await app.rows(`select number from seller_papers where kind = 'act' and company_id = $1`, [
      company.id,
    ])
    expect(acts).toHaveLength(1)
  })

  test('счёт хранит реквизиты своего дня', async () => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
    const { body } = await order('basic', 3)
    const [stored] = await app.rows('select payer, seller from invoices where company_id = $1 and id = $2', [
      company.id,
      body.id,
    ])
    const { vatRate: _vatRate, ...requisites } = DEMO_SELLER
    expect(stored).toMatchObject({ payer: { inn: '7707083893' }, seller: requisites })
  })
})
