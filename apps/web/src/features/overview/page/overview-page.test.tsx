import type { Overview } from '@ot/contract'
import { COVERAGE_COLUMNS, type CoverageColumn, type EventState, SECTIONS } from '@ot/domain'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { OverviewPage } from './overview-page.tsx'

const CALLS = {
  companies: 'GET /api/companies',
  overview: 'GET /api/overview?companyId=7',
  pictures: 'GET /api/overview/pictures?companyId=7',
  link: 'GET /api/events/calendar-link?companyId=7',
  makeLink: 'POST /api/events/calendar-link',
  revokeLink: 'DELETE /api/events/calendar-link?companyId=7',
} as const

function department(
  id: number,
  name: string,
  own: Partial<Record<CoverageColumn, readonly (readonly [EventState, number])[]>>,
  employees = 3,
): Overview['departments'][number] {
  const cells = COVERAGE_COLUMNS.map((column) => ({
    column,
    states: (own[column] ?? []).map(([state, events]) => ({ state, events })),
  }))
  return { id, name, employees, cells }
}

const OVERVIEW: Overview = {
  today: '2026-11-21',
  sections: SECTIONS.map((section) => ({
    section,
    overdue: section === 'briefing' ? 4 : 0,
    thisMonth: section === 'ppe' ? 2 : 0,
    missing: section === 'medical' ? 1 : 0,
    unknown: section === 'medical' ? 1 : 0,
  })),
  departments: [
    department(3, 'Склад', {
      briefing: [
        ['overdue', 4],
        ['missing', 3],
        ['unknown', 6],
        ['ok', 9],
      ],
      instruction: [['missing', 2]],
      ppe: [['ok', 5]],
    }),
    department(4, 'Пустой отдел', {}, 0),
  ],
  calendar: [
    { date: '2026-10-05', section: 'briefing', events: 4 },
    { date: '2026-11-27', section: 'medical', events: 1 },
    { date: '2026-11-27', section: 'ppe', events: 2 },
  ],
  terms: [
    { kind: 'thing', overdue: 0, missing: 0, next: [], calendar: [{ date: '2026-11-27', terms: 3 }] },
    {
      kind: 'workplace',
      overdue: 1,
      missing: 0,
      next: [
        {
          text: 'Подать декларацию соответствия условий труда: № 1, № 2',
          deadline: '2026-11-20',
          isOverdue: true,
          basis: {
            act: 'Приказ Минтруда № 406н',
            clause: 'Порядок подачи декларации',
            edition: '',
            explanation: 'Не позднее чем 30 рабочих дней.',
            verified: false,
          },
        },
      ],
      calendar: [{ date: '2026-11-20', terms: 2 }],
    },
  ],
  incidents: { open: 0, overdue: 0, next: [], lateMeasures: [], lateMicrotraumas: [] },
}

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

async function openOverview(own: Parameters<typeof answerWith>[0] = {}): Promise<HTMLElement> {
  server = answerWith({
    [CALLS.companies]: () => Response.json([{ id: 7, role: 'owner', timeZone: 'Europe/Moscow' }]),
    [CALLS.overview]: () => Response.json(OVERVIEW),
    [CALLS.pictures]: () =>
      Response.json({ today: '2026-11-21', since: null, overdue: [], departments: [], incidents: [] }),
    [CALLS.link]: () => Response.json({ createdAt: null }),
    ...own,
  })
  const page = await openPage(<OverviewPage />)
  // The pictures come after the page: first their code, then their numbers.
  while (page.textContent.includes('Загрузка…')) await settle()
  return page
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const links = (place: Element | null) =>
  [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])

/** Not who is away, nor what may have been done before: these no day counts. */
const FALLS_DUE = 'overdue%2Cmissing%2Csoon%2Cok'

