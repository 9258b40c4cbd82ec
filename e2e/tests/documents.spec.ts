import { companyOf, freshEmail, letRead, registeredUser, signIn } from '../fixtures/company-world.ts'
import {
  bytesOf,
  documentsPage,
  downloadedBy,
  ORDER_ON_COMMISSION,
  ORDER_ON_RESPONSIBLE,
  today,
} from '../fixtures/documents-page.ts'
import { papersOf, paperText } from '../fixtures/papers.ts'
import { staffOf } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { gate, lateAnswer } from '../fixtures/traffic.ts'

const GROUPS = [
  ['Приказы', 'Охрана труда'],
  ['СУОТ', 'Охрана труда'],
  ['Медосмотры', 'Охрана труда'],
  ['СИЗ и СС', 'Охрана труда'],
  ['ОТ обучение', 'Охрана труда'],
  ['ИОТ и инструктажи', 'Охрана труда'],
  ['Микротравмы', 'Микротравмы'],
  ['Аптечка', 'Аптечка'],
  ['Пожарная безопасность', 'Пожарная безопасность'],
  ['Электробезопасность', 'Электробезопасность'],
  ['Несчастные случаи', 'Охрана труда'],
] as const

test('вкладки: «Все документы», по одной на группу и «Зарегистрированные», заголовок — имя открытой вкладки', async ({
  owner: { page },
}) => {
  const documents = documentsPage(page)
  await documents.open()
  await expect(documents.tabs.getByRole('link')).toHaveCount(GROUPS.length + 2)
  await expect(documents.tab('Все документы')).toHaveAttribute('aria-current', 'page')
  await expect(documents.heading).toHaveText('Все документы на')
  for (const [group] of GROUPS) {
    await documents.tab(group).click()
    await expect(documents.heading).toHaveText(`${group} на`)
    await expect(documents.tab(group)).toHaveAttribute('aria-current', 'page')
  }
  await page.reload()
  await expect(documents.heading).toHaveText('Несчастные случаи на')
  await page.goBack()
  await expect(documents.heading).toHaveText('Электробезопасность на')
})

test('группа зовёт назначить ответственных своего типа, на всех документах предупреждения нет', async ({
  owner: { page },
}) => {
  const documents = documentsPage(page)
  await documents.open()
  await expect(documents.heading).toHaveText('Все документы на')
  const warning = page.getByRole('note').filter({ hasText: 'не все ответственные лица' })
  await expect(warning).toHaveCount(0)
  for (const [group, type] of GROUPS) {
    await documents.tab(group).click()
    await expect(warning).toContainText(`«${type}»`)
  }
  await warning.getByRole('link', { name: 'Ответственные лица' }).click()
  await expect(page).toHaveURL('/settings/responsible')
})

test('дата: сегодня с пометкой, не позже сегодняшней, прошедшая попадает в документ', async ({
  owner: { page },
}) => {
  const documents = documentsPage(page)
  await documents.open()
  await expect(documents.date).toHaveValue(today().shown)
  await expect(page.getByText('(сегодня)')).toBeVisible()
  await expect(page.locator('input[type="date"]').first()).toHaveAttribute('max', today().iso)

  await documents.date.fill('01.01.2099')
  await expect(page.getByRole('alert')).toHaveText('Дата документа не может быть позже сегодняшней')
  await documents.date.fill('05.10.2025')
  await expect(page.getByText('(сегодня)')).toHaveCount(0)
  await expect(page).toHaveURL(/date=2025-10-05/)

  const file = await downloadedBy(page, () => documents.action(ORDER_ON_RESPONSIBLE, 'Скачать').click())
  expect(file.suggestedFilename()).toBe(`${ORDER_ON_RESPONSIBLE} от 05.10.2025.docx`)
  const text = paperText(await bytesOf(file))
  expect(text).toContain('5 октября 2025 г.')
  expect(text).toContain('№ ________')
  await documents.tab('Приказы').click()
  await expect(documents.date).toHaveValue('05.10.2025')
})

test('все группы разворачиваются и сворачиваются разом', async ({ owner: { page } }) => {
  const documents = documentsPage(page)
  await documents.open()
  const heads = documents.table.getByRole('button', { expanded: true })
  await expect(heads).toHaveCount(1)
  await page.getByRole('button', { name: 'Развернуть все' }).click()
  await expect(heads).toHaveCount(GROUPS.length)
  await expect(documents.row(ORDER_ON_RESPONSIBLE)).toBeVisible()
  await page.getByRole('button', { name: 'Свернуть все' }).click()
  await expect(heads).toHaveCount(0)
  await expect(documents.row(ORDER_ON_RESPONSIBLE)).toHaveCount(0)
  await documents.table.getByRole('button', { name: 'Приказы', exact: true }).click()
  await expect(documents.row(ORDER_ON_RESPONSIBLE)).toBeVisible()
})

test('ссылка «перейти к отправке документов»', async ({ owner: { page } }) => {
  await documentsPage(page).open()
  await page.getByRole('link', { name: 'перейти к отправке документов' }).click()
  await expect(page).toHaveURL('/company/list/registry')
})

