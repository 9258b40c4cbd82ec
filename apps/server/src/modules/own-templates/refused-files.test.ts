import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editedDocx, ownTemplateOf, sendOwn, withFirstLine } from '../../../test/own-template.ts'
import { type TestApp, testApp } from '../../../test/world.ts'

const TEMPLATE = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const DATE = '2025-03-10'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const standard = () => app.deps.library.docx(TEMPLATE)
/** The standard file with parts put in or replaced. */
const withParts = (parts: Record<string, Uint8Array | string>) => {
  const files = Object.entries(parts).map(([name, part]): [string, Uint8Array] => [name, Buffer.from(part)])
  return zipSync({ ...unzipSync(standard()), ...Object.fromEntries(files) })
}
const ENTITY = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
const OUTSIDE =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ' +
  'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" ' +
  'Target="https://example.com/x.dotx" TargetMode="External"/></Relationships>'
const BOMB_BYTES = 21 * 1024 * 1024
const own = (text: string) => withFirstLine(standard(), text)
const { pathOf, send, confirm, draftText, personalised } = ownTemplateOf(() => app, TEMPLATE)

describe('что мешает', () => {
  test('каждая ошибка в метках названа с местом, ничего не записано', async () => {
    const company = await app.company()
    const bytes = own('Кому {организация.иннн} и {#организация.кпп}без конца')
    const answer = await send(company, { bytes })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toHaveLength(2)
    expect(answer.body.errors[0]).toEqual({
      field: 'file',
      message: expect.stringMatching(
        /Метка «\{организация\.иннн\}» неизвестна.*Где: «.*Кому.*имелось в виду «организация\.инн»/,
      ),
    })
    expect(await app.rows('select 1 from personal_templates where company_id = $1', [company.id])).toEqual([])
  })

  test('ошибка в колонтитуле названа вместе с ним', async () => {
    const company = await app.company()
    const files = unzipSync(standard())
    const footer = Object.keys(files).find((name) => /^word\/footer\d*\.xml$/.test(name)) ?? ''
    const text = Buffer.from(files[footer] ?? []).toString('utf8')
    const broken = Buffer.from(text.replace('</w:ftr>', '<w:p><w:r><w:t>{нет}</w:t></w:r></w:p></w:ftr>'))
    const { body } = await send(company, { bytes: zipSync({ ...files, [footer]: broken }) })
    expect(body.errors[0].message).toMatch(/^Нижний колонтитул\. Метка «\{нет\}»/)
  })

  test.each([
    ['не документ', () => Buffer.from('просто текст'), 422, 'Это не документ Word'],
    ['тот же стандартный', standard, 422, 'ничем не отличается от стандартного'],
    ['макросы', () => withParts({ 'word/vbaProject.bin': 'x' }), 422, 'В файле есть макросы'],
    ['внешняя сущность', () => withParts({ 'word/styles.xml': ENTITY }), 422, 'DOCTYPE'],
    [
      'внешняя связь',
      () => withParts({ 'word/_rels/settings.xml.rels': OUTSIDE }),
      422,
      'обращается за содержимым наружу',
    ],
    [
      'бомба',
      () => withParts({ 'word/media/bomb.bin': Buffer.alloc(BOMB_BYTES) }),
      422,
      'после распаковки оно превышает 20 МБ',
    ],
    ['имя из Object.prototype', () => own('{constructor}'), 422, 'Метка «{constructor}» неизвестна'],
    ['больше 5 МБ', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'Файл больше 5 МБ'],
  ])('%s', async (_name, bytes, status, description) => {
    const company = await app.company()
    const answer = await send(company, { bytes: bytes() })
    expect(answer.status).toBe(status)
    expect(answer.body.description).toContain(description)
  })

  test('базовый тариф: свои шаблоны по запросу, но прежний остаётся', async () => {
    const company = await app.company()
    await personalised(company, 'Оплачено раньше')
    await app.rows(`update subscriptions set tariff = 'basic' where company_id = $1`, [company.id])
    const answer = await send(company, { bytes: own('Ещё') })
    expect(answer.status).toBe(402)
    expect(answer.body.description).toContain('по запросу')
    expect(await draftText(company)).toContain('Оплачено раньше')
    expect((await app.as(company.owner).delete(pathOf(company))).status).toBe(204)
  })

  test('после конца подписки новый не загружается', async () => {
    const company = await app.company()
    await app.rows(`update subscriptions set until = '2025-03-09' where company_id = $1`, [company.id])
    expect((await send(company, { bytes: own('Ещё') })).status).toBe(402)
  })

  test('наблюдатель смотрит, но не меняет', async () => {
    const company = await app.company()
    expect((await send(company, { bytes: own('А') }, company.viewer)).status).toBe(403)
    expect((await app.as(company.viewer).get(pathOf(company))).status).toBe(200)
  })

  test('у бумаги из записей своего шаблона не бывает', async () => {
    const company = await app.company()
    const [paper] = app.deps.library.recordPapers
    const template = { companyId: company.id, templateId: paper?.id ?? '' }
    expect((await sendOwn(app.as(company.owner), template, { bytes: own('А') })).status).toBe(409)
  })

  test('неизвестный шаблон и неизвестная редакция', async () => {
    const company = await app.company()
    const client = app.as(company.owner)
    const unknown = { companyId: company.id, templateId: 'net-takogo' }
    expect((await sendOwn(client, unknown, { bytes: own('А') })).status).toBe(404)
    expect((await send(company, { bytes: own('А'), baseEdition: 99 })).status).toBe(422)
    const source = `/api/templates/${TEMPLATE}/source?companyId=${company.id}`
    expect((await client.get(`${source}&edition=99`)).status).toBe(404)
    expect((await client.get(`${source}&edition=abc`)).status).toBe(400)
  })
})

