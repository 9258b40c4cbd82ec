import { expectNoSidewaysScroll, expectPageAccessible } from '../fixtures/audit.ts'
import { employeeOf, post } from '../fixtures/company-world.ts'
import { bytesOf, downloadedBy, today } from '../fixtures/documents-page.ts'
import { eventOf } from '../fixtures/records.ts'
import { expect, test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const

let address: string
test.beforeEach(async ({ owner: { user, company }, request }) => {
  const victim = await employeeOf(request, user, company, IVANOV)
  await eventOf(request, user, victim, { section: 'risk', date: '2025-03-04' })
  const now = new Date().toISOString()
  const incident = await post(
    request,
    'POST /api/incidents',
    {
      companyId: company.id,
      degree: 'easy',
      place: 'Склад',
      circumstances: 'Поскользнулся',
      victimIds: [victim.id],
      occurredAt: now,
      toldAt: now,
    },
    user.accessToken,
  )
  address = `/notifications/incident/${incident.id}?tab=afterwards`
})

test('мероприятие, заявка на инструктаж и переоценка рисков', async ({ owner: { page } }) => {
  const dialog = page.getByRole('dialog')
  await page.goto(address)
  await expect(page.getByText('Мероприятий пока нет.')).toBeVisible()
  await page.getByRole('button', { name: 'Добавить мероприятие' }).click()
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(dialog).toContainText('Обязательное поле')
  await dialog.getByLabel('Что сделать').fill('Положить противоскользящее покрытие')
  await dialog.getByLabel('Срок', { exact: true }).fill(today().shown)
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  const measures = page.getByRole('table', { name: 'Мероприятия' })
  await expect(measures).toContainText('исполняется')
  await measures.getByRole('button', { name: /^Изменить/ }).click()
  await dialog.getByLabel('Исполнено', { exact: true }).fill('01.01.2100')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toContainText('Эта дата ещё не наступила')
  await dialog.getByLabel('Исполнено', { exact: true }).fill(today().shown)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(measures).toContainText(`исполнено ${today().shown}`)

  await page.getByRole('button', { name: 'Назначить инструктаж' }).click()
  await dialog.getByRole('button', { name: 'Сформировать заявку' }).click()
  await expect(page.getByText('прошли 0 из 1')).toBeVisible()
  await page.getByRole('button', { name: 'Назначить переоценку' }).click()
  await dialog.getByRole('button', { name: 'Назначить', exact: true }).click()
  await expect(page.getByText('переоценено 0 из 1')).toBeVisible()
  await expectPageAccessible(page, 'после происшествия')

  await page.getByRole('link', { name: /^Заявка № 1/ }).click()
  await expect(page.getByText(/Внеплановый инструктаж: несчастный случай № 1/)).toBeVisible()
  await page.goto('/notifications/risks')
  await expect(page.getByText('Иванов Пётр Сергеевич').first()).toBeVisible()
})

test('на телефоне открытая вкладка видна целиком', async ({ owner: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  const tabs = page.getByRole('navigation', { name: 'Расследование' })
  // A browser scrolls by whole pixels: a part of one may stay outside.
  await expect(tabs.getByRole('link', { name: 'Мероприятия' })).toBeInViewport({ ratio: 0.99 })
})

test('статистика по годам: численность, коэффициенты, таблица Excel, телефон', async ({
  owner: { page },
}) => {
  const year = today().iso.slice(0, 4)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/notifications/incidents')
  await page.getByRole('link', { name: 'Статистика' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статистика травматизма')
  const row = page.getByRole('row').filter({ hasText: year })
  await expect(row).toContainText('16,67')
  await page.getByRole('button', { name: `Численность за ${year} год` }).click()
  const field = page.getByLabel('Работников в среднем за год')
  await field.fill('0')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog')).toContainText('Целое число больше нуля')
  await field.fill('50')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row.getByText('20', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page, 'статистика на телефоне')
  await expectPageAccessible(page, 'статистика')
  const file = await downloadedBy(page, () => page.getByRole('button', { name: 'Скачать Excel' }).click())
  expect(file.suggestedFilename()).toMatch(/^Статистика травматизма на .*\.xlsx$/)
  expect((await bytesOf(file)).byteLength).toBeGreaterThan(1000)
})
