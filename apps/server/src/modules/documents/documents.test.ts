import type { TemplateAnswer } from '@ot/contract'
import { documentText } from '@ot/doc-engine'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const TEMPLATE = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const DATE = '2025-03-10'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function employeeOf(company: TestCompany): Promise<number> {
  const client = app.as(company.owner)
  const positions = await client.get('/api/positions')
  const department = await client.post('/api/employee-groups', { companyId: company.id, name: 'Офис' })
  const employee = await client.post('/api/employees', {
    companyId: company.id,
    employeeGroupId: department.body.id,
    positionId: positions.body[0].id,
    positionStaff: 'Специалист по охране труда',
    lastName: 'Кузнецова',
    firstName: 'Анна',
    fatherName: 'Павловна',
    sex: 'f',
    birthDate: '1990-05-17',
    hireDate: '2020-01-13',
  })
  expect(employee.status).toBe(201)
  return employee.body.id
}

const registration = (company: TestCompany, changes: object = {}) => ({
  companyId: company.id,
  templateId: TEMPLATE,
  date: DATE,
  ...changes,
})

describe('шаблоны', () => {
  test('вид списка: из вопросов только открытые; один шаблон отвечает целиком', async () => {
    const company = await app.company()
    const client = app.as(company.owner)
    const path = `/api/templates?companyId=${company.id}`
    const whole: TemplateAnswer[] = (await client.get(path)).body
    const listed: TemplateAnswer[] = (await client.get(`${path}&view=list`)).body
    const open = ({ inputs }: TemplateAnswer) => inputs.filter(({ answeredBy }) => answeredBy === null)
    expect(listed).toEqual(whole.map((template) => ({ ...template, inputs: open(template), values: {} })))
    const asking = whole.find(({ inputs, values }) => inputs.length > 0 && Object.keys(values).length > 0)
    expect(asking?.questions).toBe(asking?.inputs.length)
    const one = await client.get(`/api/templates/${asking?.id}?companyId=${company.id}`)
    expect(one.body).toEqual(asking)
    expect((await client.get(`${path}&view=short`)).status).toBe(400)
    const missing = await client.get(`/api/templates/net-takogo?companyId=${company.id}`)
    expect(missing).toMatchObject({ status: 404, body: { description: 'Шаблон не найден' } })
  })

  test('список говорит, чего бумаге не хватает, а ответы запоминаются', async () => {
    const company = await app.company()
    const client = app.as(company.editor)
    const employeeId = await employeeOf(company)
    const [first] = (await client.get(`/api/templates?companyId=${company.id}`)).body
    expect(first).toMatchObject({ id: TEMPLATE, group: 'orders', values: {} })
    const person = first.inputs.find((input: { type: string }) => input.type === 'employee')
    expect(first.missing).toContainEqual({ key: person.key, label: person.label })

    const saved = await client.put(`/api/templates/${TEMPLATE}/answers`, {
      companyId: company.id,
      values: { [person.key]: employeeId },
    })
    expect(saved.status).toBe(200)
    expect(saved.body.missing).not.toContainEqual({ key: person.key, label: person.label })
    const [again] = (await client.get(`/api/templates?companyId=${company.id}`)).body
    expect(again.values).toMatchObject({ [person.key]: employeeId })
    const log = await app.rows(
      `select * from audit_entries where company_id = $1 and action = 'template.answered'`,
      [company.id],
    )
    expect(log).toHaveLength(1)
  })

  test('двое отвечают на разные вопросы одного шаблона: не пропадает ни один ответ; null стирает', async () => {
    const company = await app.company()
    const employeeId = await employeeOf(company)
    const path = `/api/templates/${TEMPLATE}/answers`
    const [first] = (await app.as(company.owner).get(`/api/templates?companyId=${company.id}`)).body
    const [one, other] = first.inputs
      .filter(({ type }: { type: string }) => type === 'employee' || type === 'text')
      .map(({ key, type }: { key: string; type: string }) => [key, type === 'text' ? 'слова' : employeeId])
    const answer = (values: object) => ({ companyId: company.id, values })
    const put = await Promise.all([
      app.as(company.owner).put(path, answer({ [one[0]]: one[1] })),
      app.as(company.editor).put(path, answer({ [other[0]]: other[1] })),
    ])
    expect(put.map(({ status }) => status)).toEqual([200, 200])
    const valuesNow = async () =>
      (await app.as(company.viewer).get(`/api/templates?companyId=${company.id}`)).body[0].values
    expect(await valuesNow()).toMatchObject(Object.fromEntries([one, other]))
    const erased = await app.as(company.owner).put(path, answer({ [one[0]]: null }))
    expect(erased.body.values).toMatchObject({ [other[0]]: other[1] })
    expect(erased.body.values).not.toHaveProperty(one[0])
  })

  test.each([
    [{ нет_такого: 'x' }, 'values.нет_такого: Шаблон этого не спрашивает'],
    [{ ответственный: 'Иванов' }, 'values.ответственный: Такого работника нет'],
    [{ ответственный: 999999 }, 'values.ответственный: Такого работника нет'],
  ])('неверный ответ %j не сохраняется', async (values, description) => {
    const company = await app.company()
    const answer = await app
      .as(company.owner)
      .put(`/api/templates/${TEMPLATE}/answers`, { companyId: company.id, values })
    expect(answer).toMatchObject({ status: 422, body: { description } })
    expect(await app.rows('select * from template_answers where company_id = $1', [company.id])).toEqual([])
  })

  test('снятые строки перечня запоминаются; чужие и все сразу — нет; без ответа печатаются все', async () => {
    const company = await app.company()
    const client = app.as(company.owner)
    const path = '/api/templates/prikaz-ob-utverzhdenii-perechnya-rabot-povyshennoy-opasnosti'
    const asked = (await client.get(`${path}?companyId=${company.id}`)).body
    const question = asked.inputs.find((input: { type: string }) => input.type === 'lines')
    expect(question).toMatchObject({ answeredBy: 'default', lines: expect.any(Array) })
    expect(asked.missing).not.toContainEqual(expect.objectContaining({ key: question.key }))
    const answer = (numbers: number[]) =>
      client.put(`${path}/answers`, { companyId: company.id, values: { [question.key]: numbers } })
    const saved = await answer([3, 8])
    expect(saved).toMatchObject({ status: 200, body: { values: { [question.key]: [3, 8] } } })
    const all = question.lines.map(({ number }: { number: number }) => number)
    expect(await answer(all)).toMatchObject({
      status: 422,
      body: { description: `values.${question.key}: Оставьте хотя бы одну строку` },
    })
    expect(await answer([99])).toMatchObject({
      status: 422,
      body: { description: `values.${question.key}: Такой строки в перечне нет` },
    })
    const draft = (numbers: number[]) =>
      client.post(`${path}/draft`, {
        companyId: company.id,
        date: '2025-03-10',
        values: { [question.key]: numbers },
      })
    expect((await draft(all)).status).toBe(422)
    expect((await draft([3])).status).toBe(200)
  })

  test('работник чужой организации в ответе не принимается', async () => {
    const [mine, other] = [await app.company(), await app.company()]
    const foreign = await employeeOf(other)
    const values = { ответственный: foreign }
    const answer = await app
      .as(mine.owner)
      .put(`/api/templates/${TEMPLATE}/answers`, { companyId: mine.id, values })
    expect(answer.status).toBe(422)
  })
})

