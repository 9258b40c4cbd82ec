import { describe, expect, test } from 'vitest'
import { commissionOf, type IncidentWorld } from '../../../test/factories/incidents.ts'
import { incidentDesk } from '../../../test/incident-desk.ts'

const desk = incidentDesk()
const { report } = desk

const openedAt = async (changes: object = {}) => `/api/incidents/${await desk.opened(changes)}`
const patchAt = (at: string, changes: object) => desk.app.as(desk.company.editor).patch(at, changes)
const refused = (field: string, message: RegExp) => ({
  status: 422,
  body: { errors: [{ field, message: expect.stringMatching(message) }] },
})

async function stored(): Promise<number> {
  const rows = await desk.app.rows('select 1 from incidents where company_id = $1', [desk.company.id])
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
    const victimIds = [desk.people.victim, desk.people.second]
    expect(await report({ victimIds })).toMatchObject(refused('degree', /групповую/))
    const twice = await report({ victimIds: [desk.people.victim, desk.people.victim], degree: 'easyGroup' })
    expect(twice).toMatchObject(refused('victimIds.1', /назван дважды/))
  })

  test('уволенный раньше этого дня', async () => {
    await desk.app
      .as(desk.company.owner)
      .post(`/api/employees/${desk.people.victim}/dismiss`, { dismissedOn: '2025-03-07' })
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
        { employeeId: p.chair, role: 'chair' },
        member(p.worker),
        member(p.specialist),
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
    const at = await openedAt()
    const commission = commissionOf(desk.people, { members: members(desk.people) })
    expect(await patchAt(at, { commission })).toMatchObject(refused('commission.members', message))
    const { body } = await desk.app.as(desk.company.viewer).get(at)
    expect(body.commission).toMatchObject({ members: [], orderDate: null })
  })

  test('пострадавший в комиссию не входит — и наоборот', async () => {
    const at = await openedAt()
    const members = [
      { employeeId: desk.people.chair, role: 'chair' },
      member(desk.people.victim),
      member(desk.people.worker),
    ]
    expect(await patchAt(at, { commission: commissionOf(desk.people, { members }) })).toMatchObject(
      refused('commission.members.1.employeeId', /пострадавший/),
    )
    await patchAt(at, { commission: commissionOf(desk.people) })
    const victims = [{ employeeId: desk.people.worker }]
    expect(await patchAt(at, { victims })).toMatchObject(
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
    const at = await openedAt()
    const answer = await patchAt(at, { commission: commissionOf(desk.people, changes) })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toContain(field.replace(/\.$/, ''))
    expect(answer.body.errors[0].message).toMatch(message)
  })

  test('начальник отдела в комиссии — предупреждение', async () => {
    const at = await openedAt()
    await desk.app.rows('update departments set head_employee_id = $1 where id = $2', [
      desk.people.worker,
      desk.people.department,
    ])
    const { body } = await patchAt(at, { commission: commissionOf(desk.people) })
    expect(body.warnings).toMatchObject([
      { field: 'commission.members', message: expect.stringContaining('Жуков') },
    ])
  })
})

describe('шаг', () => {
  const mark = (at: string, key: string, changes: object) =>
    desk.app.as(desk.company.editor).patch(`${at}/steps/${key}`, changes)

  test('который ещё нельзя сделать, говорит почему', async () => {
    const at = await openedAt()
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
    const at = await openedAt()
    expect(await mark(at, key, changes)).toMatchObject(refused(field, message))
  })

  test('приказ отмечается сам, когда внесены его номер и дата', async () => {
    const at = await openedAt()
    await patchAt(at, { commission: commissionOf(desk.people, { orderDate: null, orderNumber: null }) })
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
    const at = await openedAt()
    const answer = await patchAt(at, changes)
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
    const at = await openedAt()
    const answer = await patchAt(at, { victims: [{ employeeId: desk.people.victim, ...facts }] })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: `victims.0.${field}` }] } })
  })

  test('продлить можно не больше чем на 15 дней', async () => {
    const at = await openedAt()
    await patchAt(at, { commission: commissionOf(desk.people) })
    const extension = { reason: 'Ждём экспертизу', decidedAt: '2025-03-10T08:40:00Z' }
    const until = (day: string) => patchAt(at, { extension: { ...extension, until: day } })
    expect(await until('2025-03-12')).toMatchObject(refused('extension.until', /и без продления/))
    expect(await until('2025-03-28')).toMatchObject(refused('extension.until', /до 27.03.2025/))
    const { status, body } = await until('2025-03-27')
    expect(status).toBe(200)
    const steps: { key: string; deadline: string; deadlineAt: string }[] = body.steps
    expect(steps.find(({ key }) => key === 'extension')).toMatchObject({ deadlineAt: '2025-03-11T08:40:00Z' })
    expect(steps.find(({ key }) => key === 'inspectScene')).toMatchObject({ deadline: '2025-03-27' })
    expect((await patchAt(at, { extension: null })).body.extension).toBe(null)
  })

  test('сообщено через два дня — подсказка о заявлении и месячном сроке', async () => {
    const at = await openedAt({ occurredAt: '2025-03-07T08:00:00Z' })
    const { body } = await desk.app.as(desk.company.viewer).get(at)
    expect(body.warnings).toMatchObject([{ field: 'applicationOn' }])
    const applied = await patchAt(at, { applicationOn: '2025-03-10', commission: commissionOf(desk.people) })
    expect(applied.body.warnings).toEqual([])
    const steps: { key: string; deadline: string }[] = applied.body.steps
    expect(steps.find(({ key }) => key === 'classify')?.deadline).toBe('2025-04-10')
  })
})
