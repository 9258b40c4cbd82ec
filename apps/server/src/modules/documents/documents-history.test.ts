import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'
import { type Staffed, staffedCompany } from './testing/staffed-company.ts'

const ORDER = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const RESPONSIBLE_ROLE = 101

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function registered({ id, client }: Staffed, changes: object = {}) {
  const body = { companyId: id, templateId: ORDER, date: '2025-03-10', ...changes }
  const answer = await client.post('/api/documents', body)
  expect(answer.status, answer.body.description).toBe(201)
  return answer.body
}

async function listed({ id, client }: Staffed, query: string) {
  const answer = await client.get(`/api/documents?companyId=${id}&${query}`)
  expect(answer.status).toBe(200)
  return { numbers: answer.body.map(({ number }: { number: string }) => number), ...answer }
}

describe('история', () => {
  test.each([
    ['from=2025-02-01', ['3-ОТ', '2-ОТ']],
    ['to=2025-02-10', ['2-ОТ', '1-ОТ']],
    ['from=2025-02-01&to=2025-02-28', ['2-ОТ']],
    ['number=3', ['3-ОТ']],
    ['number=от', ['3-ОТ', '2-ОТ', '1-ОТ']],
    ['status=void', ['1-ОТ']],
    ['status=valid', ['3-ОТ', '2-ОТ']],
    ['group=suot', []],
    ['limit=1&page=2', ['2-ОТ']],
  ])('отбор %s', async (query, numbers) => {
    const company = await staffedCompany(app)
    const { id } = await registered(company, { date: '2025-01-15' })
    await registered(company, { date: '2025-02-10' })
    await registered(company, { date: '2025-03-01' })
    await company.client.post(`/api/documents/${id}/void`, { reason: 'Опечатка' })
    expect((await listed(company, query)).numbers).toEqual(numbers)
  })

  test('по работнику: о нём и где он назван в ответах, но не где его номер — просто число', async () => {
    const company = await staffedCompany(app)
    const { белов, кузнецова } = company.people
    await registered(company, { values: { ответственный: белов } })
    await registered(company, { values: { ответственный: кузнецова } })
    expect((await listed(company, `employeeId=${белов}`)).numbers).toEqual(['1-ОТ'])
    expect((await listed(company, `employeeId=${кузнецова}`)).numbers).toEqual(['2-ОТ'])
  })

  test('конец периода раньше начала: 400 с именем поля', async () => {
    const { id, client } = await staffedCompany(app)
    const answer = await client.get(`/api/documents?companyId=${id}&from=2025-03-02&to=2025-03-01`)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'to' }] } })
  })

  test('по шаблонам: сколько, сколько устарело и последний действующий', async () => {
    const company = await staffedCompany(app)
    await registered(company)
    const { id } = await registered(company)
    await company.client.post(`/api/documents/${id}/void`, { reason: 'Опечатка' })
    const { body } = await company.client.get(`/api/documents/by-template?companyId=${company.id}`)
    expect(body).toMatchObject([
      { templateId: ORDER, documents: 2, outdated: 0, latest: { number: '1-ОТ', status: 'valid' } },
    ])
  })
})