describe('регистрация', () => {
  test('номера идут подряд, занятый вручную пропускается', async () => {
    const company = await app.company()
    const client = app.as(company.owner)
    const first = await client.post('/api/documents', registration(company))
    expect(first).toMatchObject({ status: 201, body: { number: '1-ОТ', status: 'valid', date: DATE } })
    expect((await client.post('/api/documents', registration(company, { number: '2-ОТ' }))).status).toBe(201)
    expect((await client.post('/api/documents', registration(company))).body.number).toBe('3-ОТ')
    const taken = await client.post('/api/documents', registration(company, { number: '1-ОТ' }))
    expect(taken.status).toBe(409)
    expect(taken.body.description).toContain('Номер 1-ОТ уже у документа')
    const list = await client.get(`/api/documents?companyId=${company.id}&limit=2`)
    expect(list.headers['x-total-count']).toBe('3')
    expect(list.body).toHaveLength(2)
  })

  test('повтор с тем же ключом не берёт второго номера', async () => {
    const company = await app.company()
    const client = app.as(company.owner)
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const first = await client.post('/api/documents', registration(company), { headers })
    const again = await client.post('/api/documents', registration(company), { headers })
    expect(again.body).toEqual(first.body)
    expect(await app.rows('select 1 from documents where company_id = $1', [company.id])).toHaveLength(1)
  })

  test('текст не меняется, когда меняется организация', async () => {
    const company = await app.company()
    const client = app.as(company.owner)
    const employeeId = await employeeOf(company)
    const { body } = await client.post(
      '/api/documents',
      registration(company, { values: { ответственный: employeeId } }),
    )
    const before = await client.get(`/api/documents/${body.id}/file`)
    await client.patch(`/api/companies/${company.id}`, {
      directorName: 'Другой Семён Семёнович',
      shortName: 'ООО «Иначе»',
    })
    const after = await client.get(`/api/documents/${body.id}/file`)
    expect(after.bytes.equals(before.bytes)).toBe(true)
    const text = documentText(after.bytes)
    expect(text).toContain('Кузнецову Анну Павловну')
    expect(text).toContain('1-ОТ')
    expect(text).not.toContain('Иначе')
    expect(text).not.toMatch(/undefined|[{}]/)
  })

  test('аннулированный документ остаётся с причиной и номером', async () => {
    const company = await app.company()
    const client = app.as(company.owner)
    const { body } = await client.post('/api/documents', registration(company))
    const voided = await client.post(`/api/documents/${body.id}/void`, { reason: 'Опечатка в дате' })
    expect(voided.body).toMatchObject({ status: 'void', voidReason: 'Опечатка в дате', number: '1-ОТ' })
    expect((await client.post(`/api/documents/${body.id}/void`, { reason: 'Ещё раз' })).status).toBe(409)
    expect((await client.post('/api/documents', registration(company))).body.number).toBe('2-ОТ')
  })

  test.each([
    ['завтрашняя дата', { date: '2025-03-11' }, 422, 'date: Дата документа не может быть позже сегодняшней'],
    ['неизвестный шаблон', { templateId: 'net-takogo' }, 404, 'Шаблон не найден'],
    ['чужой работник', { employeeId: 999999 }, 422, 'employeeId: Такого работника нет'],
    ['чужой отдел', { departmentId: 999999 }, 422, 'departmentId: Такого отдела нет'],
    ['неизвестная должность', { positionId: 999999 }, 422, 'positionId: Такой должности нет'],
  ])('%s: ничего не записано', async (_case, changes, status, description) => {
    const company = await app.company()
    const answer = await app.as(company.owner).post('/api/documents', registration(company, changes))
    expect(answer).toMatchObject({ status, body: { description } })
    expect(await app.rows('select 1 from documents where company_id = $1', [company.id])).toEqual([])
  })

  test('двое аннулируют один документ сразу: причина — первого, второй узнаёт, что опоздал', async () => {
    const company = await app.company()
    const { body } = await app.as(company.owner).post('/api/documents', registration(company))
    const path = `/api/documents/${body.id}/void`
    const reasons = ['Опечатка', 'Лишний', 'Не тот день']
    const answers = await Promise.all(reasons.map((reason) => app.as(company.owner).post(path, { reason })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const log = await app.rows(
      `select 1 from audit_entries where action = 'document.voided' and entity_id = $1`,
      [body.id],
    )
    expect(log).toHaveLength(1)
  })

  test('наблюдатель читает, но не регистрирует и не аннулирует', async () => {
    const company = await app.company()
    const { body } = await app.as(company.owner).post('/api/documents', registration(company))
    const viewer = app.as(company.viewer)
    expect((await viewer.post('/api/documents', registration(company))).status).toBe(403)
    expect((await viewer.post(`/api/documents/${body.id}/void`, { reason: 'нет' })).status).toBe(403)
    expect((await viewer.get(`/api/documents/${body.id}/file`)).status).toBe(200)
  })

  test('после конца подписки новых документов нет, прежние читаются', async () => {
    const company = await app.company()
    const client = app.as(company.owner)
    const { body } = await client.post('/api/documents', registration(company))
    await app.rows(`update subscriptions set until = '2025-03-09' where company_id = $1`, [company.id])
    expect((await client.post('/api/documents', registration(company))).status).toBe(402)
    expect((await client.get(`/api/documents/${body.id}/file`)).status).toBe(200)
  })
})

describe('архив', () => {
  const archive = (company: TestCompany, changes: object = {}) => ({
    companyId: company.id,
    date: DATE,
    ...changes,
  })

  test('один ZIP со всеми бумагами группы, без номера — с линией', async () => {
    const company = await app.company()
    const answer = await app
      .as(company.viewer)
      .post('/api/documents/archive', archive(company, { groups: ['orders'] }))
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = unzipSync(answer.bytes)
    const papers = Object.keys(files).filter((name) => name.endsWith('.docx'))
    expect(papers.length).toBeGreaterThanOrEqual(29)
    expect(papers[0]).toBe('Приказы/01 Приказ о назначении ответственного за охрану труда.docx')
    for (const name of papers)
      expect(documentText(files[name] ?? new Uint8Array()), name).not.toMatch(/undefined|[{}]/)
    expect(await app.rows('select 1 from documents where company_id = $1', [company.id])).toEqual([])
  })

  test('бумага без необходимого сведения не делается и названа', async () => {
    const company = await app.company()
    const answer = await app.as(company.owner).post('/api/documents/archive', archive(company))
    const needy = app.deps.library.templates.filter(({ requires }) => requires.includes('company.headcount'))
    expect(needy.length).toBeGreaterThan(0)
    const text = Buffer.from(unzipSync(answer.bytes)['Не сформировано.txt'] ?? []).toString('utf8')
    for (const { title } of needy) expect(text).toContain(`${title}: Укажите численность работников`)
  })

  test('с регистрацией каждая бумага получает номер', async () => {
    const company = await app.company()
    const ids = app.deps.library.templates
      .filter(({ requires }) => requires.length === 1)
      .slice(0, 3)
      .map(({ id }) => id)
    const answer = await app
      .as(company.owner)
      .post('/api/documents/archive', archive(company, { templateIds: ids, register: true }))
    expect(answer.status).toBe(200)
    const rows = await app.rows('select number from documents where company_id = $1 order by id', [
      company.id,
    ])
    expect(rows.map(({ number }) => number)).toEqual(['1-ОТ', '2-ОТ', '3-ОТ'])
    const [paper] = Object.values(unzipSync(answer.bytes))
    expect(documentText(paper ?? new Uint8Array())).toContain('1-ОТ')
  })

  test('повтор с тем же ключом отдаёт те же номера и ничего не регистрирует заново', async () => {
    const company = await app.company()
    const ids = app.deps.library.templates
      .filter(({ requires }) => requires.length === 1)
      .slice(0, 2)
      .map(({ id }) => id)
    const send = () =>
      app
        .as(company.owner)
        .post('/api/documents/archive', archive(company, { templateIds: ids, register: true }), {
          headers: { 'idempotency-key': 'archive-1' },
        })
    const [first, again] = [await send(), await send()]
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(await app.rows('select 1 from documents where company_id = $1', [company.id])).toHaveLength(2)
  })

  test.each([
    [{ groups: ['нет'] }, 'groups: Неизвестная группа: нет'],
    [{ templateIds: ['net-takogo'] }, 'templateIds.0: Неизвестный шаблон: net-takogo'],
    [{ date: '2025-03-11' }, 'date: Дата документа не может быть позже сегодняшней'],
  ])('%j: 422 до первого байта', async (changes, description) => {
    const company = await app.company()
    const answer = await app.as(company.owner).post('/api/documents/archive', archive(company, changes))
    expect(answer).toMatchObject({ status: 422, body: { description } })
  })
})

describe('библиотека', () => {
  test('каталог открыт без входа и перечисляет группы с названиями', async () => {
    const { status, body } = await app.anonymous.get('/api/catalogue')
    expect(status).toBe(200)
    expect(body.groups.map(({ name }: { name: string }) => name)).toEqual([
      'Приказы',
      'СУОТ',
      'Медосмотры',
      'СИЗ и СС',
      'ОТ обучение',
      'ИОТ и инструктажи',
      'Микротравмы',
      'Аптечка',
      'Пожарная безопасность',
      'Электробезопасность',
      'Несчастные случаи',
    ])
    expect(body.total).toBe(app.deps.library.templates.length)
  })
})
