import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { timing } from '../../../../lib/timing.ts'
import { failure, stale } from '../../../../testing/fake-server.ts'
import { type } from '../../../../testing/form.ts'
import { until } from '../../../../testing/until.ts'
import {
  buttonIn,
  COMPANY_CALL,
  dialogOf,
  memoServer,
  openMemo,
  openRegistry,
  pressIn,
  titleOf,
} from '../testing/open-memos.tsx'
import { sampleLine, sampleMemo } from '../testing/sample-memo.ts'

const NAME = 'Проведение инструктажей'
const DAY = '2026-11-20'
const PATCH = 'PATCH /api/memos/5'

let server: ReturnType<typeof memoServer>

afterEach(() => {
  server.restore()
  vi.useRealTimers()
})

function rowsOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll('main table tbody tr, table[aria-label^="Реестр"] tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  )
}

/** What has been saved, as the server would answer it. */
function saved(own: Parameters<typeof sampleMemo>[0] = {}) {
  return () => Response.json(sampleMemo({ version: 3, ...own }))
}

describe('Реестр чек-листов по заявкам', () => {
  const MEMOS = [
    sampleMemo(),
    sampleMemo({
      id: 6,
      number: 11,
      memoSection: 'ppe',
      name: 'Выдача и возврат СИЗ',
      status: 'completed',
      employeesData: [sampleLine(9, { completionDate: DAY })],
    }),
  ]

  test('показывает номер, наименование, раздел, статус с долей сделанного и составителя', async () => {
    server = memoServer({ memos: MEMOS })
    const page = await openRegistry()
    expect(page.querySelector('h1')?.textContent).toBe('Реестр чек-листов по заявкам')
    expect([...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      '№\u00a0заявки',
      'Краткое наименование',
      'Раздел',
      'Статус',
      'Составитель',
    ])
    expect(rowsOf(page)).toEqual([
      ['12от 20.11.2026', NAME, 'Инструктажи', 'активно0 из 2', 'Анна Смирнова'],
      ['11от 20.11.2026', 'Выдача и возврат СИЗ', 'СИЗ', 'исполнено1 из 1', 'Анна Смирнова'],
    ])
  })

  test.each([
    ['?section=ppe', 1],
    ['?status=active', 1],
    ['?section=ppe&status=active', 0],
    ['', 2],
  ])('отбор из адреса «%s»: строк %i', async (search, count) => {
    server = memoServer({ memos: MEMOS })
    const page = await openRegistry(search)
    expect(rowsOf(page)).toHaveLength(count)
    if (count === 0) {
      expect(page.textContent).toContain('Нет заявок, соответствующих выбранным фильтрам.')
      await pressIn(page, 'Показать все')
      await until(() => rowsOf(page).length === 2)
    }
  })

  test('без заявок — «Пока что здесь пусто...» и ссылка к работникам', async () => {
    server = memoServer({})
    const page = await openRegistry()
    expect(page.textContent).toContain('Пока что здесь пусто...')
    expect(page.querySelector('a[href="/employees"]')).not.toBeNull()
  })

  test('без организации и без работников — с чего начать', async () => {
    server = memoServer({ own: { 'GET /api/companies': () => Response.json([]) } })
    expect((await openRegistry()).textContent).toContain('Сведения об организации ещё не заполнены.')
    server.restore()
    server = memoServer({ staff: [] })
    expect((await openRegistry()).textContent).toContain('В организации пока нет работников.')
    server.restore()
    server = memoServer({ memos: MEMOS, staff: [] })
    const page = await openRegistry()
    expect(page.textContent).toContain('В организации пока нет работников.')
    expect(rowsOf(page)).toHaveLength(2)
  })

  test('организация не загрузилась — красная ошибка на три секунды, чек-лист не открыт', async () => {
    server = memoServer({ memos: MEMOS, own: { [COMPANY_CALL]: () => failure(500) } })
    const page = await openRegistry()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await pressIn(page, NAME)
    await act(async () => vi.advanceTimersByTimeAsync(0))
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Ошибка при загрузке данных')
    expect(page.querySelector('dialog[open]')).toBeNull()
    act(() => vi.advanceTimersByTime(timing.errorReset))
    expect(page.querySelector('[role=alert]')).toBeNull()
  })
})

