import { describe, expect, test } from 'vitest'
import { incidentColumns, loadColumns, trendColumns } from './picture-columns.ts'

const values = (columns: readonly { label: string; values: readonly number[] }[]) =>
  columns.map(({ label, values: [value] }) => `${label} ${value}`)

describe('столбцы картин', () => {
  test('сроки: от сегодняшнего дня двенадцать месяцев, прошедшее и чужой год не считаются', () => {
    const columns = loadColumns({
      today: '2026-11-21',
      calendar: [
        { date: '2026-10-05', section: 'briefing', events: 4 },
        { date: '2026-11-20', section: 'briefing', events: 8 },
        { date: '2026-11-21', section: 'medical', events: 1 },
        { date: '2027-10-31', section: 'ppe', events: 3 },
        { date: '2027-11-02', section: 'ppe', events: 5 },
      ],
      terms: [
        { kind: 'thing', overdue: 0, missing: 0, next: [], calendar: [{ date: '2026-11-27', terms: 2 }] },
      ],
    })
    expect(columns).toHaveLength(12)
    expect(values(columns).filter((text) => !text.endsWith(' 0'))).toEqual(['ноя 3', 'окт 3'])
    expect(columns[0]).toMatchObject({ key: '2026-11', name: 'Ноябрь 2026 г.' })
  })

  test('недели подписаны днём, которым кончаются', () => {
    expect(values(trendColumns([{ day: '2026-11-22', overdue: 7 }]))).toEqual(['22.11 7'])
  })

  test('несчастные случаи снизу, микротравмы над ними', () => {
    expect(incidentColumns([{ month: '2026-02', incidents: 1, microtraumas: 2 }])).toEqual([
      { key: '2026-02', label: 'фев', name: 'Февраль 2026 г.', values: [1, 2] },
    ])
  })
})
