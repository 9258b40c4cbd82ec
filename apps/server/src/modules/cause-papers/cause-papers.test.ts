import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
let shop: number
let turner: number
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
  shop = (await addDepartment(app, company, 'Цех')).id
  turner = (await addEmployee(app, company, { employeeGroupId: shop, lastName: 'Ткач' })).id
})

const client = () => app.as(company.editor)
const papersOf = async (cause: string, id: number) => {
  const { status, body } = await client().get(
    `/api/cause-papers?companyId=${company.id}&cause=${cause}&id=${id}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function textOf({ templateId, values }: { templateId: string; values: object }): Promise<string> {
  const { status, bytes, text } = await client().post(`/api/templates/${templateId}/draft`, {
    companyId: company.id,
    date: '2025-03-10',
    values,
  })
  expect(status, text.slice(0, 300)).toBe(200)
  return documentText(bytes).replaceAll('\u00a0', ' ')
}

describe('бумаги причин', () => {
  test('новая опасность: приказы об инструктаже и переоценке, ознакомление — о тех, кого она касается', async () => {
    await addEvent(app, company, {
      employeeId: turner,
      section: 'risk',
      periodicity: '5 лет',
      date: '2024-05-20',
    })
    const { body: recorded } = await client().post('/api/unscheduled', {
      companyId: company.id,
      cause: 'hazard',
      happenedOn: '2025-03-03',
      ground: 'Пыль при шлифовке, протокол № 4',
      departmentIds: [shop],
      asked: [
        { kind: 'briefing', due: '2025-03-14' },
        { kind: 'risk', due: '2025-03-31' },
      ],
    })
    const [briefing, assessment, acquaintance] = await papersOf('unscheduled', recorded.id)
    expect(briefing.values).toMatchObject({ подпункт: 'г', инструктируемые: [turner], срок: '2025-03-14' })
    expect(await textOf(briefing)).toContain(
      'в связи с выявлением новых опасностей или вредных факторов: пыль при шлифовке, протокол № 4',
    )
    expect(assessment.values).toMatchObject({ дата_окончания: '2025-03-31' })
    expect(acquaintance).toMatchObject({ isFromRecords: true, employeeIds: [turner] })
    await client().post(`/api/unscheduled/${recorded.id}/undo`)
    expect(await papersOf('unscheduled', recorded.id)).toEqual([])
  })

  test('перевод: приказ знает, кто руководит отделом, куда переведён', async () => {
    const garage = (await addDepartment(app, company, 'Гараж')).id
    const head = (await addEmployee(app, company, { employeeGroupId: garage, lastName: 'Гаражный' })).id
    await client().put('/api/facts', { companyId: company.id, values: { departmentHeads: [head, turner] } })
    const { body: before } = await client().get(`/api/employees/${turner}`)
    const move = { movedOn: '2025-03-10', employeeGroupId: garage, positionId: before.positionId }
    const moved = await client().post(`/api/employees/${turner}/transfers`, move)
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    const [transfer] = (await client().get(`/api/employees/${turner}/transfers`)).body
    const [order, acquaintance] = await papersOf('transfer', transfer.id)
    expect(order).toMatchObject({ employeeIds: [turner], values: { руководитель: head } })
    expect(acquaintance.templateId).toBe('list-oznakomleniya-s-instruktsiyami')

    const chief = (await addEmployee(app, company, { employeeGroupId: shop, lastName: 'Старший' })).id
    const led = await client().patch(`/api/employee-groups/${garage}`, { headEmployeeId: chief })
    expect(led.status, JSON.stringify(led.body)).toBe(200)
    const [named] = await papersOf('transfer', transfer.id)
    expect(named.values, 'кто назван руководителем отдела').toMatchObject({ руководитель: chief })
  })

  test('уволенный не назван ни в приказе, ни руководителем', async () => {
    const second = (await addEmployee(app, company, { employeeGroupId: shop, lastName: 'Слесарев' })).id
    const { body: recorded } = await client().post('/api/unscheduled', {
      companyId: company.id,
      cause: 'process',
      happenedOn: '2025-03-03',
      ground: 'Ввод станка',
      departmentIds: [shop],
      asked: [{ kind: 'briefing', due: '2025-03-14' }],
    })
    await client().put('/api/facts', { companyId: company.id, values: { departmentHeads: [second] } })
    const { body: before } = await client().get(`/api/employees/${turner}`)
    const move = { movedOn: '2025-03-10', employeeGroupId: shop, positionId: before.positionId }
    await client().post(`/api/employees/${turner}/transfers`, { ...move, positionStaff: 'Токарь 5 разряда' })
    await client().post(`/api/employees/${second}/dismiss`, { dismissedOn: '2025-03-10' })
    const [briefing] = await papersOf('unscheduled', recorded.id)
    expect(briefing.values).toMatchObject({ инструктируемые: [turner] })
    const [transfer] = (await client().get(`/api/employees/${turner}/transfers`)).body
    const [order] = await papersOf('transfer', transfer.id)
    expect(order).toMatchObject({ values: {}, wordOnly: false })
  })

  test('прекращённая декларация: приказ о внеплановой оценке места со сроком, пока действует — ничего', async () => {
    const { body: made } = await client().post('/api/workplaces', {
      companyId: company.id,
      number: '7',
      name: 'Токарь',
      workingConditionsClass: '2',
      reportOn: '2023-02-01',
      registeredOn: '2023-02-10',
      declared: true,
    })
    const path = `/api/workplaces/${made.id}`
    const end = { declarationEndedOn: '2025-03-03', declarationEndedBy: 'accident' }
    expect(await papersOf('workplace', made.id)).toEqual([])
    expect((await client().patch(path, end)).status).toBe(200)
    const [order] = await papersOf('workplace', made.id)
    expect(order.values).toMatchObject({ пункт_основания: '6', срок_завершения: '2025-09-03' })
    expect(await textOf(order)).toContain('на рабочих местах: № 7, Токарь')
  })

  test('оборудование заменено: срок — 12 месяцев, приказ называет пункт статьи 17', async () => {
    const { body: made } = await client().post('/api/workplaces', {
      companyId: company.id,
      number: '8',
      name: 'Фрезеровщик',
      reportOn: '2023-02-01',
      registeredOn: '2023-02-10',
    })
    const path = `/api/workplaces/${made.id}`
    const { body: undated } = await client().patch(path, { assessmentCause: 'process' })
    expect(undated.errors).toMatchObject([{ field: 'assessmentCausedOn' }])
    const cause = { assessmentCause: 'process', assessmentCausedOn: '2025-03-03' }
    expect((await client().patch(path, cause)).body).toMatchObject({ deadline: '2026-03-03' })
    const [order] = await papersOf('workplace', made.id)
    expect(order.values).toMatchObject({ пункт_основания: '3', срок_завершения: '2026-03-03' })
    const log = (await app.as(company.owner).get(`/api/companies/${company.id}/log`)).text
    expect(log).toContain('изменение технологического процесса, замена оборудования')
    const waived = { assessmentWaivedOn: '2025-03-05', assessmentWaiver: 'протокол № 3' }
    expect((await client().patch(path, waived)).body.errors).toMatchObject([{ field: 'assessmentWaivedOn' }])
    const renamed = { ...waived, assessmentCause: 'renaming' }
    expect((await client().patch(path, renamed)).body).toMatchObject({ deadline: '2028-02-10' })
    expect(await papersOf('workplace', made.id)).toEqual([])
  })

  test('чужой организации и чужой записи нет', async () => {
    const stranger = await app.company()
    const path = (companyId: number, id: number) =>
      `/api/cause-papers?companyId=${companyId}&cause=workplace&id=${id}`
    expect((await client().get(path(stranger.id, 1))).status).toBe(404)
    expect((await client().get(path(company.id, 999_999))).status).toBe(404)
  })
})
