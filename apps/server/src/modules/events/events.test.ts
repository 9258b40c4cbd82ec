import { describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { eventDesk } from './testing/event-desk.ts'

const desk = eventDesk()
const { hire, post, read, history, repeatBriefing } = desk

describe('Новое событие', () => {
  test('названо по своему виду, объяснено нормой, в журнале запись', async () => {
    const { id: employeeId } = await hire({ positionStaff: 'Экономист гаража' })
    const { status, body } = await post('/api/events', {
      companyId: desk.company.id,
      employeeId,
      section: 'briefing',
      kind: 'repeat',
      periodicity: '6 месяцев',
      firstDeadline: '2025-06-01',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Повторный инструктаж на рабочем месте',
      date: null,
      deadline: '2025-06-01',
      state: 'missing',
      fullname: 'Смирнова Ольга Викторовна',
      department: 'Гараж',
      position: 'Экономист гаража',
      memoId: null,
      version: 1,
      instructor: null,
    })
    expect(body.basis).toMatchObject({ act: 'ПП РФ № 2464', clause: 'п. 14' })
    const [entry] = await desk.app.rows('select * from audit_entries where entity = $1 and entity_id = $2', [
      'event',
      body.id,
    ])
    expect(entry).toMatchObject({ action: 'event.created', user_id: desk.company.editor.id })
  })

  test('сделанное раньше открывает историю и считает срок', async () => {
    const event = await repeatBriefing({ date: '2024-08-31', instructor: 'Котов И. И.' })
    expect(await read(event.id)).toMatchObject({
      date: '2024-08-31',
      deadline: '2025-02-28',
      state: 'overdue',
      instructor: 'Котов И. И.',
    })
    expect(await history(event.id)).toMatchObject([
      {
        kind: 'completion',
        date: '2024-08-31',
        facts: [{ label: 'Кто проводил', value: 'Котов И. И.' }],
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
    const { id } = await addEvent(desk.app, desk.company, { employeeId, section, ...fields })
    const event = await read(id)
    expect(event.name).toMatch(name)
    const listed = await desk.app
      .as(desk.company.viewer)
      .get(`/api/events?companyId=${desk.company.id}&section=${section}`)
    expect(listed.body).toContainEqual(event)
    const tab = await desk.app
      .as(desk.company.viewer)
      .get(`/api/employees/${employeeId}/events?section=${section}`)
    expect(tab.body).toEqual([event])
  })

  test('период короче нормы просит причины, длиннее нормы нельзя', async () => {
    const { id: employeeId } = await hire()
    const body = { companyId: desk.company.id, employeeId, section: 'training', programme: 'first-aid' }
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
      companyId: desk.company.id,
      employeeId,
      section: 'risk',
      periodicity: '3 года',
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
    expect(last).toMatchObject({ date: '2025-03-10', undone: { userName: desk.company.editor.email } })
    await post(`/api/events/${event.id}/undo`, {})
    expect(await read(event.id)).toMatchObject({ date: null, state: 'missing' })
    const nothing = await post(`/api/events/${event.id}/undo`, {})
    expect(nothing.status).toBe(409)
    const actions = await desk.app.rows(
      'select action from audit_entries where entity = $1 and entity_id = $2 order by id',
      ['event', event.id],
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'event.created',
      'event.completed',
      'event.undone',
      'event.undone',
    ])
  })

  test('срок, который нынешние правила посчитали бы иначе, отмена возвращает прежним', async () => {
    const event = await repeatBriefing({ date: '2024-09-10' })
    await desk.app.rows(`update events set deadline = '2025-04-01' where id = $1`, [event.id])
    const before = await read(event.id)
    await post(`/api/events/${event.id}/complete`, { date: '2025-03-10' })
    const undone = await post(`/api/events/${event.id}/undo`, {})
    expect(undone.body).toEqual({ ...before, version: before.version + 2 })

    const done = await post(`/api/events/${event.id}/complete`, { date: '2025-03-10' })
    const own = { periodicity: '3 месяца', periodReason: 'Решение директора' }
    const headers = { 'if-match': `"${done.body.version}"` }
    await desk.app.as(desk.company.editor).patch(`/api/events/${event.id}`, own, { headers })
    const recounted = await post(`/api/events/${event.id}/undo`, {})
    expect(recounted.body.deadline, 'период с тех пор изменили').toBe('2024-12-10')
  })

  test('разовое сделанное — без срока и в срочных не бывает, несделанное бывает', async () => {
    const { id: employeeId } = await hire()
    const { id } = await addEvent(desk.app, desk.company, {
      employeeId,
      section: 'briefing',
      kind: 'introductory',
    })
    const due = async () => {
      const path = `/api/events?companyId=${desk.company.id}&section=briefing&due=true`
      return (await desk.app.as(desk.company.viewer).get(path)).body.map((row: { id: number }) => row.id)
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
    const event = await addEvent(desk.app, desk.company, {
      employeeId,
      section: 'training',
      programme: 'general',
      periodicity: '3 года',
    })
    const done = await post(`/api/events/${event.id}/complete`, {
      date: '2025-03-01',
      result: 'failed',
      protocolNumber: '12',
      hours: 16,
    })
    expect(done.body).toMatchObject({ deadline: '2025-03-31', state: 'soon' })
    expect(done.body.basis.clause).toBe('п. 79')
    const again = await post(`/api/events/${event.id}/complete`, { date: '2025-03-10', result: 'passed' })
    expect(again.body).toMatchObject({ deadline: '2028-03-10', protocolNumber: null, hours: null })
    expect((await history(event.id))[1].facts).toEqual([
      { label: 'Результат', value: 'неудовлетворительно' },
      { label: 'Часов', value: '16' },
      { label: 'Протокол №', value: '12' },
    ])
  })

  test('карта рисков: уровень следует из опасностей и остаётся до следующей', async () => {
    const { id: employeeId } = await hire()
    const event = await addEvent(desk.app, desk.company, {
      employeeId,
      section: 'risk',
      periodicity: '3 года',
    })
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
