import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInNow } from '../../../test/factories/user.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { OWN_PAYER } from './testing/own-payer.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
})
afterAll(() => app.close())

const owner = async () => app.as(await signedInNow(app, company.owner))
const payer = async (fields: object = OWN_PAYER) =>
  (await owner()).post('/api/payers', { companyId: company.id, ...fields })

describe('плательщики', () => {
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
      lastName: 'Ильина',
      firstName: 'Вера',
      passportNumber: '4512 123456',
      passportDate: '2015-05-20',
      passportWhoIssued: 'ОВД района Примерного',
      legalAddress: 'г. Тула, ул. Примерная, д. 2',
      emailForInvoices: 'vera@example.test',
    },
  }

  test.each([
    [OWN_PAYER, 'Общество с ограниченной ответственностью «Ромашка»'],
    [LEGAL, 'ООО «Плательщик»'],
    [PERSON, 'Ильина Вера'],
    [
      {
        type: 'individual-entrepreneur',
        name: null,
        data: {
          lastName: 'Ильина',
          firstName: 'Вера',
          fatherName: 'Павловна',
          inn: '500100732259',
          legalAddress: 'г. Тула, ул. Примерная, д. 2',
          emailForInvoices: 'vera@example.test',
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
    ['без e-mail', without(OWN_PAYER, 'emailForInvoices'), ['data.emailForInvoices']],
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
      expect((await app.as(role).post('/api/payers', { companyId: company.id, ...OWN_PAYER })).status).toBe(
        403,
      )
    }
  })
})

function set<F extends { data: object }>(fields: F, data: object): F {
  return { ...fields, data: { ...fields.data, ...data } }
}