describe('Чек-лист по заявке', () => {
  test('открыт для чтения, со статусом; правка включается кнопкой', async () => {
    server = memoServer({ memos: [sampleMemo()] })
    const page = await openRegistry()
    await openMemo(page, NAME)
    const dialog = dialogOf(page)
    expect(titleOf(page)).toBe('Чек-лист по заявке')
    expect(dialog.querySelector('[aria-label="Статус заявки"]')?.textContent).toBe('активно')
    expect(dialog.querySelector('fieldset')?.disabled).toBe(true)
    expect(dialog.querySelector('#memo-done-line-1')).toBeNull()
    expect(buttonIn(dialog, 'Сохранить').disabled).toBe(true)
    await pressIn(dialog, 'Редактировать')
    expect(dialog.querySelector('fieldset')?.disabled).toBe(false)
    expect(dialog.querySelector('#memo-done-line-1')).not.toBeNull()
    expect(buttonIn(dialog, 'Убрать из заявки: Громов').disabled).toBe(false)
  })

  test('наблюдатель только читает и печатает', async () => {
    server = memoServer({ memos: [sampleMemo()], role: 'viewer' })
    const page = await openRegistry()
    await openMemo(page, NAME)
    const labels = [...dialogOf(page).querySelectorAll('[role=toolbar] button')].map((one) =>
      one.textContent?.trim(),
    )
    expect(labels).toEqual(['Печать'])
  })

  test('последняя дата делает её исполненной; сохранение говорит об этом и уносит только изменённое', async () => {
    const done = [
      sampleLine(1, { completionDate: DAY }),
      sampleLine(2, { completionDate: DAY, fullname: 'Ёлкина Анна Юрьевна' }),
    ]
    const memo = sampleMemo({ employeesData: [sampleLine(1, { completionDate: DAY }), sampleLine(2)] })
    const answer = saved({ status: 'completed', savedAsCompleted: true, employeesData: done })
    server = memoServer({ memos: [memo], own: { [PATCH]: answer } })
    const page = await openRegistry()
    await openMemo(page, NAME)
    await pressIn(dialogOf(page), 'Редактировать')
    type(page, 'memo-done-line-2', '20.11.2026')
    const status = () => page.querySelector('[aria-label="Статус заявки"]')?.textContent
    expect(status()).toBe('исполнено')
    await pressIn(dialogOf(page), 'Убрать дату: Громов')
    expect(status()).toBe('активно')
    type(page, 'memo-done-line-1', '20.11.2026')
    await pressIn(dialogOf(page), 'Сохранить')
    await until(() => page.textContent?.includes('Изменения сохранены') ?? false)
    expect(page.textContent).toContain(
      'Инструктаж зарегистрирован в системе. Организуйте сохранность соответствующего журнала.',
    )
    expect(server.seen.find(({ call }) => call === PATCH)?.body).toEqual({
      employeesData: [{ id: 1 }, { id: 2, completionDate: DAY }],
    })
    expect(dialogOf(page).querySelector('fieldset')?.disabled).toBe(true)
  })

  test('дата позже сегодняшней не сохраняется и названа у своей строки', async () => {
    server = memoServer({ memos: [sampleMemo()] })
    const page = await openRegistry()
    await openMemo(page, NAME)
    await pressIn(dialogOf(page), 'Редактировать')
    type(page, 'memo-done-line-1', '01.01.2999')
    await pressIn(dialogOf(page), 'Сохранить')
    expect(page.querySelector('#memo-done-line-1-error')?.textContent).toBe(
      'Дата не может быть позже сегодняшнего дня',
    )
    expect(server.seen.some(({ call }) => call === PATCH)).toBe(false)
  })

  test('не записалось: ошибка уходит через три секунды, «не сохранено» — когда записалось', async () => {
    let attempts = 0
    const answer = () => (attempts++ === 0 ? failure(503, 'Сервер занят') : saved({ note: 'Срочно' })())
    server = memoServer({ memos: [sampleMemo()], own: { [PATCH]: answer } })
    const page = await openRegistry()
    await openMemo(page, NAME)
    await pressIn(dialogOf(page), 'Редактировать')
    type(page, 'memo-note', 'Срочно')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await pressIn(dialogOf(page), 'Сохранить')
    await act(async () => vi.advanceTimersByTimeAsync(timing.errorReset - 1))
    const toolbar = () => dialogOf(page).querySelector('[role=toolbar]')?.textContent
    expect(dialogOf(page).querySelector('[role=alert]')?.textContent).toContain('Сервер занят')
    expect(toolbar()).toContain('не сохранено')
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(dialogOf(page).querySelector('[role=alert]')).toBeNull()
    expect(toolbar()).toContain('не сохранено')
    expect(page.querySelector<HTMLTextAreaElement>('#memo-note')?.value).toBe('Срочно')
    type(page, 'memo-note', 'Срочно!')
    expect(toolbar(), 'правка — ещё не запись').toContain('не сохранено')
    await pressIn(dialogOf(page), 'Сохранить')
    await act(async () => vi.advanceTimersByTimeAsync(0))
    expect(page.textContent).toContain('Изменения сохранены')
    expect(toolbar()).not.toContain('не сохранено')
    expect(server.seen.findLast(({ call }) => call === PATCH)?.body).toEqual({ note: 'Срочно!' })
  })

  test('закрытие при правке спрашивает о сохранении: «нет» бросает, «да» записывает', async () => {
    server = memoServer({ memos: [sampleMemo()], own: { [PATCH]: saved({ note: 'Срочно' }) } })
    const page = await openRegistry()
    for (const answer of ['Нет', 'Да']) {
      await openMemo(page, NAME)
      await pressIn(dialogOf(page), 'Редактировать')
      type(page, 'memo-note', 'Срочно')
      await pressIn(dialogOf(page), 'Закрыть')
      expect(titleOf(page)).toBe('Сохранить внесённые изменения?')
      await pressIn(dialogOf(page), answer)
      await until(() => page.querySelector('dialog[open]') === null)
      expect(server.seen.filter(({ call }) => call === PATCH)).toHaveLength(answer === 'Да' ? 1 : 0)
    }
  })

  test('закрытие при чтении не спрашивает', async () => {
    server = memoServer({ memos: [sampleMemo()] })
    const page = await openRegistry()
    await openMemo(page, NAME)
    await pressIn(dialogOf(page), 'Закрыть')
    expect(page.querySelector('dialog[open]')).toBeNull()
  })

  test('удаление спрашивает словами спецификации', async () => {
    const remove = 'DELETE /api/memos/5'
    server = memoServer({
      memos: [sampleMemo()],
      own: { [remove]: () => new Response(null, { status: 204 }) },
    })
    const page = await openRegistry()
    await openMemo(page, NAME)
    await pressIn(dialogOf(page), 'Удалить')
    expect(titleOf(page)).toBe('Уверены, что хотите удалить заявку? Восстановить её будет невозможно.')
    await pressIn(dialogOf(page), 'Удалить заявку')
    await until(() => page.querySelector('dialog[open]') === null)
    expect(server.seen.some(({ call }) => call === remove)).toBe(true)
  })

  test('печать сначала записывает, потом отдаёт файл', async () => {
    const file = 'GET /api/memos/5/file'
    server = memoServer({
      memos: [sampleMemo()],
      own: { [PATCH]: saved({ note: 'Срочно' }), [file]: () => failure(503, 'Печать занята') },
    })
    const page = await openRegistry()
    await openMemo(page, NAME)
    await pressIn(dialogOf(page), 'Редактировать')
    type(page, 'memo-note', 'Срочно')
    await pressIn(dialogOf(page), 'Печать')
    expect(titleOf(page)).toBe('Для выполнения команды "Печать" данные будут записаны. Продолжить?')
    await pressIn(dialogOf(page), 'Скачать .docx')
    await until(() => page.textContent?.includes('Печать занята') ?? false)
    const calls = server.seen.map(({ call }) => call)
    expect(calls.indexOf(PATCH)).toBeLessThan(calls.indexOf(file))
  })
})