test('чего не хватает документу, написано у него, а в архиве перечислено', async ({ owner: { page } }) => {
  const documents = documentsPage(page)
  await documents.open()
  const row = documents.row(ORDER_ON_COMMISSION)
  await row.getByText('заполнить от руки: 4').click()
  await expect(row).toContainText('Председатель комиссии')
  await expect(row).toContainText('Члены комиссии')

  await page.getByRole('button', { name: 'Скачать группу' }).first().click()
  const dialog = documents.dialog('Скачать группу «Приказы»')
  const download = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать ZIP' }).click())
  const papers = papersOf(await bytesOf(download))
  const orders = papers.filter(({ path }) => path.startsWith('Приказы/'))
  expect(orders.length).toBeGreaterThanOrEqual(30)
  const byHand = papers.find(({ path }) => path === 'Заполнить от руки.txt')?.text ?? ''
  expect(byHand).toContain(`${ORDER_ON_COMMISSION}.docx: `)
  expect(byHand).toContain('Председатель комиссии')
  const commission = papers.find(({ path }) => path.includes(ORDER_ON_COMMISSION))?.text ?? ''
  expect(commission).toContain('________')
  expect(commission).not.toMatch(/[{}]|undefined/)
})

test('архив: пока готовится, виден ход, и его можно отменить', async ({ owner: { page } }) => {
  const documents = documentsPage(page)
  const { held, release } = gate()
  await page.route('**/api/documents/archive', async (route) => {
    await held
    await route.abort()
  })
  await documents.open()
  await page.getByRole('button', { name: 'Скачать все одним ZIP' }).click()
  const dialog = documents.dialog('Скачать все одним ZIP')
  await dialog.getByRole('button', { name: 'Скачать ZIP' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^Готовим архив: \d+\sдокумент(?:а|ов)?…$/)
  await dialog.getByRole('button', { name: 'Отменить' }).click()
  await expect(dialog.getByRole('status')).toContainText('Скачивание отменено')
  release()
})

test('не загрузилось: «Ошибка» с числом, и «Повторить» помогает', async ({ owner: { page } }) => {
  const documents = documentsPage(page)
  for (const [call, status] of [
    ['templates', 500],
    ['responsibilities', 403],
    ['documents/by-template', 500],
  ] as const) {
    const address = new RegExp(`/api/${call}\\?companyId=`)
    await page.route(address, (route) => route.fulfill({ status, json: { description: 'сбой' } }))
    await documents.open()
    await expect(page.getByRole('alert'), call).toContainText(`Ошибка ${status}`)
    await expect(documents.table, call).toHaveCount(0)
    await page.unroute(address)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(documents.heading, call).toHaveText('Все документы на')
  }
})

test('показана первая из ошибок', async ({ owner: { page } }) => {
  await page.route(/\/api\/templates\?/, (route) =>
    route.fulfill({ status: 500, json: { description: 'сбой' } }),
  )
  await page.route(/\/api\/documents\/by-template/, (route) =>
    route.fulfill({ status: 403, json: { description: 'нет' } }),
  )
  await documentsPage(page).open()
  await expect(page.getByRole('alert')).toContainText('Ошибка 500')
})

test('без компании: приглашение заполнить её сведения', async ({ newcomer: { page } }) => {
  const documents = documentsPage(page)
  await documents.open()
  await expect(page.getByRole('note')).toContainText('Сведения об организации ещё не заполнены')
  await expect(documents.tabs).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Добавьте данные компании в настройках' }).click()
  await expect(page).toHaveURL('/settings/company')
})

test('наблюдатель читает и скачивает, но не заполняет и не регистрирует', async ({
  page,
  registered,
  request,
}, { workerIndex }) => {
  const company = await companyOf(request, registered)
  const reader = await registeredUser(request, freshEmail(workerIndex))
  await letRead(request, { user: registered, company }, reader)
  await signIn(page, reader)
  const documents = documentsPage(page)
  await documents.open()
  await expect(documents.action(ORDER_ON_COMMISSION, 'Скачать')).toBeEnabled()
  await expect(documents.action(ORDER_ON_COMMISSION, 'Заполнить')).toHaveCount(0)
  await expect(documents.action(ORDER_ON_COMMISSION, 'Зарегистрировать')).toHaveCount(0)
  await page.goto('/settings/company')
  await expect(page.getByText('Вы наблюдатель в этой организации')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Редактировать' })).toHaveCount(0)
})

test('общий ответ записывается во все документы, где об этом спрашивают', async ({
  owner: { page, user, company },
  request,
}) => {
  await staffOf(request, user, company)
  const documents = documentsPage(page)
  await documents.open()
  await expect(documents.heading).toHaveText('Все документы на')
  // What somebody else changes has the list asked for anew: its answer is made before the answers and comes after them.
  const list = await lateAnswer(page, '**/api/templates?*')
  const headers = { authorization: `Bearer ${user.accessToken}` }
  const change = { headers, data: { phone: '+7 (495) 765-43-21' } }
  expect((await request.patch(`/api/companies/${company.id}`, change)).ok()).toBe(true)
  await list.made
  await page.getByRole('button', { name: 'Общие ответы' }).click()
  const dialog = documents.dialog('Общие ответы')
  await dialog.getByRole('combobox', { name: 'Председатель комиссии', exact: true }).fill('Черных')
  await dialog.getByRole('option', { name: 'Черных' }).click()
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  // Some thirty documents take the answer, each by a call of its own.
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  await list.arrive()
  await documents.action(ORDER_ON_COMMISSION, 'Заполнить').click()
  const questions = documents.dialog('Что нужно для документа')
  await expect(questions.getByRole('combobox', { name: 'Председатель комиссии' })).toHaveValue(/^Черных/)
})
