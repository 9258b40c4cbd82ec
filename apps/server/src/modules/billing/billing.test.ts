import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SELLER } from '../../../seed/demo-seller.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { signedInNow } from '../../../test/factories/user.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { issueActs, markPaid } from './index.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const OWN = { type: 'this-company', name: null, data: { emailForInvoices: 'buh@romashka.example' } }
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
const payer = async (fields: object = OWN) =>
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

describe('плательщики', () => {
  beforeAll(async () => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
  })

  const LEGAL = {
    type: 'legal-entity',
    name: 'ООО «Плательщик»',
    data: {
      inn: '7707083893',
      legalAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
      emailForInvoices: 'pay@example.test',
      payeesBank: 'ПРИМЕРНЫЙ БАНК',
      bik: '040000225',
      settlementAccount: '4070 2810 2000 0000 0001',
      correspondentAccount: '30101810300000000225',
    },
  }
  const PERSON = {
    type: 'individual',
    name: null,
    data: {
      ...{ lastName: 'Ильина', firstName: 'Вера', passportNumber: '4512 123456' },
      ...{ passportDate: '2015-05-20', passportWhoIssued: 'ОВД района Примерного' },
      ...{ legalAddress: 'г. Тула, ул. Примерная, д. 2', emailForInvoices: 'vera@example.test' },
    },
  }

  test.each([
    [OWN, 'Общество с ограниченной ответственностью «Ромашка»'],
    [LEGAL, 'ООО «Плательщик»'],
    [PERSON, 'Ильина Вера'],
    [
      {
        type: 'individual-entrepreneur',
        name: null,
        data: {
          ...{ lastName: 'Ильина', firstName: 'Вера', fatherName: 'Павловна', inn: '500100732259' },
          ...{ legalAddress: 'г. Тула, ул. Примерная, д. 2', emailForInvoices: 'vera@example.test' },
        },
      },
      'Индивидуальный предприниматель Ильина Вера Павловна',
    ],
  ])('%j: на счёте — «%s»', async (fields, name) => {
    const { status, body } = await payer(fields)
    expect([status, body.name]).toEqual([201, name])
  })

  test('счёт хранится цифрами', async () => {
    const { body } = await payer(LEGAL)
    expect(body.data.settlementAccount).toBe('40702810200000000001')
  })

  const without = (fields: { data: object }, ...names: string[]) => ({
    ...fields,
    data: Object.fromEntries(Object.entries(fields.data).filter(([name]) => !names.includes(name))),
  })
  test.each([
    ['без e-mail', without(OWN, 'emailForInvoices'), ['data.emailForInvoices']],
    ['без названия', { ...LEGAL, name: null }, ['name']],
    ['без ИНН', without(LEGAL, 'inn'), ['data.inn']],
    ['ИНН человека у юридического лица', set(LEGAL, { inn: '500100732259' }), ['data.inn']],
    ['неверный ИНН', set(LEGAL, { inn: '7707083894' }), ['data.inn']],
    ['неверный БИК', set(LEGAL, { bik: '144525225' }), ['data.bik']],
    [
      'счёт другого банка',
      set(LEGAL, { bik: '044525226' }),
      ['data.settlementAccount', 'data.correspondentAccount'],
    ],
    ['банк не целиком', without(LEGAL, 'bik'), ['data.bik']],
    ['паспорт у юридического лица', set(LEGAL, { passportNumber: '4512 123456' }), ['data.passportNumber']],
    ['паспорт без пробела', set(PERSON, { passportNumber: '4512123456' }), ['data.passportNumber']],
  ])('%s — 422 с полем', async (_name, fields, wrong) => {
    const { status, body } = await payer(fields)
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, wrong])
  })

  test('казначейский счёт принят', async () => {
    const treasury = {
      bik: '017501500',
      settlementAccount: '03100643000000016900',
      correspondentAccount: '40102810545370000069',
    }
    expect((await payer(set(LEGAL, treasury))).status).toBe(201)
  })

  test('изменение поля, устаревшая версия, удаление', async () => {
    const { body } = await payer(LEGAL)
    const path = `/api/payers/${body.id}`
    const changed = await (await owner()).patch(path, { data: { phone: '+7 (900) 123-45-67' } })
    expect(changed.body).toMatchObject({
      version: 2,
      data: { phone: '+7 (900) 123-45-67', inn: '7707083893' },
    })
    const stale = await (await owner()).patch(
      path,
      { name: 'ООО «Другой»' },
      { headers: { 'if-match': '"1"' } },
    )
    expect(stale.status).toBe(412)
    expect((await (await owner()).delete(path)).status).toBe(204)
    expect((await (await owner()).get(`/api/payers?companyId=${company.id}`)).body).not.toContainEqual(
      expect.objectContaining({ id: body.id }),
    )
  })

  test('редактор и читатель видят, платит владелец', async () => {
    for (const role of [company.editor, company.viewer]) {
      expect((await app.as(role).get(`/api/payers?companyId=${company.id}`)).status).toBe(200)
      expect((await app.as(role).post('/api/payers', { companyId: company.id, ...OWN })).status).toBe(403)
    }
  })
})

function set<F extends { data: object }>(fields: F, data: object): F {
  return { ...fields, data: { ...fields.data, ...data } }
}

describe('тариф', () => {
  test('срок, пределы и занятое', async () => {
    app.clock.set('2025-03-10T09:00:00.000Z')
    company = await onTrial()
    const department = await addDepartment(app, company, 'Цех')
    await addEmployee(app, company, { employeeGroupId: department.id })
    expect(await subscription()).toEqual({
      ...{ tariff: 'introductory', until: '2025-03-24', daysLeft: 14, canOrder: true },
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
      ...{ tariff: 'introductory', until: '2025-06-24' },
      periods: [{ until: '2025-03-24' }, { tariff: 'standard', from: '2025-03-25', until: '2025-06-24' }],
    })
    const [, first] = await invoices()
    expect(first).toMatchObject({
      ...{ status: 'paid', paidOn: '2025-03-12', act: null },
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
      ...{ companyId: company.id, tariff: 'basic', months: 3, payerId: foreign },
    })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'payerId'])
    expect(await invoices()).toEqual([])
  })

  test('получатель не назван — 503 с понятными словами', async () => {
    const nobody = await testApp({ settings: { ...app.deps.settings, seller: null } })
    const made = await nobody.company()
    const as = nobody.as(made.owner)
    const { body } = await as.post('/api/payers', { companyId: made.id, ...OWN })
    const answer = await as.post('/api/subscription', {
      ...{ companyId: made.id, tariff: 'basic', months: 3, payerId: body.id },
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
      ...[company.id, body.id],
    ])
    const { vatRate: _vatRate, ...requisites } = DEMO_SELLER
    expect(stored).toMatchObject({ payer: { inn: '7707083893' }, seller: requisites })
  })
})
