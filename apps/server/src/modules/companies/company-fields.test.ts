import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY_FIELDS } from '../../../test/factories/company.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
})
afterAll(() => app.close())

const LONG = 'я'.repeat(501)

/** Every field of the card wrong in turn: the field that must be named, the wrong value, why. */
const WRONG: readonly (readonly [field: string, value: unknown, why: string])[] = [
  ['name', '   ', 'пробелы'],
  ['name', 7, 'число'],
  ['name', LONG, 'слишком длинное'],
  ['name', 'ООО\u0000', 'нулевой знак'],
  ['shortName', '', 'пустое'],
  ['shortName', 'ООО \ud800', 'половина знака'],
  ['formOfOwnership', null, 'очищено'],
  ['activities', [], 'ни одного'],
  ['activities', [99999], 'нет в списке'],
  ['activities', null, 'очищено'],
  ['activities', 'Торговля', 'не список'],
  ['legalAddress', null, 'очищено'],
  ['actualAddress', '', 'пустой'],
  ['mailingAddress', [], 'список'],
  ['phone', '12345', 'короткий'],
  ['phone', null, 'очищено'],
  ['email', 'почта', 'не e-mail'],
  ['email', 'a@b@c.ru', 'две собаки'],
  ['inn', '7707083894', 'контрольная цифра'],
  ['inn', '770708389', 'девять цифр'],
  ['inn', '77070838931234', 'длиннее 13'],
  ['inn', 7707083893, 'число'],
  ['inn', '0000000000', 'нули'],
  ['kpp', null, 'у организации обязателен'],
  ['kpp', '', 'у организации обязателен'],
  ['kpp', '77070100', 'восемь знаков'],
  ['okpo', '00032538', 'контрольная цифра'],
  ['okato', '4', 'одна цифра'],
  ['oktmo', '123456789', 'девять цифр'],
  ['okved', '6201', 'без точки'],
  ['ogrn', '1027700132196', 'контрольная цифра'],
  ['ogrn', '304500116000157', 'ОГРНИП у организации'],
  ['ogrn', '10277001321951234', 'длиннее 16'],
  ['okogu', '421', 'три цифры'],
  ['directorName', '', 'пустое'],
  ['directorPosition', null, 'очищено'],
  ['directorNameCases', { genitive: LONG }, 'слишком длинный падеж'],
  ['directorNameCases', { nominative: 'Иванов' }, 'такого падежа нет'],
  ['directorPositionCases', 'директора', 'не список падежей'],
  ['timeZone', 'Moscow', 'неизвестный пояс'],
  ['city', LONG, 'слишком длинный'],
  ['headcount', 0, 'ноль'],
  ['headcount', 1.5, 'дробь'],
  ['headcount', '12', 'текст'],
  ['microEnterprise', 'да', 'текст'],
  ['sfrNumber', '12', 'короткий'],
  ['riskCategory', 'extreme', 'нет такой'],
  ['additionalAddresses', [''], 'пустой адрес'],
  ['additionalAddresses', 'Москва', 'не список'],
  ['regionalDaysOff', ['30.08.2026'], 'не дата'],
  ['regionalDaysOff', '2026-08-30', 'не список'],
]

function fieldsOf(errors: { field: string }[]): string[] {
  return errors.map(({ field }) => field.split('.')[0] ?? '')
}

describe('Неверное поле карточки названо, и ничего не записано', () => {
  test('в таблице есть каждое поле', () => {
    const covered = new Set(WRONG.map(([field]) => field))
    for (const field of Object.keys(COMPANY_FIELDS)) expect(covered).toContain(field)
  })

  test.each(WRONG)('при изменении: %s = %j (%s)', async (field, value) => {
    const before = await app.rows('select * from companies where id = $1', [company.id])
    const answer = await app.as(company.owner).patch(`/api/companies/${company.id}`, { [field]: value })
    expect([answer.status, fieldsOf(answer.body.errors)]).toEqual([422, [field]])
    expect(answer.body.description).toMatch(new RegExp(`^${field}[\\w.]*: \\S`))
    expect(await app.rows('select * from companies where id = $1', [company.id])).toEqual(before)
    expect(await app.rows('select 1 from audit_entries where company_id = $1', [company.id])).toEqual([])
  })

  test.each(WRONG)('при создании: %s = %j (%s)', async (field, value) => {
    const user = await app.user()
    const answer = await app.as(user).post('/api/companies', { ...COMPANY_FIELDS, [field]: value })
    expect([answer.status, fieldsOf(answer.body.errors)]).toEqual([422, [field]])
    expect((await app.as(user).get('/api/companies')).body).toEqual([])
  })

  test.each(Object.keys(COMPANY_FIELDS))('при создании без поля %s: оно обязательно', async (field) => {
    const rest = Object.fromEntries(Object.entries(COMPANY_FIELDS).filter(([name]) => name !== field))
    const answer = await app.as(await app.user()).post('/api/companies', rest)
    expect([answer.status, answer.body.description]).toEqual([422, `${field}: Обязательное поле`])
  })

  test('несколько неверных полей — строка на каждое', async () => {
    const answer = await app
      .as(company.owner)
      .patch(`/api/companies/${company.id}`, { inn: '1', phone: '2', okved: 'x' })
    expect(answer.body.description.split('\n')).toHaveLength(3)
    expect(fieldsOf(answer.body.errors).toSorted()).toEqual(['inn', 'okved', 'phone'])
  })

  test.each([
    ['nickname', 'чужое'],
    ['id', 'номер не меняют'],
    ['version', 'версию считает сервер'],
    ['role', 'роль — у участников'],
    ['activityIds', 'имя из базы'],
  ])('неизвестное поле %s (%s)', async (field) => {
    const answer = await app.as(company.owner).patch(`/api/companies/${company.id}`, { [field]: 1 })
    expect([answer.status, fieldsOf(answer.body.errors)]).toEqual([422, [field]])
    const created = await app.as(company.owner).post('/api/companies', { ...COMPANY_FIELDS, [field]: 1 })
    expect([created.status, fieldsOf(created.body.errors)]).toEqual([422, [field]])
  })
})
