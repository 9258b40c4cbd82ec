import { afterEach, describe, expect, test } from 'vitest'
import { failure } from '../../../../testing/fake-server.ts'
import { submit, tick, type } from '../../../../testing/form.ts'
import { until } from '../../../../testing/until.ts'
import { button, CALLS, names, openList, press, rows, staffServer } from '../testing/open-list.tsx'

let server = staffServer()

afterEach(() => {
  server.restore()
  localStorage.clear()
})

describe('Загрузка списка работников', () => {
  test('сначала организации, затем отделы, затем работники', async () => {
    server = staffServer()
    await openList()
    const chain: readonly string[] = [CALLS.companies, CALLS.departments, CALLS.employees]
    expect(server.seen.map(({ call }) => call).filter((call) => chain.includes(call))).toEqual(chain)
  })

  test.each([
    [CALLS.companies, 503, 'Произошла ошибка 503'],
    [CALLS.departments, 500, 'Произошла ошибка при загрузке данных.'],
    [CALLS.employees, 403, 'Произошла ошибка 403'],
  ])('%s ответил %s: вместо списка — «%3$s»', async (call, status, told) => {
    server = staffServer({ [call]: () => failure(status) })
    const { page } = await openList()
    expect(page.querySelector('[role=alert] strong')?.textContent).toBe(told)
    expect(page.querySelector('table')).toBeNull()
  })

  test('без организации — приглашение в настройки', async () => {
    server = staffServer({ [CALLS.companies]: () => Response.json([]) })
    const { page } = await openList()
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/settings/company')
    expect(page.textContent).toContain('Сведения об организации ещё не заполнены')
  })
})

describe('Список работников', () => {
  test('по отделам, со сквозными номерами и словами состояний', async () => {
    server = staffServer()
    const { page } = await openList()
    expect(rows(page)).toEqual([
      [
        '1',
        'Бухгалтер по расчётам',
        'Ёлкина Анна Юрьевна',
        'в порядке',
        'в порядке',
        'в порядке',
        'скоро срок',
        'в порядке',
      ],
      [
        '2',
        'Кладовщик',
        'Громов Пётр Ильич',
        'просрочено',
        'в порядке',
        'в порядке',
        'в порядке',
        'не выдано',
      ],
      [
        '3',
        'Кладовщик',
        'Ким Лев Львович',
        'в порядке',
        'в порядке',
        'нет записей',
        'в порядке',
        'не выдано',
      ],
    ])
    const links = [...page.querySelectorAll('tbody tr:nth-child(2) a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(links.slice(0, 6)).toEqual([
      '/employees/:12/summary',
      '/employees/:12/briefings',
      '/employees/:12/instructions',
      '/employees/:12/training',
      '/employees/:12/medical-examinations',
      '/employees/:12/ppe',
    ])
  })

  test('сервер ещё не знает о сроках: в каждой ячейке «нет записей»', async () => {
    server = staffServer({ [CALLS.coverage]: () => failure(404) })
    const { page } = await openList()
    expect(new Set(rows(page).flatMap((row) => row.slice(3)))).toEqual(new Set(['нет записей']))
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  test('сроки не загрузились: список виден, сбой назван', async () => {
    server = staffServer({ [CALLS.coverage]: () => failure(500, 'Сбой сервера') })
    const { page } = await openList()
    expect(names(page)).toHaveLength(3)
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Сбой сервера')
    expect(rows(page)[0]?.[3]).toBe('не загружено')
  })

  test('заголовок столбца отбирает тех, у кого не хватает; отбор живёт в адресе', async () => {
    server = staffServer()
    const { page, address } = await openList()
    expect(button(page, 'СИЗ').getAttribute('aria-pressed')).toBe('false')
    await press(page, 'СИЗ')
    expect(names(page)).toEqual(['Громов Пётр Ильич', 'Ким Лев Львович'])
    expect(button(page, 'СИЗ').getAttribute('aria-pressed')).toBe('true')
    expect(address()).toBe('?lack=ppe')
    await press(page, 'Инструктажи')
    expect(names(page)).toEqual(['Громов Пётр Ильич'])
    await press(page, 'Сбросить')
    expect(names(page)).toHaveLength(3)
    expect(address()).toBe('')
  })

  test('поиск по Enter; никого — и можно показать всех', async () => {
    server = staffServer()
    const { page, address } = await openList('?folded=all')
    expect(names(page)).toEqual([])
    const input = page.querySelector('input[type=search]')
    if (input !== null) input.id = 'search'
    type(page, 'search', 'елкина')
    expect(names(page)).toEqual([])
    await submit(page)
    expect(names(page)).toEqual(['Ёлкина Анна Юрьевна'])
    expect(decodeURIComponent(address())).toBe('?q=елкина')
    type(page, 'search', 'Сидоров')
    await submit(page)
    expect(page.textContent).toContain('Нет работников, соответствующих поисковому запросу')
    await press(page, 'Показать всех')
    expect(names(page)).toHaveLength(3)
  })

  test('отделы сворачиваются по одному и все сразу', async () => {
    server = staffServer()
    const { page, address } = await openList()
    await press(page, 'Склад')
    expect(names(page)).toEqual(['Ёлкина Анна Юрьевна'])
    expect(address()).toBe('?folded=3')
    await press(page, 'Свернуть все')
    expect(names(page)).toEqual([])
    await press(page, 'Развернуть все')
    expect(names(page)).toHaveLength(3)
  })

  test('уволенные — по желанию, в конце отдела и с датой', async () => {
    server = staffServer()
    const { page, address } = await openList()
    tick(page, 'with-dismissed')
    await until(() => names(page).length === 4)
    expect(rows(page)[3]).toEqual(['4', 'Кладовщик', 'Яшина Ольга Павловна', 'Уволена 05.10.2026'])
    expect(address()).toBe('?dismissed=true')
  })

  test('наблюдателю показан список без единого изменения', async () => {
    server = staffServer({}, 'viewer')
    const { page } = await openList()
    const actions = [...page.querySelectorAll('button, a')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '',
    )
    expect(actions.filter((name) => /Добавить|Загрузить|Переименовать|Удалить/.test(name))).toEqual([])
    expect(actions).toContain('Скачать список')
  })
})