describe('Сводка', () => {
  test('числа по разделам открывают свои строки', async () => {
    const page = await openOverview()
    expect(links(page.querySelector('[aria-label="Сколько по разделам"]'))).toEqual([
      ['4', '/notifications/briefings?state=overdue'],
      ['1', '/employees/medical-examinations?state=missing'],
      ['1', '/employees/medical-examinations?state=unknown'],
      ['2', `/employees/ppe?state=${FALLS_DUE}&from=2026-11-21&until=2026-11-30`],
    ])
  })

  test('о невнесённом сказано отдельно от просроченного, и одна кнопка ведёт его вносить', async () => {
    const page = await openOverview()
    expect(plain(page)).toContain('Не внесено: 1 прошлая дата')
    expect(links(page)).toContainEqual(['Внести прошлые даты', '/employees/past-dates'])
  })

  test('отдел по разделам: состояние словом и сколько за ним; пустой отдел не показан', async () => {
    const page = await openOverview()
    const table = page.querySelector('[aria-label="Таблица по отделам"]')
    expect(links(table)).toEqual([
      ['просрочено4', '/employees/briefings?department=3&state=overdue'],
      ['не проведено3', '/employees/briefings?department=3&state=missing'],
      ['не внесено6', '/employees/briefings?department=3&state=unknown'],
      ['не выдано2', '/employees/main?department=3&instruction=missing'],
      ['в порядке5', '/employees/ppe?department=3&state=ok%2Cnone'],
    ])
    expect(table?.textContent).toContain('нет записей')
    expect(plain(page)).not.toContain('Пустой отдел')
  })

  test('в календаре день открывает свои сроки', async () => {
    const page = await openOverview()
    const day = page.querySelector<HTMLElement>('[aria-label^="27 ноября"]')
    expect(day?.getAttribute('aria-label')?.replace('\u00a0', ' ')).toBe('27 ноября: 6 сроков')
    act(() => day?.click())
    expect(links(page.querySelector('[role=status]'))).toEqual([
      [
        'Медосмотры: 1',
        `/employees/medical-examinations?state=${FALLS_DUE}&from=2026-11-27&until=2026-11-27`,
      ],
      ['СИЗ: 2', `/employees/ppe?state=${FALLS_DUE}&from=2026-11-27&until=2026-11-27`],
      ['Оборудование: 3', '/company/list/things'],
    ])
  })

  test('сроки после спецоценки — со словами, почему этот день, и дорогой к рабочим местам', async () => {
    const page = await openOverview()
    const part = [...page.querySelectorAll('section')].find((section) =>
      section.textContent.startsWith('Спецоценка рабочих мест'),
    )
    expect(part?.querySelector('li')?.textContent.replaceAll('\u00a0', ' ')).toContain(
      '20.11.2026 Подать декларацию соответствия условий труда: № 1, № 2 просрочено',
    )
    expect(part?.textContent).toContain('Почему эта дата?Не позднее чем 30 рабочих дней.')
    expect(part?.textContent).toContain('Не сверено')
    expect(links(part ?? null)).toEqual([['Все рабочие места', '/employees/workplaces']])
    expect(plain(page)).not.toContain('Осмотры и испытания')
  })

  test('назад — до первого просроченного, вперёд — на год', async () => {
    const page = await openOverview()
    const turn = (label: string) => page.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)
    act(() => turn('Предыдущий месяц')?.click())
    expect(plain(page)).toContain('Октябрь 2026')
    expect(page.querySelector('[aria-label*="день прошёл"]')).not.toBeNull()
    expect(turn('Предыдущий месяц')?.disabled).toBe(true)
    for (let month = 0; month < 13; month += 1) act(() => turn('Следующий месяц')?.click())
    expect(plain(page)).toContain('Ноябрь 2027')
    expect(turn('Следующий месяц')?.disabled).toBe(true)
  })
})

