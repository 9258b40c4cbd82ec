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
let departmentId: number
let employeeId: number
beforeEach(async () => {
  // 10 March 2025.
  app.clock.set(START)
  company = await app.company()
  departmentId = (await addDepartment(app, company, 'Цех')).id
  employeeId = (await addEmployee(app, company, { employeeGroupId: departmentId, lastName: 'Орлова' })).id
})

const client = () => app.as(company.editor)
const get = async (path: string) => (await client().get(path)).body

async function away(startsOn: string, endsOn: string | null, kind = 'childcare') {
  const { status, body } = await client().post('/api/absences', {
    companyId: company.id,
    employeeId,
    kind,
    startsOn,
    endsOn,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const briefed = (date: string | null, fields = {}) =>
  addEvent(app, company, {
    employeeId,
    section: 'briefing',
    kind: 'repeat',
    periodicity: '6 месяцев',
    date,
    ...fields,
  })

const event = (id: number) => get(`/api/events/${id}`)
const dueRows = () => get(`/api/events?companyId=${company.id}&section=briefing&due=true`)
const overview = () => get(`/api/overview?companyId=${company.id}`)

describe('сроки отсутствующего', () => {
  test('просроченное не просрочено, пока работника нет; срок — к выходу', async () => {
    const { id } = await briefed('2024-08-20')
    expect((await event(id)).state).toBe('overdue')
    const { id: absenceId } = await away('2024-12-01', '2025-06-30')
    const held = await event(id)
    expect(held).toMatchObject({ state: 'ok', deadline: '2025-07-01' })
    expect(held.basis.explanation).toContain(
      'В этот день работник отсутствовал (отпуск по уходу за ребёнком с 01.12.2024 по 30.06.2025): сделать к выходу на работу, 01.07.2025.',
    )
    const stale = await client().delete(`/api/absences/${absenceId}`)
    expect(stale.status).toBe(204)
    expect(await event(id)).toMatchObject({ state: 'overdue', deadline: '2025-02-20' })
  })

  test('ни в списке «пора», ни в сводке, ни в списке работников, ни у просроченных отделов', async () => {
    await briefed('2024-08-20')
    await briefed(null, { kind: 'introductory', periodicity: 'разово' })
    expect((await dueRows()).length).toBe(2)
    await away('2024-12-01', null)
    expect(await dueRows()).toEqual([])
    const { sections, calendar, departments } = await overview()
    expect(sections[0]).toEqual({ section: 'briefing', overdue: 0, thisMonth: 0, missing: 0, unknown: 0 })
    expect(calendar).toEqual([])
    expect(departments[0].cells[0]).toEqual({ column: 'briefing', states: [] })
    const [coverage] = await get(`/api/coverage?companyId=${company.id}`)
    expect(coverage.briefing).toBe('away')
  })

  test('к дню выхода срок снова виден', async () => {
    const { id } = await briefed('2024-08-20')
    await away('2024-12-01', '2025-03-31')
    expect((await event(id)).state).toBe('soon')
    expect((await overview()).calendar).toEqual([{ date: '2025-04-01', section: 'briefing', events: 1 }])
    expect(await dueRows()).toMatchObject([{ id, deadline: '2025-04-01', state: 'soon' }])
  })

  test('вышел вчера, и не сделано: просрочено со дня выхода', async () => {
    const { id } = await briefed('2024-08-20')
    await away('2024-12-01', '2025-03-08')
    expect(await event(id)).toMatchObject({ state: 'overdue', deadline: '2025-03-09' })
  })

  test('день выхода стал известен: срок переходит на него', async () => {
    const { id } = await briefed('2024-08-20')
    const absence = await away('2024-12-01', null)
    expect(await event(id)).toMatchObject({ state: 'away', deadline: '2025-02-20' })
    const changed = await client().patch(`/api/absences/${absence.id}`, { endsOn: '2025-05-31' })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect((await event(id)).deadline).toBe('2025-06-01')
  })
})

describe('выход после перерыва', () => {
  const proposed = async () =>
    (await client().post(`/api/employees/${employeeId}/events/from-norms?dryRun=true`, {})).body.filter(
      ({ key }: { key: string }) => key.includes('briefing.return'),
    )

  test('больше 60 дней — предлагается внеплановый инструктаж, отмена отсутствия снимает не проведённый', async () => {
    const { id } = await away('2024-12-01', '2025-03-15')
    const [offer] = await proposed()
    expect(offer).toMatchObject({ deadline: '2025-03-16', basis: { clause: 'подп. «ж» п. 16' } })
    const taken = await client().post(`/api/employees/${employeeId}/events/from-norms`, {
      accept: [offer.key],
    })
    expect(taken.status).toBe(200)
    expect(await proposed()).toEqual([])
    const open = () =>
      app.rows(
        `select name, closed_reason as reason, facts->>'reason' as because from events
         where company_id = $1 and rule = $2`,
        [company.id, `briefing.return.${id}`],
      )
    expect(await open()).toEqual([
      {
        name: 'Внеплановый инструктаж при выходе после перерыва в работе',
        reason: null,
        because: 'Перерыв в работе с 01.12.2024 по 15.03.2025 (105 календарных дней).',
      },
    ])
    await client().delete(`/api/absences/${id}`)
    expect((await open())[0]?.reason).toBe('Отсутствие изменено или удалено')
  })

  test('перерыв стал другим: не проведённый инструктаж снят, предлагается заново, если он ещё нужен', async () => {
    const { id } = await away('2024-12-01', '2025-03-15')
    const earlier = await away('2024-11-01', '2024-11-30', 'illness')
    const accept = async () => {
      const [offer] = await proposed()
      await client().post(`/api/employees/${employeeId}/events/from-norms`, { accept: [offer.key] })
      return offer.reason
    }
    const standing = () =>
      app.rows('select id from events where company_id = $1 and rule = $2 and closed_on is null', [
        company.id,
        `briefing.return.${id}`,
      ])
    await accept()
    await client().delete(`/api/absences/${earlier.id}`)
    expect(await standing()).toEqual([])
    await accept()
    const changed = await client().patch(`/api/absences/${id}`, { startsOn: '2025-02-01' })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(await standing()).toEqual([])
    expect(await proposed()).toEqual([])
  })

  test('ровно 60 дней — не предлагается', async () => {
    await away('2025-01-15', '2025-03-15')
    expect(await proposed()).toEqual([])
  })
})

describe('запись отсутствия', () => {
  const refuse = async (fields: object) => {
    const absence = { companyId: company.id, employeeId, kind: 'illness', ...fields }
    const { status, body } = await client().post('/api/absences', absence)
    return [status, body.errors]
  }

  test('пересечение, конец раньше начала, до приёма — у своего поля', async () => {
    await away('2024-12-01', '2025-03-15')
    expect(await refuse({ startsOn: '2025-03-15' })).toEqual([
      422,
      [
        {
          field: 'startsOn',
          message: 'Пересекается с отсутствием с 01.12.2024 по 15.03.2025: измените его или эти даты',
        },
      ],
    ])
    expect((await refuse({ startsOn: '2025-04-02', endsOn: '2025-04-01' }))[1]).toEqual([
      { field: 'endsOn', message: 'Последний день раньше первого' },
    ])
    expect((await refuse({ startsOn: '2019-01-01', endsOn: '2019-02-01' }))[1]).toMatchObject([
      { field: 'startsOn' },
    ])
  })

  test('журнал называет работника и причину словами', async () => {
    await away('2024-12-01', '2025-03-15')
    const entries = await get(`/api/companies/${company.id}/log`)
    const entry = entries.find(({ action }: { action: string }) => action === 'absence.created')
    expect(entry.subject).toContain('Орлова')
    expect(entry.changes).toContainEqual({
      field: 'kind',
      label: 'Причина',
      from: null,
      to: 'Отпуск по уходу за ребёнком',
    })
  })
})
