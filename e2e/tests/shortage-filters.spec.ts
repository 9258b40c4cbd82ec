import type { APIRequestContext } from '@playwright/test'
import { type Employee, employeeOf, type User } from '../fixtures/company-world.ts'
import { today } from '../fixtures/documents-page.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { eventOf, instructionOf } from '../fixtures/records.ts'
import { expect, test } from '../fixtures/test.ts'
import { gate } from '../fixtures/traffic.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const EZHOVA = { lastName: 'Ежова', firstName: 'Алёна', fatherName: 'Петровна', sex: 'f' } as const
const KRAVCHUK = { lastName: 'Кравчук', firstName: 'Игорь', fatherName: 'Олегович', sex: 'm' } as const

/** As the list has them. */
const PEOPLE = [EZHOVA, IVANOV, KRAVCHUK]
const NAMES = PEOPLE.map(({ lastName, firstName, fatherName }) => `${lastName} ${firstName} ${fatherName}`)

const COLUMNS = [
  { column: 'Инструктажи', section: 'briefing', missing: 'не проведено' },
  { column: 'Инструкции', section: 'instruction', missing: 'не выдано' },
  { column: 'Обучение', section: 'training', missing: 'не проведено' },
  { column: 'Медосмотры', section: 'medical', missing: 'не проведено' },
  { column: 'СИЗ', section: 'ppe', missing: 'не выдано' },
] as const

/** The number and the position. */
const BEFORE_COLUMNS = 2
/** Never done, overdue, done today: who is who differs from column to column, so that each filter chooses others. */
const DONE = [null, '2020-02-03', today().iso] as const

test('отбор каждого столбца: только те, у кого не хватает; помнит адрес, снимается тем же нажатием', async ({
  owner: { page, user, company },
  request,
}) => {
  test.slow()
  const people: Employee[] = []
  for (const person of PEOPLE) people.push(await employeeOf(request, user, company, person))
  const list = employeesList(page)
  await list.open()
  for (const { column } of COLUMNS) await expect(list.filter(column)).toContainText('нет записей')

  for (const [turn, { section }] of COLUMNS.entries()) {
    for (const [place, employee] of people.entries())
      await recordOf(request, user, employee, section, DONE[(place + turn) % DONE.length] ?? null)
  }
  await page.reload()
  for (const [turn, { column, missing }] of COLUMNS.entries()) {
    await test.step(column, async () => {
      const stands = (done: number) => NAMES[(done - turn + 2 * DONE.length) % DONE.length] ?? ''
      const [lacking, overdue, fine] = [stands(0), stands(1), stands(2)]
      const filter = list.filter(column)
      await expect(filter).toHaveAttribute('aria-pressed', 'false')
      await expect(filter).toContainText('нехватка: 2')
      const cell = (name: string) =>
        list
          .person(name)
          .getByRole('cell')
          .nth(BEFORE_COLUMNS + turn)
      await expect(cell(lacking)).toContainText(missing)
      await expect(cell(overdue)).toContainText('просрочено')
      await expect(cell(fine)).toContainText('в порядке')

      await filter.click()
      await expect(filter).toHaveAttribute('aria-pressed', 'true')
      await expect(list.people).toHaveText(NAMES.filter((name) => name !== fine))
      await expect(list.summary).toHaveText('2 из 3 работников')
      await filter.click()
      await expect(list.people).toHaveCount(3)
      await expect(page).toHaveURL('/employees/main')
    })
  }

  const { column } = COLUMNS[0]
  const shown = ['Ежова Алёна Петровна', 'Иванов Пётр Сергеевич']
  await list.filter(column).click()
  await page.reload()
  await expect(list.filter(column)).toHaveAttribute('aria-pressed', 'true')
  await expect(list.people).toHaveText(shown)
  await list.find('петр')
  await expect(list.people, 'вместе с поиском').toHaveText(shown)
  await list.find('пётр серг')
  await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
  await page.reload()
  await expect(list.search).toHaveValue('пётр серг')
  await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
})

function recordOf(
  request: APIRequestContext,
  user: User,
  employee: Employee,
  section: (typeof COLUMNS)[number]['section'],
  date: string | null,
) {
  if (section !== 'instruction')
    return eventOf(request, user, employee, { section, ...(date !== null && { date }) })
  const acknowledged = date === null ? {} : { approvedOn: date, acknowledgedOn: date }
  return instructionOf(request, user, employee, acknowledged)
}

test('пока о нехватке не рассказано, список уже есть; не рассказали — сказано, и можно повторить', async ({
  owner: { page, user, company },
  request,
}) => {
  await employeeOf(request, user, company, IVANOV)
  const { held, release } = gate()
  let isDown = true
  await page.route('**/api/coverage?*', async (route) => {
    await held
    if (isDown) await route.fulfill({ status: 500, json: { description: 'Сервер не ответил' } })
    else await route.continue()
  })
  const list = employeesList(page)
  await list.open()
  await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
  await expect(list.person('Иванов Пётр Сергеевич').getByText('…')).toHaveCount(5)
  release()
  await expect(page.getByRole('alert')).toContainText('Не удалось узнать, чего не хватает работникам')
  isDown = false
  await list.button('Повторить').click()
  await expect(list.person('Иванов Пётр Сергеевич').getByText('нет записей')).toHaveCount(5)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
