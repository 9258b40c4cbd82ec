import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { timing } from '../../../../lib/timing.ts'
import { failure } from '../../../../testing/fake-server.ts'
import { type } from '../../../../testing/form.ts'
import { until } from '../../../../testing/until.ts'
import {
  bar,
  box,
  button,
  CALLS,
  names,
  openSection,
  press,
  rowsCall,
  rowTexts,
  sectionServer,
  tickBox,
} from '../testing/open-section.tsx'
import { sampleBriefing, samplePpe } from '../testing/sample-rows.ts'
import type { NewMemoForm } from './section-desk.tsx'

const ANNA = { employeeId: 12, fullname: 'Ёлкина Анна Юрьевна', departmentId: 1, department: 'Контора' }
const BRIEFINGS = [
  sampleBriefing(1, { deadline: '2027-03-01', state: 'ok' }),
  sampleBriefing(2, { ...ANNA, state: 'overdue', position: 'Бухгалтер' }),
  sampleBriefing(3, { date: null, deadline: null, state: 'missing', name: 'Вводный инструктаж' }),
]
const PPE = [
  samplePpe(1, { memoId: 5 }),
  samplePpe(2, { deadline: '2026-11-11' }),
  samplePpe(3, { deadline: '2026-11-12', eventType: 'return', onHand: 2 }),
  samplePpe(4, { ...ANNA, deadline: '2026-11-13' }),
]
/** A memo in place of the dialog: says how many rows it got. */
const CountingMemo: NewMemoForm = ({ rows }) => <p>Строк в заявке: {rows.length}</p>

let server = sectionServer('briefing', BRIEFINGS)

afterEach(() => {
  server.restore()
  localStorage.clear()
})

describe('Загрузка страницы раздела', () => {
  test.each([
    [CALLS.companies, 503],
    [CALLS.departments, 500],
    [CALLS.employees, 403],
    [rowsCall('briefing'), 502],
  ])('%s ответил %s: ошибка с кодом вместо строк', async (call, status) => {
    server = sectionServer('briefing', BRIEFINGS, { [call]: () => failure(status) })
    const { page } = await openSection('register', 'briefing')
    expect(page.textContent).toContain(`Произошла ошибка при загрузке данных. Ошибка ${status}`)
    expect(page.querySelector('table')).toBeNull()
  })

  test('без организации — приглашение в настройки, без работников — к работникам', async () => {
    server = sectionServer('briefing', [], { [CALLS.companies]: () => Response.json([]) })
    const { page } = await openSection('due', 'briefing')
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/settings/company')
    server.restore()
    server = sectionServer('briefing', [], { [CALLS.employees]: () => Response.json([]) })
    const { page: other } = await openSection('due', 'briefing')
    expect(other.querySelector('a')?.getAttribute('href')).toBe('/employees/main')
  })

  test('перед печатью журнала сказано, чьё обучение не действовало в день инструктажа', async () => {
    const instructor = 'Ёлкина А. Ю.'
    const rows = [
      sampleBriefing(1, { date: '2026-11-10', instructor }),
      sampleBriefing(2, { date: '2026-11-11', instructor }),
      sampleBriefing(3, { date: '2026-11-11', instructor: 'Со Стороны' }),
    ]
    server = sectionServer('briefing', rows, {
      [rowsCall('training')]: () => Response.json([]),
      'GET /api/record-papers?companyId=7': () => Response.json([]),
    })
    const { page } = await openSection('register', 'briefing')
    await press(page, 'Печать')
    const said = 'Ёлкина Анна Юрьевна: 2\u00a0записи'
    await until(() => document.body.textContent.includes(said))
    expect(document.body.textContent).toContain(said)
  })

  test('страница сроков спрашивает только о том, чему пора', async () => {
    server = sectionServer('briefing', BRIEFINGS)
    await openSection('due', 'briefing')
    expect(server.seen.map(({ call }) => call)).toContain(rowsCall('briefing', true))
  })
})

