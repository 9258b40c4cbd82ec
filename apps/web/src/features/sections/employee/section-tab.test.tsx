import type { EventAnswer, EventOf } from '@ot/contract'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure, stale } from '../../../testing/fake-server.ts'
import { invalidFields, submit, type } from '../../../testing/form.ts'
import { press, settle } from '../../../testing/open-page.tsx'
import { sampleBriefing } from '../pages/testing/sample-rows.ts'
import { sampleEmployee } from '../pages/testing/sample-staff.ts'
import { openDialog, openTab, rows } from '../testing/open-tab.tsx'
import { BriefingsTab } from './briefings-tab.tsx'

const LIST = 'GET /api/employees/11/events?section=briefing'
const COMPLETE = 'POST /api/events/5/complete'
const CHANGE = 'PATCH /api/events/5'

const BRIEFING = sampleBriefing(5, {
  instructor: 'Петров П. П.',
  periodicity: '6 месяцев',
  date: '2026-03-10',
  deadline: '2026-09-10',
  basis: {
    act: 'ПП РФ № 2464',
    clause: 'п. 14',
    edition: 'от 24.12.2021',
    explanation: 'Проведён 10.03.2026, повторяется не реже одного раза в 6 месяцев — срок 10.09.2026.',
    verified: false,
  },
})

let server = answerWith({})
afterEach(() => server.restore())

type Handlers = Parameters<typeof answerWith>[0]

function open(events: readonly EventAnswer[], own: Handlers = {}, options?: Parameters<typeof openTab>[1]) {
  server = answerWith({
    [LIST]: () => Response.json(events),
    ...own,
  })
  return openTab(<BriefingsTab />, options)
}

async function click(within: HTMLElement, selector: string): Promise<void> {
  act(() => within.querySelector<HTMLElement>(selector)?.click())
  await settle()
}

const sent = (call: string) => server.seen.filter((seen) => seen.call === call).map(({ body }) => body)

