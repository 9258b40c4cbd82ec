import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const ECONOMIST = 5
const RULE = 'briefing.fire-repeat-explosive'

let app: TestApp
let company: TestCompany
let economist: number
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  company = await app.company()
  const { id } = await addDepartment(app, company, 'Контора')
  economist = (await addEmployee(app, company, { employeeGroupId: id, positionId: ECONOMIST })).id
})
afterAll(() => app.close())

type Proposed = { key: string; condition: string | null; periodicity: string }

async function fromNorms(body: object = {}, dryRun = true): Promise<Proposed[]> {
  const path = `/api/employees/${economist}/events/from-norms?dryRun=${dryRun}`
  const answer = await app.as(company.owner).post(path, body)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return answer.body
}

async function asked(rule: string): Promise<Proposed | undefined> {
  return (await fromNorms()).find(({ key }) => key.endsWith(`:${rule}`))
}

test('взрывопожароопасное здание: вопрос с его именем, «да» заменяет ежегодный инструктаж полугодовым', async () => {
  expect(await asked(RULE)).toBeUndefined()
  const place = { companyId: company.id, name: 'Склад ГСМ', explosive: 'yes' }
  expect((await app.as(company.owner).post('/api/places', place)).status).toBe(201)
  const question = await asked(RULE)
  expect(question?.condition).toContain('Склад ГСМ')
  await fromNorms({}, false)
  await fromNorms({ accept: [question?.key] }, false)
  const open = await app.rows(
    `select rule, periodicity from events where employee_id = $1 and closed_on is null and rule like 'briefing.fire-repeat%'`,
    [economist],
  )
  expect(open).toEqual([{ rule: RULE, periodicity: '6 месяцев' }])
})

test('сказано, что здание не такое: вопроса нет; чего-то третьего не сохранить', async () => {
  const add = (explosive: string) =>
    app.as(company.owner).post('/api/places', { companyId: company.id, name: 'Цех', explosive })
  expect((await add('no')).status).toBe(201)
  expect(await asked(RULE)).toBeUndefined()
  const wrong = await add('может быть')
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'explosive'])
})

test('есть дистанционные работники: о спецоценке места за компьютером спрашивают', async () => {
  expect((await asked('sout'))?.condition).toBeNull()
  await app.rows(
    `insert into company_facts (company_id, key, value, updated_at, updated_by) values ($1, 'remoteWorkers', '2', now(), $2)`,
    [company.id, company.owner.id],
  )
  expect((await asked('sout'))?.condition).toContain('дистанционно')
})

test('холодное время в карточке: читается как написано, непонятное не сохранить', async () => {
  const change = (coldSeason: string) =>
    app.as(company.owner).patch(`/api/companies/${company.id}`, { coldSeason })
  expect((await change('15.10–15.04')).body).toMatchObject({ coldSeason: '15.10–15.04' })
  const wrong = await change('зимой')
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'coldSeason'])
})
