import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/audit.ts'
import { departmentOf, employeeOf, positionOf, post } from '../fixtures/company-world.ts'
import { bytesOf, downloadedBy, today } from '../fixtures/documents-page.ts'
import { paperText } from '../fixtures/papers.ts'
import { expect, test } from '../fixtures/test.ts'

const BRIEFING_ORDER = 'Приказ о проведении внепланового инструктажа'
const NEWCOMER = { lastName: 'Ткач', firstName: 'Лев', fatherName: 'Ильич', sex: 'm' } as const

/** The text of a paper of the open dialog. */
async function textOf(page: Page, dialog: Locator, name: string): Promise<string> {
  const paper = dialog.getByRole('listitem', { name })
  const file = await downloadedBy(page, () => paper.getByRole('button', { name: 'Скачать' }).click())
  return paperText(await bytesOf(file))
}

test('токарь переведён водителем: показано, что последует, документы — в строке перевода', async ({
  keeper: { page, user, company, turner },
  request,
}) => {
  await departmentOf(request, user, company, 'Гараж')
  await page.goto(`/employees/:${turner.id}/main`)
  await page.getByRole('button', { name: 'Перевести' }).click()
  const dialog = page.getByRole('dialog', { name: /^Перевод: / })
  await dialog.getByRole('combobox', { name: 'Отдел' }).fill('Гараж')
  await page.getByRole('option', { name: 'Гараж' }).click()
  await dialog.getByRole('combobox', { name: 'Должность по справочнику' }).fill('водитель автобуса')
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Показать, что последует' }).click()
  await expect(dialog).toContainText('Первичный инструктаж на рабочем месте')
  await dialog.getByRole('button', { name: 'Перевести' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/employees/:${turner.id}/position`)
  await page.getByRole('button', { name: 'Документы' }).click()
  const papers = page.getByRole('dialog', { name: 'Документы готовы' })
  const text = await textOf(page, papers, 'Приказ о мерах по охране труда при переводе работника')
  expect(text).toContain('Водитель автобуса')
})

test('выход из отпуска по уходу: день, что последует, документы; зарегистрировано на месте', async ({
  keeper: { page, user, company, turner },
  request,
}) => {
  const absence = { companyId: company.id, employeeId: turner.id, kind: 'childcare', startsOn: '2025-06-02' }
  await post(request, 'POST /api/absences', absence, user.accessToken)
  await page.goto(`/employees/:${turner.id}/main`)
  await page.getByRole('button', { name: 'Выход на работу' }).click()
  const dialog = page.getByRole('dialog', { name: /^Выход на работу: / })
  await expect(dialog.getByLabel('Первый рабочий день', { exact: true })).toHaveValue(today().shown)
  await dialog.getByRole('button', { name: 'Показать, что последует' }).click()
  await expect(dialog).toContainText('Внеплановый инструктаж при выходе после перерыва в работе')
  await expect(dialog).toContainText('Ждёт выхода')
  await expect(dialog).toContainText('Ознакомить под подпись: Инструкция по охране труда для токаря')
  await expectAccessible(page, 'выход на работу')
  await dialog.getByRole('button', { name: 'Записать выход' }).click()
  const order = dialog.getByRole('listitem', { name: BRIEFING_ORDER })
  expect(await textOf(page, dialog, BRIEFING_ORDER)).toContain('перерывом в работе с 02.06.2025')
  await order.getByRole('button', { name: 'Зарегистрировать' }).click()
  await expect(order.getByRole('status')).toHaveText(/^№\s\S+ от \d\d\.\d\d\.\d{4} в реестре$/)
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('button', { name: 'Выход на работу' })).toHaveCount(0)

  await page.goto('/employees/briefings')
  await expect(page.getByRole('row', { name: /Внеплановый/ })).toContainText(today().shown)
})

test('новая опасность — из раздела «Риски»: кого касается, что последует, документы', async ({
  keeper: { page },
}) => {
  await page.goto('/employees/risks')
  await page.getByRole('link', { name: 'Новая опасность' }).click()
  const dialog = page.getByRole('dialog', { name: 'Причина внеплановых мероприятий' })
  await expect(dialog.getByLabel('Причина', { exact: true })).toHaveValue(
    'Выявлена новая опасность или вредный фактор',
  )
  await dialog.getByLabel('Что произошло и основание').fill('Пыль при шлифовке, протокол № 4')
  await dialog.getByRole('button', { name: 'Показать, что последует' }).click()
  await expect(dialog).toContainText('Внеплановый инструктаж')
  await dialog.getByRole('button', { name: 'Записать причину' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/employees/unscheduled')
  await page.getByRole('button', { name: 'Документы' }).click()
  const papers = page.getByRole('dialog', { name: 'Документы готовы' })
  await expect(papers.getByRole('listitem')).toHaveCount(3)
  expect(await textOf(page, papers, BRIEFING_ORDER)).toContain('пыль при шлифовке, протокол № 4')
  await textOf(page, papers, 'Лист ознакомления с картами рисков')
})

test('декларация прекращена: срок показан до записи, приказ о внеплановой спецоценке', async ({
  owner: { page, user, company },
  request,
}) => {
  const { id } = await departmentOf(request, user, company, 'Цех')
  const positionId = await positionOf(request, user, 'Токарь')
  await employeeOf(request, user, company, { ...NEWCOMER, employeeGroupId: id, positionId })
  const workplace = { number: '7', name: 'Токарь', workingConditionsClass: '2', reportOn: '2024-02-01' }
  const declared = { companyId: company.id, ...workplace, registeredOn: '2024-02-10', declared: true }
  await post(request, 'POST /api/workplaces', declared, user.accessToken)
  await page.goto('/employees/workplaces')
  await page.getByRole('button', { name: 'Прекратить декларацию' }).click()
  const dialog = page.getByRole('dialog', { name: 'Декларация рабочего места № 7' })
  await dialog.getByLabel('С какого дня', { exact: true }).fill('02.11.2026')
  await expect(dialog).toContainText('срок 02.05.2027')
  await dialog.getByRole('button', { name: 'Прекратить декларацию' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Документы' }).click()
  const papers = page.getByRole('dialog', { name: 'Документы готовы' })
  const text = await textOf(page, papers, 'Приказ о проведении внеплановой СОУТ')
  expect(text).toContain('прекращением 02.11.2026 декларации')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'документы причины')
})
