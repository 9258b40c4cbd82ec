import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure, refusal } from '../../../testing/fake-server.ts'
import { saidAt, submit, type as typeInto } from '../../../testing/form.ts'
import { buttonOf, openPage, press, settle } from '../../../testing/open-page.tsx'
import { SAMPLE_COMPANY } from '../../../testing/sample-company.ts'
import { SAMPLE_EMPLOYEE } from '../testing/sample-employee.ts'
import { NewEmployees } from './new-employees.tsx'

const CREATE = 'POST /api/employees'
const STAFF = {
  company: SAMPLE_COMPANY,
  departments: [{ id: 40, companyId: 7, name: 'Гараж', headEmployeeId: null, version: 1 }],
  employees: [],
}

let server = answerWith({})
afterEach(() => server.restore())

async function openForm(answer: () => Response | Promise<Response>): Promise<HTMLElement> {
  server = answerWith({
    'GET /api/positions': () =>
      Response.json([
        { ...SAMPLE_EMPLOYEE.position, isOwnProfile: true, words: '' },
        { id: 9, name: 'Электрогазосварщик', isOwnProfile: true, words: '' },
      ]),
    'GET /api/employees?companyId=7&dismissed=true': () => Response.json([SAMPLE_EMPLOYEE]),
    [CREATE]: answer,
  })
  return openPage(<NewEmployees staff={STAFF} />)
}

async function pick(page: HTMLElement, id: string, part: string): Promise<void> {
  typeInto(page, id, part)
  act(() => page.querySelector<HTMLElement>('[role=option]')?.click())
  await settle()
}

/** As a user does: each name is left before the next field is entered. */
function typeName(page: HTMLElement, field: string, name: string): void {
  const input = page.querySelector<HTMLInputElement>(`#employee-${field}`)
  act(() => input?.focus())
  typeInto(page, `employee-${field}`, name)
  act(() => input?.blur())
}

async function fillIn(page: HTMLElement): Promise<void> {
  await pick(page, 'employee-employeeGroupId', 'гараж')
  await pick(page, 'employee-positionId', 'водитель')
  typeName(page, 'lastName', ' салтыкова - щедрина ')
  typeName(page, 'firstName', 'анна')
  typeName(page, 'fatherName', 'петровна')
  typeInto(page, 'employee-birthDate', '12.05.1992')
  typeInto(page, 'employee-hireDate', '20.11.2026')
}

const text = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const typedIn = (page: HTMLElement, field: string) =>
  page.querySelector<HTMLInputElement>(`#employee-${field}`)?.value
const sent = () => server.seen.filter(({ call }) => call === CREATE).map(({ body }) => body)

/** What is wrong, the field and what is typed into it, what is said there. */
const WRONG = [
  ['СНИЛС с неверным контрольным числом', 'snils', '112-233-445 96', /с верным контрольным числом/],
  ['моложе 14 лет', 'birthDate', '01.01.2026', /не меньше 14 лет/],
  ['старше 100 лет', 'birthDate', '01.01.1910', /больше 100 лет/],
  ['день, которого нет', 'birthDate', '31.02.1985', /Дата/],
  ['принят ребёнком', 'hireDate', '11.05.2006', /раньше, чем работнику исполнилось 14 лет/],
  ['имя с цифрой', 'firstName', 'Анна2', /Только буквы/],
  ['неверная почта', 'email', 'петр@', /e-mail/],
  ['телефон не до конца', 'personalPhone', '+7 (900) 123', /Телефон в виде/],
] as const

