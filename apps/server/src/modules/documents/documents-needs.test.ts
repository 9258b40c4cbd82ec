import type { TemplateAnswer } from '@ot/contract'
import { documentText } from '@ot/doc-engine'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { staffedCompany } from './testing/staffed-company.ts'

const DATE = '2025-03-10'
const CAFE = 106
const METAL_WORKS = 136
const ORDER = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const CONTENTS = 'Состав комплекта документов.docx'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function companyOf(activityIds: readonly number[]): Promise<TestCompany> {
  const company = await app.company()
  await app.rows('update companies set activity_ids = $2, headcount = null where id = $1', [
    company.id,
    activityIds,
  ])
  return company
}

async function templatesOf(company: TestCompany): Promise<TemplateAnswer[]> {
  return (await app.as(company.viewer).get(`/api/templates?companyId=${company.id}`)).body
}

/** Of the templates that only this condition makes needed. */
function reasons(templates: readonly TemplateAnswer[], condition: string): (string | null)[] {
  const { library } = app.deps
  const own = library.templates.filter(
    ({ need }) => Array.isArray(need) && need.every((one) => one === condition),
  )
  expect(own.length, condition).toBeGreaterThan(0)
  return own.map(({ id }) => templates.find((template) => template.id === id)?.needReason ?? null)
}

describe('какие бумаги нужны организации', () => {
  test('кафе предлагается общепит, а не сварка; заводу — наоборот', async () => {
    const cafe = await templatesOf(await companyOf([CAFE]))
    expect(reasons(cafe, 'food')).not.toContain(null)
    expect(new Set(reasons(cafe, 'hotWork'))).toEqual(new Set([null]))
    const works = await templatesOf(await companyOf([METAL_WORKS]))
    expect(new Set(reasons(works, 'food'))).toEqual(new Set([null]))
    expect(reasons(works, 'hotWork')[0]).toBe(
      'огневые работы: вид деятельности «Металлообработка, производство металлоконструкций» — ТК РФ, ст. 214 (пункт не сверен)',
    )
  })

  test('обязательное нужно всем, необязательное — по выбору', async () => {
    const templates = await templatesOf(await companyOf([1]))
    const find = (need: string) => app.deps.library.templates.filter((template) => template.need === need)
    for (const { id } of find('always'))
      expect(templates.find((template) => template.id === id)?.needReason).toMatch(/^обязателен/)
    for (const { id } of find('optional'))
      expect(templates.find((template) => template.id === id)?.needReason).toBeNull()
  })

  test('должность работника делает бумагу нужной, уволенный — нет', async () => {
    const { id, client, departmentId, ...company } = await staffedCompany(app)
    const positions: { id: number; name: string }[] = (await client.get('/api/positions')).body
    const roofer = positions.find(({ name }) => name === 'Кровельщик')
    const hired = await client.post('/api/employees', {
      companyId: id,
      employeeGroupId: departmentId,
      positionId: roofer?.id,
      lastName: 'Ёлкин',
      firstName: 'Пётр',
      fatherName: 'Ильич',
      sex: 'm',
      birthDate: '1990-05-17',
      hireDate: '2020-01-13',
    })
    expect(hired.status).toBe(201)
    await app.rows("update companies set activity_ids = '{1}' where id = $1", [id])
    expect(reasons(await templatesOf({ id, ...company }), 'height')[0]).toMatch(
      /^работы на высоте: должность «Кровельщик» — \S/,
    )
    await client.post(`/api/employees/${hired.body.id}/dismiss`, { dismissedOn: DATE })
    expect(reasons(await templatesOf({ id, ...company }), 'height')[0]).toBeNull()
  })

  test('численность: больше 50 по карточке', async () => {
    const company = await companyOf([1])
    await app.rows('update companies set headcount = 51 where id = $1', [company.id])
    expect(reasons(await templatesOf(company), 'headcountOver50')).not.toContain(null)
    await app.as(company.owner).patch(`/api/companies/${company.id}`, { headcount: 50 })
    expect(reasons(await templatesOf(company), 'headcountOver50')[0]).toBeNull()
  })
})

describe('комплект', () => {
  test('перед бумагами лежит состав: что в комплекте, сколько и почему', async () => {
    const { id, client, people } = await staffedCompany(app)
    const card = app.deps.library.templates.find(
      ({ scope, requires }) => scope === 'employee' && requires.length === 1,
    )
    if (card === undefined) throw new Error('the library has no paper about an employee')
    const absent = await client.put('/api/facts', { companyId: id, notApplicable: ['website'] })
    expect(absent.status).toBe(200)
    const answer = await client.post('/api/documents/archive', {
      companyId: id,
      date: DATE,
      templateIds: [card.id, ORDER],
      employeeIds: Object.values(people),
      contents: true,
    })
    expect(answer.status).toBe(200)
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('Комплект документов')
    const files = unzipSync(answer.bytes)
    expect(Object.keys(files)[0]).toBe(CONTENTS)
    const text = documentText(files[CONTENTS] ?? new Uint8Array()).replaceAll('\u00a0', ' ')
    expect(text).toContain('Приказ о назначении ответственного за охрану труда')
    expect(text).toContain('обязателен почти для каждого работодателя — ТК РФ, ст. 214, 223')
    expect(text).toContain(card.title)
    expect(text).toContain(
      'Сводная ведомость результатов СОУТ (для сайта) — У нас этого нет: сайт организации',
    )
    expect(
      Object.keys(files).filter((name) => name.includes('Белов') || name.includes('Кузнецова')),
    ).toHaveLength(2)
  })

  test('без просьбы состава нет, и среди шаблонов его нет', async () => {
    const company = await app.company()
    const answer = await app
      .as(company.viewer)
      .post('/api/documents/archive', { companyId: company.id, date: DATE, templateIds: [ORDER] })
    expect(Object.keys(unzipSync(answer.bytes))).not.toContain(CONTENTS)
    expect((await templatesOf(company)).map(({ name }) => name)).not.toContain('Состав комплекта документов')
  })
})

describe('поиск шаблонов', () => {
  test('по словам в любой форме, из текста — с местом', async () => {
    const company = await app.company()
    const client = app.as(company.viewer)
    const search = async (words: string) =>
      (await client.get(`/api/templates/search?companyId=${company.id}&q=${encodeURIComponent(words)}`)).body
    const found = await search('ответственных назначение охраны труда')
    expect(found).toContainEqual({ id: ORDER, excerpt: null })
    expect((await search('огнетушителей')).length).toBeGreaterThan(3)
    const [fir] = await search('ёлка')
    expect(fir.excerpt).toMatch(/ёлк/)
    expect(await search('квантовая хромодинамика')).toEqual([])
  })

  test('пустой запрос — ошибка', async () => {
    const company = await app.company()
    const answer = await app.as(company.viewer).get(`/api/templates/search?companyId=${company.id}&q=%20`)
    expect(answer.status).toBe(400)
  })
})
