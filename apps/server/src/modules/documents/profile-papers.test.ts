import { documentText } from '@ot/doc-engine'
import { SAMPLE_COMPANIES, sampleFacts } from '@ot/doc-library/samples'
import { POSITIONS } from '@ot/reference'
import { profilePaperFacts } from '@ot/reference/papers'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'
import { staffedCompany } from './testing/staffed-company.ts'

const DATE = '2025-03-10'
const INSTRUCTION = 'instruktsiya-po-professii'
const WELDER = 87
const ACCOUNTANT = 4
/** «Слесарь»: no profile of its own. */
const OF_FAMILY = 2523
/** Every profile once: the own ones, and of each family the first that has none. */
const FIRST_OF_FAMILY = new Map(
  POSITIONS.filter(({ isOwnProfile }) => !isOwnProfile)
    .toReversed()
    .map((position) => [position.family, position] as const),
)
const DESCRIBED = [...POSITIONS.filter(({ isOwnProfile }) => isOwnProfile), ...FIRST_OF_FAMILY.values()]

/** Some three hundred profiles, six papers each. */
const ALL_PROFILES_MS = 300_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const papers = () => app.deps.library.templates.filter(({ records }) => records === 'profile')
/** Of some two thousand papers: what stands between the marks of Word, a paragraph per line, its markup not checked. */
function roughText(bytes: Uint8Array): string {
  const { 'word/document.xml': body } = unzipSync(bytes, {
    filter: ({ name }) => name === 'word/document.xml',
  })
  if (body === undefined) throw new TypeError('A paper without a body')
  return strFromU8(body)
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
}

const plain = (bytes: Buffer | Uint8Array) => documentText(Buffer.from(bytes)).replaceAll('\u00a0', ' ')

