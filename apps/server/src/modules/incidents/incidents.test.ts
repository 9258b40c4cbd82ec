import { describe, expect, test } from 'vitest'
import { commissionOf, reported } from '../../../test/factories/incidents.ts'
import { incidentDesk } from '../../../test/incident-desk.ts'

const desk = incidentDesk()
const { report, opened, patch } = desk

const mark = (id: number, key: string, changes: object = { completionDate: '2025-03-10' }) =>
  desk.app.as(desk.company.editor).patch(`/api/incidents/${id}/steps/${key}`, changes)

/** Five weeks ago: the tokens of the tests do not outlive a move of the clock. */
const EARLY = { occurredAt: '2025-02-03T08:20:00.000Z', toldAt: '2025-02-03T08:30:00.000Z' }

type Step = { key: string; state: string }
const stepOf = (body: { steps: Step[] }, key: string) => body.steps.find((step) => step.key === key)

describe('происшествие', () => {
  test('с телефона: номер, подразделение, ход расследования и сроки', async () => {
    const { status, body } = await report()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      number: 1,
      year: 2025,
      label: '№ 1/2025',
      degree: 'easy',
      group: false,
      status: 'investigating',
      department: 'Цех',
      occurredDate: '2025-03-10',
      occurredTime: '11:20',
      overdue: 0,
      victims: [{ employeeId: desk.people.victim, fullname: 'Ветров Илья Олегович', actLabel: '1/2025' }],
      warnings: [],
    })
    expect(stepOf(body, 'tellInsurer')).toMatchObject({
      deadlineAt: '2025-03-11T08:30:00Z',
      deadline: '2025-03-11',
      state: 'soon',
      legalBasis: '125-ФЗ, ст. 17, п. 2, подп. 6',
    })
    expect(stepOf(body, 'inspectScene')).toMatchObject({ state: 'blocked', deadline: null })
    expect(stepOf(body, 'notifyAuthorities')).toBeUndefined()
  })

  test('номера идут подряд, отменённый номер не занимают снова', async () => {
    const first = await opened()
    const cancelled = await desk.app
      .as(desk.company.owner)
      .post(`/api/incidents/${first}/cancel`, { reason: 'Ошибка' })
    expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelReason: 'Ошибка', nextStep: null })
    expect((await report()).body.label).toBe('№ 2/2025')
    expect((await patch(first, { place: 'Двор' })).status).toBe(409)
    const returned = await desk.app
      .as(desk.company.owner)
      .post(`/api/incidents/${first}/reopen`, { reason: 'Было' })
    expect(returned.body).toMatchObject({ status: 'investigating', cancelReason: null })
    expect((await desk.app.as(desk.company.owner).delete(`/api/incidents/${first}`)).status).toBe(404)
  })

  test('приказ о комиссии открывает шаги и назначает трёхдневный срок с его дня', async () => {
    const id = await opened()
    const { status, body } = await patch(id, { commission: commissionOf(desk.people) })
    expect(status).toBe(200)
    expect(body.commission.members).toMatchObject([
      { fullname: 'Дёмин Павел Ильич', role: 'chair' },
      { fullname: 'Ершова Вера Павловна' },
      { fullname: 'Жуков Олег Петрович' },
    ])
    expect(stepOf(body, 'commissionOrder')).toMatchObject({ state: 'done', completionDate: '2025-03-10' })
    expect(stepOf(body, 'inspectScene')).toMatchObject({
      state: 'open',
      deadline: '2025-03-12',
      blockedBy: null,
      deadlineFrom: '3 календарных дня, день 10.03.2025 (приказ о комиссии) — первый',
    })
  })

  test('просроченный шаг виден в списке, в происшествии и в сводке', async () => {
    const id = await opened(EARLY)
    const { body } = await desk.app.as(desk.company.viewer).get(`/api/incidents?companyId=${desk.company.id}`)
    expect(body).toMatchObject([{ id, overdue: 4, nextStep: { key: 'tellInsurer', state: 'overdue' } }])
    const overview = await desk.app.as(desk.company.viewer).get(`/api/overview?companyId=${desk.company.id}`)
    expect(overview.body.incidents).toMatchObject({
      open: 1,
      overdue: 4,
      next: [{ incidentId: id, label: '№ 1/2025', deadline: '2025-02-04', isOverdue: true }, {}, {}, {}],
    })
  })

  test('лёгкий случай стал тяжёлым: шаги перестроились, сделанное осталось', async () => {
    const id = await opened(EARLY)
    await patch(id, { commission: commissionOf(desk.people, { orderDate: '2025-02-03' }) })
    await mark(id, 'tellInsurer', { completedAt: '2025-02-03T08:50:00.000Z' })
    await mark(id, 'sortDegree')
    const { body } = await patch(id, { degree: 'serious', degreeKnownAt: '2025-03-10T06:00:00Z' })
    expect(body).toMatchObject({
      degree: 'serious',
      worsening: { from: 'easy', knownAt: '2025-03-10T06:00:00.000Z' },
    })
    expect(stepOf(body, 'tellInsurer')).toMatchObject({ state: 'done', isFormer: false })
    expect(stepOf(body, 'sortDegree')).toMatchObject({ state: 'done', isFormer: true })
    expect(stepOf(body, 'notifyWorsened')).toMatchObject({ deadlineAt: '2025-03-13T06:00:00Z' })
    expect(stepOf(body, 'notifyAuthorities')).toBeUndefined()
    expect(stepOf(body, 'investigationAct')).toBeDefined()
    const changed = await patch(id, {
      commission: { changeOrderNumber: '13-ОТ', changeOrderDate: '2025-03-10' },
    })
    expect(stepOf(changed.body, 'classify')).toMatchObject({ deadline: '2025-03-24' })
    expect((await patch(id, { degree: 'easy' })).body).toMatchObject({ worsening: null })
  })

  test('второе ухудшение требует нового извещения, прежнее остаётся в примечании', async () => {
    const id = await opened(EARLY)
    await patch(id, { degree: 'serious', degreeKnownAt: '2025-02-10T06:00:00Z' })
    await mark(id, 'notifyWorsened', { completionDate: '2025-02-11' })
    const { body } = await patch(id, { degree: 'fatal', degreeKnownAt: '2025-03-10T06:00:00Z' })
    expect(stepOf(body, 'notifyWorsened')).toMatchObject({
      completionDate: null,
      deadlineAt: '2025-03-13T06:00:00Z',
      note: 'Прежнее извещение послано 11.02.2025',
    })
  })

  test('дело закрывается, когда сделано всё, чего требует закон', async () => {
    const id = await opened(EARLY)
    const commission = commissionOf(desk.people, { orderDate: '2025-02-03' })
    await patch(id, { commission, particulars: { isWorkRelated: true } })
    const done = async (keys: readonly string[], completionDate = '2025-02-04') => {
      for (const key of keys) expect(await mark(id, key, { completionDate })).toMatchObject({ status: 200 })
    }
    await done(['firstAid', 'keepScene', 'tellHead', 'tellInsurer', 'medicalReport', 'sortDegree'])
    await done(['inspectScene', 'questionVictim', 'questionOfficials', 'collectMaterials', 'classify'])
    await mark(id, 'questionWitnesses', { notNeeded: true, note: 'Никто не видел' })
    await done(['accidentAct', 'approveAct', 'handOver', 'sendInsurer', 'journal', 'acquaint', 'measures'])
    const victim = {
      employeeId: desk.people.victim,
      sickLeaveFrom: '2025-02-03',
      sickLeaveTo: '2025-02-17',
      daysLost: 15,
      finalDiagnosisDate: '2025-02-20',
      outcome: 'recovered',
    }
    const { body } = await patch(id, { victims: [victim] })
    expect(stepOf(body, 'consequences')).toMatchObject({ deadline: '2025-03-02', state: 'overdue' })
    await done(['finalDiagnosis', 'consequences', 'keep'], '2025-03-03')
    const { body: closed } = await desk.app.as(desk.company.viewer).get(`/api/incidents/${id}`)
    expect(closed).toMatchObject({ status: 'closed', nextStep: null, overdue: 0 })
    expect((await mark(id, 'keep', { completionDate: null })).body.status).toBe('investigating')
  })

  test('всё записано в журнал, версия защищает от чужой правки', async () => {
    const { body } = await report()
    const editor = desk.app.as(desk.company.editor)
    const headers = { 'if-match': '"1"' }
    expect((await editor.patch(`/api/incidents/${body.id}`, { place: 'Двор' }, { headers })).status).toBe(200)
    const stale = await editor.patch(`/api/incidents/${body.id}`, { place: 'Склад' }, { headers })
    expect(stale.status).toBe(412)
    expect(stale.text).toContain('Место')
    const log = await desk.app.rows(
      `select action, changes from audit_entries where company_id = $1 and entity = 'incident' order by id`,
      [desk.company.id],
    )
    expect(log).toMatchObject([
      { action: 'incident.created' },
      { action: 'incident.changed', changes: [{ field: 'place', to: 'Двор' }] },
    ])
  })

  test('наблюдатель смотрит, но не меняет', async () => {
    const id = await opened()
    const viewer = desk.app.as(desk.company.viewer)
    expect((await viewer.get(`/api/incidents/${id}`)).status).toBe(200)
    expect((await viewer.patch(`/api/incidents/${id}`, { place: 'Двор' })).status).toBe(403)
    expect((await viewer.post('/api/incidents', reported(desk.company, desk.people))).status).toBe(403)
  })

  test('список отбирается по степени, году, состоянию и словам', async () => {
    await opened()
    const found = async (query: string) =>
      (await desk.app.as(desk.company.viewer).get(`/api/incidents?companyId=${desk.company.id}&${query}`))
        .body.length
    expect(await found('degree=easy&year=2025&status=investigating')).toBe(1)
    expect(await found(`q=${encodeURIComponent('ветров')}`)).toBe(1)
    expect(await found('degree=fatal')).toBe(0)
    expect(await found('year=2024')).toBe(0)
    expect(await found('q=zzz')).toBe(0)
  })

  test('групповой: у каждого пострадавшего свой номер акта', async () => {
    const { body } = await report({
      degree: 'easyGroup',
      victimIds: [desk.people.victim, desk.people.second],
    })
    expect(body).toMatchObject({
      group: true,
      victims: [{ actLabel: '1/2025-1' }, { actLabel: '1/2025-2' }],
    })
    expect(stepOf(body, 'notifyAuthorities')).toMatchObject({ deadlineAt: '2025-03-11T08:30:00Z' })
  })

  test('пострадавший не из работников: назван, хранится под своим номером, меняется и уходит', async () => {
    const outsider = {
      fullname: 'Орлов Пётр Ильич',
      position: 'Монтажник',
      standing: 'sentHere',
      organisation: 'ООО «Лес»',
    }
    const { status, body } = await report({ victimIds: [], outsiders: [outsider] })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      department: null,
      victims: [{ employeeId: null, fullname: 'Орлов Пётр Ильич', standing: 'sentHere', sex: 'm' }],
      warnings: [{ field: 'commission.members' }],
    })
    expect(stepOf(body, 'tellOtherEmployer')).toBeDefined()
    const [{ id }] = body.victims
    const stored = { ...outsider, id, birthDate: '1990-05-01' }
    const both = await patch(body.id, {
      degree: 'easyGroup',
      victims: [{ employeeId: desk.people.victim }, stored],
    })
    expect(both.body.victims).toMatchObject([
      { employeeId: desk.people.victim },
      { id, birthDate: '1990-05-01' },
    ])
    const alone = await patch(body.id, { degree: 'easy', victims: [{ employeeId: desk.people.victim }] })
    expect(alone.body.victims).toHaveLength(1)
  })

  test.each([
    ['без имени', { standing: 'civilContract' }, 'outsiders.0.fullname', /фамилию/],
    ['как наш работник', { fullname: 'Орлов Пётр Ильич' }, 'outsiders.0.standing', /не из ваших/],
    ['пол не виден', { fullname: 'Ким Саша', standing: 'civilContract' }, 'outsiders.0.sex', /пол/],
  ])('пострадавший не из работников %s', async (_name, outsider, field, message) => {
    const { status, body } = await report({ victimIds: [], outsiders: [outsider] })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ field, message: expect.stringMatching(message) }])
  })

  test('инспектор расследует сам: другой ход, сроки со дня его решения, дни не могут идти назад', async () => {
    const id = await opened(EARLY)
    const { body } = await patch(id, {
      particulars: { inspectionGround: 'hidden', inspectionDecidedOn: '2025-02-10' },
    })
    expect(stepOf(body, 'inspectorConclusion')).toMatchObject({ deadline: '2025-02-12' })
    expect(stepOf(body, 'commissionOrder')).toBeUndefined()
    const backwards = await patch(id, { particulars: { inspectorConcludedOn: '2025-02-09' } })
    expect(backwards).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'particulars.inspectorConcludedOn' }] },
    })
    const untold = await patch(id, { particulars: { inspectionGround: null } })
    expect(untold).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'particulars.inspectionGround' }] },
    })
  })
})
