import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TemplateAnswer } from '@ot/contract'
import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { migrationsFolder } from '../../db/migrate.ts'

const DATE = '2025-03-10'
const FIRST = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const SECOND = 'prikaz-o-naznachenii-lits-provodyashchih-vvodnyy-instruktazh'
const HR = 'кадровый_работник'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
let anna: number
let boris: number
beforeEach(async () => {
  company = await app.company()
  const { id: employeeGroupId } = await addDepartment(app, company, 'Офис')
  anna = (await addEmployee(app, company, { employeeGroupId, lastName: 'Антонова' })).id
  boris = (await addEmployee(app, company, { employeeGroupId, lastName: 'Борисова' })).id
})

const client = () => app.as(company.owner)

/** As papers were answered before there were facts. */
async function remembered(templateId: string, values: object): Promise<void> {
  const { status, body } = await client().put(`/api/templates/${templateId}/answers`, {
    companyId: company.id,
    values,
  })
  expect(status, body.description).toBe(200)
}

async function migrated(): Promise<void> {
  await app.rows(await readFile(join(migrationsFolder(), '0097_answers_become_facts.sql'), 'utf8'))
}

const kept = () =>
  app.rows('select key, value, updated_by from company_facts where company_id = $1', [company.id])

async function ownAnswers(templateId: string): Promise<unknown> {
  const [row] = await app.rows(
    'select values from template_answers where company_id = $1 and template_id = $2',
    [company.id, templateId],
  )
  return row?.values
}

async function answersOf(templateId: string): Promise<TemplateAnswer['values']> {
  const { body } = await client().get(`/api/templates?companyId=${company.id}`)
  return body.find(({ id }: TemplateAnswer) => id === templateId).values
}

test('одинаковый ответ нескольких бумаг становится фактом, бумаги дальше следуют за ним', async () => {
  await remembered(FIRST, { [HR]: boris, дата_начала: '2025-02-03' })
  await remembered(SECOND, { [HR]: boris })
  await migrated()
  expect(await kept()).toEqual([{ key: 'hrOfficer', value: boris, updated_by: company.owner.id }])
  expect(await ownAnswers(FIRST)).toEqual({ дата_начала: '2025-02-03' })
  expect(await answersOf(SECOND)).toMatchObject({ [HR]: boris })
  await client().put('/api/facts', { companyId: company.id, values: { hrOfficer: anna } })
  expect(await answersOf(FIRST)).toMatchObject({ [HR]: anna, дата_начала: '2025-02-03' })
})

test('разные ответы остаются каждый у своей бумаги', async () => {
  await remembered(FIRST, { [HR]: anna })
  await remembered(SECOND, { [HR]: boris })
  await migrated()
  expect(await kept()).toEqual([])
  expect([(await answersOf(FIRST))[HR], (await answersOf(SECOND))[HR]]).toEqual([anna, boris])
})

test('где факт уже назван, ответ бумаги остаётся над ним', async () => {
  await remembered(FIRST, { [HR]: anna })
  await client().put('/api/facts', { companyId: company.id, values: { hrOfficer: boris } })
  await migrated()
  expect((await kept()).map(({ value }) => value)).toEqual([boris])
  expect((await answersOf(FIRST))[HR]).toBe(anna)
})

test('уволенный фактом не становится; ответственного назначают, а не переносят', async () => {
  await remembered(FIRST, { [HR]: boris, ответственный: anna })
  await client().post(`/api/employees/${boris}/dismiss`, { dismissedOn: DATE })
  await migrated()
  expect(await kept()).toEqual([])
  expect(await ownAnswers(FIRST)).toEqual({ [HR]: boris, ответственный: anna })
})

test('зарегистрированная бумага печатается как печаталась', async () => {
  await remembered(FIRST, { [HR]: boris, ответственный: anna })
  const { body } = await client().post('/api/documents', {
    companyId: company.id,
    templateId: FIRST,
    date: DATE,
  })
  const printed = async () => documentText((await client().get(`/api/documents/${body.id}/file`)).bytes)
  const before = await printed()
  expect(before).toContain('Борисов')
  await migrated()
  await client().put('/api/facts', { companyId: company.id, values: { hrOfficer: anna } })
  expect(await printed()).toBe(before)
})
