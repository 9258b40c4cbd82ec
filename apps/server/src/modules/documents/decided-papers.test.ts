import { documentText } from '@ot/doc-engine'
import { findPosition } from '@ot/reference'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'
import { type Staffed, staffedCompany } from './testing/staffed-company.ts'

const INSTRUCTION = 'instruktsiya-po-professii'
const WELDER = 87
/** Factors in the air of the workplace: the profile knows the trade, not the place. */
const CONDITIONAL = (findPosition(WELDER)?.profile.medicalFactors ?? [])
  .filter(({ code, conditional }) => conditional && code.startsWith('3.'))
  .map(({ code }) => code)

type Proposal = { key: string; rule: string; outcome: string; condition: string | null }

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A company whose two people are both welders. */
async function welders(): Promise<Staffed> {
  const company = await staffedCompany(app)
  await app.rows('update employees set position_id = $2 where company_id = $1', [company.id, WELDER])
  return company
}

const path = (id: number) => `/api/events/from-norms?companyId=${id}`

async function asked({ id, client }: Staffed): Promise<Proposal[]> {
  return (await client.post(`${path(id)}&dryRun=true`, {})).body
}

async function questionsOf({ id, client }: Staffed): Promise<{ key: string; label: string }[]> {
  const { body } = await client.get(`/api/templates?companyId=${id}`)
  const { missing } = body.find((template: { id: string }) => template.id === INSTRUCTION)
  return missing.filter(({ key }: { key: string }) => key.startsWith('нормы.'))
}

async function draft({ id, client }: Staffed): Promise<string> {
  const body = { companyId: id, date: '2025-03-10', positionId: WELDER }
  const answer = await client.post(`/api/templates/${INSTRUCTION}/draft`, body)
  expect(answer.status).toBe(200)
  return documentText(Buffer.from(answer.bytes)).replaceAll('\u00a0', ' ').toLowerCase()
}

const printed = (text: string) => CONDITIONAL.filter((code) => text.includes(`п. ${code} `))

describe('бумаги должности по решениям организации', () => {
  test('нерешённое спрошено до печати и не напечатано', async () => {
    const company = await welders()
    const text = await draft(company)
    expect(CONDITIONAL.length).toBeGreaterThan(0)
    expect(printed(text)).toEqual([])
    expect(text).not.toContain('если его назначил')
    const [question, ...others] = await questionsOf(company)
    expect(others).toEqual([])
    expect(question).toMatchObject({ key: `нормы.${WELDER}` })
    expect(question?.label).toContain('Электрогазосварщик: не решено, нужно ли — ')
  })

  test('принятое напечатано как решённое, вопросов больше нет', async () => {
    const company = await welders()
    const keys = (await asked(company)).map(({ key }) => key)
    expect((await company.client.post(path(company.id), { accept: keys })).status).toBe(200)
    expect(await questionsOf(company)).toEqual([])
    const text = await draft(company)
    expect(printed(text)).toEqual(CONDITIONAL)
  })

  test('отклонённого нет, вопросов о нём тоже', async () => {
    const company = await welders()
    const conditions = (await asked(company)).filter(({ condition }) => condition !== null)
    const decline = conditions.map(({ key }) => ({ key, note: 'Опасности на месте нет' }))
    expect((await company.client.post(path(company.id), { decline })).status).toBe(200)
    expect(await questionsOf(company)).toEqual([])
    const text = await draft(company)
    expect(printed(text)).toEqual([])
  })

  test('решено об одном из двоих — должность ещё спрашивают', async () => {
    const company = await welders()
    const one = `/api/employees/${company.people.белов}/events/from-norms`
    const { body } = await company.client.post(`${one}?dryRun=true`, {})
    const accept = body.map(({ key }: Proposal) => key)
    expect((await company.client.post(one, { accept })).status).toBe(200)
    expect(await questionsOf(company)).toHaveLength(1)
  })
  test('медосмотры решены о человеке: вторая его работа в той же должности решена тоже', async () => {
    const company = await welders()
    const { белов } = company.people
    const one = `/api/employees/${белов}/events/from-norms`
    const { body } = await company.client.post(`${one}?dryRun=true`, {})
    const accept = body.map(({ key }: Proposal) => key)
    expect((await company.client.post(one, { accept })).status).toBe(200)
    expect(printed(await draft(company))).toEqual([])
    await app.rows('update employees set person_id = $2 where company_id = $1 and id <> $2', [
      company.id,
      белов,
    ])
    expect(printed(await draft(company))).toEqual(CONDITIONAL)
  })
})
