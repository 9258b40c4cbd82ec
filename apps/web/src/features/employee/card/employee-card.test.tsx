import type { EmployeeAnswer } from '@ot/contract'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure, stale } from '../../../testing/fake-server.ts'
import { invalidFields, submit, type as typeInto } from '../../../testing/form.ts'
import { press, settle } from '../../../testing/open-page.tsx'
import { CONTACTS, PERSONAL, PLACE } from '../employee-fields.ts'
import { answerStored, openEmployee } from '../testing/open-employee.tsx'
import { SAMPLE_EMPLOYEE } from '../testing/sample-employee.ts'
import { EmployeeCard } from './employee-card.tsx'

const SECTIONS = [PERSONAL, CONTACTS]
const HISTORY_ENTRY = {
  id: 1,
  at: '2026-11-21T09:00:00.000Z',
  userName: 'Анна',
  action: 'employee.changed',
  changes: [],
  takingBack: null,
}
const PATCH = 'PATCH /api/employees/12'

let server = answerWith({})
afterEach(() => server.restore())

/** A server with this record; a PATCH is answered by what is given, and what that stores is the record from then on. */
function serve(patch: (stored: EmployeeAnswer, body: object) => Response | EmployeeAnswer): void {
  let stored = SAMPLE_EMPLOYEE
  server = answerWith({
    ...answerStored(() => stored),
    'GET /api/employees/12/history': () => Response.json([HISTORY_ENTRY]),
    'GET /api/positions': () =>
      Response.json([
        { ...SAMPLE_EMPLOYEE.position, isOwnProfile: true, words: '' },
        { id: 7, name: 'Электромонтёр', isOwnProfile: false, words: '' },
      ]),
    [PATCH]: ({ body }) => {
      const answer = patch(stored, Object(body))
      if (answer instanceof Response) return answer
      stored = answer
      return Response.json(stored)
    },
  })
}

const saved = (stored: EmployeeAnswer, body: object): EmployeeAnswer => ({
  ...stored,
  ...body,
  version: stored.version + 1,
})
const sent = () => server.seen.filter(({ call }) => call === PATCH).map(({ body }) => body)
const text = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const typedIn = (page: HTMLElement, field: string) =>
  page.querySelector<HTMLInputElement>(`#employee-${field}`)?.value

async function pickFirst(page: HTMLElement): Promise<void> {
  act(() => page.querySelector<HTMLElement>('[role=option]')?.click())
  await settle()
}

/** The form comes with its code. */
async function openForm(sections = SECTIONS): Promise<HTMLElement> {
  const page = await openEmployee(<EmployeeCard sections={sections} />)
  await press(page, 'Редактировать')
  while (page.querySelector('form') === null) await settle()
  return page
}

