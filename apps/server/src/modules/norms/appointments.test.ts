import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const ECONOMIST = 5

let app: TestApp
let company: TestCompany
let appointed: number
let colleague: number

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  company = await app.company()
  const employeeGroupId = (await addDepartment(app, company, 'Контора')).id
  const economist = { employeeGroupId, positionId: ECONOMIST }
  appointed = (await addEmployee(app, company, { ...economist, lastName: 'Иванова' })).id
  colleague = (await addEmployee(app, company, { ...economist, lastName: 'Петрова' })).id
})

type Proposed = {
  key: string
  action: string
  name: string
  section: string
  condition: string | null
  deadline: string | null
  employeeIds: number[]
  basis: { explanation: string }
}

async function appoint(responsibilityRoleDefinitionId: number): Promise<number> {
  const { status, body } = await app.as(company.owner).post('/api/responsibilities', {
    companyId: company.id,
    employeeId: appointed,
    responsibilityRoleDefinitionId,
    orderLink: 'Приказ №4-ОТ от 03.03.2025',
  })
  expect(status, body.description).toBe(201)
  return body.responsibilityId
}

async function asked(body: object = {}, query = ''): Promise<Proposed[]> {
  const path = `/api/events/from-norms?companyId=${company.id}${query}`
  const answer = await app.as(company.owner).post(path, body)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return answer.body
}

const training = async () =>
  (await asked({}, '&dryRun=true')).filter(
    ({ section, action }) => section === 'training' && action === 'add',
  )

test('назначенному предлагают программы его роли: без вопроса, со сроком от приказа, в учебном центре', async () => {
  await appoint(101)
  const own = (await training()).filter(({ condition }) => condition === null)
  expect(own.map(({ name, employeeIds }) => [name, employeeIds])).toEqual([
    ['Программа А. Общие вопросы охраны труда и функционирования СУОТ', [appointed]],
    ['Программа Б. Безопасные методы и приёмы при воздействии вредных и опасных факторов', [appointed]],
    ['Оказание первой помощи пострадавшим', [appointed]],
  ])
  expect(own.map(({ deadline }) => deadline)).toEqual(['2025-05-02', '2025-05-02', '2025-05-02'])
  expect(own[0]?.basis.explanation).toContain(
    'Работник назначен: Ответственный за охрану труда. Обучение — только в учебном центре (п. 44).',
  )
})

test('коллега той же должности отвечает на свой вопрос сам', async () => {
  const question = (await training()).find(({ name }) => name.startsWith('Программа Б'))
  expect(question).toMatchObject({
    condition: expect.stringContaining('?'),
    employeeIds: [appointed, colleague],
  })
  await appoint(101)
  const after = (await training()).filter(({ name }) => name.startsWith('Программа Б'))
  expect(after.map(({ condition, employeeIds }) => [condition === null, employeeIds])).toEqual([
    [true, [appointed]],
    [false, [colleague]],
  ])
})

test('принятое не предлагают снова, а снятому с роли — снять', async () => {
  const id = await appoint(401)
  await asked()
  expect((await training()).filter(({ condition }) => condition === null)).toEqual([])
  await app.as(company.owner).delete(`/api/responsibilities/${id}`)
  const closing = (await asked({}, '&dryRun=true')).filter(({ action }) => action === 'close')
  expect(closing.map(({ name, employeeIds }) => [name, employeeIds])).toEqual([
    ['Пожарная безопасность: дополнительное профессиональное образование', [appointed]],
  ])
})
