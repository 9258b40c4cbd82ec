import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

function change(company: TestCompany, changes: unknown, headers: Record<string, string> = {}) {
  return app.as(company.owner).patch(`/api/companies/${company.id}`, changes, { headers })
}

function log(company: TestCompany) {
  return app.rows('select user_id, action, changes from audit_entries where company_id = $1 order by id', [
    company.id,
  ])
}

describe('Изменение карточки', () => {
  test('меняется названное, остальное стоит; версия выросла; в журнале только изменённое', async () => {
    const company = await app.company()
    const before = (await app.as(company.owner).get(`/api/companies/${company.id}`)).body
    const { status, body } = await change(company, {
      city: 'Казань',
      headcount: 12,
      shortName: before.shortName,
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, city: 'Казань', headcount: 12, version: 2 })
    expect(await log(company)).toEqual([
      {
        user_id: company.owner.id,
        action: 'company.changed',
        changes: [
          { field: 'city', from: null, to: 'Казань' },
          { field: 'headcount', from: null, to: 12 },
        ],
      },
    ])
  })

  test('merge-patch+json принимается так же', async () => {
    const company = await app.company()
    const answer = await app.as(company.owner).inject({
      method: 'PATCH',
      url: `/api/companies/${company.id}`,
      headers: { 'content-type': 'application/merge-patch+json' },
      payload: JSON.stringify({ city: 'Пермь' }),
    })
    expect([answer.status, answer.body.city]).toEqual([200, 'Пермь'])
  })

  test.each([
    ['пустое изменение', {}],
    ['то же значение', { okpo: '00032537', activities: [1] }],
    ['то же, записанное иначе', { phone: '8 495 1234567' }],
  ])('%s: версия и журнал прежние', async (_case, changes) => {
    const company = await app.company()
    const { status, body } = await change(company, changes)
    expect([status, body.version, body.phone]).toEqual([200, 1, '+7 (495) 123-45-67'])
    expect(await log(company)).toEqual([])
  })

  test('null очищает необязательное, список заменяется целиком', async () => {
    const company = await app.company()
    await change(company, { city: 'Казань', additionalAddresses: ['Один', 'Два'], microEnterprise: true })
    const { body } = await change(company, {
      city: null,
      additionalAddresses: ['Три'],
      microEnterprise: null,
    })
    expect(body).toMatchObject({
      city: null,
      additionalAddresses: ['Три'],
      microEnterprise: null,
      version: 3,
    })
    expect((await change(company, { additionalAddresses: null })).body.additionalAddresses).toEqual([])
  })

  test('падежи сливаются по одному, null убирает один', async () => {
    const company = await app.company()
    await change(company, { directorNameCases: { genitive: 'Иванова Петра', dative: 'Иванову Петру' } })
    const { body } = await change(company, { directorNameCases: { genitive: null, accusative: 'Иванова' } })
    expect(body.directorNameCases).toEqual({ dative: 'Иванову Петру', accusative: 'Иванова' })
  })

  test('организация становится предпринимателем, когда меняются ИНН, ОГРНИП и КПП вместе', async () => {
    const company = await app.company()
    const trader = { inn: '500100732259', ogrn: '304500116000157' }
    const kept = await change(company, trader)
    expect([kept.status, kept.body.description]).toEqual([
      422,
      'kpp: У индивидуального предпринимателя нет КПП',
    ])
    expect((await change(company, { ...trader, kpp: null })).body).toMatchObject({ ...trader, kpp: null })
  })
})

describe('Кто сохранил раньше', () => {
  test('устаревшая версия: 412 с тем, кто и что изменил; ничего не записано', async () => {
    const company = await app.company()
    await app.as(company.editor).patch(`/api/companies/${company.id}`, { city: 'Казань', headcount: 5 })
    const late = await change(company, { city: 'Пермь' }, { 'if-match': '"1"' })
    expect(late.status).toBe(412)
    expect(late.body.description).toContain(company.editor.email)
    expect(late.body.errors.map(({ field }: { field: string }) => field)).toEqual(['city', 'headcount'])
    expect((await app.as(company.owner).get(`/api/companies/${company.id}`)).body.city).toBe('Казань')
    expect((await change(company, { city: 'Пермь' }, { 'if-match': '"2"' })).status).toBe(200)
  })

  test('без If-Match последняя запись остаётся, и журнал помнит обе', async () => {
    const company = await app.company()
    await change(company, { city: 'Казань' })
    await app.as(company.editor).patch(`/api/companies/${company.id}`, { city: 'Пермь' })
    expect((await log(company)).map(({ user_id }) => user_id)).toEqual([company.owner.id, company.editor.id])
  })

  test('одновременные изменения разных полей сохраняются все', async () => {
    const company = await app.company()
    const fields = { city: 'Казань', headcount: 5, shortName: 'ООО «Новое»', okogu: '4210015' }
    const parts = Object.entries(fields).map(([field, value]) => change(company, { [field]: value }))
    for (const { status } of await Promise.all(parts)) expect(status).toBe(200)
    const { body } = await app.as(company.owner).get(`/api/companies/${company.id}`)
    expect(body).toMatchObject({ ...fields, version: 5 })
  })
})

describe('Права и тариф', () => {
  test('наблюдатель читает, но не меняет; редактор меняет', async () => {
    const company = await app.company()
    const path = `/api/companies/${company.id}`
    expect((await app.as(company.viewer).get(path)).body.role).toBe('viewer')
    const refused = await app.as(company.viewer).patch(path, { city: 'Казань' })
    expect([refused.status, refused.body.description]).toEqual([403, 'Для этого действия недостаточно прав'])
    expect((await app.as(company.editor).patch(path, { city: 'Казань' })).status).toBe(200)
  })

  test('чужая и несуществующая организация отвечают одинаково', async () => {
    const company = await app.company()
    const stranger = app.as(await app.user())
    for (const id of [company.id, 2 ** 40]) {
      const read = await stranger.get(`/api/companies/${id}`)
      const written = await stranger.patch(`/api/companies/${id}`, { city: 'Казань' })
      expect([read.status, written.status]).toEqual([404, 404])
      expect([read.body, written.body]).toEqual([read.body, read.body])
    }
  })

  test('базовый тариф не включает новую деятельность с рабочими местами вне офиса', async () => {
    const company = await app.company()
    await change(company, { activities: [1, 101] })
    await app.rows(`update subscriptions set tariff = 'basic' where company_id = $1`, [company.id])
    const refused = await change(company, { activities: [1, 101, 121] })
    expect(refused.status).toBe(402)
    expect(refused.body.description).toContain('«Строительство зданий»')
    expect((await change(company, { activities: [101, 2], city: 'Казань' })).status).toBe(200)
  })
})
