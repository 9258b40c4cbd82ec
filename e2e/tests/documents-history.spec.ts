import type { APIRequestContext } from '@playwright/test'
import { type Company, get, post, type User } from '../fixtures/company-world.ts'
import {
  bytesOf,
  documentsPage,
  downloadedBy,
  ORDER_ON_COMMISSION,
  ORDER_ON_RESPONSIBLE,
  today,
} from '../fixtures/documents-page.ts'
import { papersOf } from '../fixtures/papers.ts'
import { staffOf } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

const RESPONSIBLE = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const COMMISSION = 'prikaz-o-komissii-po-proverke-znaniya-trebovaniy-ot'

/** Registered through the API, as by an earlier visit. */
function registeredFor(request: APIRequestContext, user: User, company: Company) {
  return (templateId: string, changes: object = {}) =>
    post(
      request,
      'POST /api/documents',
      { companyId: company.id, templateId, date: today().iso, ...changes },
      user.accessToken,
    )
}

/** The title of a template whose papers are about one employee. */
async function employeePaper(request: APIRequestContext, user: User, company: Company): Promise<string> {
  const path = `/api/templates?companyId=${company.id}`
  const templates = await get(request, 'GET /api/templates', user, path)
  const found = templates.find(
    ({ scope, group, lacking }) => scope === 'employee' && group === 'orders' && lacking.length === 0,
  )
  if (found === undefined) throw new Error('В библиотеке нет приказа о работнике')
  return found.name
}

