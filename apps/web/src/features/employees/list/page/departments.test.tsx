import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { failure, stale } from '../../../../testing/fake-server.ts'
import { type } from '../../../../testing/form.ts'
import { until } from '../../../../testing/until.ts'
import { button, CALLS, openList, press, staffServer } from '../testing/open-list.tsx'
import { sampleDepartment } from '../testing/sample-staff.ts'

const RENAME = 'PATCH /api/employee-groups/1'
const FIELD = 'department-name-1'

let server = staffServer()

afterEach(() => {
  server.restore()
  localStorage.clear()
})

function asked(call: string): unknown[] {
  return server.seen.filter((seen) => seen.call === call).map(({ body }) => body)
}

/** A list of departments that the server changes as it is told. */
function departmentList(...own: ReturnType<typeof sampleDepartment>[]) {
  const departments = [...own]
  return { departments, handler: () => Response.json(departments) }
}

async function save(page: HTMLElement, id: string): Promise<void> {
  const form = page.querySelector<HTMLInputElement>(`#${id}`)?.form
  await act(async () => form?.requestSubmit())
}

async function rename(handler: () => Response, name: string): Promise<HTMLElement> {
  server = staffServer({ [RENAME]: handler })
  const { page } = await openList()
  await press(page, 'Изменить отдел')
  type(page, FIELD, name)
  await save(page, FIELD)
  return page
}

function fieldError(page: HTMLElement, id: string): string | null {
  return page.querySelector(`#${id}-error`)?.textContent ?? null
}

describe('Первый отдел', () => {
  test('без отделов — приглашение; без названия не записывается; с названием появляется', async () => {
    const list = departmentList()
    server = staffServer({
      [CALLS.departments]: list.handler,
      [CALLS.employees]: () => Response.json([]),
      'POST /api/employee-groups': () => {
        list.departments.push(sampleDepartment(5, 'Бухгалтерия'))
        return Response.json(list.departments[0], { status: 201 })
      },
    })
    const { page } = await openList()
    expect(page.textContent).toContain('У вашей компании нет отделов.')
    await press(page, 'Добавить первый отдел')
    await save(page, 'new-department')
    expect(fieldError(page, 'new-department')).toBe('Введите название компании')
    type(page, 'new-department', '  Бухгалтерия ')
    await save(page, 'new-department')
    await until(() => page.textContent?.includes('Отдел «Бухгалтерия» добавлен') ?? false)
    expect(button(page, 'Бухгалтерия').getAttribute('aria-expanded')).toBe('true')
    expect(asked('POST /api/employee-groups')).toEqual([{ companyId: 7, name: 'Бухгалтерия' }])
  })
})

