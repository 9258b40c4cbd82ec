import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
let shop: number
let turner: number
beforeEach(async () => {
  company = await app.company()
  shop = (await addDepartment(app, company, 'Цех')).id
  const office = (await addDepartment(app, company, 'Бухгалтерия')).id
  turner = (await addEmployee(app, company, { employeeGroupId: shop, lastName: 'Ткач' })).id
  await addEmployee(app, company, { employeeGroupId: office, lastName: 'Счетова' })
})

const client = () => app.as(company.editor)
const record = (fields: object = {}, dryRun = false) =>
  client().post(`/api/unscheduled${dryRun ? '?dryRun=true' : ''}`, {
    companyId: company.id,
    cause: 'process',
    happenedOn: '2025-01-13',
    ground: 'Ввод станка 16К20, приказ № 12',
    departmentIds: [shop],
    ...fields,
  })
const listed = async () => (await client().get(`/api/unscheduled?companyId=${company.id}`)).body
const eventsOfTurner = async () =>
  (await client().get(`/api/employees/${turner}/events`)).body.map(
    ({ section, kind, deadline, reason }: Record<string, unknown>) => [
      section,
      kind ?? null,
      deadline,
      reason ?? null,
    ],
  )

const BRIEFING = { kind: 'briefing', due: '2025-01-20' }
const TRAINING = { kind: 'training', due: '2025-03-14' }

/** Taught two years ago: the usual term is later than the one that the cause asks for. */
const taught = () =>
  addEvent(app, company, {
    employeeId: turner,
    section: 'training',
    programme: 'methods',
    periodicity: '3 года',
    date: '2023-03-06',
  })

describe('причина внеплановых мероприятий', () => {
  test('сначала видно, что последует, кому и до какого дня; ничего не записано', async () => {
    await taught()
    const { status, body } = await record({}, true)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: null,
      people: 1,
      duties: [
        { kind: 'briefing', lastDay: null, people: 1, clause: 'подп. «а» п. 16, п. 17' },
        { kind: 'training', lastDay: '2025-03-14', people: 1, clause: 'подп. «б», «г» п. 50, п. 61' },
        { kind: 'risk', people: 0, verified: false },
      ],
    })
    expect(body.reminders).toHaveLength(2)
    expect(await listed()).toEqual([])
    expect(await eventsOfTurner()).toHaveLength(1)
  })

  test('записана: инструктаж каждому, обучение вне очереди; отмена возвращает прежнее', async () => {
    await taught()
    const { body } = await record({ asked: [BRIEFING, TRAINING] })
    const reason = expect.stringContaining('Ввод станка 16К20')
    expect(await eventsOfTurner()).toEqual(
      expect.arrayContaining([
        ['briefing', 'unscheduled', '2025-01-20', reason],
        ['training', null, '2025-03-14', null],
      ]),
    )
    expect(await listed()).toMatchObject([
      { id: body.id, whom: 'Цех', people: 1, briefings: 1, rechecks: 1, undoneAt: null },
    ])
    expect((await client().post(`/api/unscheduled/${body.id}/undo`)).status).toBe(204)
    expect(await eventsOfTurner()).toEqual([['training', null, '2026-03-06', null]])
    expect((await client().post(`/api/unscheduled/${body.id}/undo`)).status).toBe(409)
  })

  test('обучение объяснено пунктом 61; пройденное снимает срок, отмена его не трогает', async () => {
    const { id } = await taught()
    const { body } = await record({ asked: [TRAINING] })
    const asked = (await client().get(`/api/events/${id}`)).body
    expect(asked.basis).toMatchObject({ clause: 'пп. 50, 61' })
    expect(asked.basis.explanation).toContain('Назначено вне очереди')
    await client().post(`/api/events/${id}/complete`, { date: '2025-03-03' })
    await client().post(`/api/unscheduled/${body.id}/undo`)
    expect((await client().get(`/api/events/${id}`)).body.deadline).toBe('2028-03-03')
  })

  test.each([
    ['обучение позже 60 дней', { asked: [{ ...TRAINING, due: '2025-03-15' }] }, 'не позднее 14.03.2025'],
    ['день раньше причины', { asked: [{ ...BRIEFING, due: '2025-01-12' }] }, 'раньше самой причины'],
    ['из причины не следует', { cause: 'local-acts', asked: [TRAINING] }, 'не следует'],
    ['ничего не назначено', { asked: [] }, 'Отметьте, что назначить'],
    ['без основания', { ground: ' ', asked: [BRIEFING] }, 'Напишите, что произошло'],
    ['день не наступил', { happenedOn: '2099-01-01', asked: [] }, 'ещё не наступил'],
  ])('%s — отказ с причиной', async (_, fields, words) => {
    const answer = await record(fields)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(words)
    expect(await listed()).toEqual([])
  })
})
