import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
beforeEach(async () => {
  company = await app.company()
})

const client = () => app.as(company.editor)
const list = async () => (await client().get(`/api/things?companyId=${company.id}`)).body
const create = (fields: object) => client().post('/api/things', { companyId: company.id, ...fields })
const EXTINGUISHER = {
  kind: 'extinguisher',
  name: 'Огнетушитель ОП-4',
  inventoryNumber: '7',
  periodMonths: 12,
}

describe('оборудование', () => {
  test.each([
    ['осмотрено недавно', '2025-03-01', '2026-03-01', 'ok'],
    ['срок близко', '2024-04-01', '2025-04-01', 'soon'],
    ['просрочено', '2024-03-01', '2025-03-01', 'overdue'],
    ['не сказано, когда осмотрено', null, null, 'missing'],
  ])('%s', async (_name, inspectedOn, deadline, state) => {
    const { status, body } = await create({ ...EXTINGUISHER, inspectedOn })
    expect(status, body.description).toBe(201)
    expect(body).toMatchObject({ ...EXTINGUISHER, inspectedOn, deadline, state })
  })

  test('без срока — без состояния; осмотр в будущем — ошибка у поля', async () => {
    const { body } = await create({ kind: 'machine', name: 'Станок', inspectedOn: '2025-03-01' })
    expect(body).toMatchObject({ deadline: null, state: 'none' })
    const wrong = await client().patch(`/api/things/${body.id}`, { inspectedOn: '2025-03-11' })
    expect(wrong.body.errors).toEqual([{ field: 'inspectedOn', message: 'Эта дата ещё не наступила' }])
  })

  test('место, в котором что-то числится, не удаляется', async () => {
    const place = await client().post('/api/places', { companyId: company.id, name: 'Склад' })
    const { body: thing } = await create({ ...EXTINGUISHER, placeId: place.body.id })
    const refused = await client().delete(`/api/places/${place.body.id}`)
    expect([refused.status, refused.body.description]).toEqual([
      409,
      'Здесь числится оборудование. Сначала укажите ему другое место',
    ])
    await client().delete(`/api/things/${thing.id}`)
    expect((await client().delete(`/api/places/${place.body.id}`)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  test('список печатается вместо сказанного словами и ведётся поштучно', async () => {
    const facts = async (key: string) =>
      (await client().get(`/api/facts?companyId=${company.id}`)).body.find(
        (one: { key: string }) => one.key === key,
      )
    const answer = () =>
      client().put('/api/facts', { companyId: company.id, values: { machines: 'токарные станки' } })
    expect((await answer()).status).toBe(200)
    expect((await facts('machines')).value).toBe('токарные станки')
    await create({ kind: 'machine', name: 'станок 16К20', inventoryNumber: '12' })
    await create({ kind: 'machine', name: 'пресс' })
    await create({ kind: 'machine', name: 'пресс' })
    expect(await facts('machines')).toMatchObject({
      value: 'станок 16К20, инв. № 12; пресс — 2',
      source: 'record',
    })
    const { status, body } = await answer()
    expect([status, body.errors[0].message]).toEqual([422, 'Список ведётся на странице «Оборудование»'])
  })
})

test('сроки осмотров стоят в сводке и в календаре', async () => {
  await create({ ...EXTINGUISHER, inspectedOn: '2024-03-01' })
  await create({ kind: 'ladder', name: 'Стремянка', periodMonths: 6, inspectedOn: '2025-01-10' })
  await create({ kind: 'ladder', name: 'Лестница', periodMonths: 6 })
  const { body } = await client().get(`/api/overview?companyId=${company.id}`)
  expect(body.terms).toEqual([
    {
      kind: 'thing',
      overdue: 1,
      missing: 1,
      next: [
        { text: 'Огнетушитель ОП-4, инв. № 7', deadline: '2025-03-01', isOverdue: true, basis: null },
        { text: 'Стремянка', deadline: '2025-07-10', isOverdue: false, basis: null },
      ],
      calendar: [
        { date: '2025-03-01', terms: 1 },
        { date: '2025-07-10', terms: 1 },
      ],
    },
  ])
  const { body: link } = await client().post('/api/events/calendar-link', { companyId: company.id })
  const { pathname, search } = new URL(link.url)
  const { text } = await client().get(`${pathname}${search}`)
  expect(text).toContain('SUMMARY:Оборудование: 1 осмотр')
})

test('журнал осмотра печатает то, что записано, с местом и сроком', async () => {
  const { body: place } = await client().post('/api/places', { companyId: company.id, name: 'Склад' })
  await create({ ...EXTINGUISHER, inspectedOn: '2024-04-01', placeId: place.id })
  await create({ kind: 'ladder', name: 'Стремянка' })
  const draft = await client().post('/api/templates/zhurnal-ucheta-ognetushiteley/draft', {
    companyId: company.id,
    date: '2025-03-10',
  })
  const text = documentText(draft.bytes).replaceAll('\u00a0', ' ')
  expect(text).toContain('№ 7, Огнетушитель ОП-4')
  expect(text).toMatch(/Склад.*01\.04\.2024.*01\.04\.2025/s)
  expect(text).not.toContain('Стремянка')
  const registered = await client().post('/api/documents', {
    companyId: company.id,
    templateId: 'zhurnal-ucheta-ognetushiteley',
    date: '2025-03-10',
  })
  const [row] = await app.rows(`select facts->'records'->'lists' as lists from documents where id = $1`, [
    registered.body.id,
  ])
  expect(row).toEqual({ lists: { огнетушители: [expect.objectContaining({ инвентарный: '7' })] } })
})
