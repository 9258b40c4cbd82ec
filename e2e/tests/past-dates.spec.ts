import { departmentOf, employeeOf } from '../fixtures/company-world.ts'
import { eventOf } from '../fixtures/records.ts'
import { expect, test } from '../fixtures/test.ts'

const WORKSHOP = 'Цех сборки'

test('прошлые даты: не внесённое отдельно от просроченного; таблица, исправление на месте, как у всех в отделе, датой приёма', async ({
  owner: { page, user, company },
  request,
}) => {
  test.slow()
  const workshop = await departmentOf(request, user, company, WORKSHOP)
  const store = await departmentOf(request, user, company, 'Склад')
  const people = [
    ['Иванов', workshop.id],
    ['Петров', workshop.id],
    ['Сидоров', workshop.id],
    ['Кузнецов', store.id],
  ] as const
  for (const [lastName, employeeGroupId] of people) {
    const name = { lastName, firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
    const employee = await employeeOf(request, user, company, { ...name, employeeGroupId })
    const briefing = { section: 'briefing', kind: 'introductory', periodicity: 'разово' } as const
    await eventOf(request, user, employee, { ...briefing, firstDeadline: '2020-02-03' })
  }

  await page.goto('/notifications/briefings')
  await expect(page.getByText('Сроков, о которых пора беспокоиться, нет.')).toBeVisible()
  await page.goto('/employees/briefings')
  await page.getByRole('button', { name: 'не внесено 4' }).click()
  await expect(page).toHaveURL('/employees/briefings?state=unknown')
  await expect(page.getByRole('row').filter({ hasText: 'Сидоров' })).toContainText('не внесено')
  await page.goto('/employees/past-dates')
  const main = page.getByRole('main')
  await main
    .getByLabel('Или вставьте таблицу, скопированную из Excel или 1С')
    .fill('ФИО\tВводный инструктаж\nИванов Пётр Сергеевич\t10.02.2020\nПетров Пётр Сергеевич\tв первый день')
  await main.getByRole('button', { name: 'Прочитать вставленное' }).click()
  const status = main.getByRole('status')
  await expect(status.filter({ hasText: 'Внесётся: 1 дата. Непонятое (1) останется в файле.' })).toBeVisible()
  await main.getByLabel('Исправить «в первый день» в строке 3').fill('10.02.2020')
  await expect(status.filter({ hasText: 'Исправлено: проверьте, что получится.' })).toBeVisible()
  await main.getByRole('button', { name: 'Проверить', exact: true }).click()
  await main.getByRole('button', { name: 'Внести 2 даты' }).click()
  await expect(status.filter({ hasText: 'Внесено: 2 даты.' })).toBeVisible()

  await page.reload()
  await main.getByRole('button', { name: 'Как у всех в отделе' }).click()
  const asInDepartment = page.getByRole('dialog', { name: 'Внести как у всех в отделе?' })
  await expect(asInDepartment).toContainText('1 работник')
  await expect(asInDepartment).toContainText('10.02.2020: 1')
  await asInDepartment.getByRole('button', { name: 'Внести 1 дату' }).click()
  await expect(asInDepartment).toBeHidden()
  await main.getByRole('button', { name: 'Провести датой приёма' }).click()
  const byHiring = page.getByRole('dialog', { name: 'Провести датой приёма?' })
  await expect(byHiring).toContainText('03.02.2020: 1')
  await byHiring.getByRole('button', { name: 'Внести 1 дату' }).click()
  await expect(byHiring).toBeHidden()
  await main.getByRole('button', { name: 'Провести датой приёма' }).click()
  await expect(page.getByRole('dialog', { name: 'Вносить нечего' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/employees/briefings')
  await expect(page.getByRole('row').filter({ hasText: 'Сидоров' })).toContainText('10.02.2020')
  await expect(page.getByRole('row').filter({ hasText: 'Кузнецов' })).toContainText('03.02.2020')
  await expect(page.getByRole('button', { name: /^не внесено/ })).toHaveCount(0)
})