describe('бумаги по профессии', () => {
  test('шесть бумаг стоят в списке и говорят о должности', async () => {
    expect(papers().map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        INSTRUCTION,
        'karta-riskov-professii',
        'normy-siz-professii',
        'kartochka-siz-professii',
        'programma-instruktazha-professii',
        'test-po-professii',
      ]),
    )
    const { id, client } = await staffedCompany(app)
    const { body } = await client.get(`/api/templates?companyId=${id}`)
    const listed = body.find((template: { id: string }) => template.id === INSTRUCTION)
    expect(listed).toMatchObject({ scope: 'position', lacking: [] })
    expect(listed.missing.map(({ key }: { key: string }) => key)).not.toContain('профессия')
  })

  test('проект: сварщику — о сварке, бухгалтеру — об экране', async () => {
    const { id, client } = await staffedCompany(app)
    const draft = async (positionId: number) => {
      const body = { companyId: id, date: DATE, positionId }
      const answer = await client.post(`/api/templates/${INSTRUCTION}/draft`, body)
      expect(answer.status).toBe(200)
      return plain(answer.bytes)
    }
    const welder = await draft(WELDER)
    const accountant = await draft(ACCOUNTANT)
    expect(welder).toContain('для электрогазосварщика')
    expect(welder).toContain('Щиток защитный лицевой сварщика'.slice(1))
    expect(welder).toContain('дугу')
    expect(accountant).toContain('для бухгалтера')
    expect(accountant).toContain('экран')
    expect(accountant).not.toContain('дугу')
  })

  test('строка не рвётся у «№», у единицы и у тире перечня', async () => {
    const { id, client } = await staffedCompany(app)
    const body = { companyId: id, date: DATE, positionId: WELDER }
    const { bytes } = await client.post(`/api/templates/${INSTRUCTION}/draft`, body)
    const text = documentText(Buffer.from(bytes))
    expect(text).toContain('№\u00a029н')
    expect(text).toContain('6\u00a0пар на год')
    expect(text).not.toMatch(/№ \d|^— |\d (м|см|кг|шт\.)[ ,.;]/m)
  })

  test('зарегистрированная печатается такой же и помнит только своё', async () => {
    const { id, client } = await staffedCompany(app)
    const body = { companyId: id, templateId: 'normy-siz-professii', date: DATE, positionId: WELDER }
    const registered = await client.post('/api/documents', body)
    expect(registered).toMatchObject({ status: 201, body: { positionId: WELDER, status: 'valid' } })
    const file = await client.get(`/api/documents/${registered.body.id}/file`)
    expect(plain(file.bytes)).toContain('Краги (перчатки) для защиты от повышенных температур')
    const [row] = await app.rows('select facts from documents where id = $1', [registered.body.id])
    const { facts } = row as { facts: { records: { lists: object } } }
    expect(Object.keys(facts.records.lists).toSorted()).toEqual(['профиль', 'сиз', 'смывающие'].toSorted())
    const [listed] = (await client.get(`/api/documents?companyId=${id}`)).body
    expect(listed).toMatchObject({ subject: 'Электрогазосварщик', status: 'valid' })
  })

  test('архив для нескольких должностей: по файлу на каждую', async () => {
    const { id, client } = await staffedCompany(app)
    const answer = await client.post('/api/documents/archive', {
      companyId: id,
      date: DATE,
      templateIds: papers().map((template) => template.id),
      positionIds: [WELDER, ACCOUNTANT],
      register: true,
    })
    expect(answer.status).toBe(200)
    const names = Object.keys(unzipSync(answer.bytes))
    expect(names.filter((name) => name.endsWith('.docx'))).toHaveLength(12)
    expect(names.filter((name) => name.includes('Электрогазосварщик'))).toHaveLength(6)
  })

  test('без должности бумаги нет: сказано, что выбрать', async () => {
    const { id, client } = await staffedCompany(app)
    for (const [path, extra] of [
      [`/api/templates/${INSTRUCTION}/draft`, {}],
      ['/api/documents', { templateId: INSTRUCTION }],
    ] as const) {
      const answer = await client.post(path, { companyId: id, date: DATE, ...extra })
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'positionId' }] } })
    }
    const archive = { companyId: id, date: DATE, templateIds: [INSTRUCTION] }
    const { bytes } = await client.post('/api/documents/archive', archive)
    const entries = unzipSync(bytes)
    expect(Object.keys(entries)).toEqual(['Не сформировано.txt'])
    expect(Buffer.from(entries['Не сформировано.txt'] ?? []).toString()).toContain('Выберите должность')
  })

  test('должность с семейным профилем получает бумагу на своё название', async () => {
    const { id, client } = await staffedCompany(app)
    const body = { companyId: id, date: DATE, templateId: 'karta-riskov-professii', positionId: OF_FAMILY }
    const answer = await client.post('/api/documents', body)
    expect(answer.status).toBe(201)
    expect(await app.rows('select 1 from documents where company_id = $1', [id])).toHaveLength(1)
  })

  test(
    'все шесть печатаются для каждого профиля, своего и семейного, главы инструкции полны',
    () => {
      const [office] = SAMPLE_COMPANIES
      if (office === undefined) throw new RangeError('A sample company')
      const { library } = app.deps
      const samples = papers().map((template) => ({ template, sample: sampleFacts(office, template, true) }))
      for (const position of DESCRIBED) {
        const records = profilePaperFacts(position, DATE)
        for (const { template, sample } of samples) {
          const facts = { ...sample, records, subject: { position: { name: position.name } } }
          const text = roughText(library.make(template.id, facts).bytes)
          expect(text, `${position.name} ${template.id}`).not.toMatch(/[{}]|undefined/)
          const points = text.match(/^\d\.\d+\. /gm)?.length ?? 0
          if (template.id === INSTRUCTION) expect(points, position.name).toBeGreaterThanOrEqual(30)
          expect(text.toLowerCase(), template.id).toContain(position.name.slice(0, 3).toLowerCase())
        }
      }
    },
    ALL_PROFILES_MS,
  )
})
