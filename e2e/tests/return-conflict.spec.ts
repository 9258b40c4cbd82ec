import type { APIRequestContext, Page } from '@playwright/test'
import { post, type User } from '../fixtures/company-world.ts'
import { saveElsewhere } from '../fixtures/save-elsewhere.ts'
import { expect, test } from '../fixtures/test.ts'

const WHO = /^Выход на работу: /
const DAY = 'Первый рабочий день'

let stored: { address: string; version: number }
test.beforeEach(async ({ keeper: { page, user, company, turner }, request }) => {
  const absence = { companyId: company.id, employeeId: turner.id, kind: 'childcare', startsOn: '2025-06-02' }
  const { id, version } = await post(request, 'POST /api/absences', absence, user.accessToken)
  stored = { address: `/api/absences/${id}`, version }
  await page.goto(`/employees/:${turner.id}/main`)
})

async function askReturn(page: Page, day: string) {
  await page.getByRole('button', { name: 'Выход на работу' }).click()
  const dialog = page.getByRole('dialog', { name: WHO })
  await dialog.getByLabel(DAY, { exact: true }).fill(day)
  await dialog.getByRole('button', { name: 'Показать, что последует' }).click()
  return dialog
}

/** In another window the absence gets a note. */
function noteElsewhere(request: APIRequestContext, user: User): Promise<void> {
  return saveElsewhere(request, user, stored, { note: 'Приказ № 14 от 01.06.2025' })
}

test('выход записан поверх чужой правки отсутствия: видно, что изменено, и записывается своё', async ({
  keeper: { page, user },
  request,
}) => {
  const dialog = await askReturn(page, '02.11.2026')
  await expect(dialog.getByRole('button', { name: 'Записать выход' })).toBeVisible()
  await noteElsewhere(request, user)
  await dialog.getByRole('button', { name: 'Записать выход' }).click()
  const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
  await expect(conflict).toContainText(user.email)
  await expect(conflict.getByRole('row', { name: 'Примечание' }).getByRole('cell')).toHaveText([
    'не указано',
    'Приказ № 14 от 01.06.2025',
    'без изменений',
  ])
  await conflict.getByRole('button', { name: 'Сохранить моё' }).click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  const row = page.getByRole('row', { name: /уход/ })
  await expect(row).toContainText('01.11.2026')
  await expect(row).toContainText('Приказ № 14')
})

test('отсутствие изменили, пока выбирали день: сказано до списка; можно показать сохранённое', async ({
  keeper: { page, user },
  request,
}) => {
  await page.getByRole('button', { name: 'Выход на работу' }).click()
  const dialog = page.getByRole('dialog', { name: WHO })
  await expect(dialog.getByLabel(DAY, { exact: true })).toBeVisible()
  await noteElsewhere(request, user)
  await dialog.getByRole('button', { name: 'Показать, что последует' }).click()
  const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
  await expect(conflict.getByRole('button')).toHaveText(['', 'Показать сохранённое', 'Продолжить'])
  await conflict.getByRole('button', { name: 'Показать сохранённое' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /уход/ })).toContainText('Приказ № 14')
  await page.getByRole('button', { name: 'Выход на работу' }).click()
  await expect(dialog.getByLabel(DAY, { exact: true })).toBeVisible()
})
