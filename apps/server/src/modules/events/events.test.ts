import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let department: { id: number }

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  department = await addDepartment(app, company, 'Гараж')
})
afterAll(() => app.close())

const hire = (fields = {}) => addEmployee(app, company, { employeeGroupId: department.id, ...fields })
const post = (path: string, body: object) => app.as(company.editor).post(path, body)
const read = async (id: number) => (await app.as(company.viewer).get(`/api/events/${id}`)).body
const history = async (id: number) => (await app.as(company.viewer).get(`/api/events/${id}/history`)).body

async function repeatBriefing(fields = {}) {
  const { id: employeeId } = await hire()
  return addEvent(app, company, {
    ...{ employeeId, section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' },
    ...fields,
  })
}

describe('Новое событие', () => {
  test('названо по своему виду, объяснено нормой, в журнале запись', async () => {
    const { id: employeeId } = await hire({ positionStaff: 'Экономист гаража' })
    const { status, body } = await post('/api/events', {
      ...{ companyId: company.id, employeeId, section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' },
      firstDeadline: '2025-06-01',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{
        name: 'Повторный инструктаж на рабочем месте',
        date: null,
        deadline: '2025-06-01',
        state: 'missing',
      },
      ...{ fullname: 'Смирнова Ольга Викторовна', department: 'Гараж', position: 'Экономист гаража' },
      ...{ memoId: null, version: 1, instructor: null },
    })
    expect(body.basis).toMatchObject({ act: 'ПП РФ № 2464', clause: 'п. 14' })
    const [entry] = await app.rows('select * from audit_entries where entity = $1 and entity_id = $2', [
      'event',
      body.id,
    ])
    expect(entry).toMatchObject({ action: 'event.created', user_id: company.editor.id })
  })

  test('сделанное раньше открывает историю и считает срок', async () => {
    const event = await repeatBriefing({ date: '2024-08-31', instructor: 'Котов И. И.' })
    expect(await read(event.id)).toMatchObject({
      ...{ date: '2024-08-31', deadline: '2025-02-28', state: 'overdue', instructor: 'Котов И. И.' },
    })
    expect(await history(event.id)).toMatchObject([
      {
        kind: 'completion',
        date: '2024-08-31',
        facts: [{ label: 'Инструктор', value: 'Котов И. И.' }],
        undone: null,
      },
    ])
  })

  test.each([
    [
      'training',
      { programme: 'general', periodicity: '3 года' },
      'Программа А. Общие вопросы охраны труда и функционирования СУОТ',
    ],
    ['medical', { factorNumber: '4.4', periodicity: '1 год' }, /^п\. 4\.4\. /],
    ['medical', { name: 'Освидетельствование', periodicity: 'разово' }, 'Освидетельствование'],
    ['ppe', { ppe: 'Каска', quantity: 1, periodicity: '2 года' }, 'Каска'],
    ['sout', { periodicity: '5 лет' }, 'Специальная оценка условий труда'],
    ['risk', { periodicity: '3 года' }, 'Оценка профессиональных рисков'],
  ])('раздел %s: %j', async (section, fields, name) => {
    const { id: employeeId } = await hire()
    const { id } = await addEvent(app, company, { employeeId, section, ...fields })
    const event = await read(id)
    expect(event.name).toMatch(name)
    const listed = await app.as(company.viewer).get(`/api/events?companyId=${company.id}&section=${section}`)
    expect(listed.body).toContainEqual(event)
    const tab = await app.as(company.viewer).get(`/api/employees/${employeeId}/events?section=${section}`)
    expect(tab.body).toEqual([event])
  })

  test('период короче нормы просит причины, длиннее нормы нельзя', async () => {
    const { id: employeeId } = await hire()
    const body = { companyId: company.id, employeeId, section: 'training', programme: 'first-aid' }
    const shorter = await post('/api/events', { ...body, periodicity: '1 год' })
    expect([shorter.status, shorter.body.errors[0].field]).toEqual([422, 'periodReason'])
    const longer = await post('/api/events', { ...body, periodicity: '5 лет', periodReason: 'Так удобнее' })
    expect([longer.status, longer.body.errors[0].field]).toEqual([422, 'periodicity'])
    const own = await post('/api/events', {
      ...body,
      periodicity: '1 год',
      periodReason: 'Решение директора',
    })
    expect([own.status, own.body.periodReason]).toEqual([201, 'Решение директора'])
    await post(`/api/events/${own.body.id}/complete`, { date: '2025-03-01' })
    expect((await read(own.body.id)).deadline).toBe('2026-03-01')
  })

  test('уволенному ничего нового не записать', async () => {
    const { id: employeeId } = await hire()
    await post(`/api/employees/${employeeId}/dismiss`, { dismissedOn: '2025-03-01' })
    const answer = await post('/api/events', {
      ...{ companyId: company.id, employeeId, section: 'risk', periodicity: '3 года' },
    })
    expect([answer.status, answer.body.description]).toEqual([422, 'employeeId: Работник уволен'])
  })
})

describe('Выполнение и его отмена', () => {
  test('дата, факты, срок; в истории новое сверху; отмена возвращает прежнее', async () => {
    const event = await repeatBriefing({ date: '2024-09-10' })
    const done = await post(`/api/events/${event.id}/complete`, {
      date: '2025-03-10',
      instructor: 'Лось А. А.',
    })
    expect(done.body).toMatchObject({
      date: '2025-03-10',
      deadline: '2025-09-10',
      state: 'ok',
      instructor: 'Лось А. А.',
    })
    expect((await history(event.id)).map(({ date }: { date: string }) => date)).toEqual([
      '2025-03-10',
      '2024-09-10',
    ])
    const undone = await post(`/api/events/${event.id}/undo`, {})
    expect(undone.body).toMatchObject({ date: '2024-09-10', deadline: '2025-03-10', instructor: null })
    const [last] = await history(event.id)
    expect(last).toMatchObject({ date: '2025-03-10', undone: { userName: company.editor.email } })
    await post(`/api/events/${event.id}/undo`, {})
    expect(await read(event.id)).toMatchObject({ date: null, state: 'missing' })
    const nothing = await post(`/api/events/${event.id}/undo`, {})
    expect(nothing.status).toBe(409)
    const actions = await app.rows(
      'select action from audit_entries where entity = $1 and entity_id = $2 order by id',
      ['event', event.id],
    )
    expect(actions.map(({ action }) => action)).toEqual([
      ...['event.created', 'event.completed', 'event.undone', 'event.undone'],
    ])
  })

  test('разовое сделанное — без срока и в срочных не бывает, несделанное бывает', async () => {
    const { id: employeeId } = await hire()
    const { id } = await addEvent(app, company, { employeeId, section: 'briefing', kind: 'introductory' })
    const due = async () => {
      const path = `/api/events?companyId=${company.id}&section=briefing&due=true`
      return (await app.as(company.viewer).get(path)).body.map((row: { id: number }) => row.id)
    }
    expect(await due()).toContain(id)
    await post(`/api/events/${id}/complete`, { date: '2025-03-10' })
    expect(await read(id)).toMatchObject({ deadline: null, state: 'none' })
    expect(await due()).not.toContain(id)
  })

  test('отменяется только последнее: более раннее — 409, чужое — 404', async () => {
    const event = await repeatBriefing({ date: '2024-03-10' })
    await post(`/api/events/${event.id}/complete`, { date: '2024-09-10' })
    const [last, first] = await history(event.id)
    const other = await repeatBriefing({ date: '2024-03-10' })
    const [foreign] = await history(other.id)
    const undo = (completionId: number) => post(`/api/events/${event.id}/undo`, { completionId })
    expect((await undo(first.id)).status).toBe(409)
    expect((await undo(foreign.id)).status).toBe(404)
    expect((await undo(last.id)).status).toBe(200)
    expect((await undo(last.id)).status).toBe(409)
    expect((await undo(first.id)).status).toBe(200)
  })

  test('неудовлетворительный результат — проверка через 30 дней, и она уже срочная', async () => {
    const { id: employeeId } = await hire()
    const event = await addEvent(app, company, {
      ...{ employeeId, section: 'training', programme: 'general', periodicity: '3 года' },
    })
    const done = await post(`/api/events/${event.id}/complete`, {
      ...{ date: '2025-03-01', result: 'failed', protocolNumber: '12', hours: 16 },
    })
    expect(done.body).toMatchObject({ deadline: '2025-03-31', state: 'soon' })
    expect(done.body.basis.clause).toBe('п. 79')
    const again = await post(`/api/events/${event.id}/complete`, { date: '2025-03-10', result: 'passed' })
    expect(again.body).toMatchObject({ deadline: '2028-03-10', protocolNumber: null, hours: null })
    expect((await history(event.id))[1].facts).toEqual([
      { label: 'Часов', value: '16' },
      { label: 'Протокол', value: '№ 12' },
      { label: 'Результат', value: 'неудовлетворительно' },
    ])
  })

  test('карта рисков: уровень следует из опасностей и остаётся до следующей', async () => {
    const { id: employeeId } = await hire()
    const event = await addEvent(app, company, { employeeId, section: 'risk', periodicity: '3 года' })
    const hazard = {
      code: null,
      hazard: 'Скользкий пол',
      danger: 'Падение',
      measures: ['Нескользящее покрытие'],
    }
    const hazards = [
      { ...hazard, probability: 2, severity: 2 },
      { ...hazard, probability: 3, severity: 5 },
    ]
    const done = await post(`/api/events/${event.id}/complete`, {
      date: '2025-03-10',
      hazards,
      riskLevel: 'low',
    })
    expect(done.body).toMatchObject({ riskLevel: 'high', hazards })
    const again = await post(`/api/events/${event.id}/complete`, { date: '2025-03-10' })
    expect(again.body).toMatchObject({ riskLevel: 'high', hazards })
  })
})

describe('Изменение события', () => {
  const patch = (id: number, body: object, headers = {}) =>
    app.as(company.editor).patch(`/api/events/${id}`, body, { headers })

  test('дата — исправление: в истории обе, отмена возвращает прежнюю', async () => {
    const event = await repeatBriefing({ date: '2025-01-10' })
    const corrected = await patch(event.id, { date: '2025-01-20' })
    expect(corrected.body).toMatchObject({ date: '2025-01-20', deadline: '2025-07-20' })
    expect(await history(event.id)).toMatchObject([
      { kind: 'correction', date: '2025-01-20' },
      { kind: 'completion', date: '2025-01-10' },
    ])
    expect((await post(`/api/events/${event.id}/undo`, {})).body.date).toBe('2025-01-10')
    const [entry] = await app.rows(
      `select changes from audit_entries where action = 'event.corrected' and entity_id = $1`,
      [event.id],
    )
    expect(entry?.changes).toContainEqual({ field: 'date', from: '2025-01-10', to: '2025-01-20' })
  })

  test('снять дату изменением нельзя: для этого есть отмена', async () => {
    const event = await repeatBriefing({ date: '2025-01-10' })
    const answer = await patch(event.id, { date: null })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'date'])
  })

  test('сведения другого раздела — 422 с именем поля', async () => {
    const event = await repeatBriefing()
    for (const field of ['protocolNumber', 'riskLevel', 'state', 'deadline', 'memoId', 'employeeId']) {
      const answer = await patch(event.id, { [field]: '1' })
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
    }
    const answer = await post(`/api/events/${event.id}/complete`, { date: '2025-03-10', conclusion: 'fit' })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'conclusion'])
  })

  test('другая программа — другое название и другая норма; своё название остаётся', async () => {
    const { id: employeeId } = await hire()
    const fields = { employeeId, section: 'training', programme: 'general', periodicity: '3 года' }
    const usual = await addEvent(app, company, fields)
    const changed = await patch(usual.id, { programme: 'first-aid' })
    expect(changed.body).toMatchObject({
      name: 'Оказание первой помощи пострадавшим',
      basis: { clause: 'п. 36' },
    })
    const named = await addEvent(app, company, { ...fields, name: 'Курс в центре' })
    expect((await patch(named.id, { programme: 'first-aid' })).body.name).toBe('Курс в центре')
    expect((await patch(named.id, { name: null })).body.name).toBe('Оказание первой помощи пострадавшим')
  })

  test('устаревшая версия — 412, без изменений версия та же', async () => {
    const event = await repeatBriefing()
    expect((await patch(event.id, { firstDeadline: '2025-05-01' })).body.version).toBe(2)
    expect((await patch(event.id, { firstDeadline: '2025-05-01' })).body.version).toBe(2)
    const stale = await patch(event.id, { firstDeadline: '2025-06-01' }, { 'if-match': '"1"' })
    expect(stale.status).toBe(412)
  })

  test('удаление: события нет, история в журнале изменений', async () => {
    const event = await repeatBriefing({ date: '2025-01-10' })
    expect((await app.as(company.editor).delete(`/api/events/${event.id}`)).status).toBe(204)
    expect((await app.as(company.editor).get(`/api/events/${event.id}`)).status).toBe(404)
    const [entry] = await app.rows(
      `select changes from audit_entries where action = 'event.deleted' and entity_id = $1`,
      [event.id],
    )
    expect(JSON.stringify(entry?.changes)).toContain('2025-01-10')
  })

  test('у уволенного события не меняются и в разделе их нет, карточка их показывает', async () => {
    const event = await repeatBriefing({ date: '2025-01-10' })
    await post(`/api/employees/${event.employeeId}/dismiss`, { dismissedOn: '2025-03-01' })
    expect((await patch(event.id, { name: 'Иное' })).status).toBe(409)
    expect((await post(`/api/events/${event.id}/complete`, { date: '2025-03-10' })).status).toBe(409)
    const listed = await app.as(company.viewer).get(`/api/events?companyId=${company.id}&section=briefing`)
    expect(listed.body.map(({ id }: { id: number }) => id)).not.toContain(event.id)
    const tab = await app.as(company.viewer).get(`/api/employees/${event.employeeId}/events`)
    expect(tab.body).toHaveLength(1)
  })
})

