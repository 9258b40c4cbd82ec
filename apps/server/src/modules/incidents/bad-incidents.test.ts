import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  commissionOf,
  type IncidentWorld,
  incidentWorld,
  reported,
} from '../../../test/factories/incidents.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let people: IncidentWorld
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
  people = await incidentWorld(app, company)
})
afterAll(() => app.close())

const report = (changes: object = {}) =>
  app.as(company.editor).post('/api/incidents', reported(company, people, changes))

async function opened(changes: object = {}): Promise<string> {
  const { body } = await report(changes)
  return `/api/incidents/${body.id}`
}

const patch = (at: string, changes: object) => app.as(company.editor).patch(at, changes)
const refused = (field: string, message: RegExp) => ({
  status: 422,
  body: { errors: [{ field, message: expect.stringMatching(message) }] },
})

async function stored(): Promise<number> {
  const rows = await app.rows('select 1 from incidents where company_id = $1', [company.id])
  return rows.length
}

describe('сообщить о невозможном нельзя', () => {
  test.each([
    ['завтра', { occurredAt: '2025-03-11T08:00:00Z' }, 'occurredAt', /не может быть в будущем/],
    ['узнали раньше, чем случилось', { toldAt: '2025-03-10T08:00:00Z' }, 'toldAt', /раньше, чем произошло/],
    ['узнают завтра', { toldAt: '2025-03-11T08:00:00Z' }, 'toldAt', /ещё не наступило/],
    ['никто не пострадал', { victimIds: [] }, 'victimIds', /хотя бы одного/],
    ['без места', { place: ' ' }, 'place', /Обязательное/],
    ['степень не выбрана', { degree: undefined }, 'degree', /Выберите степень/],
    ['чужой отдел', { departmentId: 999_999 }, 'departmentId', /Такого отдела нет/],
    ['такого работника нет', { victimIds: [999_999] }, 'victimIds.0', /Такого работника нет/],
    ['до приёма на работу', { occurredAt: '2019-01-10T08:00:00Z' }, 'victimIds.0', /принят позже/],
  ])('%s', async (_name, changes, field, message) => {
    expect(await report(changes)).toMatchObject(refused(field, message))
    expect(await stored()).toBe(0)
  })

  test('двое пострадавших — степень групповая', async () => {
    const victimIds = [people.victim, people.second]
    expect(await report({ victimIds })).toMatchObject(refused('degree', /групповую/))
    const twice = await report({ victimIds: [people.victim, people.victim], degree: 'easyGroup' })
    expect(twice).toMatchObject(refused('victimIds.1', /назван дважды/))
  })

  test('уволенный раньше этого дня', async () => {
    await app.as(company.owner).post(`/api/employees/${people.victim}/dismiss`, { dismissedOn: '2025-03-07' })
    expect(await report()).toMatchObject(refused('victimIds.0', /уволен раньше/))
  })
})

describe('комиссия', () => {
  const member = (employeeId: number) => ({ employeeId, role: 'member' })

  test.each([
    [
      'из двоих',
      (p: IncidentWorld) => [{ employeeId: p.chair, role: 'chair' }, member(p.worker)],
      /не меньше трёх/,
    ],
    [
      'из четверых',
      (p: IncidentWorld) => [
        ...[{ employeeId: p.chair, role: 'chair' }, member(p.worker), member(p.specialist)],
        { fullname: 'Зорин Лев Ильич', organisation: 'Профсоюз', role: 'member' },
      ],
      /нечётное/,
    ],
    [
      'без председателя',
      (p: IncidentWorld) => [member(p.chair), member(p.worker), member(p.specialist)],
      /председателя/,
    ],
  ])('%s не принимается', async (_name, members, message) => {
    const at = await opened()
    const commission = commissionOf(people, { members: members(people) })
    expect(await patch(at, { commission })).toMatchObject(refused('commission.members', message))
    const { body } = await app.as(company.viewer).get(at)
    expect(body.commission).toMatchObject({ members: [], orderDate: null })
  })

  test('пострадавший в комиссию не входит — и наоборот', async () => {
    const at = await opened()
    const members = [
      { employeeId: people.chair, role: 'chair' },
      member(people.victim),
      member(people.worker),
    ]
    expect(await patch(at, { commission: commissionOf(people, { members }) })).toMatchObject(
      refused('commission.members.1.employeeId', /пострадавший/),
    )
    await patch(at, { commission: commissionOf(people) })
    const victims = [{ employeeId: people.worker }]
    expect(await patch(at, { victims })).toMatchObject(
      refused('commission.members.2.employeeId', /пострадавший/),
    )
  })

  test.each([
    ['приказ завтра', { orderDate: '2025-03-11' }, 'commission.orderDate', /ещё не наступила/],
    ['приказ до происшествия', { orderDate: '2025-03-09' }, 'commission.orderDate', /раньше/],
    ['приказ ни о ком', { members: [] }, 'commission.members', /состав комиссии/],
    ['без имени', { members: [{ role: 'chair' }] }, 'commission.members.0.fullname', /Укажите фамилию/],
    ['неизвестное поле', { chair: 1 }, 'commission.', /Неизвестное поле/],
  ])('%s', async (_name, changes, field, message) => {
    const at = await opened()
    const answer = await patch(at, { commission: commissionOf(people, changes) })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toContain(field.replace(/\.$/, ''))
    expect(answer.body.errors[0].message).toMatch(message)
  })

  test('начальник отдела в комиссии — предупреждение', async () => {
    const at = await opened()
    await app.rows('update departments set head_employee_id = $1 where id = $2', [
      people.worker,
      people.department,
    ])
    const { body } = await patch(at, { commission: commissionOf(people) })
    expect(body.warnings).toMatchObject([
      { field: 'commission.members', message: expect.stringContaining('Жуков') },
    ])
  })
})

