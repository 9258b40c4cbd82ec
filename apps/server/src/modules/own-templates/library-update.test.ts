import { compileForm, documentText } from '@ot/doc-engine'
import { bundleTexts, dictionaryOf, type Library, libraryFrom, packForm } from '@ot/doc-library'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editedDocx, sendOwn, withFirstLine } from '../../../test/own-template.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const TEMPLATE = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const DATE = '2025-03-10'
const NEW_QUESTION = { key: 'основание', label: 'Основание', type: 'text', hint: null } as const

const bundle = await bundleTexts()
const before = libraryFrom(bundle)

/** The library after an update: the order has a new edition with one question more. */
function updated(): Library {
  const old = bundle.templates.find(({ id }) => id === TEMPLATE)
  if (old === undefined) throw new Error(`no template ${TEMPLATE}`)
  const docx = withFirstLine(old.docx, 'Основание: {основание}')
  const asking = { ...old, edition: old.edition + 1, inputs: [...old.inputs, NEW_QUESTION] }
  const form = packForm(compileForm(docx, dictionaryOf(asking)))
  const renewed = { ...asking, docx: new Uint8Array(docx), form }
  return libraryFrom({
    ...bundle,
    templates: bundle.templates.map((template) => (template === old ? renewed : template)),
    superseded: [...bundle.superseded, old],
  })
}

let shelf = before
/** The library that the application holds is another one after an update of the product. */
const library = new Proxy(before, { get: (_first, key) => Reflect.get(shelf, key) })

let app: TestApp
beforeAll(async () => {
  app = await testApp({ library })
})
afterAll(() => app.close())

const first = before.find(TEMPLATE)?.edition ?? 0
const own = (text: string) => withFirstLine(before.docx(TEMPLATE), text)
const pathOf = (company: TestCompany, rest = '') =>
  `/api/templates/${TEMPLATE}/personal${rest}?companyId=${company.id}`

async function personalise(company: TestCompany, bytes: Uint8Array, baseEdition?: number): Promise<void> {
  const client = app.as(company.editor)
  const file = baseEdition === undefined ? { bytes } : { bytes, baseEdition }
  const sent = await sendOwn(client, { companyId: company.id, templateId: TEMPLATE }, file)
  expect(sent.status, sent.text).toBe(200)
  const { edition } = sent.body.preview
  const confirmed = await client.post(`/api/templates/${TEMPLATE}/personal/confirm`, {
    companyId: company.id,
    edition,
  })
  expect(confirmed.status).toBe(200)
}

async function listed(company: TestCompany) {
  const { body } = await app.as(company.viewer).get(`/api/templates?companyId=${company.id}`)
  return body.find(({ id }: { id: string }) => id === TEMPLATE)
}

async function draftText(company: TestCompany, values: object = {}): Promise<string> {
  const answer = await app
    .as(company.viewer)
    .post(`/api/templates/${TEMPLATE}/draft`, { companyId: company.id, date: DATE, values })
  expect(answer.status, answer.text).toBe(200)
  return documentText(answer.bytes)
}

test('библиотека обновилась: свой шаблон отстаёт, остаётся при своих вопросах, и разница видна', async () => {
  shelf = before
  const company = await app.company()
  await personalise(company, own('Наш бланк'))
  shelf = updated()

  const template = await listed(company)
  expect(template).toMatchObject({ personalised: true, personalBehind: true, edition: first })
  expect(template.inputs.map(({ key }: { key: string }) => key)).not.toContain(NEW_QUESTION.key)
  expect(await draftText(company)).toContain('Наш бланк')
  const state = (await app.as(company.viewer).get(pathOf(company))).body
  expect(state).toMatchObject({ isBehind: true, standardEdition: first + 1, current: { baseEdition: first } })
  const { body } = await app.as(company.viewer).get(`${pathOf(company, '/differences')}&of=update`)
  const changed = body.lines.filter(({ kind }: { kind: string }) => kind !== 'same')
  expect(changed).toEqual([{ kind: 'added', parts: [{ text: 'Основание: {основание}', isChanged: false }] }])
})

test('загрузив файл по новой редакции, организация получает её вопросы', async () => {
  shelf = before
  const company = await app.company()
  await personalise(company, own('Наш бланк'))
  shelf = updated()
  await personalise(company, withFirstLine(shelf.docx(TEMPLATE), 'Новый бланк'))
  expect(await listed(company)).toMatchObject({ personalBehind: false, edition: first + 1 })
  const text = await draftText(company, { основание: 'предписание № 5' })
  expect(text).toContain('Новый бланк')
  expect(text).toContain('Основание: предписание № 5')
})

test('файл, который новую редакцию не учитывает, остаётся отставшим', async () => {
  shelf = before
  const company = await app.company()
  await personalise(company, own('Наш бланк'))
  shelf = updated()
  await personalise(company, own('Исправленный бланк'), first)
  expect(await listed(company)).toMatchObject({ personalBehind: true, edition: first })
  expect(await draftText(company)).toContain('Исправленный бланк')
})

test('документ по прежней редакции своего шаблона печатается и после обновления', async () => {
  shelf = before
  const company = await app.company()
  await personalise(company, own('Первый бланк'))
  const registered = await app
    .as(company.owner)
    .post('/api/documents', { companyId: company.id, templateId: TEMPLATE, date: DATE })
  const file = () => app.as(company.viewer).get(`/api/documents/${registered.body.id}/file`)
  const bytes = (await file()).bytes
  shelf = updated()
  await personalise(
    company,
    editedDocx(shelf.docx(TEMPLATE), (xml) => xml.replace('Основание', 'Причина')),
  )
  expect((await file()).bytes.equals(bytes)).toBe(true)
  expect(documentText(bytes)).toContain('Первый бланк')
})