describe('о чём предупреждают', () => {
  const remarksOn = async (edit: (xml: string) => string) => {
    const answer = await send(await app.company(), { bytes: editedDocx(standard(), edit) })
    expect(answer.status, answer.text).toBe(200)
    return answer.body.preview.remarks.join('\n')
  }

  test('нет номера документа и нет меток вопроса', async () => {
    const [input] = app.deps.library.find(TEMPLATE)?.inputs ?? []
    const remarks = await remarksOn((xml) =>
      xml.replace(/\{документ\.номер\}/g, '').replace(/\{[#/^]?ответственный[^}]*\}/g, ''),
    )
    expect(remarks).toContain('Номера документа в нём нет')
    expect(remarks).toContain(`«${input?.label}»`)
  })

  test('исправления считаются принятыми, и в бумаге их нет', async () => {
    const company = await app.company()
    const by = 'w:id="900" w:author="юрист" w:date="2026-01-01T00:00:00Z"'
    const corrected = `<w:p><w:ins ${by}><w:r><w:t>ВСТАВЛЕНО</w:t></w:r></w:ins><w:del ${by}><w:r><w:delText>УДАЛЕНО</w:delText></w:r></w:del></w:p>`
    const bytes = editedDocx(standard(), (xml) => xml.replace('<w:body>', `<w:body>${corrected}`))
    const sent = await send(company, { bytes })
    expect(sent.body.preview.remarks.join()).toContain('исправления')
    await confirm(company, 1)
    const { body } = await app
      .as(company.owner)
      .post('/api/documents', { companyId: company.id, templateId: TEMPLATE, date: DATE })
    const file = await app.as(company.viewer).get(`/api/documents/${body.id}/file`)
    const xml = Buffer.from(unzipSync(file.bytes)['word/document.xml'] ?? []).toString('utf8')
    expect(xml).toContain('ВСТАВЛЕНО')
    expect(xml).not.toMatch(/УДАЛЕНО|<w:(?:ins|del)\b/)
  })

  test('ни одной метки', async () => {
    expect(await remarksOn((xml) => xml.replace(/\{[^}]*\}/g, ''))).not.toBe('')
  })
})