describe('Происшествия', () => {
  const next = {
    incidentId: 5,
    label: '№ 3/2026',
    title: 'Сообщить в Социальный фонд России',
    deadline: '2026-11-20',
    deadlineAt: '2026-11-20T11:30:00Z',
    isOverdue: true,
  }
  const withIncidents = (changes: Partial<Overview['incidents']>) => {
    const incidents = { ...OVERVIEW.incidents, ...changes }
    return openOverview({ [CALLS.overview]: () => Response.json({ ...OVERVIEW, incidents }) })
  }
  const notice = (page: HTMLElement) => page.querySelector('[aria-label="Расследование происшествий"]')

  test('просроченный шаг стоит первым и открывает расследование', async () => {
    const page = await withIncidents({ open: 2, overdue: 1, next: [next] })
    expect(links(notice(page)).map(([, href]) => href)).toEqual([
      '/notifications/incidents?status=investigating',
      '/notifications/incident/5',
    ])
    const said = notice(page)?.textContent?.replaceAll('\u00a0', ' ')
    expect(said).toContain('Просрочено в расследовании происшествий: 1 шаг')
    expect(said).toContain('№ 3/2026: сообщить в Социальный фонд России — просрочено, срок 14:30 20.11.2026')
  })

  test('в срок — сколько расследуется и до какого дня; без происшествий ничего', async () => {
    const inDays = { ...next, title: 'Осмотреть место', deadlineAt: null, isOverdue: false }
    const page = await withIncidents({ open: 1, overdue: 0, next: [{ ...next, isOverdue: false }, inDays] })
    expect(notice(page)?.textContent?.replaceAll('\u00a0', ' ')).toContain('до 14:30 20.11.2026')
    expect(notice(page)?.textContent).toContain('осмотреть место — до 20.11.2026')
    expect(notice(await openOverview())).toBeNull()
  })

  test('просроченное после происшествий: мероприятие и микротравма ведут в свои карточки', async () => {
    const page = await withIncidents({
      lateMeasures: [{ incidentId: 5, label: '№ 1/2025', what: 'Заменить верстак', dueOn: '2026-11-20' }],
      lateMicrotraumas: [{ id: 9, label: '№ 2/2026', deadline: '2026-11-19' }],
    })
    expect(links(notice(page)).map(([, href]) => href)).toEqual([
      '/notifications/incidents',
      '/notifications/incident/5?tab=afterwards',
      '/notifications/microtrauma/9',
    ])
    const said = notice(page)?.textContent
    expect(said).toContain('Просрочено после происшествий: 2')
    expect(said).toContain('№ 1/2025: мероприятие «Заменить верстак» — просрочено, срок 20.11.2026')
    expect(said).toContain('Микротравма № 2/2026: рассмотреть — просрочено, срок 19.11.2026')
  })
})

describe('Ссылка на календарь', () => {
  const URL = 'https://otdel.example/api/events/calendar.ics?token=secret'

  test('показывается один раз, отзывается после вопроса', async () => {
    const page = await openOverview({
      [CALLS.makeLink]: () => Response.json({ url: URL, createdAt: '2026-11-21T09:00:00Z' }, { status: 201 }),
      [CALLS.revokeLink]: () => new Response(null, { status: 204 }),
    })
    await press(page, 'Создать ссылку')
    expect(page.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(URL)
    await press(page, 'Отозвать')
    expect(server.seen.filter(({ call }) => call === CALLS.revokeLink)).toEqual([])
    const dialog = page.querySelector<HTMLElement>('dialog[open]')
    if (dialog === null) throw new Error('The question is not asked')
    await press(dialog, 'Отозвать')
    expect(page.querySelector('input[readonly]')).toBeNull()
    expect(page.textContent).toContain('Создать ссылку')
  })

  test('созданную раньше показать нельзя', async () => {
    const page = await openOverview({
      [CALLS.link]: () => Response.json({ createdAt: '2026-11-01T09:00:00Z' }),
    })
    expect(plain(page)).toContain('Ссылка создана 01.11.2026. Показать её ещё раз нельзя.')
  })
})

describe('Когда показывать ещё нечего', () => {
  const empty = (departments: Overview['departments']) => ({
    [CALLS.overview]: () => Response.json({ ...OVERVIEW, departments, calendar: [] }),
  })

  test('без организации — приглашение в настройки', async () => {
    const page = await openOverview({ [CALLS.companies]: () => Response.json([]) })
    expect(links(page)).toEqual([['Добавьте данные компании в настройках', '/settings/company']])
  })

  test('без работников — сначала они', async () => {
    const page = await openOverview(empty([department(3, 'Склад', {}, 0)]))
    expect(links(page).map(([, href]) => href)).toEqual(['/employees/import', '/employees/new'])
  })

  test('без записей — обязанности по нормам', async () => {
    const page = await openOverview(empty([department(3, 'Склад', {})]))
    expect(links(page)).toEqual([['Проставить по нормам', '/employees/norms']])
  })
})