describe('Переименование отдела', () => {
  test('прежнее название просто закрывает форму', async () => {
    const page = await rename(() => failure(500), ' Администрация ')
    expect(page.querySelector(`#${FIELD}`)).toBeNull()
    expect(asked(RENAME)).toEqual([])
    expect(document.activeElement).toBe(button(page, 'Изменить отдел'))
  })

  test('пустое не записывается', async () => {
    const page = await rename(() => failure(500), '   ')
    expect(fieldError(page, FIELD)).toBe('Введите название компании')
    expect(asked(RENAME)).toEqual([])
  })

  test('отказ сервера стоит у поля, набранное остаётся', async () => {
    const page = await rename(() => failure(409, 'Отдел «Склад» уже есть'), 'Склад')
    expect(fieldError(page, FIELD)).toBe('Отдел «Склад» уже есть')
    expect(page.querySelector<HTMLInputElement>(`#${FIELD}`)?.value).toBe('Склад')
  })

  test('Escape закрывает форму', async () => {
    const page = await rename(() => failure(500), '')
    const field = page.querySelector(`#${FIELD}`)
    act(() => {
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    expect(page.querySelector(`#${FIELD}`)).toBeNull()
  })

  test('кто-то переименовал раньше: видно кто и как, своё можно записать', async () => {
    const list = departmentList(sampleDepartment(1, 'Администрация'), sampleDepartment(3, 'Склад'))
    let attempts = 0
    server = staffServer({
      [CALLS.departments]: list.handler,
      [RENAME]: () => {
        attempts += 1
        list.departments[0] = {
          ...sampleDepartment(1, attempts === 1 ? 'Офис' : 'Дирекция'),
          version: attempts + 1,
        }
        return attempts === 1 ? stale(2, 'Анна') : Response.json(list.departments[0])
      },
    })
    const { page } = await openList()
    await press(page, 'Изменить отдел')
    type(page, FIELD, 'Дирекция')
    await save(page, FIELD)
    await until(() => page.textContent?.includes('Сохранить моё') ?? false)
    const dialog = page.querySelector('dialog[open]')
    expect(dialog?.textContent).toContain('Анна, 21.11.2026, 12:00')
    expect([...(dialog?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      'Администрация',
      'Офис',
      'Дирекция',
    ])
    await press(page, 'Сохранить моё')
    await until(() => page.querySelector(`#${FIELD}`) === null)
    expect(button(page, 'Дирекция')).toBeDefined()
  })
})

describe('Чужое изменение, пришедшее, пока форма открыта', () => {
  test('не становится прежним: отдел, который переименовал другой, не получает старого имени', async () => {
    const list = departmentList(sampleDepartment(1, 'Администрация'), sampleDepartment(3, 'Склад'))
    const theirs = { ...sampleDepartment(1, 'Офис'), version: 2 }
    let attempts = 0
    server = staffServer({
      [CALLS.departments]: list.handler,
      [RENAME]: () => {
        attempts += 1
        if (attempts === 1) return stale(2, 'Анна')
        list.departments[0] = { ...theirs, headEmployeeId: 13, version: 3 }
        return Response.json(list.departments[0])
      },
    })
    const { page, client } = await openList()
    await press(page, 'Изменить отдел')
    type(page, `${FIELD}-head`, 'ким')
    await act(async () => page.querySelector<HTMLElement>('[role=option]')?.click())
    list.departments[0] = theirs
    await act(() => client.invalidateQueries())
    await save(page, FIELD)
    await until(() => page.textContent?.includes('Сохранить моё') ?? false)
    const lines = [...page.querySelectorAll('dialog[open] td')].map((cell) => cell.textContent)
    expect(lines).toEqual(['Администрация', 'Офис', 'без изменений'])
    await press(page, 'Сохранить моё')
    await until(() => page.querySelector(`#${FIELD}`) === null)
    expect(asked(RENAME)).toEqual([{ headEmployeeId: 13 }, { headEmployeeId: 13 }])
  })
})

describe('Руководитель отдела', () => {
  test('выбирают из работающих; уходит только он; виден в строке отдела', async () => {
    const list = departmentList(sampleDepartment(1, 'Администрация'), sampleDepartment(3, 'Склад'))
    server = staffServer({
      [CALLS.departments]: list.handler,
      [RENAME]: () => {
        list.departments[0] = { ...sampleDepartment(1, 'Администрация'), headEmployeeId: 13, version: 2 }
        return Response.json(list.departments[0])
      },
    })
    const { page } = await openList()
    await press(page, 'Изменить отдел')
    type(page, `${FIELD}-head`, 'ким')
    await act(async () => page.querySelector<HTMLElement>('[role=option]')?.click())
    await save(page, FIELD)
    await until(() => page.textContent?.includes('руководитель: Ким Л.') ?? false)
    expect(asked(RENAME)).toEqual([{ headEmployeeId: 13 }])
  })
})

describe('Удаление отдела', () => {
  test('пустой удаляется после вопроса; у непустого такой кнопки нет', async () => {
    const list = departmentList(
      sampleDepartment(1, 'Администрация'),
      sampleDepartment(2, 'Архив'),
      sampleDepartment(3, 'Склад'),
    )
    server = staffServer({
      [CALLS.departments]: list.handler,
      'DELETE /api/employee-groups/2': () => {
        list.departments.splice(1, 1)
        return new Response(null, { status: 204 })
      },
    })
    const { page } = await openList()
    expect(page.querySelectorAll('[aria-label="Удалить отдел"]')).toHaveLength(1)
    await press(page, 'Удалить отдел')
    expect(page.querySelector('dialog[open]')?.textContent).toContain('Удалить отдел «Архив»?')
    await press(page, 'Удалить')
    await until(() => page.textContent?.includes('Архив') === false)
  })

  test('в отделе числятся уволенные: отказ сервера показан в вопросе', async () => {
    server = staffServer({
      [CALLS.employees]: () => Response.json([]),
      'DELETE /api/employee-groups/1': () => failure(409, 'В отделе числятся работники'),
    })
    const { page } = await openList()
    await press(page, 'Удалить отдел')
    await press(page, 'Удалить')
    await until(() => page.textContent?.includes('В отделе числятся работники') ?? false)
  })
})
