import { PDFDocument } from '@cantoo/pdf-lib'
import { pdfPages } from '@ot/doc-press/pdf-text'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownTemplateOf } from '../../../test/own-template.ts'
import { type TestApp, testApp, testPdf } from '../../../test/world.ts'
import { staffedCompany } from './testing/staffed-company.ts'

const DATE = '2025-03-10'
const ORDER = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const OWN = 'prikaz-o-komissii-po-proverke-znaniya-trebovaniy-ot'
const PDF_START = '%PDF-'
const NO_OFFICE = '/no/soffice'

describe('на сервере нет LibreOffice: бумаги библиотеки — в PDF', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ pdf: testPdf('without-office', NO_OFFICE) })
  })
  afterAll(() => app.close())

  test('проект и зарегистрированный документ — в PDF под тем же именем', async () => {
    const { id, client } = await staffedCompany(app)
    const draft = await client.post(`/api/templates/${ORDER}/draft`, {
      companyId: id,
      date: DATE,
      format: 'pdf',
    })
    expect(draft.headers['content-type']).toBe('application/pdf')
    expect(decodeURIComponent(String(draft.headers['content-disposition']))).toMatch(/10\.03\.2025\.pdf$/)
    const { body } = await client.post('/api/documents', { companyId: id, templateId: ORDER, date: DATE })
    const file = await client.get(`/api/documents/${body.id}/file?format=pdf`)
    expect(file.bytes.toString('latin1', 0, PDF_START.length)).toBe(PDF_START)
  })

  test('ZIP из PDF: те же пути, другой вид файла', async () => {
    const { id, client } = await staffedCompany(app)
    const templateIds = [ORDER]
    const answer = await client.post('/api/documents/archive', {
      companyId: id,
      date: DATE,
      templateIds,
      format: 'pdf',
    })
    const names = Object.keys(unzipSync(answer.bytes))
    expect(names).toContain('Приказы/01 Приказ о назначении ответственного за охрану труда.pdf')
  })

  test('один PDF начинается с содержания: где названа бумага, там её первая страница', async () => {
    const { id, client } = await staffedCompany(app)
    const { templates } = app.deps.library
    const papers = ['orders', 'fireSafety'].flatMap((group) =>
      templates.filter((template) => template.group === group && template.scope === 'company').slice(0, 2),
    )
    const asked = { companyId: id, date: DATE, format: 'one-pdf' }
    const made = (ids: string[]) => client.post('/api/documents/archive', { ...asked, templateIds: ids })
    const pages = await pdfPages((await made(papers.map(({ id }) => id))).bytes)
    const contents = pages[0] ?? ''
    expect(contents).toMatch(/^Содержание/)
    expect(papers).toHaveLength(4)
    for (const { id, title } of papers) {
      const [first] = await pdfPages((await made([id])).bytes)
      const said = contents.indexOf(title)
      const page = Number(/\d+/.exec(contents.slice(said + title.length))?.[0])
      expect(pages[page - 1], `${title}: ${page}`).toBe(first)
    }
  })

  test('один PDF: бумаги в порядке библиотеки, что не сделано — на последней странице', async () => {
    const { id, client } = await staffedCompany(app)
    const needy = app.deps.library.templates.find(({ requires }) => requires.includes('company.headcount'))
    const send = (templateIds: unknown[], duplex: boolean) =>
      client.post('/api/documents/archive', {
        companyId: id,
        date: DATE,
        templateIds,
        format: 'one-pdf',
        duplex,
      })
    const alone = await PDFDocument.load((await send([ORDER], false)).bytes)
    const answer = await send([needy?.id, ORDER], false)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const merged = await PDFDocument.load(answer.bytes)
    expect(merged.getPageCount()).toBe(alone.getPageCount() + 1)
    const duplex = await PDFDocument.load((await send([ORDER, ORDER], true)).bytes)
    const sheets = alone.getPageCount() + (alone.getPageCount() % 2)
    expect(duplex.getPageCount()).toBe(sheets + alone.getPageCount())
  })

  test('по своему шаблону — только Word: так и сказано, без слов о сервере, остальные бумаги комплекта — в PDF', async () => {
    const company = await staffedCompany(app)
    const { id, client } = company
    const own = ownTemplateOf(() => app, OWN)
    await own.personalised(company, 'По своему шаблону')
    const about = { companyId: id, date: DATE }
    const refused = await client.post(`/api/templates/${OWN}/draft`, { ...about, format: 'pdf' })
    expect(refused.status).toBe(503)
    expect(refused.body.description).toContain('только в формате Word')
    expect(refused.text).not.toMatch(/LibreOffice|SOFFICE|сервер/)
    expect(await own.draftText(company)).toContain('По своему шаблону')

    const listed = (await client.get(`/api/templates?companyId=${id}`)).body
    expect(listed.filter(({ wordOnly }: { wordOnly: boolean }) => wordOnly)).toEqual([
      expect.objectContaining({ id: OWN }),
    ])
    const registered = await client.post('/api/documents', { ...about, templateId: OWN })
    expect(registered.body).toMatchObject({ wordOnly: true })
    const answer = await client.post('/api/documents/archive', {
      ...about,
      format: 'one-pdf',
      templateIds: [OWN, ORDER],
    })
    const pages = await pdfPages(answer.bytes)
    expect(pages[0]).toContain('Назначить')
    expect(pages.at(-1)).toMatch(/^Не сформировано.*только в формате Word/)
  })
})
