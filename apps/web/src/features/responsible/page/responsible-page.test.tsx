import type { ResponsibilityRole } from '@ot/contract'
import type { RoleTrainingState } from '@ot/domain'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { failure, stale } from '../../../testing/fake-server.ts'
import { invalidFields, submit, tick, type } from '../../../testing/form.ts'
import { buttonOf, openPage, press, settle } from '../../../testing/open-page.tsx'
import { until } from '../../../testing/until.ts'
import { responsibleServer, STAFF } from '../testing/responsible-server.ts'
import { sampleGroups, sampleRole } from '../testing/sample-roles.ts'
import { ResponsiblePage } from './responsible-page.tsx'

const POST = 'POST /api/responsibilities'
const PATCH = 'PATCH /api/responsibilities/5'
const DELETE = 'DELETE /api/responsibilities/5'

let server: ReturnType<typeof responsibleServer>
afterEach(() => server.restore())

async function open(): Promise<HTMLElement> {
  const page = await openPage(<ResponsiblePage />)
  await until(() => page.querySelector('h1') !== null)
  return page
}

const titleOf = (dialog: HTMLElement) => dialog.querySelector('h2')?.textContent

const HELD = sampleRole(301, {
  employeeId: 11,
  employeeFullName: 'Громов Пётр Ильич',
  employeePosition: 'Завхоз',
  responsibilityId: 5,
  version: 3,
  since: '2026-11-02',
  orderLink: 'Приказ №12-ОТ от 02.11.2026',
  orderNumber: '12-ОТ',
  orderDate: '2026-11-02',
  training: { state: 'valid', until: '2028-05-01', explanation: 'Действует: первая помощь (до 01.05.2028).' },
})

function cellsOf(page: HTMLElement, role: string): string[] {
  const row = [...page.querySelectorAll('tbody tr')].find(
    (one) => one.querySelector('th')?.textContent === role,
  )
  const words = (cell: Element) =>
    [...cell.querySelectorAll('[aria-hidden=true]')].map((tip) => tip.textContent)
  return [...(row?.children ?? [])].map((cell) =>
    words(cell).reduce((text, tip) => text.replace(new RegExp(`${tip}$`), ''), cell.textContent ?? ''),
  )
}

function buttonNamed(page: HTMLElement, name: string): HTMLButtonElement {
  const found = page.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
  if (found === null) throw new Error(`There is no button ${name}`)
  return found
}

async function openRole(page: HTMLElement, name: string): Promise<HTMLElement> {
  act(() => buttonNamed(page, name).click())
  await settle()
  const dialog = page.querySelector<HTMLElement>('dialog[open]')
  if (dialog === null) throw new Error('No dialog is open')
  return dialog
}

function calls(method: string) {
  return server.seen.filter(({ call }) => call.startsWith(method))
}