describe('Изменение работника', () => {
  test('дата рождения меняет срок осмотра моложе 21 года, дата приёма — срок первого обучения', async () => {
    const { id } = await hire({ birthDate: '2005-06-01', hireDate: '2024-06-03' })
    const medical = await addEvent(app, company, {
      ...{
        employeeId: id,
        section: 'medical',
        factorNumber: '4.7',
        periodicity: '1 год',
        date: '2025-03-01',
      },
    })
    const training = await addEvent(app, company, {
      ...{ employeeId: id, section: 'training', programme: 'general', periodicity: '3 года' },
      firstDeadline: '2024-08-02',
    })
    expect((await read(medical.id)).deadline).toBe('2026-03-01')
    const changed = await app
      .as(company.editor)
      .patch(`/api/employees/${id}`, { birthDate: '1995-06-01', hireDate: '2024-07-01' })
    expect(changed.status).toBe(200)
    expect(await read(medical.id)).toMatchObject({ periodicity: '2 года', deadline: '2027-03-01' })
    expect((await read(training.id)).deadline).toBe('2024-08-30')
  })
})

test('период оценки рисков назначает организация: длиннее обычного можно, срок считается по нему', async () => {
  const { id: employeeId } = await hire()
  const event = await addEvent(app, company, {
    ...{ employeeId, section: 'risk', periodicity: '5 лет', date: '2025-03-01' },
  })
  expect(await read(event.id)).toMatchObject({ periodicity: '5 лет', deadline: '2030-03-01' })
  expect((await read(event.id)).basis.explanation).toContain('в 5 лет')
})