describe('шаг', () => {
  const mark = (at: string, key: string, changes: object) =>
    app.as(company.editor).patch(`${at}/steps/${key}`, changes)

  test('который ещё нельзя сделать, говорит почему', async () => {
    const at = await opened()
    const blocked = await mark(at, 'inspectScene', { completionDate: '2025-03-10' })
    expect(blocked).toMatchObject({ status: 409 })
    expect(blocked.text).toContain('приказ о комиссии')
    expect(await mark(at, 'notifyAuthorities', { completionDate: '2025-03-10' })).toMatchObject({
      status: 409,
    })
    expect(await mark(at, 'nothing', { completionDate: '2025-03-10' })).toMatchObject({ status: 400 })
  })

  test.each([
    ['завтра', 'firstAid', { completionDate: '2025-03-11' }, 'completionDate', /ещё не наступила/],
    ['до происшествия', 'firstAid', { completionDate: '2025-03-09' }, 'completionDate', /раньше/],
    ['за минуту до', 'firstAid', { completedAt: '2025-03-10T08:19:00Z' }, 'completedAt', /Раньше/],
    ['без причины не отменить', 'questionWitnesses', { notNeeded: true }, 'note', /почему/],
    ['закон обойтись не даёт', 'tellInsurer', { notNeeded: true, note: 'Не хочу' }, 'notNeeded', /не даёт/],
  ])('%s', async (_name, key, changes, field, message) => {
    const at = await opened()
    expect(await mark(at, key, changes)).toMatchObject(refused(field, message))
  })

  test('приказ отмечается сам, когда внесены его номер и дата', async () => {
    const at = await opened()
    await patch(at, { commission: commissionOf(people, { orderDate: null, orderNumber: null }) })
    expect(await mark(at, 'commissionOrder', { completionDate: '2025-03-10' })).toMatchObject(
      refused('completionDate', /отметится сам/),
    )
  })
})

describe('данные', () => {
  test.each([
    ['код вида', { particulars: { kindCode: '99' } }, 'particulars.kindCode', /классификаторе нет/],
    [
      'код причины',
      { particulars: { causes: [{ code: '8' }] } },
      'particulars.causes.0.code',
      /классификаторе/,
    ],
    ['заявление завтра', { applicationOn: '2025-03-11' }, 'applicationOn', /ещё не наступила/],
    [
      'продление без приказа',
      { extension: { until: '2025-03-20', reason: 'Ждём экспертизу', decidedAt: '2025-03-10T08:40:00Z' } },
      'extension.until',
      /приказ о комиссии/,
    ],
    ['неизвестное поле', { number: 7 }, 'number', /Неизвестное поле/],
  ])('%s', async (_name, changes, field, message) => {
    const at = await opened()
    const answer = await patch(at, changes)
    expect(answer).toMatchObject({ status: 422 })
    expect(answer.body.errors[0].field).toBe(field)
    expect(answer.body.errors[0].message).toMatch(message)
  })

  test.each([
    ['больничный до случая', { sickLeaveFrom: '2025-03-01' }, 'sickLeaveFrom'],
    ['больничный задом наперёд', { sickLeaveFrom: '2025-03-10', sickLeaveTo: '2025-03-09' }, 'sickLeaveTo'],
    ['заключение завтра', { medicalFormDate: '2025-03-11' }, 'medicalFormDate'],
    ['сто один процент вины', { faultPercent: 101 }, 'faultPercent'],
  ])('%s', async (_name, facts, field) => {
    const at = await opened()
    const answer = await patch(at, { victims: [{ employeeId: people.victim, ...facts }] })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: `victims.0.${field}` }] } })
  })

  test('продлить можно не больше чем на 15 дней', async () => {
    const at = await opened()
    await patch(at, { commission: commissionOf(people) })
    const extension = { reason: 'Ждём экспертизу', decidedAt: '2025-03-10T08:40:00Z' }
    const until = (day: string) => patch(at, { extension: { ...extension, until: day } })
    expect(await until('2025-03-12')).toMatchObject(refused('extension.until', /и без продления/))
    expect(await until('2025-03-28')).toMatchObject(refused('extension.until', /до 27.03.2025/))
    const { status, body } = await until('2025-03-27')
    expect(status).toBe(200)
    const steps: { key: string; deadline: string; deadlineAt: string }[] = body.steps
    expect(steps.find(({ key }) => key === 'extension')).toMatchObject({ deadlineAt: '2025-03-11T08:40:00Z' })
    expect(steps.find(({ key }) => key === 'inspectScene')).toMatchObject({ deadline: '2025-03-27' })
    expect((await patch(at, { extension: null })).body.extension).toBe(null)
  })

  test('сообщено через два дня — подсказка о заявлении и месячном сроке', async () => {
    const at = await opened({ occurredAt: '2025-03-07T08:00:00Z' })
    const { body } = await app.as(company.viewer).get(at)
    expect(body.warnings).toMatchObject([{ field: 'applicationOn' }])
    const applied = await patch(at, { applicationOn: '2025-03-10', commission: commissionOf(people) })
    expect(applied.body.warnings).toEqual([])
    const steps: { key: string; deadline: string }[] = applied.body.steps
    expect(steps.find(({ key }) => key === 'classify')?.deadline).toBe('2025-04-10')
  })
})
