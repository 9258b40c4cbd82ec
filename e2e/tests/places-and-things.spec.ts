import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/audit.ts'
import { get } from '../fixtures/company-world.ts'
import { expect, test } from '../fixtures/test.ts'

const PHONE = { width: 390, height: 844 }

test('здание: добавленное отвечает на вопросы анкеты, в нём числится оборудование', async ({
  owner: { page, user, company },
  request,
}) => {
  await page.goto('/company/list/places')
  await page.getByRole('button', { name: 'Добавить здание или помещение' }).click()
  const dialog = page.getByRole('dialog', { name: 'Добавить здание или помещение' })
  await dialog.getByRole('textbox', { name: 'Здание или помещение' }).fill('Цех № 1')
  await dialog.getByRole('textbox', { name: 'Место сбора после эвакуации' }).fill('площадка у ворот')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(page.getByRole('row', { name: /Цех № 1/ })).toContainText('площадка у ворот')
  await expectAccessible(page, 'здания и помещения')
  const facts = await get(request, 'GET /api/facts', user, `/api/facts?companyId=${company.id}`)
  expect(facts.find(({ key }) => key === 'assemblyPoint')?.value).toBe('площадка у ворот')

  await page.getByRole('link', { name: 'Оборудование' }).click()
  await page.getByRole('button', { name: 'Добавить оборудование' }).click()
  const thing = page.getByRole('dialog', { name: 'Добавить оборудование' })
  await thing.getByRole('combobox', { name: 'Что это' }).click()
  await page.getByRole('option', { name: 'Огнетушитель' }).click()
  await thing.getByRole('textbox', { name: 'Наименование' }).fill('Огнетушитель ОП-4')
  await thing.getByRole('combobox', { name: 'Где находится' }).click()
  await page.getByRole('option', { name: 'Цех № 1' }).click()
  await thing.getByRole('button', { name: /^Раз в\s12\sмесяцев$/ }).click()
  await expect(thing.getByRole('textbox', { name: 'Основание срока' })).toHaveValue(/ПП РФ № 1479/)
  await thing.getByRole('textbox', { name: 'Последний осмотр или испытание' }).fill('01.03.2025')
  await thing.getByRole('button', { name: 'Добавить', exact: true }).click()
  const row = page.getByRole('row', { name: /Огнетушитель ОП-4/ })
  await expect(row).toContainText('Цех № 1')
  await expect(row).toContainText('01.03.2026')
  await expectAccessible(page, 'оборудование')

  await test.step('оборудование отобрано, стоит по местам без одного столбца и открывается тем же видом', async () => {
    const tool = (name: string) => page.getByRole('button', { name, exact: true })
    const group = page.getByRole('rowgroup').getByRole('rowheader', { name: /^Цех № 1/ })
    await page.getByRole('combobox', { name: 'Срок осмотра' }).click()
    await page.getByRole('option', { name: 'Просрочено' }).click()
    await page.getByRole('combobox', { name: 'Группировка' }).click()
    await page.getByRole('option', { name: 'По местам' }).click()
    await expect(group).toHaveText(/1$/)
    await tool('Столбцы').click()
    await page.getByRole('checkbox', { name: 'Осмотрено' }).uncheck()
    await page.keyboard.press('Escape')
    await tool('Вид').click()
    await page.getByRole('button', { name: 'Сохранить как новый вид' }).click()
    await page.getByLabel('Название').fill('Просроченные осмотры')
    await page.getByLabel('Название').press('Enter')
    await expect(tool('Просроченные осмотры')).toBeVisible()
    await expect(page).toHaveURL(/\?group=place&hide=inspected&state=overdue&view=\d+$/)

    await page.goto('/company/list/things')
    await expect(row).toBeVisible()
    await expect(group).toHaveCount(0)
    await tool('Вид').click()
    await tool('Просроченные осмотры').click()
    await expect(group).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Осмотрено' })).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Поиск' }).fill('лестница')
    await expect(page.getByText('Совпадений не найдено')).toBeVisible()
    await expect(tool('Просроченные осмотры · изменён')).toBeVisible()
    await page.getByRole('button', { name: 'Показать все' }).click()
    await expect(row).toBeVisible()
  })
})

test('на телефоне места и оборудование не шире экрана', async ({ owner: { page } }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/company/list/places')
  await page.getByRole('button', { name: 'Добавить здание или помещение' }).click()
  await expectNoSidewaysScroll(page, 'форма здания')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await page.goto('/company/list/things')
  await page.getByRole('button', { name: 'Добавить оборудование' }).click()
  await expectNoSidewaysScroll(page, 'форма оборудования')
})