describe('Ответственные лица', () => {
  test('пока есть свободные роли, можно назначить нескольких сразу: таблицей в анкете', async () => {
    server = responsibleServer({ groups: sampleGroups(HELD) })
    const page = await open()
    const link = [...page.querySelectorAll('a')].find(
      (one) => one.textContent === 'Назначить нескольких сразу',
    )
    expect(link?.getAttribute('href')).toBe('/company/list/interview')
  })

  test('столбцы, группы и роли — как на сервере; свободную роль предлагают занять', async () => {
    server = responsibleServer({ groups: sampleGroups(HELD) })
    const page = await open()
    expect(page.querySelector('h1')?.textContent).toBe('Ответственные лица')
    expect([...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      'Функциональная ответственность',
      'ФИО',
      'Требование к обучению',
      'Приказ о назначении',
    ])
    expect(page.querySelectorAll('tbody')).toHaveLength(5)
    expect(cellsOf(page, 'Ответственный за аптечки первой помощи')).toEqual([
      'Ответственный за аптечки первой помощи',
      'Громов Пётр Ильичобучение до 01.05.2028завхозПереназначить',
      'Первая помощь',
      'Приказ №12-ОТ от\u00a002.11.2026Скачать приказ',
    ])
    expect(cellsOf(page, 'Ответственный за медицинские осмотры').slice(1, 2)).toEqual(['Назначить'])
    expect(page.querySelector('[role=note]')?.textContent).toContain('«Охрана труда» — 7\u00a0ролей')
    expect(page.querySelector('[role=note]')?.textContent).not.toContain('Аптечка')
  })

  test.each<[RoleTrainingState, string | null, string]>([
    ['soon', '2026-12-01', 'обучение истекает 01.12.2026'],
    ['overdue', '2026-10-01', 'обучение просрочено 01.10.2026'],
    ['missing', null, 'обучение не пройдено'],
  ])('обучение %s: сказано словами и чем именно', async (state, until, words) => {
    const training = { state, until, explanation: 'Первая помощь.' }
    server = responsibleServer({ groups: sampleGroups({ ...HELD, training }) })
    const page = await open()
    const [, holder = ''] = cellsOf(page, HELD.role)
    expect(holder).toContain(words)
    expect(holder).toContain('Первая помощь.')
  })

  test('уволенный виден серым, его роль предлагают занять', async () => {
    const dismissed: ResponsibilityRole['dismissed'] = {
      responsibilityId: 5,
      employeeId: 11,
      employeeFullName: 'Громов Пётр Ильич',
      dismissedOn: '2026-11-10',
      orderLink: 'Приказ №12-ОТ от 02.11.2026',
      version: 3,
    }
    server = responsibleServer({ groups: sampleGroups(sampleRole(301, { dismissed })) })
    const page = await open()
    expect(cellsOf(page, HELD.role)[1]).toBe('Громов Пётр Ильичувольнение 10.11.2026Назначить')
  })

  test('наблюдатель не назначает', async () => {
    server = responsibleServer({ groups: sampleGroups(HELD), role: 'viewer' })
    const page = await open()
    expect(page.textContent).not.toContain('Назначить')
    expect(page.querySelector('button[aria-label^="Переназначить"]')).toBeNull()
    expect(page.textContent).toContain('никто не назначен')
  })

  test('без организации — куда идти', async () => {
    server = responsibleServer({ groups: [], own: { 'GET /api/companies': () => Response.json([]) } })
    const page = await open()
    expect(page.textContent).toContain('Сведения об организации ещё не заполнены.')
  })
})

async function choose(page: HTMLElement, surname: string): Promise<void> {
  type(page, 'appointed-employeeId', surname)
  const option = page.querySelector<HTMLElement>('[role=option]')
  act(() => option?.click())
  await settle()
}

