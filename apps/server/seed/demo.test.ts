import { EmployeeFields } from '@ot/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/world.ts'
import { DEMO_LOGIN, seedDemo } from './demo.ts'
import { DEMO_PEOPLE, recordOf } from './demo-people.ts'

let app: TestApp
let signedIn: ReturnType<TestApp['as']>
let companyId: number

beforeAll(async () => {
  app = await testApp()
  await seedDemo(app.deps)
  const { body } = await app.anonymous.post('/api/login', DEMO_LOGIN)
  signedIn = app.as({ token: body.accessToken })
  companyId = (await signedIn.get('/api/companies')).body[0].id
})
afterAll(() => app.close())

describe('Демонстрационная организация', () => {
  test('тариф оплачен и кончается через неделю, счёт на год ждёт оплаты', async () => {
    const { body } = await signedIn.get(`/api/subscription?companyId=${companyId}`)
    expect(body).toMatchObject({ tariff: 'standard', daysLeft: 7, usage: { employees: 60 } })
    const { body: invoices } = await signedIn.get(`/api/invoices?companyId=${companyId}`)
    expect(invoices).toMatchObject([
      { months: 12, total: 27_000, status: 'issued', act: null },
      { months: 3, total: 9000, status: 'paid' },
    ])
  })

  test('двое коллег, одно приглашение без ответа и вторая организация; первая — текущая', async () => {
    const { body } = await signedIn.get(`/api/companies/${companyId}/members`)
    expect(body.map(({ state, role }: Record<string, string>) => `${state} ${role}`)).toEqual([
      'member owner',
      'member editor',
      'member viewer',
      'waiting viewer',
    ])
    const { body: companies } = await signedIn.get('/api/companies')
    expect(companies.map(({ shortName }: { shortName: string }) => shortName)).toEqual([
      'ООО «Заречье»',
      'ООО «Заречье-Сервис»',
    ])
  })

  test('три отдела, шестьдесят работников, зарегистрированные документы', async () => {
    const [groups, employees, documents] = await Promise.all(
      ['employee-groups', 'employees', 'documents'].map((list) =>
        signedIn.get(`/api/${list}?companyId=${companyId}`),
      ),
    )
    expect([groups?.body.length, employees?.body.length]).toEqual([3, 60])
    expect(documents?.body.length).toBeGreaterThanOrEqual(3)
    expect(documents?.body[0].date < app.clock.now()).toBe(true)
  })

  test('у двух отделов есть руководители с почтой, у администрации — нет', async () => {
    const { body } = await signedIn.get(`/api/letters/settings?companyId=${companyId}`)
    expect(body.departments).toMatchObject([
      { department: 'Администрация', head: null },
      { department: 'Производственный участок', head: { email: 'uchastok@zarechye.example' } },
      { department: 'Склад и транспорт', head: { email: 'sklad@zarechye.example' } },
    ])
  })

  test('снятый руководитель после нового запуска не возвращается', async () => {
    const { body } = await signedIn.get(`/api/employee-groups?companyId=${companyId}`)
    const store = body.find(({ name }: { name: string }) => name === 'Склад и транспорт')
    const path = `/api/employee-groups/${store.id}`
    expect((await signedIn.patch(path, { headEmployeeId: null })).status).toBe(200)
    await seedDemo(app.deps)
    const again = await signedIn.get(`/api/employee-groups?companyId=${companyId}`)
    const { headEmployeeId } = again.body.find(({ id }: { id: number }) => id === store.id)
    expect(headEmployeeId).toBeNull()
    expect((await signedIn.patch(path, { headEmployeeId: store.headEmployeeId })).status).toBe(200)
  })

  test('одно происшествие расследуют, прошлогоднее закрыто', async () => {
    const { body } = await signedIn.get(`/api/incidents?companyId=${companyId}`)
    expect(body).toMatchObject([
      { label: '№ 1/2025', status: 'investigating', overdue: 0, nextStep: { key: 'questionVictim' } },
      { label: '№ 1/2024', status: 'closed', overdue: 0, nextStep: null },
    ])
    const { body: open } = await signedIn.get(`/api/incidents/${body[0].id}`)
    expect(open.warnings).toEqual([])
  })

  test('руководитель карточки — работник, даты идут от сегодняшнего дня', async () => {
    const { body: company } = await signedIn.get(`/api/companies/${companyId}`)
    const { body: employees } = await signedIn.get(`/api/employees?companyId=${companyId}`)
    const names = employees.map(
      (row: Record<string, string>) => `${row.lastName} ${row.firstName} ${row.fatherName}`,
    )
    expect(names).toContain(company.directorName)
    const hired = employees.map(({ hireDate }: { hireDate: string }) => hireDate).toSorted()
    expect([hired[0] > '2022-09-01', hired.at(-1) < '2025-03-10']).toEqual([true, true])
  })

  test('в каждом разделе есть сделанное, несделанное или не внесённое, близкое и просроченное', async () => {
    const { body: coverage } = await signedIn.get(`/api/coverage?companyId=${companyId}`)
    const columns = ['briefing', 'instruction', 'training', 'medical', 'ppe', 'sout', 'risk']
    const states = columns.map((column) => [
      column,
      [...new Set(coverage.map((row: Record<string, string>) => row[column]))].toSorted(),
    ])
    expect(Object.fromEntries(states)).toEqual({
      briefing: ['away', 'missing', 'ok', 'overdue', 'soon'],
      instruction: ['away', 'ok', 'unknown'],
      training: ['away', 'missing', 'none', 'ok', 'overdue', 'unknown'],
      medical: ['away', 'none', 'ok', 'overdue', 'soon', 'unknown'],
      ppe: ['away', 'none', 'ok', 'overdue', 'soon', 'unknown'],
      sout: ['away', 'ok', 'overdue', 'soon', 'unknown'],
      risk: ['away', 'ok', 'unknown'],
    })
  })

  test('в реестре заявок есть исполненная и активные', async () => {
    const { body: memos } = await signedIn.get(`/api/memos?companyId=${companyId}`)
    expect(memos.map(({ number, status }: { number: number; status: string }) => [number, status])).toEqual([
      [3, 'active'],
      [2, 'active'],
      [1, 'completed'],
    ])
  })

  test('ответственные назначены, кроме одной роли; обучение у кого-то действует, у кого-то нет', async () => {
    const { body: groups } = await signedIn.get(`/api/responsibilities?companyId=${companyId}`)
    type Role = { role: string; employeeId: number | null; training: { state: string } | null }
    const roles: Role[] = groups.flatMap((group: { roles: Role[] }) => group.roles)
    expect(roles.filter(({ employeeId }) => employeeId === null).map(({ role }) => role)).toEqual([
      'Замещающий ответственного за электрохозяйство',
    ])
    const states = new Set(roles.map(({ training }) => training?.state))
    expect(states).toContain('valid')
    expect([...states].some((state) => state === 'missing' || state === 'overdue')).toBe(true)
    const { body: terms } = await signedIn.get(`/api/responsibilities/history?companyId=${companyId}`)
    expect(terms).toHaveLength(1)
  })

  test('второй запуск, и два сразу, ничего не меняют', async () => {
    const count = () => app.rows('select count(*) from audit_entries where company_id = $1', [companyId])
    const before = await count()
    await Promise.all([seedDemo(app.deps), seedDemo(app.deps)])
    expect(await count()).toEqual(before)
  })

  test.each(DEMO_PEOPLE.map((person, index) => [person.fullName.join(' '), person, index + 1] as const))(
    '%s: карточка такая же, какой её принял бы ввод',
    (_name, person, number) => {
      const record = recordOf(person, number, { employeeGroupId: 1, positionId: 1 }, '2025-03-10')
      expect(EmployeeFields.parse(record)).toEqual(record)
    },
  )

  test('однофамильцев с одним именем нет: по фамилии и имени узнают своих', () => {
    expect(new Set(DEMO_PEOPLE.map(({ fullName: [last, first] }) => `${last} ${first}`)).size).toBe(60)
  })
})
