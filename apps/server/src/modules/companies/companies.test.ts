import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY_FIELDS } from '../../../test/factories/company.ts'
import { type TestApp, testApp } from '../../../test/world.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp({
    lookup: {
      find: async (inn) => {
        if (inn === '7707083893')
          return { kind: 'found', company: { inn, name: 'ПАО «Известное»', okpo: '00032537' } }
        return inn === '7736050003' ? { kind: 'unavailable', cause: 'status 403' } : { kind: 'unknown' }
      },
    },
  })
})
afterAll(() => app.close())

describe('Новая организация', () => {
  test('создатель — владелец, начались бесплатные дни, в журнале запись', async () => {
    const user = await app.user()
    const created = await app.as(user).post('/api/companies', COMPANY_FIELDS)
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      ...COMPANY_FIELDS,
      activities: [{ id: 1, name: 'Бухгалтерские и аудиторские услуги' }],
      role: 'owner',
      version: 1,
      timeZone: 'Europe/Moscow',
      city: null,
      additionalAddresses: [],
      regionalDaysOff: [],
      directorNameCases: {},
    })
    const { id } = created.body
    expect(await app.rows('select tariff, until from subscriptions where company_id = $1', [id])).toEqual([
      { tariff: 'introductory', until: '2025-03-24' },
    ])
    const [entry] = await app.rows('select * from audit_entries where company_id = $1', [id])
    expect(entry).toMatchObject({
      user_id: user.id,
      action: 'company.created',
      entity: 'company',
      entity_id: id,
    })
    expect((await app.as(user).get(`/api/companies/${id}`)).body).toEqual(created.body)
  })

  test('второй пробный период того же ИНН начинается; о нём узнаёт оператор', async () => {
    const inn = '7736207543'
    const operator = app.deps.settings.supportEmail
    const told = async () => (await app.letters(operator)).filter(({ subject }) => subject.includes(inn))
    const first = await app.as(await app.user()).post('/api/companies', { ...COMPANY_FIELDS, inn })
    expect([first.status, await told()]).toEqual([201, []])
    const second = await app.as(await app.user()).post('/api/companies', { ...COMPANY_FIELDS, inn })
    expect(second.status).toBe(201)
    const [letter] = await told()
    expect(letter?.text).toContain(`С тем же ИНН уже есть: № ${first.body.id}.`)
  })

  test('записанная последней — текущая и первая в списке; чужих в нём нет', async () => {
    const user = await app.user()
    await app.as(await app.user()).post('/api/companies', COMPANY_FIELDS)
    expect((await app.as(user).get('/api/companies')).body).toEqual([])
    for (const shortName of ['ООО «Яблоко»', 'ООО «Арбуз»']) {
      await app.as(user).post('/api/companies', { ...COMPANY_FIELDS, shortName })
    }
    const { body } = await app.as(user).get('/api/companies')
    expect(body.map(({ shortName }: { shortName: string }) => shortName)).toEqual([
      'ООО «Арбуз»',
      'ООО «Яблоко»',
    ])
  })

  test('ведущие нули доходят туда и обратно', async () => {
    const user = await app.user()
    const zeros = {
      okpo: '00032537',
      okato: '01401000000',
      oktmo: '01701000',
      okogu: '0000000',
      kpp: '010101001',
    }
    const { body } = await app.as(user).post('/api/companies', { ...COMPANY_FIELDS, ...zeros })
    expect((await app.as(user).get(`/api/companies/${body.id}`)).body).toMatchObject(zeros)
  })

  test.each([
    ['', 'пустая строка'],
    [null, 'null'],
  ])('предприниматель без КПП принят: %j (%s)', async (kpp, _why) => {
    const trader = { ...COMPANY_FIELDS, inn: '500100732259', ogrn: '304500116000157', kpp }
    const { status, body } = await app.as(await app.user()).post('/api/companies', trader)
    expect([status, body.kpp]).toEqual([201, null])
  })

  test('одинаковые виды деятельности не повторяются', async () => {
    const { body } = await app
      .as(await app.user())
      .post('/api/companies', { ...COMPANY_FIELDS, activities: [101, 1, 101] })
    expect(body.activities.map(({ id }: { id: number }) => id)).toEqual([101, 1])
  })

  test('повтор с тем же Idempotency-Key не создаёт второй', async () => {
    const user = await app.user()
    const headers = { 'idempotency-key': 'first-company' }
    const first = await app.as(user).post('/api/companies', COMPANY_FIELDS, { headers })
    const again = await app.as(user).post('/api/companies', COMPANY_FIELDS, { headers })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await app.as(user).get('/api/companies')).body).toHaveLength(1)
  })
})

describe('Сведения по ИНН', () => {
  test('известная организация заполняет форму тем, что известно', async () => {
    const answer = await app.as(await app.user()).post('/api/companies/lookup-by-inn', { inn: '7707083893' })
    expect([answer.status, answer.body]).toEqual([
      200,
      { inn: '7707083893', name: 'ПАО «Известное»', okpo: '00032537' },
    ])
  })

  test.each([
    ['7727563778', 404, 'Организация с таким ИНН не найдена. Заполните сведения вручную', 'неизвестный'],
    [
      '7736050003',
      503,
      'Справочник организаций сейчас не отвечает. Повторите позже или заполните сведения вручную',
      'служба недоступна',
    ],
    ['7707083894', 422, 'inn: ИНН — 10 или 12 цифр с верной контрольной цифрой', 'контрольная цифра'],
    ['', 422, 'inn: ИНН — 10 или 12 цифр с верной контрольной цифрой', 'пустой'],
  ])('ИНН «%s»: %s, %s (%s)', async (inn, status, description) => {
    const answer = await app.as(await app.user()).post('/api/companies/lookup-by-inn', { inn })
    expect([answer.status, answer.body.description]).toEqual([status, description])
  })
})
