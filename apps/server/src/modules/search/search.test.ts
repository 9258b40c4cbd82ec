import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { reported } from '../../../test/factories/incidents.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const ORDER = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'

let app: TestApp
let company: TestCompany
let employee: { id: number; version: number }

const make = async (path: string, fields: object) => {
  const { status, body } = await app.as(company.editor).post(path, { companyId: company.id, ...fields })
  expect(status, body.description).toBe(201)
  return body
}

async function find(q: string, who = company.viewer) {
  const { status, body } = await app
    .as(who)
    .get(`/api/search?companyId=${company.id}&q=${encodeURIComponent(q)}`)
  expect(status, body.description).toBe(200)
  return body
}
/** A number stays with its word. */
const withSpaces = (found: { note: string }[]) =>
  found.map(({ note, ...one }) => ({ ...one, note: note.replaceAll('\u00a0', ' ') }))
const titles = async (q: string) => (await find(q)).map(({ title }: { title: string }) => title)

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  const { id: employeeGroupId } = await addDepartment(app, company, 'Литейный цех')
  employee = await addEmployee(app, company, {
    employeeGroupId,
    lastName: 'Фёдорова',
    firstName: 'Нина',
    fatherName: 'Олеговна',
  })
})
afterAll(() => app.close())

describe('поиск по всему', () => {
  test.each(['Фёдорова', 'федорова нина', 'нина фед', 'aljhjdf', 'фидорова', 'федоорва литейный'])(
    'работник по словам «%s»',
    async (q) => {
      expect(await find(q)).toContainEqual({
        kind: 'employee',
        id: employee.id,
        title: 'Фёдорова Нина Олеговна',
        note: expect.stringMatching(/ · Литейный цех$/),
      })
    },
  )

  test('записи каждого вида, с тем, чем одна отличается от другой', async () => {
    const thing = await make('/api/things', {
      kind: 'extinguisher',
      name: 'Огнетушитель ОП-4',
      inventoryNumber: 'К-17',
    })
    expect(await find('огнетушитель к-17')).toEqual([
      {
        kind: 'thing',
        id: thing.id,
        title: 'Огнетушитель ОП-4',
        note: 'Огнетушитель · инв. № К-17',
      },
    ])
    const place = await make('/api/places', { name: 'Компрессорная', address: 'Тверь, ул. Заводская, 5' })
    expect(await find('компресорная')).toEqual([
      { kind: 'place', id: place.id, title: 'Компрессорная', note: 'Тверь, ул. Заводская, 5' },
    ])
    const clinic = await make('/api/counterparties', { kind: 'medical', name: 'ООО «Медик-Плюс»' })
    expect(await find('медик-плюс')).toEqual([
      { kind: 'counterparty', id: clinic.id, title: 'ООО «Медик-Плюс»', note: 'Медицинская организация' },
    ])
    const incident = await make('/api/incidents', reported(company, { victim: employee.id }))
    expect(await find('федорова станка')).toEqual([
      {
        kind: 'incident',
        id: incident.id,
        title: 'Происшествие № 1/2025',
        note: '10.03.2025 · лёгкий · Фёдорова Нина Олеговна · Цех, у станка № 4',
      },
    ])
    const scratch = await make('/api/microtraumas', {
      employeeId: employee.id,
      occurredOn: '2025-03-09',
      place: 'Склад',
      circumstances: 'Нож соскользнул',
      injury: 'Царапина',
    })
    expect(await find('царапина')).toEqual([
      {
        kind: 'microtrauma',
        id: scratch.id,
        title: 'Микротравма № 1/2025',
        note: '09.03.2025 · Фёдорова Нина Олеговна · Склад',
      },
    ])
    const briefing = await addEvent(app, company, {
      employeeId: employee.id,
      section: 'briefing',
      kind: 'repeat',
      periodicity: '6 месяцев',
    })
    const memo = await make('/api/memos', {
      memoSection: 'briefing',
      employeesData: [{ eventId: briefing.id, employeeId: employee.id }],
      author: 'Сомова А. А.',
    })
    expect(await find('заявка сомова')).toEqual([
      {
        kind: 'memo',
        id: memo.id,
        title: memo.name,
        note: `№ ${memo.number} от 10.03.2025 · Инструктажи · активно`,
      },
    ])
    const paper = await make('/api/documents', { templateId: ORDER, date: '2025-03-10' })
    const [registered, template] = await find(paper.name)
    expect(registered).toEqual({
      kind: 'document',
      id: paper.id,
      number: paper.number,
      date: '2025-03-10',
      title: paper.name,
      note: `№ ${paper.number} от 10.03.2025`,
    })
    expect(template).toMatchObject({ kind: 'template', id: ORDER, title: paper.name })
    expect(await find(`${paper.number} от`)).toContainEqual(registered)
  })

  describe('что должны люди, по его названию', () => {
    let second: { id: number }
    const SUIT = 'Костюм для защиты от искр, брызг расплавленного металла, металлической окалины'
    const ppe = (employeeId: number, name: string, fields: object = {}) =>
      addEvent(app, company, {
        employeeId,
        section: 'ppe',
        ppe: name,
        unit: 'шт.',
        quantity: 1,
        periodicity: '1 год',
        ...fields,
      })
    beforeAll(async () => {
      const { id: employeeGroupId } = await addDepartment(app, company, 'Сварочный участок')
      second = await addEmployee(app, company, { employeeGroupId, lastName: 'Юдина' })
      await ppe(employee.id, 'Каска защитная', { date: '2023-01-10' })
      await ppe(second.id, 'Каска защитная')
      await ppe(second.id, 'Перчатки от ёлочных игл', { date: '2025-03-01' })
      await ppe(second.id, SUIT, { date: '2025-03-01' })
      await addEvent(app, company, {
        employeeId: second.id,
        section: 'medical',
        factorNumber: '4.4',
        periodicity: '1 год',
      })
      await addEvent(app, company, {
        employeeId: second.id,
        section: 'training',
        programme: 'first-aid',
        periodicity: '3 года',
      })
      await make('/api/workplaces', { number: '17А', name: 'Электрогазосварщик' })
    })

    test.each([
      ['каска', 'ppe', 'Каска защитная', '2 работника · 1 просрочено, 1 не выдано'],
      ['rfcrf', 'ppe', 'Каска защитная', '2 работника · 1 просрочено, 1 не выдано'],
      ['касска защитная', 'ppe', 'Каска защитная', '2 работника · 1 просрочено, 1 не выдано'],
      ['перчатки елочных', 'ppe', 'Перчатки от ёлочных игл', '1 работник'],
      ['костюм сварщика', 'ppe', SUIT, '1 работник'],
      ['роба', 'ppe', SUIT, '1 работник'],
      ['шум', 'medical', 'п. 4.4. Шум', '1 работник · 1 не проведено'],
      ['первая помощь', 'training', 'Оказание первой помощи пострадавшим', '1 работник · 1 не проведено'],
    ])('«%s» — %s «%s»: %s', async (q, kind, title, note) => {
      expect(withSpaces(await find(q))).toContainEqual({ kind, title, note })
    })

    test('уволенного и снятого не считают', async () => {
      const { id } = await ppe(second.id, 'Наколенники')
      expect(await titles('наколенники')).toContain('Наколенники')
      await app.as(company.editor).delete(`/api/events/${id}`)
      expect(await titles('наколенники')).not.toContain('Наколенники')
    })

    test('отдел — с числом работающих, рабочее место — по номеру', async () => {
      expect(withSpaces(await find('сварочный участок'))).toContainEqual({
        kind: 'department',
        id: expect.any(Number),
        title: 'Сварочный участок',
        note: '1 работник',
      })
      expect(await find('17а')).toContainEqual({
        kind: 'workplace',
        id: expect.any(Number),
        title: '№ 17А. Электрогазосварщик',
        note: '',
      })
    })
  })

  test('изменённое находится сразу под новым именем, уволенный — с пометкой', async () => {
    expect(await titles('ждановская')).toEqual([])
    await app.as(company.editor).patch(`/api/employees/${employee.id}`, { lastName: 'Ждановская' })
    expect(await titles('ждановская')).toContain('Ждановская Нина Олеговна')
    await app.as(company.editor).post(`/api/employees/${employee.id}/dismiss`, { dismissedOn: '2025-03-10' })
    const [found] = await find('ждановская')
    expect(found.note).toMatch(/уволена 10\.03\.2025$/)
  })

  test('не больше шести каждого вида', async () => {
    const kinds = (await find('журнал')).map(({ kind }: { kind: string }) => kind)
    expect(kinds.filter((kind: string) => kind === 'template')).toHaveLength(6)
  })

  test('первым стоит вид, названный словами; из равных шаблонов — тот, по которому уже делали, потом короткий', async () => {
    const other = await app.company()
    const { id: employeeGroupId } = await addDepartment(app, other, 'Отдел охраны труда')
    await addEmployee(app, other, { employeeGroupId })
    const asked = async (q: string) => {
      const path = `/api/search?companyId=${other.id}&q=${encodeURIComponent(q)}`
      return (await app.as(other.owner).get(path)).body
    }
    const found = await asked('охрана тру')
    expect([found[0].kind, found.at(-1).kind]).toEqual(['template', 'employee'])
    const firstOrder = async () =>
      (await asked('отв ох')).find(({ kind }: { kind: string }) => kind === 'template')
    expect(await firstOrder()).toMatchObject({ id: ORDER, scope: 'company' })
    const units = 'prikaz-o-naznachenii-otvetstvennyh-za-ot-v-podrazdeleniyah'
    const { status } = await app
      .as(other.editor)
      .post('/api/documents', { companyId: other.id, templateId: units, date: '2025-03-10' })
    expect(status).toBe(201)
    expect(await firstOrder()).toMatchObject({ id: units })
  })

  test('чужой организации — 404, её записей нет в своей', async () => {
    const other = await app.company()
    const path = `/api/search?companyId=${company.id}&q=нина`
    expect((await app.as(other.owner).get(path)).status).toBe(404)
    const own = await app.as(other.owner).get(`/api/search?companyId=${other.id}&q=нина`)
    expect(own.body).toEqual([])
  })

  test.each([
    ['q=%20', 'q'],
    [`q=${'а'.repeat(201)}`, 'q'],
    ['', 'q'],
  ])('запрос «%s»: 400 с именем поля', async (query, field) => {
    const answer = await app.as(company.viewer).get(`/api/search?companyId=${company.id}&${query}`)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })
})
