import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const DRIVER = 70
const ECONOMIST = 5

let app: TestApp
let company: TestCompany
let departmentId: number
let driver: number
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  company = await app.company()
  departmentId = (await addDepartment(app, company, 'Гараж')).id
  driver = await hire('Иванов', { positionId: DRIVER })
})
afterAll(() => app.close())

async function hire(lastName: string, fields: object): Promise<number> {
  const person = { employeeGroupId: departmentId, lastName, sex: 'm', ...fields }
  return (await addEmployee(app, company, person)).id
}

type Proposed = {
  key: string
  action: string
  section: string
  name: string
  condition: string | null
  deadline: string | null
  employeeIds: number[]
  outcome: string
  note: string | null
}

const client = () => app.as(company.editor)
const ofDriver = () => `/api/employees/${driver}/events/from-norms`
const ofCompany = () => `/api/events/from-norms?companyId=${company.id}`

async function ask(path: string, body: object = {}): Promise<Proposed[]> {
  const answer = await client().post(path, body)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return answer.body
}

const preview = (path: string) => ask(`${path}${path.includes('?') ? '&' : '?'}dryRun=true`)

function openEvents() {
  return app.rows(
    `select e.id::int, employee_id::int as "employeeId", rule, name, deadline::text, date
     from events e where company_id = $1 and closed_on is null order by rule, id`,
    [company.id],
  )
}

function keyOf(proposals: readonly Proposed[], rule: string): string {
  const key = proposals.find((one) => one.key.endsWith(`:${rule}`))?.key
  if (key === undefined) throw new Error(`${rule} is not proposed`)
  return key
}

describe('предпросмотр', () => {
  test('называет, чего не хватает, и ничего не пишет', async () => {
    const proposals = await preview(ofDriver())
    const introductory = proposals.find(({ key }) => key === `${DRIVER}:briefing.introductory`)
    expect(introductory).toMatchObject({
      action: 'add',
      section: 'briefing',
      employeeIds: [driver],
      condition: null,
      outcome: 'proposed',
      note: null,
      basis: { act: expect.stringContaining('2464'), clause: expect.stringContaining('п.') },
    })
    expect(proposals.map(({ section }) => section)).toEqual(
      expect.arrayContaining(['briefing', 'training', 'medical', 'ppe', 'sout', 'risk', 'instruction']),
    )
    expect(await openEvents()).toEqual([])
  })

  test('доступен наблюдателю, а принять он не может', async () => {
    const viewer = app.as(company.viewer)
    expect((await viewer.post(`${ofDriver()}?dryRun=true`, {})).status).toBe(200)
    expect((await viewer.post(ofDriver(), {})).status).toBe(403)
  })

  test('условное спрашивает вопросом', async () => {
    const questions = (await preview(ofDriver())).flatMap(({ condition }) => condition ?? [])
    expect(questions.length).toBeGreaterThan(0)
    for (const question of questions) expect(question).toMatch(/\?/)
  })
})

