import { describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { eventDesk } from './testing/event-desk.ts'

const desk = eventDesk()
const { hire, post, read, history, repeatBriefing } = desk

describe('Изменение события', () => {
  const patch = (id: number, body: object, headers = {}) =>
    desk.app.as(desk.company.editor).patch(`/api/events/${id}`, body, { headers })

  test('дата — исправление: в истории обе, отмена возвращает прежнюю', async () => {
    const event = await repeatBriefing({ date: '2025-01-10' })
    const corrected = await patch(event.id, { date: '2025-01-20' })
    expect(corrected.body).toMatchObject({ date: '2025-01-20', deadline: '2025-07-20' })
    expect(await history(event.id)).toMatchObject([
      { kind: 'correction', date: '2025-01-20' },
      { kind: 'completion', date: '2025-01-10' },
    ])
    expect((await post(`/api/events/${event.id}/undo`, {})).body.date).toBe('2025-01-10')
    const [entry] = await desk.app.rows(
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
    const usual = await addEvent(desk.app, desk.company, fields)
    const changed = await patch(usual.id, { programme: 'first-aid' })
    expect(changed.body).toMatchObject({
      name: 'Оказание первой помощи пострадавшим',
      basis: { clause: 'п. 36' },
    })
    const named = await addEvent(desk.app, desk.company, { ...fields, name: 'Курс в центре' })
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

  test('выполненное другим с тех пор, как его увидели, не удаляется', async () => {
    const event = await repeatBriefing()
    await post(`/api/events/${event.id}/complete`, { date: '2025-03-03' })
    const headers = { 'if-match': `"${event.version}"` }
    const editor = desk.app.as(desk.company.editor)
    expect((await editor.delete(`/api/events/${event.id}`, { headers })).status).toBe(412)
    expect((await editor.get(`/api/events/${event.id}`)).body).toMatchObject({ date: '2025-03-03' })
  })

  test('удаление: события нет, история в журнале изменений', async () => {
    const event = await repeatBriefing({ date: '2025-01-10' })
    expect((await desk.app.as(desk.company.editor).delete(`/api/events/${event.id}`)).status).toBe(204)
    expect((await desk.app.as(desk.company.editor).get(`/api/events/${event.id}`)).status).toBe(404)
    const [entry] = await desk.app.rows(
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
    const listed = await desk.app
      .as(desk.company.viewer)
      .get(`/api/events?companyId=${desk.company.id}&section=briefing`)
    expect(listed.body.map(({ id }: { id: number }) => id)).not.toContain(event.id)
    const tab = await desk.app.as(desk.company.viewer).get(`/api/employees/${event.employeeId}/events`)
    expect(tab.body).toHaveLength(1)
  })
})

describe('Изменение работника', () => {
  test('дата рождения меняет срок осмотра моложе 21 года, дата приёма — срок первого обучения', async () => {
    const { id } = await hire({ birthDate: '2005-06-01', hireDate: '2024-06-03' })
    const medical = await addEvent(desk.app, desk.company, {
      employeeId: id,
      section: 'medical',
      factorNumber: '4.7',
      periodicity: '1 год',
      date: '2025-03-01',
    })
    const training = await addEvent(desk.app, desk.company, {
      employeeId: id,
      section: 'training',
      programme: 'general',
      periodicity: '3 года',
      firstDeadline: '2024-08-02',
    })
    expect((await read(medical.id)).deadline).toBe('2026-03-01')
    const changed = await desk.app
      .as(desk.company.editor)
      .patch(`/api/employees/${id}`, { birthDate: '1995-06-01', hireDate: '2024-07-01' })
    expect(changed.status).toBe(200)
    expect(await read(medical.id)).toMatchObject({ periodicity: '2 года', deadline: '2027-03-01' })
    expect((await read(training.id)).deadline).toBe('2024-08-30')
  })
})

test('период оценки рисков назначает организация: длиннее обычного можно, срок считается по нему', async () => {
  const { id: employeeId } = await hire()
  const event = await addEvent(desk.app, desk.company, {
    employeeId,
    section: 'risk',
    periodicity: '5 лет',
    date: '2025-03-01',
  })
  expect(await read(event.id)).toMatchObject({ periodicity: '5 лет', deadline: '2030-03-01' })
  expect((await read(event.id)).basis.explanation).toContain('в 5 лет')
})
