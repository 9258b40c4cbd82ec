import { readZip } from '@ot/doc-engine'
import { describe, expect, test } from 'vitest'
import { addDepartment } from '../../../test/factories/people.ts'
import { recordPaperDesk, YEAR } from './testing/record-paper-desk.ts'

const desk = recordPaperDesk()
const { client, event, draft, textOf, turnTo } = desk

describe('журналы инструктажей', () => {
  test('в журнал на рабочем месте входит каждое проведение первичного, повторного и внепланового', async () => {
    const { id } = await event('briefing', {
      kind: 'repeat',
      periodicity: '6 месяцев',
      date: '2025-01-20',
      instructor: 'Котова А.А., мастер',
      localActs: 'ИОТ-3',
    })
    await client().post(`/api/events/${id}/complete`, { date: '2025-03-01', instructor: 'Белов И.И.' })
    await event('briefing', { kind: 'introductory', periodicity: 'разово', date: '2025-02-02' })
    const text = await textOf('zapisi-instruktazhey-na-rabochem-meste', YEAR)
    expect(text).toContain('20.01.2025')
    expect(text).toContain('Котова А.А., мастер')
    expect(text).toContain('ИОТ-3')
    expect(text).toContain('01.03.2025')
    expect(text).toContain('Белов И.И.')
    expect(text).toContain('Смирнова Ольга Викторовна')
    expect(text).toContain('28.02.1985')
    expect(text).not.toContain('02.02.2025')
    expect(text).toContain('с 01.01.2025 по 31.12.2025')
  })

  test('отменённое проведение и проведение вне периода в журнал не входят', async () => {
    const { id } = await event('briefing', {
      kind: 'introductory',
      periodicity: 'разово',
      date: '2025-01-20',
    })
    await client().post(`/api/events/${id}/complete`, { date: '2025-02-03' })
    await client().post(`/api/events/${id}/undo`, {})
    const text = await textOf('zapisi-vvodnogo-instruktazha', YEAR)
    expect(text).toContain('20.01.2025')
    expect(text).not.toContain('03.02.2025')
    const { status, body } = await draft('zapisi-vvodnogo-instruktazha', {
      from: '2024-01-01',
      to: '2024-12-31',
    })
    expect(status).toBe(409)
    expect(body.description).toContain('в записях нет')
  })

  test('у целевого — причина, у противопожарного и группы I — свои журналы', async () => {
    await event('briefing', {
      kind: 'targeted',
      periodicity: 'разово',
      date: '2025-01-20',
      reason: 'Разгрузка вагона',
    })
    await event('briefing', { kind: 'fire-initial', periodicity: 'разово', date: '2025-01-21' })
    await event('briefing', { kind: 'electrical-1', date: '2025-01-22' })
    expect(await textOf('zapisi-tselevyh-instruktazhey', YEAR)).toContain('Разгрузка вагона')
    expect(await textOf('zapisi-protivopozharnyh-instruktazhey', YEAR)).toContain('21.01.2025')
    expect(await textOf('zapisi-prisvoeniya-pervoy-gruppy', YEAR)).toContain('22.01.2025')
  })

  test('только выбранный отдел назван и входит', async () => {
    await event('briefing', { kind: 'introductory', periodicity: 'разово', date: '2025-01-20' })
    const other = (await addDepartment(desk.app, desk.company, 'Склад')).id
    const text = await textOf('zapisi-vvodnogo-instruktazha', { ...YEAR, departmentId: desk.departmentId })
    expect(text).toContain('подразделение «Отдел продаж»')
    const { status } = await draft('zapisi-vvodnogo-instruktazha', { ...YEAR, departmentId: other })
    expect(status).toBe(409)
  })

  test('лист инструктажей — на каждого, о многих — архивом', async () => {
    await event('briefing', { kind: 'introductory', periodicity: 'разово', date: '2025-01-20' })
    const first = desk.employeeId
    await turnTo('Белова')
    await event('briefing', { kind: 'introductory', periodicity: 'разово', date: '2025-01-21' })
    const { bytes } = await draft('list-instruktazhey-rabotnika', YEAR)
    expect((await readZip(bytes)).map(({ name }) => name)).toEqual([
      'Белова Ольга Викторовна.docx',
      'Смирнова Ольга Викторовна.docx',
    ])
    const text = await textOf('list-instruktazhey-rabotnika', { ...YEAR, employeeIds: [first] })
    expect(text).toContain('20.01.2025')
    expect(text).not.toContain('21.01.2025')
  })
})