describe('Таблица раздела', () => {
  test('строка называет дату, периодичность, срок и состояние; что известно сверх того — под названием', async () => {
    const page = await open([BRIEFING])
    expect(rows(page)[0]?.slice(0, 4)).toEqual([
      'Повторный инструктажКто проводил: Петров П. П.',
      '10.03.2026',
      '6 месяцев',
      '10.09.2026 просрочено',
    ])
  })

  test('ближайший срок сверху, записи без срока внизу', async () => {
    const page = await open([
      sampleBriefing(1, { name: 'Без срока', deadline: null, state: 'none' }),
      sampleBriefing(2, { name: 'Поздний', deadline: '2027-01-01', state: 'ok' }),
      sampleBriefing(3, { name: 'Ранний', deadline: '2026-01-01' }),
    ])
    expect(rows(page).map(([name]) => name)).toEqual(['Ранний', 'Поздний', 'Без срока'])
  })

  test('пустой раздел говорит, что сделать', async () => {
    const page = await open([])
    expect(page.textContent).toContain('Инструктажей пока нет.')
    expect(page.textContent).toContain('Заполнить по нормам')
  })

  test.each([
    ['зритель', { role: 'viewer' }],
    ['запись уволенного', { dismissedOn: '2026-11-01' }],
  ] as const)('%s: видна история, изменить нельзя', async (_, options) => {
    const page = await open([BRIEFING], {}, options)
    const names = [...page.querySelectorAll('tbody button')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Повторный инструктаж', '', 'История'])
    expect(page.textContent).not.toContain('Добавить инструктаж')
  })

  test('«Почему эта дата?» называет акт, пункт, редакцию и что текст не сверен', async () => {
    const page = await open([{ ...BRIEFING, periodReason: 'решение комиссии' }])
    await click(page, '[aria-label^="Почему эта дата?"]')
    const text = openDialog(page).textContent
    expect(text).toContain('срок 10.09.2026')
    expect(text).toContain('ПП РФ № 2464')
    expect(text).toContain('п. 14')
    expect(text).toContain('от 24.12.2021')
    expect(text).toContain('решение комиссии')
    expect(text).toContain('Не сверено с официальным текстом')
  })

  test('за внесённым вручную нормы нет, и это сказано', async () => {
    const page = await open([{ ...BRIEFING, basis: null }])
    await click(page, '[aria-label^="Почему эта дата?"]')
    expect(openDialog(page).textContent).toContain('Запись внесена вручную')
  })
})

describe('Отметка о выполнении', () => {
  async function complete(page: HTMLElement, date: string): Promise<HTMLElement> {
    await press(page, 'Отметить проведение')
    const dialog = openDialog(page)
    type(dialog, 'complete-date', date)
    await submit(dialog)
    await settle()
    return dialog
  }

  test('записывает день и названное, таблица обновляется', async () => {
    let stored: EventOf<'briefing'> = BRIEFING
    const page = await open([], {
      [LIST]: () => Response.json([stored]),
      [COMPLETE]: () => {
        stored = { ...BRIEFING, date: '2026-11-20', deadline: '2027-05-20', state: 'ok' }
        return Response.json(stored)
      },
    })
    await complete(page, '20.11.2026')
    // Who conducted the last one is proposed, though neither the staff nor the appointments could be loaded.
    expect(sent(COMPLETE)).toEqual([{ date: '2026-11-20', instructor: 'Петров П. П.' }])
    expect(rows(page)[0]?.slice(1, 4)).toEqual(['20.11.2026', '6 месяцев', '20.05.2027 в порядке'])
    expect(page.querySelector('dialog[open]')).toBeNull()
  })

  test.each([
    ['не обучен по одной программе', '2025-01-10', true],
    ['обучен по обеим', '2026-01-10', false],
  ])('кто инструктировал, %s', async (_name, firstAidOn, isTold) => {
    const staff = [sampleEmployee(12, 'Сидоров Олег Ильич')]
    const training = (id: number, own: object) => ({
      ...sampleBriefing(id, { employeeId: 12 }),
      section: 'training',
      result: 'passed',
      ...own,
    })
    const page = await open([BRIEFING], {
      'GET /api/employees?companyId=7': () => Response.json(staff),
      'GET /api/events?companyId=7&section=training&due=false': () =>
        Response.json([
          training(8, { programme: 'methods', date: '2026-01-10', deadline: '2029-01-10' }),
          training(9, {
            programme: 'first-aid',
            date: firstAidOn,
            deadline: `${isTold ? '2026' : '2029'}-01-10`,
          }),
        ]),
    })
    await press(page, 'Отметить проведение')
    type(openDialog(page), 'complete-instructor', 'Сидоров О. И.')
    await settle()
    await settle()
    expect(openDialog(page).textContent?.includes('в этот день нет действующего обучения')).toBe(isTold)
  })

  test('будущий день: сообщение сервера стоит у поля, введённое остаётся', async () => {
    const description = 'date: Эта дата ещё не наступила'
    const refusal = { description, errors: [{ field: 'date', message: 'Эта дата ещё не наступила' }] }
    const page = await open([BRIEFING], { [COMPLETE]: () => Response.json(refusal, { status: 422 }) })
    const dialog = await complete(page, '22.11.2026')
    expect(dialog.querySelector('#complete-date-error')?.textContent).toBe('Эта дата ещё не наступила')
    expect(dialog.textContent).toContain('Дата проведения: эта дата ещё не наступила')
    expect(dialog.querySelector<HTMLInputElement>('#complete-date')?.value).toBe('22.11.2026')
  })

  test('закрыть с введённым — только после вопроса', async () => {
    const page = await open([BRIEFING])
    await press(page, 'Отметить проведение')
    type(openDialog(page), 'complete-instructor', 'Сидоров')
    await press(openDialog(page), 'Отмена')
    expect(openDialog(page).textContent).toContain('Введённое не запишется')
    await press(openDialog(page), 'Продолжить')
    expect(openDialog(page).querySelector<HTMLInputElement>('#complete-instructor')?.value).toBe('Сидоров')
    await press(openDialog(page), 'Отмена')
    await press(openDialog(page), 'Закрыть без сохранения')
    expect(page.querySelector('dialog[open]')).toBeNull()
  })
})

describe('Добавление', () => {
  test('вид инструктажа приносит период нормы, короче — с причиной', async () => {
    const page = await open([BRIEFING], {
      'POST /api/events': () => Response.json(BRIEFING, { status: 201 }),
    })
    await press(page, 'Добавить инструктаж')
    const dialog = openDialog(page)
    await submit(dialog)
    expect(invalidFields(dialog)).toEqual(['add-kind', 'add-periodicity'])
    type(dialog, 'add-kind', 'повторный инструктаж на')
    await click(dialog, '[role=option]')
    expect(dialog.querySelector<HTMLInputElement>('#add-periodicity')?.value).toBe('6 месяцев')
    expect(dialog.querySelector('#add-periodReason')).toBeNull()
    type(dialog, 'add-periodicity', '3 месяца')
    type(dialog, 'add-periodReason', 'решение комиссии')
    await submit(dialog)
    await settle()
    expect(sent('POST /api/events')).toMatchObject([
      {
        companyId: 7,
        employeeId: 11,
        section: 'briefing',
        kind: 'repeat',
        periodicity: '3 месяца',
        periodReason: 'решение комиссии',
        date: null,
        firstDeadline: null,
      },
    ])
  })
})

describe('Изменение и удаление', () => {
  test('уходит только изменённое; чужое сохранение в это время показано', async () => {
    const theirs = { ...BRIEFING, instructor: 'Ким Л. Л.', version: 2 }
    let attempts = 0
    const page = await open([BRIEFING], {
      [CHANGE]: () => {
        attempts += 1
        return attempts === 1 ? stale(2, 'Анна') : Response.json(theirs)
      },
      'GET /api/events/5': () => Response.json(theirs),
    })
    await press(page, 'Изменить')
    type(openDialog(page), 'edit-localActs', 'Инструкция № 5')
    await submit(openDialog(page))
    await settle()
    expect(openDialog(page).textContent).toContain('Анна, 21.11.2026, 12:00')
    expect(openDialog(page).textContent).toContain('Ким Л. Л.')
    await press(openDialog(page), 'Сохранить моё')
    expect(sent(CHANGE)).toEqual([{ localActs: 'Инструкция № 5' }, { localActs: 'Инструкция № 5' }])
  })

  test('удаляет после вопроса; отказ сервера показан в нём', async () => {
    const page = await open([BRIEFING], {
      'DELETE /api/events/5': () => failure(409, 'Событие включено в заявку № 3'),
    })
    await press(page, 'Удалить')
    expect(openDialog(page).textContent).toContain('«Повторный инструктаж»')
    await press(openDialog(page), 'Удалить')
    expect(openDialog(page).textContent).toContain('Событие включено в заявку № 3')
  })

  test('другой успел изменить: видно кто и что, удаляется только после второго «да»', async () => {
    const versions: (string | null)[] = []
    const page = await open([BRIEFING], {
      'DELETE /api/events/5': (_seen, headers) => {
        versions.push(headers.get('If-Match'))
        return versions.length === 1 ? stale(2, 'Анна') : new Response(null, { status: 204 })
      },
      'GET /api/events/5': () => Response.json({ ...BRIEFING, instructor: 'Ким Л. Л.', version: 2 }),
    })
    await press(page, 'Удалить')
    await press(openDialog(page), 'Удалить')
    await settle()
    expect(openDialog(page).textContent).toContain('Анна, 21.11.2026, 12:00')
    expect(openDialog(page).textContent).toContain('Ким Л. Л.')
    expect(openDialog(page).textContent).not.toContain('У вас')
    await press(openDialog(page), 'Удалить всё равно')
    await settle()
    expect(versions).toEqual([`"${BRIEFING.version}"`, '"2"'])
    expect(page.querySelector('dialog[open]')).toBeNull()
  })
})

describe('История', () => {
  const DONE = {
    id: 9,
    kind: 'completion',
    date: '2026-03-10',
    periodicity: '6 месяцев',
    deadline: '2026-09-10',
    facts: [{ label: 'Кто проводил', value: 'Петров П. П.' }],
    at: '2026-03-10T09:00:00Z',
    userName: 'Анна',
    memoId: null,
    undone: null,
  }

  test('показывает, кто и когда отметил; последнюю отметку можно отменить после вопроса', async () => {
    const page = await open([BRIEFING], {
      'GET /api/events/5/history': () =>
        Response.json([
          { ...DONE, id: 10, kind: 'correction', date: '2026-03-11' },
          { ...DONE, undone: { at: '2026-03-12T09:00:00Z', userName: 'Анна' } },
        ]),
      'POST /api/events/5/undo': () => Response.json({ ...BRIEFING, date: null }),
    })
    await press(page, 'История')
    const text = openDialog(page).textContent
    expect(text).toContain('11.03.2026исправление')
    expect(text).toContain('Записано 10.03.2026, 12:00, Анна')
    expect(text).toContain('отменено 12.03.2026, 12:00, Анна')
    await press(openDialog(page), 'Отменить отметку')
    await press(openDialog(page), 'Отменить отметку')
    expect(sent('POST /api/events/5/undo')).toEqual([{ completionId: 10 }])
  })
})
