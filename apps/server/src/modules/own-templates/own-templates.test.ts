import { documentText } from '@ot/doc-engine'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownTemplateOf, sendOwn, withFirstLine } from '../../../test/own-template.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const TEMPLATE = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const DATE = '2025-03-10'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const standard = () => app.deps.library.docx(TEMPLATE)
const own = (text: string) => withFirstLine(standard(), text)
const { pathOf, send, confirm, draftText, personalised } = ownTemplateOf(() => app, TEMPLATE)

function register(company: TestCompany) {
  const body = { companyId: company.id, templateId: TEMPLATE, date: DATE }
  return app.as(company.owner).post('/api/documents', body)
}

async function fileText(company: TestCompany, documentId: number): Promise<string> {
  return documentText((await app.as(company.viewer).get(`/api/documents/${documentId}/file`)).bytes)
}

describe('путь своего шаблона', () => {
  test('скачан, изменён, загружен, посмотрен, подтверждён, возвращён — и прежние документы при своём', async () => {
    const company = await app.company()
    const client = app.as(company.editor)
    const before = await register(company)

    const source = await client.get(`/api/templates/${TEMPLATE}/source?companyId=${company.id}`)
    expect(source.bytes.equals(Buffer.from(standard()))).toBe(true)
    expect(decodeURIComponent(source.headers['content-disposition'] ?? '')).toContain(
      'Шаблон Приказ о назначении ответственного за охрану труда.docx',
    )

    const bytes = withFirstLine(source.bytes, 'Свой бланк {организация.инн}')
    const sent = await send(company, { bytes, fileName: 'Наш приказ.docx' })
    expect(sent.body).toMatchObject({
      current: null,
      preview: { edition: 1, state: 'preview', fileName: 'Наш приказ.docx', remarks: [] },
      isBehind: false,
    })
    const preview = await client.get(`${pathOf(company, '/preview')}&date=${DATE}`)
    expect(documentText(preview.bytes)).toContain('Свой бланк 7707083893')
    expect(await draftText(company), 'до подтверждения — стандартный').not.toContain('Свой бланк')

    expect((await confirm(company, 1)).body).toMatchObject({
      current: { edition: 1, state: 'current' },
      preview: null,
    })
    expect(await draftText(company)).toContain('Свой бланк 7707083893')
    const [listed] = (await client.get(`/api/templates?companyId=${company.id}`)).body
    expect(listed).toMatchObject({ id: TEMPLATE, personalised: true, personalBehind: false })
    const during = await register(company)

    expect((await client.delete(pathOf(company))).status).toBe(204)
    expect(await draftText(company)).not.toContain('Свой бланк')
    const after = await register(company)
    expect(await fileText(company, before.body.id)).not.toContain('Свой бланк')
    expect(await fileText(company, during.body.id)).toContain('Свой бланк 7707083893')
    expect(await fileText(company, after.body.id)).not.toContain('Свой бланк')
    const state = (await client.get(pathOf(company))).body
    expect(state).toMatchObject({ current: null, earlier: [{ edition: 1, state: 'withdrawn' }] })
  })

  test('документ помнит ту свою редакцию, по которой сделан', async () => {
    const company = await app.company()
    await personalised(company, 'Первая редакция')
    const { body } = await register(company)
    await personalised(company, 'Вторая редакция')
    expect(await fileText(company, body.id)).toContain('Первая редакция')
    expect(await draftText(company)).toContain('Вторая редакция')
    const source = await app
      .as(company.viewer)
      .get(`/api/templates/${TEMPLATE}/source?companyId=${company.id}&edition=1`)
    expect(documentText(source.bytes)).toContain('Первая редакция')
  })

  test('в архивах, с регистрацией и без, бумаги по своему шаблону', async () => {
    const company = await app.company()
    await personalised(company, 'Бланк для архива')
    for (const register of [false, true]) {
      const answer = await app.as(company.owner).post('/api/documents/archive', {
        companyId: company.id,
        date: DATE,
        templateIds: [TEMPLATE],
        register,
      })
      const [paper] = Object.values(unzipSync(answer.bytes))
      expect(documentText(paper ?? new Uint8Array())).toContain('Бланк для архива')
    }
  })

  test('новая загрузка заменяет непросмотренную, а подтвердить можно только её', async () => {
    const company = await app.company()
    await send(company, { bytes: own('А') })
    expect((await send(company, { bytes: own('Б') })).body.preview).toMatchObject({ edition: 1 })
    expect((await confirm(company, 7)).status).toBe(409)
    expect((await confirm(company, 1)).status).toBe(200)
    expect((await confirm(company, 1)).status).toBe(409)
    expect(await draftText(company)).toContain('Б')
  })

  test('загруженный можно убрать, не подтверждая', async () => {
    const company = await app.company()
    const client = app.as(company.editor)
    await send(company, { bytes: own('А') })
    expect((await client.delete(pathOf(company, '/preview'))).status).toBe(204)
    expect((await client.get(pathOf(company))).body).toMatchObject({ preview: null, earlier: [] })
    expect((await client.delete(pathOf(company, '/preview'))).status).toBe(404)
    expect((await client.delete(pathOf(company))).status).toBe(404)
    expect((await client.get(`${pathOf(company, '/preview')}&date=${DATE}`)).status).toBe(404)
  })

  test('свой шаблон одной организации не виден другой', async () => {
    const [mine, other] = [await app.company(), await app.company()]
    await personalised(mine, 'Только наше')
    expect(await draftText(other)).not.toContain('Только наше')
    const stranger = await app.as(other.owner).get(pathOf(mine))
    expect(stranger.status).toBe(404)
  })

  test('всё остаётся в журнале изменений', async () => {
    const company = await app.company()
    await personalised(company, 'А')
    await app.as(company.owner).delete(pathOf(company))
    const log = await app.rows(
      `select action from audit_entries where company_id = $1 and entity = 'template' order by id`,
      [company.id],
    )
    expect(log.map(({ action }) => action)).toEqual([
      'template.uploaded',
      'template.personalised',
      'template.standardised',
    ])
  })
})