describe('без ключей', () => {
  test('принимается всё безусловное, условное остаётся вопросом', async () => {
    const before = await preview(ofDriver())
    const answer = await ask(ofDriver())
    const expected = before.filter(({ condition }) => condition === null).map(({ key }) => key)
    const accepted = answer.filter(({ outcome }) => outcome === 'accepted')
    expect(accepted.map(({ key }) => key).toSorted()).toEqual(expected.toSorted())
    for (const { condition, outcome } of answer) expect(condition === null).toBe(outcome === 'accepted')
    const events = accepted.filter(({ section }) => section !== 'instruction')
    expect(await openEvents()).toHaveLength(events.length)
  })

  test('второй раз принимать нечего', async () => {
    await ask(ofDriver())
    const stored = await openEvents()
    const again = await ask(ofDriver())
    expect(again.filter(({ outcome }) => outcome === 'accepted')).toEqual([])
    expect(await openEvents()).toEqual(stored)
  })

  test('событие получает норму, первый срок и факты и открывается на вкладке', async () => {
    await ask(ofDriver())
    const { body } = await client().get(`/api/employees/${driver}/events?section=briefing`)
    const initial = body.find(({ kind }: { kind: string }) => kind === 'initial')
    expect(initial).toMatchObject({
      state: 'unknown',
      date: null,
      basis: { act: expect.stringContaining('2464') },
    })
    expect(initial.deadline).not.toBeNull()
  })

  test('инструкция выдаётся без ознакомления и называет профессию', async () => {
    await ask(ofDriver())
    const { body } = await client().get(`/api/employees/${driver}/instructions`)
    expect(body).toMatchObject([
      {
        name: 'Инструкция по охране труда для водителя грузового автомобиля',
        acknowledgedOn: null,
        state: 'unknown',
      },
    ])
  })

  test('каждое событие стоит в журнале', async () => {
    const accepted = (await ask(ofDriver())).filter(({ outcome }) => outcome === 'accepted')
    const [row] = await app.rows(
      `select count(*)::int as entries from audit_entries
       where company_id = $1 and action in ('event.created', 'instruction.created') and user_id = $2`,
      [company.id, company.editor.id],
    )
    expect(row?.entries).toBe(accepted.length)
  })
})

describe('выбор', () => {
  test('отклонённое с примечанием помнится, показывается и принимается позже', async () => {
    const key = keyOf(await preview(ofDriver()), 'risk')
    const [declined] = await ask(ofDriver(), { decline: [{ key, note: 'Оценивали в другом учёте' }] })
    expect(declined).toMatchObject({ key, outcome: 'declined', note: 'Оценивали в другом учёте' })
    await ask(ofDriver())
    expect((await openEvents()).map(({ rule }) => rule)).not.toContain('risk')
    const shown = (await preview(ofDriver())).find((one) => one.key === key)
    expect(shown).toMatchObject({ outcome: 'declined', note: 'Оценивали в другом учёте' })
    expect(await ask(ofDriver(), { accept: [key] })).toContainEqual(
      expect.objectContaining({ key, outcome: 'accepted', note: null }),
    )
    expect((await openEvents()).map(({ rule }) => rule)).toContain('risk')
    expect(await app.rows('select * from event_declines where company_id = $1', [company.id])).toEqual([])
  })

  test('неизвестный ключ — 422 с местом, и не пишется ничего', async () => {
    const key = keyOf(await preview(ofDriver()), 'risk')
    const answer = await client().post(ofDriver(), { accept: [key, '70:medical.99'] })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject([{ field: 'accept.1' }])
    expect(await openEvents()).toEqual([])
  })

  test('принять и отклонить сразу нельзя', async () => {
    const key = keyOf(await preview(ofDriver()), 'risk')
    const answer = await client().post(ofDriver(), { accept: [key], decline: [{ key, note: 'Нет' }] })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject([{ field: 'decline.0.key' }])
  })

  test('отклонить без примечания нельзя', async () => {
    const answer = await client().post(ofDriver(), { decline: [{ key: `${DRIVER}:risk`, note: ' ' }] })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toBe('decline.0.note')
  })
})

describe('перевод на другую должность', () => {
  test('лишнее закрывается, первичный инструктаж спрашивается заново', async () => {
    await ask(ofDriver())
    const before = await openEvents()
    await client().patch(`/api/employees/${driver}`, { positionId: ECONOMIST })
    const proposals = await preview(ofDriver())
    const closing = proposals.filter(({ action }) => action === 'close')
    expect(closing.length).toBeGreaterThan(0)
    const initial = keyOf(proposals, 'briefing.initial')
    await ask(ofDriver(), { accept: [initial, ...closing.map(({ key }) => key)] })
    const rows = await openEvents()
    const rules = rows.map(({ rule }) => rule)
    for (const { key } of closing) expect(rules).not.toContain(key.split(':').at(-1))
    expect(rules.filter((rule) => rule === 'briefing.initial')).toHaveLength(1)
    const idOf = (list: typeof rows) => list.find(({ rule }) => rule === 'briefing.initial')?.id
    expect(idOf(rows)).not.toBe(idOf(before))
    const [closed] = await app.rows(
      'select count(*)::int as events from events where company_id = $1 and closed_on is not null and closed_reason is not null',
      [company.id],
    )
    expect(closed?.events).toBe(closing.length + 1)
  })

  test('введённое вручную нормы не отбирают', async () => {
    await client().post('/api/events', {
      companyId: company.id,
      employeeId: driver,
      section: 'training',
      programme: 'hazardous-9',
      periodicity: '1 год',
    })
    await client().patch(`/api/employees/${driver}`, { positionId: ECONOMIST })
    const closing = (await preview(ofDriver())).filter(({ action }) => action === 'close')
    expect(closing).toEqual([])
  })
})