describe('Двое сохраняют одну заявку', () => {
  const theirs = sampleMemo({ version: 3, note: 'Их примечание' })

  async function openStale(): Promise<HTMLElement> {
    let attempts = 0
    let reads = 0
    server = memoServer({
      memos: [sampleMemo()],
      own: {
        'GET /api/memos/5': () => Response.json(reads++ === 0 ? sampleMemo() : theirs),
        [PATCH]: () =>
          attempts++ === 0 ? stale(3, 'Борис Котов') : Response.json(sampleMemo({ version: 4, note: 'Моё' })),
      },
    })
    const page = await openRegistry()
    await openMemo(page, NAME)
    await pressIn(dialogOf(page), 'Редактировать')
    type(page, 'memo-note', 'Моё')
    await pressIn(dialogOf(page), 'Сохранить')
    await until(() => titleOf(page) === 'Сведения уже изменены')
    return page
  }

  test('кто сохраняет дважды, не закрывая, сам себе не второй', async () => {
    const over: (string | null)[] = []
    server = memoServer({
      memos: [sampleMemo()],
      own: {
        [PATCH]: ({ body }, headers) => {
          over.push(headers.get('If-Match'))
          return Response.json({ ...sampleMemo({ version: 2 + over.length }), ...Object(body) })
        },
      },
    })
    const page = await openRegistry()
    await openMemo(page, NAME)
    for (const note of ['Срочно', 'Очень срочно']) {
      await pressIn(dialogOf(page), 'Редактировать')
      type(page, 'memo-note', note)
      await pressIn(dialogOf(page), 'Сохранить')
      await until(() => dialogOf(page).querySelector('fieldset')?.disabled === true)
    }
    expect(over).toEqual(['"2"', '"3"'])
  })

  test('второму показано, кто и что записал; «Сохранить моё» записывает набранное поверх', async () => {
    const page = await openStale()
    expect(dialogOf(page).textContent).toContain('Борис Котов')
    expect(dialogOf(page).textContent).toContain('Их примечание')
    await pressIn(dialogOf(page), 'Сохранить моё')
    await until(() => page.textContent?.includes('Изменения сохранены') ?? false)
    expect(server.seen.findLast(({ call }) => call === PATCH)?.body).toEqual({ note: 'Моё' })
  })

  test('закрытый вопрос ничего не теряет', async () => {
    const page = await openStale()
    await pressIn(dialogOf(page), 'Закрыть')
    expect(titleOf(page)).toBe('Чек-лист по заявке')
    expect(page.querySelector<HTMLTextAreaElement>('#memo-note')?.value).toBe('Моё')
    expect(page.textContent).toContain('Ваши изменения пока не записаны')
  })

  test('«Показать сохранённое» показывает чужое', async () => {
    const page = await openStale()
    await pressIn(dialogOf(page), 'Показать сохранённое')
    expect(page.querySelector<HTMLTextAreaElement>('#memo-note')?.value).toBe('Их примечание')
  })
})
