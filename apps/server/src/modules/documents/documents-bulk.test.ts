import { documentText } from '@ot/doc-engine'
import type { TemplateSummary } from '@ot/doc-library'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'
import { staffedCompany } from './testing/staffed-company.ts'

const DATE = '2025-03-10'
const ORDER = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** The first template of the scope that names its subject and needs nothing but the company. */
function templateOf(scope: TemplateSummary['scope'], tag: string): TemplateSummary {
  const { library } = app.deps
  const found = library.templates.find(
    (template) =>
      template.scope === scope &&
      template.requires.every((requirement) => requirement === 'company') &&
      library.tags(template.id).includes(tag),
  )
  if (found === undefined) throw new Error(`the library has no ${scope} template with ${tag}`)
  return found
}

describe('документ об одном', () => {
  test('о работнике: бумага называет его, строка реестра помнит, список показывает', async () => {
    const { id, client, people } = await staffedCompany(app)
    const template = templateOf('employee', 'работник.фио.именительный')
    const body = { companyId: id, templateId: template.id, date: DATE, employeeId: people.белов }
    const registered = await client.post('/api/documents', body)
    expect(registered).toMatchObject({
      status: 201,
      body: { employeeId: people.белов, subject: 'Белов Олег Ильич', status: 'valid' },
    })
    const file = await client.get(`/api/documents/${registered.body.id}/file`)
    expect(documentText(file.bytes)).toContain('Белов')
    const [listed] = (await client.get(`/api/documents?companyId=${id}`)).body
    expect(listed.subject).toBe('Белов Олег Ильич')
  })

  test('об отделе и о должности', async () => {
    const { id, client, departmentId, positionId } = await staffedCompany(app)
    for (const [scope, tag, subject, text] of [
      ['department', 'отдел.название', { departmentId }, 'Офис'],
      ['position', 'профессия.название', { positionId }, 'охране труда'],
    ] as const) {
      const { id: templateId } = templateOf(scope, tag)
      const answer = await client.post('/api/documents', {
        companyId: id,
        templateId,
        date: DATE,
        ...subject,
      })
      expect(answer, scope).toMatchObject({ status: 201, body: subject })
      const file = await client.get(`/api/documents/${answer.body.id}/file`)
      expect(documentText(file.bytes).toLowerCase(), scope).toContain(text.toLowerCase())
    }
  })

  test('проект о работнике делается и об уволенном', async () => {
    const { id, client, people } = await staffedCompany(app)
    const template = templateOf('employee', 'работник.фио.именительный')
    await client.post(`/api/employees/${people.белов}/dismiss`, { dismissedOn: DATE })
    const draft = await client.post(`/api/templates/${template.id}/draft`, {
      companyId: id,
      date: DATE,
      employeeId: people.белов,
    })
    expect(draft.status).toBe(200)
    expect(documentText(draft.bytes)).toContain('Белов')
  })

  test('не о том: приказ по организации не бывает об отделе', async () => {
    const { id, client, departmentId } = await staffedCompany(app)
    const answer = await client.post('/api/documents', {
      companyId: id,
      templateId: ORDER,
      date: DATE,
      departmentId,
    })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'departmentId' }] } })
  })
})

describe('сразу на многих', () => {
  test('каждому своя бумага по порядку фамилий, номера подряд', async () => {
    const { id, client, people } = await staffedCompany(app)
    const template = templateOf('employee', 'работник.фио.именительный')
    const body = {
      companyId: id,
      date: DATE,
      templateIds: [template.id],
      employeeIds: [people.кузнецова, people.белов],
    }
    const answer = await client.post('/api/documents/bulk', body)
    expect(answer.status).toBe(201)
    expect(answer.body.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Белов Олег Ильич',
      'Кузнецова Анна Павловна',
    ])
    const numbers = answer.body.map(({ number }: { number: string }) => Number.parseInt(number, 10))
    expect(numbers).toEqual([1, 2])
    const log = await app.rows(
      `select * from audit_entries where company_id = $1 and action = 'document.many-registered'`,
      [id],
    )
    expect(log).toHaveLength(1)
  })

  test('одного не нашлось — ни одной бумаги', async () => {
    const { id, client, people } = await staffedCompany(app)
    const template = templateOf('employee', 'работник.фио.именительный')
    const answer = await client.post('/api/documents/bulk', {
      companyId: id,
      date: DATE,
      templateIds: [template.id],
      employeeIds: [people.белов, 999_999],
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { description: 'employeeIds.1: Такого работника нет' },
    })
    expect(await app.rows('select 1 from documents where company_id = $1', [id])).toEqual([])
  })

  test('чего-то не хватает для одной из бумаг — ни одной, и названо, для какой', async () => {
    const { id, client } = await staffedCompany(app)
    const needy = app.deps.library.templates.find(({ requires }) => requires.includes('company.headcount'))
    const answer = await client.post('/api/documents/bulk', {
      companyId: id,
      date: DATE,
      templateIds: [ORDER, needy?.id],
    })
    expect(answer.status).toBe(409)
    expect(answer.body.description).toContain(needy?.title)
    expect(await app.rows('select 1 from documents where company_id = $1', [id])).toEqual([])
  })

  test('архив кладёт бумаги о работниках в папку шаблона, остальные — как прежде', async () => {
    const { id, client, people } = await staffedCompany(app)
    const template = templateOf('employee', 'работник.фио.именительный')
    const answer = await client.post('/api/documents/archive', {
      companyId: id,
      date: DATE,
      templateIds: [template.id, ORDER],
      employeeIds: [people.белов, people.кузнецова],
    })
    const names = Object.keys(unzipSync(answer.bytes)).filter((name) => name.endsWith('.docx'))
    expect(names).toHaveLength(3)
    expect(names.filter((name) => /\/Белов Олег Ильич\.docx$/.test(name))).toHaveLength(1)
    expect(names).toContain('Приказы/01 Приказ о назначении ответственного за охрану труда.docx')
  })

  test('зарегистрированный архив о работниках при повторе отдаёт те же бумаги', async () => {
    const { id, client, people } = await staffedCompany(app)
    const template = templateOf('employee', 'работник.фио.именительный')
    const body = { companyId: id, date: DATE, templateIds: [template.id], employeeIds: [people.белов] }
    const send = () =>
      client.post(
        '/api/documents/archive',
        { ...body, register: true },
        { headers: { 'idempotency-key': 'people' } },
      )
    const [first, again] = [await send(), await send()]
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(Object.keys(unzipSync(first.bytes))[0]).toContain('Белов Олег Ильич.docx')
  })
})
