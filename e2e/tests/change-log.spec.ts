import type { Page } from '@playwright/test'
import { expectPageAccessible } from '../fixtures/audit.ts'
import { employeeOf, post } from '../fixtures/company-world.ts'
import { expect, test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const PETROVA = { lastName: 'Петрова', firstName: 'Анна', fatherName: 'Ильинична', sex: 'f' } as const

const LONG_NAME = 'ООО «Многопрофильная клиника Заречье имени академика Самойлова», отделение на Набережной'

const rows = (page: Page) => page.getByRole('table', { name: 'Журнал изменений' }).locator('tbody tr')

test('журнал говорит, кто что изменил; отборы стоят в адресе и попадают в выгрузку', async ({
  owner: { page, user, company },
  request,
}) => {
  const ivanov = await employeeOf(request, user, company, IVANOV)
  await employeeOf(request, user, company, PETROVA)
  const headers = { authorization: `Bearer ${user.accessToken}` }
  const path = `/api/employees/${ivanov.id}`
  expect((await request.patch(path, { data: { hireDate: '2020-02-04' }, headers })).ok()).toBe(true)

  await page.goto('/settings/log')
  await rows(page).first().getByRole('link', { name: 'Иванов Пётр Сергеевич' }).click()
  await expect(page).toHaveURL(`/employees/:${ivanov.id}/main`)
  await page.goBack()
  await expect(rows(page).first()).toContainText('Изменены данные работника')
  await expect(rows(page).first()).toContainText('Иванов Пётр Сергеевич')
  await expect(rows(page).first()).toContainText('Дата приёма: 03.02.2020 → 04.02.2020')
  await expect(rows(page).first()).toContainText(user.email)
  await expectPageAccessible(page, 'журнал изменений')

  await page.getByRole('searchbox', { name: 'Поиск' }).fill('петрова анна')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]q=/)
  await page.getByRole('combobox', { name: 'Раздел' }).fill('Работники и')
  await page.getByRole('option', { name: 'Работники и отделы' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Добавлен работник')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Выгрузить в Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Журнал изменений на \d\d\.\d\d\.\d{4}\.xlsx$/)

  await page.getByRole('textbox', { name: 'Дата с' }).fill('01.01.2020')
  await page.getByRole('textbox', { name: 'Дата по' }).fill('02.01.2020')
  await expect(page.getByText('Совпадений не найдено')).toBeVisible()
  await page.getByRole('button', { name: 'Показать весь журнал' }).click()
  await expect(page).toHaveURL('/settings/log')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(2)
})

test('удалённое час назад возвращается кнопкой журнала; кто не вправе, кнопки не видит', async ({
  owner: { page, user, company },
  request,
}) => {
  const counterparty = { companyId: company.id, kind: 'medical', name: LONG_NAME }
  const { id } = await post(request, 'POST /api/counterparties', counterparty, user.accessToken)
  const headers = { authorization: `Bearer ${user.accessToken}` }
  expect((await request.delete(`/api/counterparties/${id}`, { headers })).ok()).toBe(true)

  await page.goto('/settings/log')
  const deleted = rows(page).filter({ hasText: 'Удалён контрагент' })
  expect((await deleted.boundingBox())?.height, 'кнопка не делает строку выше').toBeLessThanOrEqual(44)
  const button = deleted.getByRole('button', { name: /^Отменить/ })
  expect((await button.boundingBox())?.height, 'слово не рвётся').toBeLessThanOrEqual(24)
  await button.click()
  const question = page.getByRole('dialog', { name: 'Отменить это действие?' })
  await expect(question).toContainText(`Удалён контрагент: ${LONG_NAME}`)
  await question.getByRole('button', { name: 'Отменить действие' }).click()
  await expect(question).toBeHidden()
  await expect(rows(page).first()).toContainText('Восстановлен удалённый контрагент')
  await expect(page.getByRole('button', { name: /^Отменить/ })).toHaveCount(0)
  await page.goto('/company/list/counterparties')
  await expect(page.getByText(LONG_NAME).first()).toBeVisible()
})