describe('Назначение', () => {
  const MEDICAL = 'Назначить: Ответственный за медицинские осмотры'
  const saved = () => Response.json(sampleRole(107, { ...HELD, roleId: 107 }), { status: 201 })

  test('без работника, даты и номера не записывается; «не требуется» очищает и запирает поля', async () => {
    server = responsibleServer({ groups: sampleGroups(), employees: STAFF, own: { [POST]: saved } })
    const page = await open()
    const dialog = await openRole(page, MEDICAL)
    await submit(page)
    expect(dialog.textContent).toContain('Остались незаполненные поля')
    expect(invalidFields(page)).toEqual(['appointed-employeeId', 'order-date', 'order-number'])
    type(page, 'order-number', '7-ОТ')
    tick(page, 'order-not-required')
    for (const id of ['order-date', 'order-number']) {
      expect(page.querySelector<HTMLInputElement>(`#${id}`)).toMatchObject({ value: '', disabled: true })
    }
    await choose(page, 'Ёлкина')
    await submit(page)
    await settle()
    expect(calls(POST).map(({ body }) => body)).toEqual([
      {
        companyId: 7,
        employeeId: 12,
        responsibilityRoleDefinitionId: 107,
        orderLink: 'Не требуется',
      },
    ])
  })

  test('по приказу: записано строкой, готовый приказ предлагают скачать', async () => {
    server = responsibleServer({ groups: sampleGroups(), employees: STAFF, own: { [POST]: saved } })
    const page = await open()
    const dialog = await openRole(page, MEDICAL)
    await choose(page, 'Ёлкина')
    type(page, 'order-date', '20.11.2025')
    type(page, 'order-number', ' 7-ОТ ')
    await submit(page)
    await settle()
    expect(calls(POST)[0]?.body).toMatchObject({ orderLink: 'Приказ №7-ОТ от 20.11.2025' })
    expect(dialog.querySelector('h2')?.textContent).toBe('Ответственный назначен')
    expect(buttonOf(dialog, 'Скачать приказ')).toBeDefined()
    act(() => buttonOf(dialog, 'Закрыть')?.click())
    await settle()
    await openRole(page, MEDICAL)
    expect(page.querySelector<HTMLInputElement>('#order-number')?.value).toBe('7-ОТ')
    expect(page.querySelector<HTMLInputElement>('#order-date')?.value).toBe('20.11.2025')
  })

  test('закрыть с введённым — сперва вопрос; записанное закрывается без него', async () => {
    server = responsibleServer({ groups: sampleGroups(), employees: STAFF, own: { [POST]: saved } })
    const page = await open()
    const dialog = await openRole(page, MEDICAL)
    await choose(page, 'Ёлкина')
    await press(dialog, 'Отмена')
    expect(page.textContent).toContain('Закрыть без сохранения?')
    await press(page, 'Продолжить')
    expect(page.querySelector<HTMLInputElement>('#appointed-employeeId')?.value).toContain('Ёлкина')
    tick(page, 'order-not-required')
    await submit(page)
    await settle()
    await press(dialog, 'Закрыть')
    expect(dialog.hasAttribute('open')).toBe(false)
  })

  test('отказ сервера виден, введённое остаётся', async () => {
    const refusal = () => failure(409, 'Роль уже исполняет Громов Пётр Ильич: переназначьте ответственного')
    server = responsibleServer({ groups: sampleGroups(), employees: STAFF, own: { [POST]: refusal } })
    const page = await open()
    const dialog = await openRole(page, MEDICAL)
    await choose(page, 'Ёлкина')
    tick(page, 'order-not-required')
    await submit(page)
    await settle()
    expect(dialog.textContent).toContain('Роль уже исполняет Громов Пётр Ильич')
    expect(page.querySelector<HTMLInputElement>('#appointed-employeeId')?.value).toContain('Ёлкина')
  })
})