describe('Карточка работника', () => {
  test('читается с возрастом, стажем и «не указано»', async () => {
    serve(saved)
    const page = await openEmployee(<EmployeeCard sections={SECTIONS} />)
    expect(text(page)).toContain('12.05.1992, 34 года')
    expect(text(page)).toContain('01.03.2015, 11 лет 8 месяцев')
    expect(text(page)).toContain('Рабочий телефонне указано')
  })

  test('наблюдатель только читает', async () => {
    serve(saved)
    const page = await openEmployee(<EmployeeCard sections={SECTIONS} />, 'viewer')
    expect(page.querySelector('button')).toBeNull()
    expect(text(page)).toContain('Вы наблюдатель в этой организации')
  })

  test('сохранение шлёт только изменённое и показывает записанное', async () => {
    serve(saved)
    const page = await openForm()
    typeInto(page, 'employee-internalPhone', '')
    typeInto(page, 'employee-workEmail', 'petr@romashka.ru')
    await submit(page)
    await settle()
    expect(sent()).toEqual([{ internalPhone: null, workEmail: 'petr@romashka.ru' }])
    expect(page.querySelector('form')).toBeNull()
    expect(text(page)).toContain('Изменения сохранены')
    expect(text(page)).toContain('petr@romashka.ru')
  })

  test('без изменений запроса нет', async () => {
    serve(saved)
    const page = await openForm()
    await submit(page)
    await settle()
    expect(sent()).toEqual([])
    expect(page.querySelector('form')).toBeNull()
  })

  test('отмена возвращает записанное', async () => {
    serve(saved)
    const page = await openForm()
    typeInto(page, 'employee-lastName', 'Петров')
    await press(page, 'Отменить изменения')
    expect(text(page)).toContain('ФамилияИванов')
  })

  test('ошибки сервера — у полей и одной строкой, введённое остаётся', async () => {
    serve(() =>
      Response.json(
        {
          description: 'hireDate: Дата увольнения раньше даты приёма',
          errors: [{ field: 'hireDate', message: 'Дата увольнения раньше даты приёма' }],
        },
        { status: 422 },
      ),
    )
    const page = await openForm()
    typeInto(page, 'employee-lastName', 'Петров')
    await submit(page)
    expect(invalidFields(page)).toEqual(['employee-hireDate'])
    expect(text(page)).toContain('Дата приёма: дата увольнения раньше даты приёма')
    expect(typedIn(page, 'lastName')).toBe('Петров')
  })

  test.each([
    ['отвечает 500', () => failure(500, 'Сбой на сервере'), /Сбой на сервере/],
    ['недоступен', () => Response.error(), /\S/],
  ])('сервер %s: сказано, введённое остаётся и записывается со второго раза', async (_how, answer, said) => {
    let isDown = true
    serve((stored, body) => (isDown ? answer() : saved(stored, body)))
    const page = await openForm()
    typeInto(page, 'employee-internalPhone', '77')
    typeInto(page, 'employee-firstName', 'Павел')
    await submit(page)
    await settle()
    expect(page.querySelector('[role=alert]')?.textContent).toMatch(said)
    expect([typedIn(page, 'internalPhone'), typedIn(page, 'firstName')]).toEqual(['77', 'Павел'])
    isDown = false
    await submit(page)
    await settle()
    expect(page.querySelector('form')).toBeNull()
    expect(sent()).toEqual([
      { firstName: 'Павел', internalPhone: '77' },
      { firstName: 'Павел', internalPhone: '77' },
    ])
    expect(text(page)).toContain('ИмяПавел')
  })

  test('после чужого сохранения видно, кто и что изменил; «Сохранить моё» пишет поверх', async () => {
    let version = SAMPLE_EMPLOYEE.version
    server = answerWith({
      ...answerStored(() => ({ ...SAMPLE_EMPLOYEE, internalPhone: version > 3 ? '777' : '1204', version })),
      'GET /api/positions': () =>
        Response.json([{ ...SAMPLE_EMPLOYEE.position, isOwnProfile: true, words: '' }]),
      [PATCH]: ({ body }) => {
        version += 1
        return version === 4 ? stale(version, 'Анна') : Response.json(saved(SAMPLE_EMPLOYEE, Object(body)))
      },
    })
    const page = await openForm()
    typeInto(page, 'employee-internalPhone', '999')
    await submit(page)
    await settle()
    expect(text(page)).toContain('запись сохранили: Анна, 21.11.2026, 12:00')
    expect(text(page)).toContain('Внутренний телефон1204777999')
    await press(page, 'Сохранить моё')
    await settle()
    expect(sent()).toEqual([{ internalPhone: '999' }, { internalPhone: '999' }])
    expect(page.querySelector('form')).toBeNull()
  })
})

describe('Перевод работника', () => {
  test('отдел и должность выбираются по части названия', async () => {
    serve(saved)
    const page = await openForm([PLACE])
    typeInto(page, 'employee-employeeGroupId', 'скл')
    await pickFirst(page)
    typeInto(page, 'employee-positionId', 'электро')
    await pickFirst(page)
    expect([typedIn(page, 'employeeGroupId'), typedIn(page, 'positionId')]).toEqual([
      'Склад',
      'Электромонтёр',
    ])
    await submit(page)
    await settle()
    expect(sent()).toEqual([{ employeeGroupId: 41, positionId: 7 }])
  })
})
