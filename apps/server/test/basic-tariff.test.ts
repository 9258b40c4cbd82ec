import { OPTIONAL_SECTIONS } from '@ot/domain'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent, GLOVES } from './factories/events.ts'
import { addDepartment, addEmployee } from './factories/people.ts'
import { testLibrary } from './programs.ts'
import { type TestApp, type TestCompany, testApp } from './world.ts'

const TODAY = '2025-03-10'
const DRIVER = 70
const NOISE = { section: 'medical', factorNumber: '4.4', periodicity: '1 год', date: '2024-04-01' }
const PPE_PAPER = 'akt-spisaniya-siz'
const ANY_PAPER = 'prikaz-o-videofiksatsii'

let app: TestApp
let company: TestCompany
let employeeId: number
let gloves: { id: number; version: number }
let examination: { id: number; version: number }
let memo: { id: number }

const client = () => app.as(company.owner)

/** Everything of the two sections that was there before the company came to «Базовый». */
beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  const department = await addDepartment(app, company, 'Гараж')
  employeeId = (await addEmployee(app, company, { employeeGroupId: department.id, positionId: DRIVER })).id
  gloves = await addEvent(app, company, { employeeId, ...GLOVES })
  examination = await addEvent(app, company, { employeeId, ...NOISE })
  const made = await client().post('/api/memos', {
    companyId: company.id,
    memoSection: 'medical',
    employeesData: [{ employeeId, eventId: examination.id }],
  })
  memo = made.body
  await app.rows(`update subscriptions set tariff = 'basic' where company_id = $1`, [company.id])
})
afterAll(() => app.close())

const about = (templateId: string) => ({ companyId: company.id, templateId, date: TODAY })

describe('на тарифе «Базовый» нового в медосмотрах и СИЗ нет', () => {
  const lineOf = (eventId: number) => ({ companyId: company.id, employeesData: [{ employeeId, eventId }] })
  test.each<[string, string, () => object]>([
    ['событие', '/api/events', () => ({ companyId: company.id, employeeId, ...GLOVES })],
    [
      'события многих',
      '/api/events/bulk',
      () => ({ companyId: company.id, employeeIds: [employeeId], ...NOISE }),
    ],
    ['заявка', '/api/memos', () => ({ ...lineOf(gloves.id), memoSection: 'ppe' })],
    ['бумага', '/api/documents', () => about(PPE_PAPER)],
    [
      'бумаги сразу',
      '/api/documents/bulk',
      () => ({ companyId: company.id, date: TODAY, templateIds: [PPE_PAPER] }),
    ],
    ['черновик', `/api/templates/${PPE_PAPER}/draft`, () => ({ companyId: company.id, date: TODAY })],
    [
      'бумага из записей',
      '/api/record-papers/lichnaya-kartochka-po-zapisyam',
      () => ({ companyId: company.id }),
    ],
    ['её черновик', '/api/record-papers/kontingent-po-zapisyam/draft', () => ({ companyId: company.id })],
  ])('%s — 402 со словами, куда идти', async (_what, path, body) => {
    const { status, body: answer } = await client().post(path, body())
    expect(status, answer.description).toBe(402)
    expect(answer.description).toMatch(/[Рр]аздел «(?:СИЗ|Медосмотры)»/)
    expect(answer.description).toContain('«Тариф и оплата»')
  })

  test('строка, добавленная в прежнюю заявку, — 402', async () => {
    const line = { employeeId, factorNumber: '5.1' }
    const [kept] = (await client().get(`/api/memos/${memo.id}`)).body.employeesData
    const answer = await client().patch(`/api/memos/${memo.id}`, { employeesData: [{ id: kept.id }, line] })
    expect(answer.status).toBe(402)
  })

  test('принятое по нормам поимённо — 402, ничего не записано', async () => {
    const path = `/api/employees/${employeeId}/events/from-norms`
    const { body: proposals } = await client().post(`${path}?dryRun=true`, {})
    const outside = proposals.filter((one: { outcome: string }) => one.outcome === 'not-included')
    expect(new Set(outside.map((one: { section: string }) => one.section))).toEqual(
      new Set(['medical', 'ppe']),
    )
    const answer = await client().post(path, { accept: [outside[0].key] })
    expect(answer.status).toBe(402)
  })
})