describe('Переназначение и снятие', () => {
  const REASSIGN = 'Переназначить: Ответственный за аптечки первой помощи'

  test('открыт прежний; другому работнику прежний приказ не остаётся', async () => {
    const answer = () => Response.json({ ...HELD, employeeId: 12, employeeFullName: 'Ёлкина Анна Юрьевна' })
    server = responsibleServer({ groups: sampleGroups(HELD), employees: STAFF, own: { [PATCH]: answer } })
    const page = await open()
    const dialog = await openRole(page, REASSIGN)
    expect(dialog.textContent).toContain('Новый приказ отменит прежний: приказ №12-ОТ от 02.11.2026.')
    expect(page.querySelector<HTMLInputElement>('#order-number')?.value).toBe('12-ОТ')
    await choose(page, 'Ёлкина')
    expect(page.querySelector<HTMLInputElement>('#order-number')?.value).toBe('')
    tick(page, 'order-not-required')
    await submit(page)
    await settle()
    expect(calls(PATCH)[0]?.body).toEqual({ employeeId: 12, orderLink: 'Не требуется' })
  })

  test('снятие спрашивает приказ и уходит в историю', async () => {
    const term = {
      id: 9,
      roleId: 301,
      role: HELD.role,
      employeeId: 11,
      employeeFullName: 'Громов Пётр Ильич',
      since: '2026-11-02',
      until: '2026-11-20',
      orderLink: HELD.orderLink ?? '',
      isTakenOff: true,
      endedBy: 'Не требуется',
    }
    server = responsibleServer({
      groups: sampleGroups(HELD),
      employees: STAFF,
      terms: [term],
      own: {
        [`${DELETE}?${new URLSearchParams({ orderLink: 'Не требуется' })}`]: () =>
          new Response(null, { status: 204 }),
      },
    })
    const page = await open()
    const dialog = await openRole(page, REASSIGN)
    await press(dialog, 'Снять обязанности')
    await submit(page)
    expect(dialog.textContent).toContain('Остались незаполненные поля')
    tick(page, 'order-not-required')
    await submit(page)
    await until(() => titleOf(dialog) === 'Обязанности сняты')
    expect(calls(DELETE)).toHaveLength(1)
    await until(() => dialog.textContent.includes('Скачать приказ'))
  })

  const theirs = { ...HELD, orderNumber: '15-ОТ', orderLink: 'Приказ №15-ОТ от 02.11.2026', version: 4 }

  /** A colleague has changed the order since the page was opened. */
  function staleServer(call: string, done: () => Response): (string | null)[] {
    const versions: (string | null)[] = []
    let stored = HELD
    server = responsibleServer({
      groups: sampleGroups(HELD),
      employees: STAFF,
      own: {
        'GET /api/responsibilities?companyId=7': () => Response.json(sampleGroups(stored)),
        [call]: (_seen, headers) => {
          versions.push(headers.get('If-Match'))
          stored = theirs
          return versions.length === 1 ? stale(4, 'Анна Иванова') : done()
        },
      },
    })
    return versions
  }

  test('назначение сохранил другой: видно кто и что, своё пишется поверх, остальное не тронуто', async () => {
    const versions = staleServer(PATCH, () => Response.json({ ...theirs, employeeId: 12, version: 5 }))
    const page = await open()
    const dialog = await openRole(page, REASSIGN)
    type(page, 'order-date', '03.11.2025')
    await submit(page)
    await settle()
    expect(page.textContent).toContain('Сведения уже изменены')
    expect(page.textContent).toContain('Анна Иванова')
    expect(page.textContent).toContain('15-ОТ')
    await press(page, 'Сохранить моё')
    await until(() => titleOf(dialog) === 'Ответственный назначен')
    expect(versions).toEqual(['"3"', '"4"'])
    expect(calls(PATCH).map(({ body }) => body)).toEqual(
      Array(2).fill({ orderLink: 'Приказ №12-ОТ от 03.11.2025' }),
    )
  })

  test('снимают того, чьё назначение изменил другой: сперва вопрос', async () => {
    const call = `${DELETE}?${new URLSearchParams({ orderLink: 'Не требуется' })}`
    const versions = staleServer(call, () => new Response(null, { status: 204 }))
    const page = await open()
    const dialog = await openRole(page, REASSIGN)
    await press(dialog, 'Снять обязанности')
    tick(page, 'order-not-required')
    await submit(page)
    await settle()
    expect(page.textContent).toContain('Назначение уже изменено')
    expect(page.textContent).toContain('15-ОТ')
    await press(page, 'Снять всё равно')
    await until(() => titleOf(dialog) === 'Обязанности сняты')
    expect(versions).toEqual(['"3"', '"4"'])
  })

  test('история называет прежних, их сроки и приказы', async () => {
    const term = {
      id: 9,
      roleId: 301,
      role: HELD.role,
      employeeId: 12,
      employeeFullName: 'Ёлкина Анна Юрьевна',
      since: '2025-01-09',
      until: '2026-11-02',
      orderLink: 'Приказ №1-ОТ от 09.01.2025',
      endedBy: 'Приказ №12-ОТ от 02.11.2026',
      isTakenOff: false,
    }
    server = responsibleServer({ groups: sampleGroups(HELD), terms: [term] })
    const page = await open()
    await press(page, 'История назначений')
    const dialog = page.querySelector('dialog[open]')
    expect(dialog?.textContent).toContain('Ёлкина Анна Юрьевна09.01.2025 — 02.11.2026')
    expect(dialog?.textContent).toContain('Назначение: приказ №1-ОТ от 09.01.2025.')
    expect(dialog?.textContent).toContain('Переназначение: приказ №12-ОТ от 02.11.2026.')
  })
})
