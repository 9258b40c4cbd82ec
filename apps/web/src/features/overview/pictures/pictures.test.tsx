import type { Overview, OverviewPictures } from '@ot/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { openPage, settle } from '../../../testing/open-page.tsx'
import { Pictures } from './pictures.tsx'

const OVERVIEW: Overview = {
  today: '2026-11-21',
  sections: [],
  departments: [],
  calendar: [{ date: '2026-12-05', section: 'briefing', events: 4 }],
  terms: [],
  incidents: { open: 0, overdue: 0, next: [], lateMeasures: [], lateMicrotraumas: [] },
}
const PICTURES: OverviewPictures = {
  today: '2026-11-21',
  since: '2026-11-02',
  overdue: [
    { day: '2026-11-15', overdue: 2 },
    { day: '2026-11-21', overdue: 5 },
  ],
  departments: [{ id: 1, name: 'Склад', people: { inOrder: 3, overdue: 1, missing: 2, notEntered: 1 } }],
  incidents: [{ month: '2026-11', incidents: 1, microtraumas: 2 }],
}

let server = answerWith({})
afterEach(() => server.restore())

async function open(pictures: OverviewPictures, overview = OVERVIEW): Promise<HTMLElement> {
  server = answerWith({ 'GET /api/overview/pictures?companyId=7': () => Response.json(pictures) })
  const page = await openPage(<Pictures companyId={7} overview={overview} />)
  await settle()
  return page
}

const text = (page: Element) => page.textContent.replaceAll('\u00a0', ' ')
const table = (page: Element, label: string) =>
  [...(page.querySelector(`table[aria-label="${label}"]`)?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map(text),
  )

describe('картины сводки', () => {
  test('числа картин читаются таблицами', async () => {
    const page = await open(PICTURES)
    expect(table(page, 'Просрочено по неделям')).toEqual([
      ['На конец недели', 'Просрочено'],
      ['15.11.2026', '2'],
      ['21.11.2026', '5'],
    ])
    expect(table(page, 'Происшествия по месяцам')).toEqual([
      ['Месяц', 'Несчастные случаи', 'Микротравмы'],
      ['Ноябрь 2026 г.', '1', '2'],
    ])
    expect(text(page)).toContain('3 из 7 в порядке')
    expect(text(page)).toContain(
      '1 — есть просроченное, 2 — есть непроведённое или невыданное, 1 — есть невнесённое',
    )
  })

  test('столбец сроков ведёт к своему месяцу календаря, пустой не ведёт никуда', async () => {
    const page = await open(PICTURES)
    const links = [...page.querySelectorAll('svg a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-label')?.replaceAll('\u00a0', ' '),
    ])
    expect(links).toEqual([['#calendar-2026-12', 'Декабрь 2026 г.: 4']])
  })

  test('записи только начаты: о прошлом не выдумано', async () => {
    const page = await open({ ...PICTURES, overdue: [{ day: '2026-11-21', overdue: 5 }] })
    expect(text(page)).toContain('Ход просрочек появится, когда пройдёт первая неделя записей.')
    expect(text(page)).toContain('Записи ведутся с 02.11.2026')
    expect(table(page, 'Просрочено по неделям')).toEqual([])
  })

  test('нечего рисовать: вместо пустых столбцов — слова', async () => {
    const quiet = {
      ...PICTURES,
      overdue: PICTURES.overdue.map((week) => ({ ...week, overdue: 0 })),
      incidents: [{ month: '2026-11', incidents: 0, microtraumas: 0 }],
    }
    const page = await open(quiet, { ...OVERVIEW, calendar: [] })
    for (const title of ['Просрочено по неделям', 'Сроки по месяцам', 'Происшествия по месяцам'])
      expect(table(page, title)).toEqual([])
    expect(text(page)).toContain('За эти недели ничего не было просрочено.')
    expect(text(page)).toContain('На год вперёд сроков нет.')
    expect(text(page)).not.toContain('Столбец открывает')
    expect(text(page)).toContain('За год ни одного не записано.')
  })
})