describe('устаревшие', () => {
  async function outdated(company: Staffed) {
    return (await listed(company, 'status=outdated')).body
  }

  test('новый руководитель: документ устарел, обновлённый встаёт на его место, прежний хранит текст', async () => {
    const company = await staffedCompany(app)
    const answers = { values: { ответственный: company.people.белов } }
    const old = await registered(company, { date: '2025-03-05', ...answers })
    expect(await outdated(company)).toEqual([])
    const before = await company.client.get(`/api/documents/${old.id}/file`)
    await company.client.patch(`/api/companies/${company.id}`, {
      directorName: 'Черных Валентина Ильинична',
    })
    expect(await outdated(company)).toMatchObject([
      { id: old.id, status: 'outdated', changes: ['Руководитель организации'] },
    ])

    const refreshed = await company.client.post('/api/documents/refresh', { companyId: company.id })
    expect(refreshed).toMatchObject({
      status: 201,
      body: { documents: [{ number: '2-ОТ', date: '2025-03-10', status: 'valid' }], left: [] },
    })
    const [fresh] = refreshed.body.documents
    const text = documentText((await company.client.get(`/api/documents/${fresh.id}/file`)).bytes)
    expect(text).toContain('Черных')
    expect(text).toContain('Белова')
    expect(await outdated(company)).toEqual([])
    const after = await company.client.get(`/api/documents/${old.id}/file`)
    expect(after.bytes.equals(before.bytes)).toBe(true)
    const replaced = (await listed(company, 'number=1-ОТ')).body[0]
    expect(replaced).toMatchObject({ status: 'valid', replacedBy: { id: fresh.id, number: '2-ОТ' } })
  })

  test.each([
    ['адрес, которого в приказе нет', { mailingAddress: '101000, г. Москва, а/я 7' }, []],
    ['название', { shortName: 'ООО «Иначе»', name: 'ООО «Иначе»' }, ['1-ОТ']],
  ])('изменилось: %s', async (_case, changes, numbers) => {
    const company = await staffedCompany(app)
    await registered(company)
    await company.client.patch(`/api/companies/${company.id}`, changes)
    expect((await listed(company, 'status=outdated')).numbers).toEqual(numbers)
  })

  test('названный работник уволен', async () => {
    const company = await staffedCompany(app)
    const { белов, кузнецова } = company.people
    await registered(company, { values: { ответственный: белов } })
    await company.client.post(`/api/employees/${кузнецова}/dismiss`, { dismissedOn: '2025-03-10' })
    expect(await outdated(company)).toEqual([])
    await company.client.post(`/api/employees/${белов}/dismiss`, { dismissedOn: '2025-03-10' })
    const [document] = await outdated(company)
    expect(document.changes).toHaveLength(1)
  })

  test('на роль назначен другой: новый приказ называет его', async () => {
    const company = await staffedCompany(app)
    const { белов, кузнецова } = company.people
    await registered(company, { values: { ответственный: белов } })
    await company.client.post('/api/responsibilities', {
      companyId: company.id,
      responsibilityRoleDefinitionId: RESPONSIBLE_ROLE,
      employeeId: кузнецова,
      orderLink: 'Не требуется',
    })
    expect(await outdated(company)).toHaveLength(1)
    const { body } = await company.client.post('/api/documents/refresh', { companyId: company.id })
    const file = await company.client.get(`/api/documents/${body.documents[0].id}/file`)
    expect(documentText(file.bytes)).toContain('Кузнецову Анну Павловну')
  })

  test('запомнен другой ответ: документ организации устарел', async () => {
    const company = await staffedCompany(app)
    const { белов, кузнецова } = company.people
    await registered(company, { values: { ответственный: белов } })
    await company.client.put(`/api/templates/${ORDER}/answers`, {
      companyId: company.id,
      values: { ответственный: кузнецова },
    })
    expect(await outdated(company)).toHaveLength(1)
  })

  test('за старым документом следует более новый: устаревает только он', async () => {
    const company = await staffedCompany(app)
    await registered(company)
    await registered(company)
    await company.client.patch(`/api/companies/${company.id}`, { directorName: 'Черных Валентина Ильинична' })
    expect((await listed(company, 'status=outdated')).numbers).toEqual(['2-ОТ'])
  })

  test('аннулированная замена возвращает прежнему его место', async () => {
    const company = await staffedCompany(app)
    await registered(company)
    await company.client.patch(`/api/companies/${company.id}`, { directorName: 'Черных Валентина Ильинична' })
    const { body } = await company.client.post('/api/documents/refresh', { companyId: company.id })
    await company.client.post(`/api/documents/${body.documents[0].id}/void`, { reason: 'Передумали' })
    const [old] = await outdated(company)
    expect(old).toMatchObject({ number: '1-ОТ', replacedBy: null })
  })

  test('обновляются только названные; чему не нужно, то оставлено и сказано почему', async () => {
    const company = await staffedCompany(app)
    const { id } = await registered(company)
    const answer = await company.client.post('/api/documents/refresh', { companyId: company.id, ids: [id] })
    expect(answer.body).toMatchObject({
      documents: [],
      left: [{ id, reason: 'Сведения в нём не изменились' }],
    })
  })

  test('наблюдатель видит устаревшие, но не обновляет', async () => {
    const company = await staffedCompany(app)
    await registered(company)
    const viewer = app.as(company.viewer)
    expect((await viewer.post('/api/documents/refresh', { companyId: company.id })).status).toBe(403)
    expect((await viewer.get(`/api/documents?companyId=${company.id}&status=outdated`)).status).toBe(200)
  })
})
