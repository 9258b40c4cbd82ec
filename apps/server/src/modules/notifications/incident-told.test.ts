import { describe, expect, test } from 'vitest'
import { type IncidentWorld, incidentWorld, reported } from '../../../test/factories/incidents.ts'
import { notificationDesk } from './testing/notification-desk.ts'

const desk = notificationDesk('incident_told')
const { as, list, morningOf } = desk

const editor = () => as(desk.company.editor)

async function record(world: IncidentWorld, changes: object = {}): Promise<number> {
  const answer = await (await editor()).post('/api/incidents', reported(desk.company, world, changes))
  expect(answer.status, answer.text.slice(0, 300)).toBe(201)
  return answer.body.id
}

async function change(id: number, changes: object): Promise<void> {
  const { status, text } = await (await editor()).patch(`/api/incidents/${id}`, changes)
  expect(status, text.slice(0, 300)).toBe(200)
}

/** What the notifications of incidents say of steps, the newest first. */
async function stepLines(): Promise<string[]> {
  return (await list('&filter=important'))
    .filter(({ title }) => title.startsWith('Происшествие'))
    .flatMap(({ title, content }) => content.split('\n').map((line) => `${title} | ${line}`))
    .filter((line) => line.includes(' — до '))
}

describe('о записанном происшествии узнают сразу', () => {
  test('что случилось, с кем и какие шаги сегодня и завтра; важно и не прочитано ни у кого', async () => {
    // The morning's notifications are made long before noon, when the accident is recorded.
    const id = await record(await incidentWorld(desk.app, desk.company))
    const [told, ...others] = await list()
    expect(others).toEqual([])
    expect(told).toMatchObject({
      title: 'Происшествие № 1/2025: зарегистрирован лёгкий несчастный случай',
      link: `/notifications/incident/${id}`,
      important: true,
      isRead: false,
    })
    expect(told?.content.split('\n')).toEqual([
      '10.03.2025, 11:20, Цех, у станка № 4',
      'Кто пострадал: Ветров Илья Олегович',
      'Сообщить в Социальный фонд России — до 11:30\u00a011.03.2025',
      'Запросить заключение о тяжести (форма 315/у) — до 11:30\u00a011.03.2025',
      'Убедиться, что случай лёгкий и не групповой — до 11:30\u00a011.03.2025',
      'Издать приказ о комиссии — до 11:30\u00a011.03.2025',
    ])
    expect(await list('', desk.company.editor)).toMatchObject([{ title: told?.title, isRead: false }])
  })

  test('утром рассказанное в тот же день не повторяется, и ничего — дважды', async () => {
    await record(await incidentWorld(desk.app, desk.company))
    const atOnce = await stepLines()
    expect(atOnce.length).toBeGreaterThan(0)
    await morningOf('2025-03-10')
    expect(await stepLines()).toEqual(atOnce)
    for (const day of ['2025-03-11', '2025-03-12', '2025-03-13']) await morningOf(day)
    const all = await stepLines()
    expect(all.length).toBeGreaterThan(atOnce.length)
    expect(all).toHaveLength(new Set(all).size)
  })

  test('записанное до шести утра не повторяется в шесть', async () => {
    const world = await incidentWorld(desk.app, desk.company)
    desk.app.clock.set('2025-03-12T01:00:00.000Z')
    const moments = { occurredAt: '2025-03-11T23:00:00.000Z', toldAt: '2025-03-12T00:30:00.000Z' }
    await record(world, { ...moments, degree: 'serious' })
    const atOnce = await stepLines()
    await morningOf('2025-03-12')
    expect(await stepLines()).toEqual(atOnce)
  })

  test('давнее, внесённое задним числом: просроченные шаги ждут утра', async () => {
    const world = await incidentWorld(desk.app, desk.company)
    await record(world, { occurredAt: '2025-02-03T08:20:00.000Z', toldAt: '2025-02-03T08:30:00.000Z' })
    expect(await stepLines()).toEqual([])
    await morningOf('2025-03-11')
    const [line] = await stepLines()
    expect(line).toMatch(/^Происшествие № 1\/2025: просрочены шаги расследования \| /)
  })

  test('отказанное не оставляет уведомления', async () => {
    const world = await incidentWorld(desk.app, desk.company)
    const answer = await (await editor()).post(
      '/api/incidents',
      reported(desk.company, world, { victimIds: [world.victim, world.second] }),
    )
    expect(answer.status).toBe(422)
    expect(await list()).toEqual([])
  })
})

describe('другая степень тяжести', () => {
  test('новые шаги названы сразу, прежние не повторены', async () => {
    const id = await record(await incidentWorld(desk.app, desk.company))
    const before = await stepLines()
    await change(id, { degree: 'serious' })
    const [told] = await list()
    expect(told).toMatchObject({
      title: 'Происшествие № 1/2025: теперь это тяжёлый несчастный случай',
      important: true,
      isRead: false,
    })
    const lines = (await stepLines()).map((line) => line.split(' | ')[1])
    expect(lines.length).toBeGreaterThan(before.length)
    expect(lines).toHaveLength(new Set(lines).size)
    await morningOf('2025-03-10')
    expect(await stepLines()).toHaveLength(lines.length)
  })

  test('иное изменение ничего не рассказывает', async () => {
    const id = await record(await incidentWorld(desk.app, desk.company))
    await change(id, { place: 'Двор' })
    await change(id, { degree: 'easy' })
    expect(await list()).toHaveLength(1)
  })
})