describe('Новый работник', () => {
  test('имена приведены в порядок, пол предложен по отчеству, пустое не отправлено', async () => {
    const page = await openForm(() => failure(500))
    await fillIn(page)
    expect(typedIn(page, 'lastName')).toBe('Салтыкова-Щедрина')
    expect(typedIn(page, 'sex')).toBe('Женщина')
    await submit(page)
    expect(sent()).toMatchObject([
      {
        companyId: 7,
        employeeGroupId: 40,
        positionId: 501,
        lastName: 'Салтыкова-Щедрина',
        firstName: 'Анна',
        sex: 'f',
        birthDate: '1992-05-12',
        snils: null,
      },
    ])
    expect(typedIn(page, 'lastName')).toBe('Салтыкова-Щедрина')
  })

  test('«Сохранить и добавить ещё» начинает следующего в том же отделе', async () => {
    const page = await openForm(() => Response.json({ ...SAMPLE_EMPLOYEE, id: 90 }, { status: 201 }))
    await fillIn(page)
    await press(page, 'Сохранить и добавить ещё')
    expect(text(page)).toContain('Работник записан: Иванов Пётр Сергеевич')
    expect(page.querySelector('[role=status] a')?.getAttribute('href')).toBe('/employees/:90/summary')
    expect([typedIn(page, 'employeeGroupId'), typedIn(page, 'lastName')]).toEqual(['Гараж', ''])
  })

  test('отказ тарифа говорит, что делать, введённое остаётся', async () => {
    const page = await openForm(() => failure(402, 'Мест нет: «Тариф и оплата».'))
    await fillIn(page)
    await submit(page)
    expect(text(page)).toContain('Мест нет: «Тариф и оплата». Введённое здесь остаётся')
    expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/settings/billing')
    expect(typedIn(page, 'firstName')).toBe('Анна')
  })

  test('о таком же работнике предупреждено, но записать его можно', async () => {
    const page = await openForm(() => failure(500))
    typeName(page, 'lastName', 'иванов')
    typeName(page, 'firstName', 'петр')
    typeName(page, 'fatherName', 'Сергеевич')
    typeInto(page, 'employee-birthDate', '12.05.1992')
    expect(text(page)).toContain('уже записан:Иванов Пётр Сергеевич, Гараж, Водитель автомобиля.')
  })

  test('тот же человек: записана ещё одна его работа, по совместительству', async () => {
    const page = await openForm(() => failure(500))
    await fillIn(page)
    for (const field of ['lastName', 'firstName', 'fatherName'] as const)
      typeName(page, field, SAMPLE_EMPLOYEE[field])
    await settle()
    await press(page, /Это тот же человек/)
    expect(text(page)).toContain('Ещё одна работа того же человека: Иванов Пётр Сергеевич')
    expect(text(page)).not.toContain('уже записан:')
    await submit(page)
    expect(sent()).toMatchObject([{ personId: 12, employmentKind: 'internal', lastName: 'Иванов' }])
  })

  test('неверное сказано у поля и не записано, введённое цело; исправленное больше не отмечено', async () => {
    const page = await openForm(() => failure(500))
    await fillIn(page)
    for (const [what, field, value, said] of WRONG) {
      const good = typedIn(page, field) ?? ''
      typeInto(page, `employee-${field}`, value)
      await submit(page)
      expect(saidAt(page, `employee-${field}`), what).toMatch(said)
      expect(typedIn(page, 'lastName')).toBe('Салтыкова-Щедрина')
      typeInto(page, `employee-${field}`, good)
      expect(saidAt(page, `employee-${field}`) ?? '', what).not.toMatch(said)
    }
    expect(sent()).toEqual([])
  })

  test('слова сервера о поле стоят у поля', async () => {
    const page = await openForm(() => refusal('snils', 'Такой СНИЛС уже записан'))
    await fillIn(page)
    typeInto(page, 'employee-snils', '11223344595')
    expect(typedIn(page, 'snils')).toBe('112-233-445 95')
    await submit(page)
    expect(saidAt(page, 'employee-snils')).toBe('Такой СНИЛС уже записан')
  })

  test('пока записывается, второй раз не нажать', async () => {
    const page = await openForm(() => new Promise<Response>(() => undefined))
    await fillIn(page)
    await press(page, 'Сохранить')
    expect(buttonOf(page, 'Сохранить').getAttribute('aria-busy')).toBe('true')
    expect(buttonOf(page, 'Сохранить и добавить ещё').disabled).toBe(true)
    await press(page, 'Сохранить')
    expect(sent()).toHaveLength(1)
  })

  test('должность ищут по части названия; нет такой — сказано', async () => {
    const page = await openForm(() => failure(500))
    const offered = () => Array.from(page.querySelectorAll('[role=option]'), ({ textContent }) => textContent)
    typeInto(page, 'employee-positionId', 'яъя')
    expect(text(page)).toContain('Совпадений не найдено')
    typeInto(page, 'employee-positionId', 'СВАРЩ')
    expect(offered()).toEqual([expect.stringMatching(/^Электрогазосварщик/)])
  })
})