describe('список меток', () => {
  test('метка, смысл и сегодняшнее значение', async () => {
    const company = await app.company()
    const { body } = await app.as(company.viewer).get(`/api/template-fields?companyId=${company.id}`)
    expect(body).toContainEqual({
      tag: '{организация.инн}',
      meaning: 'ИНН организации',
      value: '7707083893',
      group: 'Организация',
      list: null,
    })
    expect(body).toContainEqual(
      expect.objectContaining({ tag: '{директор.фио.дательный}', value: 'Иванову Петру Сергеевичу' }),
    )
    expect(body).toContainEqual(
      expect.objectContaining({ tag: '{номер}', list: '{#работники}{/работники}', group: 'Списки' }),
    )
    const tags = body.map(({ tag, list }: { tag: string; list: string | null }) => `${tag} ${list}`)
    expect(new Set(tags).size).toBe(tags.length)
  })

  test('у шаблона есть ещё и метки его вопросов с запомненными ответами', async () => {
    const company = await app.company()
    const client = app.as(company.owner)
    const template = app.deps.library.templates.find(({ inputs }) =>
      inputs.some(({ type }) => type === 'text'),
    )
    const key = template?.inputs.find(({ type }) => type === 'text')?.key ?? ''
    const values = { [key]: 'по производственной необходимости' }
    await client.put(`/api/templates/${template?.id}/answers`, { companyId: company.id, values })
    const address = `/api/template-fields?companyId=${company.id}&templateId=${template?.id}`
    expect((await client.get(address)).body).toContainEqual(
      expect.objectContaining({
        tag: `{${key}}`,
        value: 'по производственной необходимости',
        group: 'Вопросы этого шаблона',
      }),
    )
  })
})

test('документ об одном работнике показан на настоящем работнике, и метки тоже', async () => {
  const company = await app.company()
  const client = app.as(company.owner)
  const about = app.deps.library.templates.find(({ scope, requires, inputs }) => {
    const asks = inputs.some(({ key }) => key === 'работник')
    return scope === 'employee' && requires.length === 1 && !asks
  })
  const template = { companyId: company.id, templateId: about?.id ?? '' }
  const department = await client.post('/api/employee-groups', { companyId: company.id, name: 'Цех' })
  const employee = await client.post('/api/employees', {
    companyId: company.id,
    employeeGroupId: department.body.id,
    sex: 'f',
    lastName: 'Кузнецова',
    firstName: 'Анна',
    fatherName: 'Павловна',
    positionId: (await client.get('/api/positions')).body[0].id,
    birthDate: '1990-05-17',
    hireDate: '2020-01-13',
  })
  expect(employee.status).toBe(201)
  const bytes = withFirstLine(app.deps.library.docx(template.templateId), 'Кому: {работник.фио.дательный}')
  const sent = await sendOwn(client, template, { bytes })
  expect(sent.status, sent.text).toBe(200)
  const query = `companyId=${company.id}&date=${DATE}`
  const paper = await client.get(`/api/templates/${template.templateId}/personal/preview?${query}`)
  expect(documentText(paper.bytes)).toContain('Кому: Кузнецовой Анне Павловне')
  const address = `/api/template-fields?companyId=${company.id}&templateId=${template.templateId}`
  expect((await client.get(address)).body).toContainEqual(
    expect.objectContaining({ tag: '{работник.фио.дательный}', value: 'Кузнецовой Анне Павловне' }),
  )
})

test('чем свой шаблон отличается от стандартного', async () => {
  const company = await app.company()
  await personalised(company, 'Только у нас')
  const address = `/api/templates/${TEMPLATE}/personal/differences?companyId=${company.id}`
  const { body } = await app.as(company.viewer).get(`${address}&of=current`)
  const changed = body.lines.filter(({ kind }: { kind: string }) => kind !== 'same')
  expect(changed).toEqual([{ kind: 'added', parts: [{ text: 'Только у нас', isChanged: false }] }])
  expect((await app.as(company.viewer).get(`${address}&of=preview`)).status).toBe(404)
})