describe('остальное идёт своим чередом', () => {
  test('нормы принимаются без этих разделов, и ответ говорит о них', async () => {
    const path = `/api/events/from-norms?companyId=${company.id}`
    const { status, body } = await client().post(path, {})
    expect(status).toBe(200)
    const sections = (outcome: string) =>
      new Set(
        body
          .filter((one: { outcome: string }) => one.outcome === outcome)
          .map((one: { section: string }) => one.section),
      )
    expect(sections('accepted')).toContain('briefing')
    expect([...sections('accepted')]).not.toContain('ppe')
    expect(sections('not-included')).toEqual(new Set(['medical', 'ppe']))
  })

  test('комплект собирается, невошедшее названо с причиной', async () => {
    const request = { companyId: company.id, date: TODAY, templateIds: [ANY_PAPER, PPE_PAPER] }
    const { status, bytes } = await client().post('/api/documents/archive', request)
    expect(status).toBe(200)
    const entries = unzipSync(bytes)
    const left = strFromU8(entries['Не сформировано.txt'] ?? new Uint8Array())
    expect(left).toContain('Раздел «СИЗ» не входит в тариф «Базовый»')
    expect(Object.keys(entries).filter((name) => name.endsWith('.docx'))).toHaveLength(1)
  })

  test('список шаблонов говорит об этом до отказа; приказ о назначении не входит в раздел', async () => {
    const { body } = await client().get(`/api/templates?companyId=${company.id}`)
    const lackingOf = (id: string) =>
      body.find((one: { id: string }) => one.id === id).lacking.map(({ key }: { key: string }) => key)
    expect(lackingOf(PPE_PAPER)).toContain('tariff')
    expect(lackingOf('prikaz-o-naznachenii-otvetstvennogo-za-siz')).not.toContain('tariff')
    expect(lackingOf(ANY_PAPER)).not.toContain('tariff')
  })

  test('прежнее читается, исправляется, выполняется и выгружается', async () => {
    const answers = [
      await client().get(`/api/events?companyId=${company.id}&section=ppe`),
      await client().patch(`/api/events/${gloves.id}`, { quantity: 6 }),
      await client().post(`/api/events/${gloves.id}/complete`, { date: TODAY, handedOver: 6 }),
      await client().get(`/api/events/export?companyId=${company.id}&section=medical`),
      await client().get(`/api/memos/${memo.id}/file`),
      await client().patch(`/api/memos/${memo.id}`, { note: 'К пятнице' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })

  test('чек-лист прежней заявки доводится до конца', async () => {
    const [line] = (await client().get(`/api/memos/${memo.id}`)).body.employeesData
    const done = await client().patch(`/api/memos/${memo.id}/lines/${line.id}`, { completionDate: TODAY })
    expect([done.status, done.body.status]).toEqual([200, 'completed'])
  })

  test('другие разделы и работники добавляются', async () => {
    const briefing = { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }
    const added = await client().post('/api/events', { companyId: company.id, employeeId, ...briefing })
    expect(added.status, added.text).toBe(201)
  })
})

test('бумаги из записей обоих разделов узнаются по шаблону', async () => {
  const { body } = await client().get(`/api/record-papers?companyId=${company.id}`)
  const library = await testLibrary()
  const strange = body.filter(({ id, section }: { id: string; section: string }) => {
    const own = library.find(id)?.section ?? null
    return OPTIONAL_SECTIONS.some((one) => one === section) ? own !== section : own !== null
  })
  expect(strange).toEqual([])
})