describe('Строки раздела', () => {
  test('обучение: сколько человек обязаны учиться в центре, сказано там, где его планируют', async () => {
    const company = { id: 7, role: 'owner', timeZone: 'Europe/Moscow', headcount: 48 }
    server = sectionServer('training', [], {
      [CALLS.companies]: () => Response.json([{ ...company, riskCategory: null, microEnterprise: null }]),
    })
    const { page } = await openSection('due', 'training')
    await press(page, 'Что здесь')
    expect(page.textContent).toContain('В учебном центре обучают не меньше 3 человек: численность 48')
  })

  test('по сроку, неизвестные последними; слова, даты и ссылка на вкладку работника', async () => {
    server = sectionServer('briefing', BRIEFINGS)
    const { page } = await openSection('register', 'briefing')
    expect(rowTexts(page)).toEqual([
      [
        'Ёлкина Анна Юрьевна',
        'Бухгалтер',
        'Контора',
        'Повторный инструктаж',
        '10.11.2025',
        '1 год',
        '10.11.2026',
        'просрочено',
      ],
      [
        'Громов Пётр Ильич',
        'Кладовщик',
        'Склад',
        'Повторный инструктаж',
        '10.11.2025',
        '1 год',
        '01.03.2027',
        'в порядке',
      ],
      ['Громов Пётр Ильич', 'Кладовщик', 'Склад', 'Вводный инструктаж', '—', '1 год', '—', 'не проведено'],
    ])
    expect(page.querySelector('tbody a')?.getAttribute('href')).toBe('/employees/:12/briefings')
    expect(page.textContent).toContain('3\u00a0инструктажа')
  })

  test('заголовок меняет порядок, порядок живёт в адресе и слышен', async () => {
    server = sectionServer('briefing', BRIEFINGS)
    const { page, address } = await openSection('register', 'briefing')
    const sorted = () => page.querySelector('[aria-sort=ascending]')?.textContent
    expect(sorted()).toBe('Срок')
    await press(page, 'Инструктаж')
    expect(sorted()).toBe('Инструктаж')
    expect(address()).toBe('?sort=name-alphabet')
    expect(rowTexts(page)[0]?.[3]).toBe('Вводный инструктаж')
  })

  test('отбор из адреса: отдел и состояние; ничего не осталось — слова спецификации и выход', async () => {
    server = sectionServer('briefing', BRIEFINGS)
    const { page, address } = await openSection('register', 'briefing', {
      search: '?department=1&state=missing',
    })
    expect(page.textContent).toContain('Нет инструктажей, соответствующих выбранным фильтрам.')
    await press(page, 'просрочено')
    expect(names(page)).toEqual(['Ёлкина Анна Юрьевна'])
    expect(address()).toBe('?department=1&state=overdue,missing')
    await press(page, 'Сбросить')
    expect(names(page)).toHaveLength(3)
    expect(address()).toBe('')
  })

  test('текст отбирает сразу, адрес узнаёт о нём после паузы', async () => {
    server = sectionServer('briefing', BRIEFINGS)
    const { page, address } = await openSection('register', 'briefing')
    type(page, 'section-text', 'елкина')
    await until(() => names(page).length === 1)
    await until(() => address() === '?q=елкина')
    expect(names(page)).toEqual(['Ёлкина Анна Юрьевна'])
    expect(page.textContent).toContain('1\u00a0из\u00a03 инструктажей')
  })

  test('ссылка с другим текстом меняет и поле, и строки', async () => {
    server = sectionServer('briefing', BRIEFINGS)
    const { page, go } = await openSection('register', 'briefing', { search: '?q=бухгалтер' })
    expect(names(page)).toEqual(['Ёлкина Анна Юрьевна'])
    await go('?q=вводный')
    await until(() => rowTexts(page)[0]?.[3] === 'Вводный инструктаж')
    expect(page.querySelector<HTMLInputElement>('#section-text')?.value).toBe('вводный')
    await go('')
    await until(() => names(page).length === 3)
  })

  test('длинный список появляется весь, в своём порядке', async () => {
    const rows = Array.from({ length: 130 }, (_, index) =>
      sampleBriefing(index + 1, { name: `Инструктаж № ${index + 1}`, deadline: null }),
    )
    server = sectionServer('briefing', rows)
    const { page } = await openSection('register', 'briefing')
    // What is drawn at leisure comes after each `act`, not inside one.
    await vi.waitFor(
      async () => {
        await act(async () => undefined)
        expect(names(page)).toHaveLength(130)
      },
      { timeout: 20_000 },
    )
    const words = [...page.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')
    for (const [index, { name }] of rows.entries()) expect(words[index]).toContain(name)
  })

  test('нет ни одной строки — слова спецификации и подсказка', async () => {
    server = sectionServer('briefing', [])
    const { page } = await openSection('due', 'briefing')
    expect(page.textContent).toContain('Нет инструктажей, соответствующих выбранным фильтрам.')
    expect(page.textContent).toContain('пора беспокоиться, нет')
  })

  test('наблюдателю показаны строки без выбора и без изменений', async () => {
    server = sectionServer('briefing', BRIEFINGS, {}, 'viewer')
    const { page } = await openSection('register', 'briefing', { NewMemo: CountingMemo })
    expect(names(page)).toHaveLength(3)
    expect(page.querySelectorAll('input[type=checkbox]')).toHaveLength(0)
    const actions = [...page.querySelectorAll('button')].map((one) => one.textContent ?? '')
    expect(actions.filter((name) => /Отметить|Сформировать|Добавить/.test(name))).toEqual([])
  })
})

describe('Выбор строк', () => {
  test('строка в заявке закрыта, остальные СИЗ — одной операции', async () => {
    server = sectionServer('ppe', PPE)
    const { page } = await openSection('due', 'ppe')
    expect([1, 2, 3, 4].map((row) => box(page, row).disabled)).toEqual([true, false, false, false])
    expect(box(page, 1).title).toBe('Уже в заявке')
    await tickBox(page, 3)
    expect([1, 2, 3, 4].map((row) => box(page, row).disabled)).toEqual([true, true, false, true])
    expect(bar(page).textContent).toContain('Вернуть')
    await tickBox(page, 3)
    await tickBox(page, 'all')
    expect([1, 2, 3, 4].map((row) => box(page, row).checked)).toEqual([false, true, false, true])
    expect(page.textContent).toContain('Выбрано 2')
  })

  test('выбранное, скрытое отбором, остаётся выбранным и сосчитано', async () => {
    server = sectionServer('ppe', PPE)
    const { page } = await openSection('due', 'ppe')
    await tickBox(page, 'all')
    type(page, 'section-text', 'ёлкина')
    await until(() => names(page).length === 1)
    expect(page.textContent).toContain('Выбрано 2, из них не показано 1')
  })

  test('все строки в заявках: нет выбора всех, кнопки закрыты', async () => {
    server = sectionServer(
      'ppe',
      PPE.map((row) => ({ ...row, memoId: 5 })),
    )
    const { page } = await openSection('due', 'ppe', { NewMemo: CountingMemo })
    expect(page.querySelector('thead input')).toBeNull()
    expect(button(page, 'Сформировать заявку').disabled).toBe(true)
  })

  test('без выбранных строк кнопка заявки предупреждает две секунды', async () => {
    server = sectionServer('ppe', PPE)
    const { page } = await openSection('due', 'ppe', { NewMemo: CountingMemo })
    vi.useFakeTimers()
    try {
      act(() => button(page, 'Сформировать заявку').click())
      expect(page.querySelector('[role=alert]')?.textContent).toBe('Выберите необходимые строки')
      act(() => vi.advanceTimersByTime(timing.emptySelectionWarning - 1))
      expect(page.querySelector('[role=alert]')).not.toBeNull()
      act(() => vi.advanceTimersByTime(1))
      expect(page.querySelector('[role=alert]')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
    await tickBox(page, 2)
    await press(page, 'Сформировать заявку')
    expect(page.textContent).toContain('Строк в заявке: 1')
  })

  test('отметка выбранных — одним вызовом на всех, выбор снимается', async () => {
    server = sectionServer('briefing', BRIEFINGS, {
      'POST /api/events/complete': () => Response.json([]),
    })
    const { page } = await openSection('register', 'briefing')
    await tickBox(page, 'all')
    await press(bar(page), 'Отметить проведение')
    await until(() => page.querySelector('form') !== null)
    await act(async () => page.querySelector('form')?.requestSubmit())
    await until(() => page.textContent.includes('Выбрано 0'))
    const body = server.seen.find(({ call }) => call === 'POST /api/events/complete')?.body
    expect(body).toMatchObject({ companyId: 7, eventIds: [2, 1, 3].toSorted() })
  })

  test('о сделанном сказано, «Отменить» снимает ровно эти отметки', async () => {
    server = sectionServer('briefing', BRIEFINGS, {
      'POST /api/events/complete': () =>
        Response.json(BRIEFINGS.map((row) => ({ ...row, completionId: row.id + 100 }))),
      'POST /api/events/undo': () => failure(409, 'Ёлкина Анна Юрьевна: это выполнение уже отменено'),
    })
    const { page } = await openSection('register', 'briefing')
    await tickBox(page, 'all')
    await press(bar(page), 'Отметить проведение')
    await until(() => page.querySelector('form') !== null)
    await act(async () => page.querySelector('form')?.requestSubmit())
    await until(() => page.textContent.includes('Отмечено у'))
    expect(page.textContent).toContain(
      'Отмечено у\u00a02\u00a0работников: повторный инструктаж, вводный инструктаж',
    )
    await press(page, 'Отменить')
    await until(() => page.textContent.includes('Отметка не отменена'))
    expect(page.querySelector('[role=alert]')?.textContent).toBe(
      'Отметка не отменена. Ёлкина Анна Юрьевна: это выполнение уже отменено',
    )
    const body = server.seen.find(({ call }) => call === 'POST /api/events/undo')?.body
    expect(body).toEqual({ companyId: 7, completionIds: [101, 102, 103] })
  })

  test('«Почему эта дата?» открывает ответ о своей строке', async () => {
    const explanation = 'Проведён 10.11.2025, повторяется раз в год.'
    const basis = { act: 'Правила', clause: 'п. 14', edition: '2026', explanation, verified: true }
    server = sectionServer('briefing', [sampleBriefing(1, { basis })])
    const { page } = await openSection('register', 'briefing')
    await press(page, 'Почему эта дата?')
    expect(page.querySelector('dialog[open]')?.textContent).toContain(explanation)
  })
})