describe('вся организация', () => {
  test('один ответ на должность: новое — на каждого работника', async () => {
    const second = await hire('Петров', { positionId: DRIVER })
    const economist = await hire('Сидоров', { positionId: ECONOMIST })
    const proposals = await preview(ofCompany())
    const keys = proposals.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const risk = proposals.find(({ key }) => key === `${DRIVER}:risk`)
    expect(risk?.employeeIds).toEqual([driver, second])
    await ask(ofCompany(), { accept: [`${DRIVER}:risk`, `${ECONOMIST}:risk`] })
    const people = (await openEvents()).map(({ employeeId }) => employeeId)
    expect(people.toSorted()).toEqual([driver, second, economist].toSorted())
  })

  test('отклонённое у прежних не отклонено у пришедших позже', async () => {
    const key = `${DRIVER}:risk`
    await ask(ofCompany(), { decline: [{ key, note: 'Рано' }] })
    const second = await hire('Петров', { positionId: DRIVER })
    const risks = (await preview(ofCompany())).filter((one) => one.key.startsWith(key))
    expect(risks).toMatchObject([
      { key, outcome: 'proposed', employeeIds: [second] },
      { key: `${key}:declined`, outcome: 'declined', employeeIds: [driver], note: 'Рано' },
    ])
  })

  test('уволенных не касается', async () => {
    await client().post(`/api/employees/${driver}/dismiss`, { dismissedOn: '2025-03-10' })
    expect(await preview(ofCompany())).toEqual([])
  })

  test('двое одновременно не создают одно и то же дважды', async () => {
    await Promise.all([client().post(ofCompany(), {}), app.as(company.owner).post(ofCompany(), {})])
    const rules = (await openEvents()).map(({ rule }) => rule)
    expect(new Set(rules).size).toBe(rules.length)
  })

  test('пятьсот работников получают свои события за один вызов', async () => {
    await app.rows(
      `insert into employees (company_id, created_at, updated_at, department_id, position_id, last_name, first_name,
         father_name, sex, birth_date, hire_date)
       select $1, now(), now(), $2, $3, 'Водителев', 'Пётр', 'Ильич', 'm', '1980-01-01', '2024-01-09'
       from generate_series(1, 499)`,
      [company.id, departmentId, DRIVER],
    )
    const accepted = (await ask(ofCompany())).filter(({ outcome }) => outcome === 'accepted')
    for (const { employeeIds } of accepted) expect(employeeIds).toHaveLength(500)
    const events = accepted.filter(({ section }) => section !== 'instruction')
    const [row] = await app.rows('select count(*)::int as events from events where company_id = $1', [
      company.id,
    ])
    expect(row?.events).toBe(events.length * 500)
  })
})

describe('черновик карты рисков', () => {
  test('опасности профессии — по перечню приказа 776н, без оценок', async () => {
    const { status, body } = await client().get(`/api/employees/${driver}/risk-draft`)
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
    const codes = body.map(({ code }: { code: string }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const line of body) {
      expect(line).toMatchObject({ probability: null, severity: null })
      expect(line.hazard).not.toBe('')
      expect(line.measures.length).toBeGreaterThan(0)
      // The trade's own in a line each, not the whole list of the order.
      expect(line.measures.join(' ').split(' ').length).toBeLessThan(60)
    }
  })
})
