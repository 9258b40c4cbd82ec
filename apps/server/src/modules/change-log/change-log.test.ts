import { readTables } from '@ot/spreadsheet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInNow } from '../../../test/factories/user.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

type Entry = {
  id: number
  words: string
  subject: string | null
  link: string | null
  userName: string
  changes: Change[]
}
type Asking = { inputs: { type: string }[] }
type Change = { field: string; label: string; from: string | null; to: string | null }

let app: TestApp
let company: TestCompany
let log: (query?: string) => Promise<Entry[]>
let employeeId: number

/** One company with a day of work in it, by two people. */
beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  log = async (query = '') =>
    (await app.as(company.viewer).get(`/api/companies/${company.id}/log${query}`)).body
  const editor = app.as(company.editor)
  const group = (name: string) => editor.post('/api/employee-groups', { companyId: company.id, name })
  const [office, store] = [(await group('Бухгалтерия')).body, (await group('Склад')).body]
  const hired = await editor.post('/api/employees', {
    companyId: company.id,
    employeeGroupId: office.id,
    positionId: 1,
    lastName: 'Петрова',
    firstName: 'Анна',
    fatherName: 'Ильинична',
    sex: 'f',
    birthDate: '1990-02-03',
    hireDate: '2025-01-09',
  })
  employeeId = hired.body.id
  await editor.patch(`/api/employees/${employeeId}`, { employeeGroupId: store.id, hireDate: '2025-01-10' })
  await editor.post('/api/events', {
    companyId: company.id,
    employeeId,
    section: 'medical',
    factorNumber: '4.4',
    periodicity: '1 год',
  })
  app.clock.set('2025-03-10T21:30:00.000Z')
  const owner = app.as(await signedInNow(app, company.owner))
  await owner.patch(`/api/companies/${company.id}`, { city: 'Тверь', activities: [1, 3] })
  await owner.post(`/api/companies/${company.id}/members`, { email: 'novyj@example.test', role: 'viewer' })
  app.clock.set('2025-03-10T09:00:00.000Z')
  const gone = await group('Гараж')
  await editor.delete(`/api/employee-groups/${gone.body.id}`)
})
afterAll(() => app.close())

const wordsOf = (entries: Entry[]) => entries.map(({ words, subject }) => [words, subject])

