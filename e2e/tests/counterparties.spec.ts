import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/audit.ts'
import { get } from '../fixtures/company-world.ts'
import { expect, test } from '../fixtures/test.ts'

const PHONE = { width: 390, height: 844 }
const KNOWN_INN = '7707083893'

test('контрагент: по ИНН находится остальное, договор печатается, названный в анкете — тот же', async ({
  owner: { page, user, company },
  request,
}) => {
  await page.goto('/company/list/interview')
  await page.getByRole('link', { name: 'Контрагенты' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контрагенты')
  await page.getByRole('button', { name: 'Добавить контрагента' }).click()
  const dialog = page.getByRole('dialog', { name: 'Добавить контрагента' })
  await dialog.getByRole('combobox', { name: 'Кто это' }).click()
  await page.getByRole('option', { name: 'Медицинская организация' }).click()
  await dialog.getByRole('textbox', { name: 'ИНН' }).fill(KNOWN_INN)
  await dialog.getByRole('button', { name: 'Заполнить данные по ИНН' }).click()
  await expect(dialog.getByRole('status')).toContainText('Заполнено: наименование')
  await expect(dialog.getByRole('textbox', { name: 'ОГРН или ОГРНИП' })).not.toHaveValue('')
  await dialog.getByRole('textbox', { name: 'Номер договора' }).fill('15-М')
  await dialog.getByRole('textbox', { name: 'Дата договора' }).fill('12.01.2026')
  await dialog.getByRole('textbox', { name: 'БИК' }).fill('044525225')
  await dialog.getByRole('button', { name: 'Добавить' }).click()
  await expect(dialog.getByText('Укажите и это: реквизиты банка нужны вместе').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'БИК' }).fill('')
  await dialog.getByRole('button', { name: 'Добавить' }).click()
  const row = page.getByRole('row', { name: /Медицинская организация/ })
  await expect(row).toContainText('№ 15-М от 12.01.2026')
  await expectAccessible(page, 'контрагенты')

  const facts = await get(request, 'GET /api/facts', user, `/api/facts?companyId=${company.id}`)
  const clinic = facts.find(({ key }) => key === 'medicalOrganisation')
  expect(clinic?.options?.map(({ value }) => value)).toEqual([String(clinic?.value)])

  await row.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Пока что здесь пусто...')).toBeVisible()

  const told = page.getByRole('status').filter({ hasText: 'Контрагент удалён: ' })
  await told.getByRole('button', { name: 'Отменить' }).click()
  await expect(row, 'всё как было').toContainText('№ 15-М от 12.01.2026')
  await expect(page.getByRole('status').filter({ hasText: 'Отменено, всё как было' })).toBeVisible()
})

test('на телефоне список и форма не шире экрана', async ({ owner: { page } }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/company/list/counterparties')
  await page.getByRole('button', { name: 'Добавить контрагента' }).click()
  await expectNoSidewaysScroll(page, 'форма контрагента')
  await page.getByRole('textbox', { name: 'Наименование' }).fill('ООО «Здоровье»')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await expect(page.getByRole('dialog', { name: 'Закрыть без сохранения?' })).toBeVisible()
})