test('по документу на каждого работника отдела: скачать и зарегистрировать разом', async ({
  owner: { page, user, company },
  request,
}) => {
  await staffOf(request, user, company)
  const title = await employeePaper(request, user, company)
  const documents = documentsPage(page)
  await documents.open('/company/list/main?group=orders')
  await page.getByRole('button', { name: /^Показать остальные/ }).click()
  await documents.action(title, 'Оформить на работников').click()
  const dialog = documents.dialog('Оформить на работников')
  await dialog.getByRole('combobox', { name: 'Работники' }).fill('кузнец')
  await dialog.getByRole('option', { name: 'Кузнецова' }).click()
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Все работники (4)' }).click()

  const zip = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать ZIP' }).click())
  const papers = papersOf(await bytesOf(zip))
  for (const name of ['Иванов Пётр Сергеевич', 'Черных Любовь Ильинична']) {
    expect(papers.filter(({ path }) => path.endsWith(`/${name}.docx`))).toHaveLength(1)
  }
  await dialog.getByRole('button', { name: /^Зарегистрировать 4/ }).click()
  await expect(dialog.getByRole('status')).toContainText('№ 1-ОТ — № 4-ОТ')
  await dialog.getByRole('link', { name: 'Показать зарегистрированные' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Зарегистрированные документы')
  await expect(documents.row(title)).toHaveCount(4)
  await expect(page.getByRole('rowheader', { name: 'Шевченко Тарас Григорьевич' })).toBeVisible()
})

test('история: отбор по номеру, работнику и состоянию; адрес его помнит', async ({
  owner: { page, user, company },
  request,
}) => {
  await staffOf(request, user, company)
  const employees = await get(request, 'GET /api/employees', user, `/api/employees?companyId=${company.id}`)
  const ivanov = employees.find(({ lastName }) => lastName === 'Иванов')
  const register = registeredFor(request, user, company)
  await register(RESPONSIBLE, { values: { ответственный: ivanov?.id } })
  await register(COMMISSION, { number: '77-К' })
  const documents = documentsPage(page)
  await documents.open()
  await documents.tab('Зарегистрированные').click()
  const rows = documents.table.getByRole('rowheader')
  await expect(rows).toHaveCount(2)

  await page.getByRole('searchbox', { name: 'Номер' }).fill('77')
  await expect(rows).toHaveText([ORDER_ON_COMMISSION])
  await page.reload()
  await expect(rows).toHaveText([ORDER_ON_COMMISSION])
  await page.getByRole('searchbox', { name: 'Номер' }).fill('')
  await page.getByRole('combobox', { name: 'Работник' }).fill('Иванов')
  await page.getByRole('option', { name: 'Иванов' }).click()
  await expect(rows).toHaveText([ORDER_ON_RESPONSIBLE])

  await documents.action(ORDER_ON_RESPONSIBLE, 'Аннулировать').click()
  const dialog = documents.dialog('Аннулировать документ')
  await dialog.getByRole('textbox').fill('Опечатка в дате')
  await dialog.getByRole('button', { name: 'Аннулировать', exact: true }).click()
  await expect(documents.row(ORDER_ON_RESPONSIBLE)).toContainText('Причина: Опечатка в дате')
  await page.getByRole('combobox', { name: 'Состояние' }).click()
  await page.getByRole('option', { name: 'действует' }).click()
  await expect(page.getByText('Нет документов, соответствующих выбранным условиям.')).toBeVisible()
  await page.getByRole('button', { name: 'Показать все' }).click()
  await expect(rows).toHaveCount(2)
})

test('новый руководитель: сказано, что устарело, и обновляется только это', async ({
  owner: { page, user, company },
  request,
}) => {
  const register = registeredFor(request, user, company)
  await register(RESPONSIBLE)
  await register(COMMISSION)
  await request.patch(`/api/companies/${company.id}`, {
    data: { directorName: 'Черных Валентина Ильинична' },
    headers: { authorization: `Bearer ${user.accessToken}` },
  })
  const documents = documentsPage(page)
  await documents.open()
  const notice = page.getByRole('note').filter({ hasText: /Устарели 2\sдокумента/ })
  await notice.getByRole('button', { name: 'Обновить только их' }).click()
  const dialog = documents.dialog('Обновить документы')
  await expect(dialog).toContainText('изменилось: руководитель организации')
  await dialog.getByRole('checkbox', { name: ORDER_ON_COMMISSION }).uncheck()
  await dialog.getByRole('button', { name: /^Обновить 1/ }).click()
  await expect(dialog.getByRole('status')).toContainText(/Зарегистрировано вместо прежних: 1\sдокумент/)
  await dialog.getByRole('link', { name: 'Показать зарегистрированные' }).click()
  const replaced = documents.row(ORDER_ON_RESPONSIBLE).filter({ hasText: '№ 1-ОТ' })
  await expect(replaced.last()).toContainText('документом № 3-ОТ')
  await expect(documents.row(ORDER_ON_COMMISSION)).toContainText('устарел')

  await documents.action(ORDER_ON_COMMISSION, 'Обновить').click()
  await dialog.getByRole('button', { name: /^Обновить 1/ }).click()
  await expect(dialog.getByRole('status')).toContainText('Зарегистрировано')
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  await documents.tab('Все документы').click()
  await expect(page.getByRole('button', { name: 'Обновить только их' })).toHaveCount(0)
})

test('один PDF для печати и PDF зарегистрированного документа', async ({
  owner: { page, user, company },
  request,
}) => {
  await registeredFor(request, user, company)(RESPONSIBLE)
  const documents = documentsPage(page)
  await documents.open('/company/list/main?group=firstAid')
  await page.getByRole('button', { name: 'Скачать группу' }).click()
  const dialog = documents.dialog('Скачать группу «Аптечка»')
  await dialog.getByRole('radio', { name: 'Один PDF для печати' }).check()
  await dialog.getByRole('checkbox', { name: 'Для двусторонней печати' }).check()
  const merged = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать PDF' }).click())
  expect(merged.suggestedFilename()).toMatch(/^Документы .*\.pdf$/)
  expect(startOf(await bytesOf(merged))).toBe('%PDF-')

  await documents.open('/company/list/main?group=registered')
  const file = await downloadedBy(page, () => documents.action(ORDER_ON_RESPONSIBLE, 'PDF').click())
  expect(file.suggestedFilename()).toBe(`${ORDER_ON_RESPONSIBLE} № 1-ОТ от ${today().shown}.pdf`)
  expect(startOf(await bytesOf(file))).toBe('%PDF-')

  await documents.action(ORDER_ON_RESPONSIBLE, 'Просмотр').click()
  const shown = documents.dialog(new RegExp(`^${ORDER_ON_RESPONSIBLE} №.1.ОТ`))
  await expect(shown.getByRole('document')).toContainText('ПРИКАЗЫВАЮ')
  await expect(shown.getByRole('document')).toContainText('1-ОТ')
})

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1', 0, 5)
}