describe('Журнал изменений', () => {
  test('говорит по-русски, кто что сделал и что изменилось; номеров вместо имён нет', async () => {
    const entries = await log()
    const moved = entries.find(({ words }) => words === 'Изменены данные работника')
    expect(moved).toMatchObject({ subject: 'Петрова Анна Ильинична', userName: company.editor.email })
    expect(moved?.changes).toEqual([
      { field: 'hireDate', label: 'Дата приёма', from: '09.01.2025', to: '10.01.2025' },
      { field: 'employeeGroupId', label: 'Отдел', from: 'Бухгалтерия', to: 'Склад' },
    ])
    const card = entries.find(({ words }) => words === 'Изменены сведения об организации')
    const activities = card?.changes.find(({ field }) => field === 'activities')
    expect([activities?.label, activities?.from, activities?.to?.match(/\d/)]).toEqual([
      'Виды деятельности',
      null,
      null,
    ])
  })

  test('удалённое названо тем именем, какое у него было', async () => {
    const [deleted, created] = await log('?area=employees&limit=2')
    expect([deleted?.words, deleted?.subject, created?.words, created?.subject]).toEqual([
      'Удалён отдел',
      'Гараж',
      'Добавлен отдел',
      'Гараж',
    ])
  })

  test('запись ведёт на страницу того, о чём она; удалённое и без своей страницы — никуда', async () => {
    const links = (await log()).map(({ words, link }) => `${words} → ${link}`)
    expect(links).toEqual(
      expect.arrayContaining([
        `Изменены данные работника → /employees/:${employeeId}/main`,
        `Добавлена обязанность → /employees/:${employeeId}/medical-examinations`,
        'Удалён отдел → null',
        'Отправлено приглашение → null',
        'Изменены сведения об организации → null',
      ]),
    )
  })

  test('заявка открывается в реестре, пока она есть', async () => {
    const other = await app.company()
    const client = app.as(other.editor)
    const department = (await client.post('/api/employee-groups', { companyId: other.id, name: 'Склад' }))
      .body
    const hired = await client.post('/api/employees', {
      companyId: other.id,
      employeeGroupId: department.id,
      positionId: 1,
      lastName: 'Ким',
      firstName: 'Ия',
      fatherName: 'Ильинична',
      sex: 'f',
      birthDate: '1990-02-03',
      hireDate: '2025-01-09',
    })
    const duty = { companyId: other.id, employeeId: hired.body.id, section: 'risk', periodicity: '3 года' }
    const event = (await client.post('/api/events', duty)).body
    const memo = await client.post('/api/memos', {
      companyId: other.id,
      memoSection: 'risk',
      employeesData: [{ employeeId: hired.body.id, eventId: event.id }],
    })
    const linkOfMemo = async () => {
      const { body } = await client.get(`/api/companies/${other.id}/log?area=memos&limit=1`)
      return body[0].link
    }
    expect(await linkOfMemo()).toBe(`/notifications/memos?memo=${memo.body.id}`)
    expect((await client.delete(`/api/memos/${memo.body.id}`)).status).toBeLessThan(300)
    expect(await linkOfMemo()).toBeNull()
  })

  test('ответы на вопросы шаблона названы его именем и в первый раз, и потом', async () => {
    const other = await app.company()
    const client = app.as(other.editor)
    const { body: templates } = await client.get(`/api/templates?companyId=${other.id}`)
    const template = templates.find(({ inputs }: Asking) => inputs[0]?.type === 'date')
    for (const values of [{ [template.inputs[0].key]: '2025-03-10' }, {}]) {
      const body = { companyId: other.id, values }
      const saved = await client.put(`/api/templates/${template.id}/answers`, body)
      expect(saved.status, saved.text).toBe(200)
    }
    const { body } = await client.get(`/api/companies/${other.id}/log?limit=2`)
    expect(wordsOf(body)).toEqual([
      ['Заполнены вопросы шаблона', template.name],
      ['Заполнены вопросы шаблона', template.name],
    ])
  })

  test('новые сверху, страницами, с общим числом', async () => {
    const path = `/api/companies/${company.id}/log`
    const first = await app.as(company.viewer).get(`${path}?page=1&limit=3`)
    const second = await app.as(company.viewer).get(`${path}?page=2&limit=3`)
    const all = await log()
    expect([first.headers['x-total-count'], first.body.length]).toEqual([String(all.length), 3])
    expect([...first.body, ...second.body]).toEqual(all.slice(0, 6))
  })

  test.each([
    ['area=colleagues', [['Отправлено приглашение', 'novyj@example.test']]],
    ['area=medical', [['Добавлена обязанность', 'Петрова Анна Ильинична: п. 4.4. Шум']]],
    ['area=ppe', []],
    [
      'q=ильинична&area=employees',
      [
        ['Изменены данные работника', 'Петрова Анна Ильинична'],
        ['Добавлен работник', 'Петрова Анна Ильинична'],
      ],
    ],
    ['q=тверь', [['Изменены сведения об организации', null]]],
    ['q=10.01.2025', [['Изменены данные работника', 'Петрова Анна Ильинична']]],
    ['q=Отправлено приглашение', [['Отправлено приглашение', 'novyj@example.test']]],
    ['q=населённый', [['Изменены сведения об организации', null]]],
    ['q=100%25', []],
  ])('отбор %s', async (query, expected) => {
    expect(wordsOf(await log(`?${encodeURI(query).replaceAll('%2525', '%25')}`))).toEqual(expected)
  })

  test('отбор по человеку; в перечне людей только те, кто что-то сделал', async () => {
    const people = await app.as(company.viewer).get(`/api/companies/${company.id}/log/people`)
    expect(people.body).toEqual(
      [
        { userId: company.editor.id, name: company.editor.email },
        { userId: company.owner.id, name: company.owner.email },
      ].sort((one, other) => one.name.localeCompare(other.name)),
    )
    const entries = await log(`?userId=${company.owner.id}`)
    expect(new Set(entries.map(({ userName }) => userName))).toEqual(new Set([company.owner.email]))
  })

  test('дни — по часам организации: 00:30 в Москве уже следующий день', async () => {
    const next = await log('?from=2025-03-11')
    expect(wordsOf(next)).toEqual([
      ['Отправлено приглашение', 'novyj@example.test'],
      ['Изменены сведения об организации', null],
    ])
    const all = await log()
    expect(await log('?from=2025-03-10&to=2025-03-10')).toHaveLength(all.length - next.length)
  })

  test.each([
    ['from=2025-03-11&to=2025-03-10', 'to: Конец периода раньше начала'],
    ['area=nothing', 'area: Неизвестный раздел журнала'],
    ['from=вчера', 'from: Дата в виде ГГГГ-ММ-ДД'],
    ['page=0', 'page: Ожидается целое положительное число'],
    ['limit=501', 'limit: Не больше 500'],
    ['userId=абв', 'userId: Номер записи — целое положительное число'],
  ])('неверный отбор %s — 400', async (query, description) => {
    const { status, body } = await app
      .as(company.owner)
      .get(`/api/companies/${company.id}/log?${encodeURI(query)}`)
    expect([status, body.description]).toEqual([400, description])
  })

  test('посторонний журнала не видит', async () => {
    const stranger = app.as(await app.user())
    for (const part of ['', '/people', '/export']) {
      expect((await stranger.get(`/api/companies/${company.id}/log${part}`)).status).toBe(404)
    }
  })

  test('выгрузка повторяет отбор', async () => {
    const answer = await app
      .as(company.viewer)
      .get(`/api/companies/${company.id}/log/export?area=employees&q=${encodeURIComponent('петрова')}`)
    expect(answer.status).toBe(200)
    const [table] = readTables(answer.bytes, 'журнал.xlsx')
    const rows = table?.rows ?? []
    expect(rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
      ['Когда', 'Кто', 'Что сделано', 'О чём'],
      ['10.03.2025 12:00', company.editor.email, 'Изменены данные работника', 'Петрова Анна Ильинична'],
      ['10.03.2025 12:00', company.editor.email, 'Добавлен работник', 'Петрова Анна Ильинична'],
    ])
    expect(rows[1]?.cells[4]).toBe('Дата приёма: 09.01.2025 → 10.01.2025\nОтдел: Бухгалтерия → Склад')
  })
})
