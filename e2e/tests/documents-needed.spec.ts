import { bytesOf, documentsPage, downloadedBy, ORDER_ON_RESPONSIBLE } from '../fixtures/documents-page.ts'
import { papersOf } from '../fixtures/papers.ts'
import { expect, test } from '../fixtures/test.ts'

const CONTENTS = 'Состав комплекта документов.docx'

test('поиск по словам в любой форме находит и то, что сначала не предлагается', async ({
  owner: { page },
}) => {
  const documents = documentsPage(page)
  await documents.open()
  const search = page.getByRole('searchbox', { name: 'Найти шаблон по словам' })
  await search.fill('сварщиком')
  await expect(page.getByRole('status')).toContainText('Нашлось')
  await search.fill('гололеда')
  const found = page.getByRole('table', { name: 'Найденные шаблоны' })
  await expect(found.getByText('гололёд').first()).toBeVisible()
  await search.fill('квантовая хромодинамика')
  await expect(page.getByRole('status')).toContainText('ничего не нашлось')
  await page.getByRole('button', { name: 'Очистить поиск' }).click()
  await expect(documents.row(ORDER_ON_RESPONSIBLE)).toBeVisible()
})

test('сначала то, что нужно организации; остальное — по просьбе', async ({ owner: { page } }) => {
  const documents = documentsPage(page)
  await documents.open('/company/list/main?group=orders')
  const rows = documents.table.getByRole('row')
  await expect(documents.row(ORDER_ON_RESPONSIBLE)).toBeVisible()
  const few = await rows.count()
  await page.getByRole('button', { name: /^Показать остальные \(\d+\)$/ }).click()
  await expect(page.getByRole('button', { name: 'Скрыть остальные' })).toBeVisible()
  await expect(rows.nth(few)).toBeVisible()
})

test('комплект: что в нём и почему, ZIP начинается с состава', async ({ owner: { page } }) => {
  const documents = documentsPage(page)
  await documents.open()
  await page.getByRole('button', { name: 'Комплект для вашей организации' }).click()
  const dialog = documents.dialog('Комплект для вашей организации')
  await dialog.locator('summary').filter({ hasText: 'Приказы' }).click()
  await expect(dialog.getByText(ORDER_ON_RESPONSIBLE)).toBeVisible()
  await expect(dialog.getByText('обязателен почти для каждого работодателя').first()).toBeVisible()
  const zip = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать ZIP' }).click())
  expect(zip.suggestedFilename()).toMatch(/^Комплект документов .+\.zip$/)
  const [contents, ...papers] = papersOf(await bytesOf(zip))
  expect(contents?.path).toBe(CONTENTS)
  expect(contents?.text).toContain(ORDER_ON_RESPONSIBLE)
  expect(papers.length).toBeGreaterThan(50)
})

test('открытая страница: группы, все названия и образец каждой группы', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Шаблоны', exact: true }).click()
  await expect(page).toHaveURL('/templates')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Шаблоны документов')
  await expect(page.getByRole('figure')).toHaveCount(11)
  await page
    .getByText(/^Все названия: \d+$/)
    .first()
    .click()
  await expect(page.getByText(ORDER_ON_RESPONSIBLE, { exact: true }).first()).toBeVisible()
})
