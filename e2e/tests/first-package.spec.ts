import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { storedToken } from '../fixtures/browser-storage.ts'
import { companyCard, fillTheRest } from '../fixtures/company-card.ts'
import { freshEmail, get, PASSWORD } from '../fixtures/company-world.ts'
import {
  bytesOf,
  documentsPage,
  downloadedBy,
  ORDER_ON_ABSENCE,
  ORDER_ON_COMMISSION,
  ORDER_ON_RESPONSIBLE,
  today,
} from '../fixtures/documents-page.ts'
import { type Paper, papersOf, paperText } from '../fixtures/papers.ts'
import { sections } from '../fixtures/shell.ts'
import { staffOf } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

const NAME = 'Публичное акционерное общество Сбербанк России'
const SHORT_NAME = 'ПАО Сбербанк'
/** The group of orders only grows. */
const ORDERS_LEAST = 30

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' }).first().click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Повторите пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /согласие на обработку/ }).check()
  await page.getByRole('checkbox', { name: /оферты/ }).check()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page).toHaveURL('/Login')
}

/** The step of the password is open: the e-mail is known from the registration. */
async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL('/notifications')
}

async function fillInCompany(page: Page): Promise<void> {
  const card = companyCard(page)
  await page.getByRole('main').getByRole('link', { name: 'Заполнить по ИНН' }).click()
  await expect(card.field('ИНН')).toBeFocused()
  await card.field('ИНН').fill('7707083893')
  await card.button('Заполнить данные по ИНН').click()
  await expect(card.field('Полное наименование')).toHaveValue(NAME)
  await fillTheRest(page)
  await card.field('Численность работников').fill('60')
  await card.button('Сохранить').click()
  await expect(card.read('Краткое наименование')).toHaveText(SHORT_NAME)
}

/** The screens of employees come in a later release: their calls are there already. */
async function hireStaff(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const accessToken = (await storedToken(page, 'access_token')) ?? ''
  const [company] = await get(request, 'GET /api/companies', { accessToken })
  if (company === undefined) throw new Error('Компания не записана')
  await staffOf(request, { email, accessToken, refreshToken: '' }, company)
}

async function choose(dialog: Locator, question: string, ...surnames: string[]): Promise<void> {
  const field = dialog.getByRole('combobox', { name: question, exact: true })
  for (const surname of surnames) {
    await field.fill(surname)
    await dialog.getByRole('option', { name: surname }).click()
  }
  // The list of those who may be chosen closes when the field is left.
  await field.press('Tab')
}

async function answerOrders(page: Page): Promise<void> {
  const documents = documentsPage(page)
  const questions = documents.dialog('Что нужно для документа')
  const save = questions.getByRole('button', { name: 'Сохранить', exact: true })

  await documents.action(ORDER_ON_COMMISSION, 'Заполнить').click()
  await choose(questions, 'Председатель комиссии', 'Иванов')
  await choose(questions, 'Заместитель председателя', 'Шевченко')
  await choose(questions, 'Секретарь комиссии', 'Кузнецова')
  await questions.getByLabel('Начало работы комиссии', { exact: true }).fill('01.12.2026')
  await choose(questions, 'Члены комиссии', 'Шевченко', 'Кузнецова')
  await save.click()
  await expect(questions).toBeHidden()
  await expect(documents.row(ORDER_ON_COMMISSION)).toContainText('готов к печати')

  // What nothing in the company asks for stands under the rest of its group.
  await page
    .getByRole('button', { name: /^Показать остальные/ })
    .first()
    .click()
  await documents.action(ORDER_ON_ABSENCE, 'Заполнить').click()
  await choose(questions, 'Отсутствующий ответственный за охрану труда', 'Кузнецова')
  await choose(questions, 'Замещающий работник', 'Черных')
  await choose(questions, 'Второй замещающий работник', 'Иванов')
  await questions.getByLabel('Причина отсутствия', { exact: true }).fill('ежегодный оплачиваемый отпуск')
  await questions.getByLabel('Замещение с', { exact: true }).fill('07.12.2026')
  await questions.getByLabel('Замещение по', { exact: true }).fill('20.12.2026')
  await questions.getByLabel('Доплата замещающему, рублей', { exact: true }).fill('12 500')
  await save.click()
  await expect(documents.row(ORDER_ON_ABSENCE)).toContainText('готов к печати')
}

async function downloadEverything(page: Page): Promise<Paper[]> {
  const documents = documentsPage(page)
  await page.getByRole('button', { name: 'Скачать все одним ZIP' }).click()
  const dialog = documents.dialog('Скачать все одним ZIP')
  await dialog.getByRole('checkbox', { name: /^Зарегистрировать/ }).check()
  const download = await downloadedBy(page, () =>
    dialog.getByRole('button', { name: 'Зарегистрировать и скачать' }).click(),
  )
  await expect(dialog.getByRole('status')).toContainText(/Готово: \d+\sдокумент/)
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  return papersOf(await bytesOf(download))
}

function expectWellPrinted({ path, text }: Paper): void {
  expect.soft(text, path).toContain(NAME)
  expect.soft(text, path).toContain(`(${SHORT_NAME})`)
  expect.soft(text, path).toContain(today().inWords)
  expect.soft(text, path).toMatch(/№ \d+-ОТ/)
  expect.soft(text, path).toContain('Генеральный директор')
  expect.soft(text, path).toContain('Л.И. Петрова')
  expect.soft(text, path).not.toMatch(/[{}]|undefined|null|NaN|\[object/)
}

function textOf(papers: readonly Paper[], title: string): string {
  return papers.find(({ path }) => path.includes(title))?.text ?? ''
}

test('от пустого браузера до первого комплекта документов', async ({ page, request }, { workerIndex }) => {
  test.slow()
  const email = freshEmail(workerIndex)
  await register(page, email)
  await signIn(page)
  await fillInCompany(page)
  await hireStaff(page, request, email)

  const documents = documentsPage(page)
  await page.reload()
  await sections(page).getByRole('link', { name: 'Документы' }).click()
  await expect(documents.heading).toHaveText('Все документы на')
  await answerOrders(page)

  const papers = await downloadEverything(page)
  const orders = papers.filter(({ path }) => /^Приказы\/.*\.docx$/.test(path))
  expect(orders.length).toBeGreaterThanOrEqual(ORDERS_LEAST)
  for (const order of orders) expectWellPrinted(order)
  expect(orders.map(({ path }) => path)).toContain(`Приказы/01 ${ORDER_ON_RESPONSIBLE}.docx`)
  const numbers = orders.map(({ text }) => /№ (\d+)-ОТ/.exec(text)?.[1])
  expect(new Set(numbers).size).toBe(orders.length)

  expect(textOf(orders, ORDER_ON_RESPONSIBLE)).toContain(
    'подчинением по вопросам охраны труда генеральному директору',
  )
  const commission = textOf(orders, ORDER_ON_COMMISSION)
  expect(commission).toContain('Создать с 1 декабря 2026 г. единую комиссию')
  expect(commission).toContain('возложить на специалиста по охране труда Шевченко Тараса Григорьевича')
  expect(commission).toContain(
    'обязанности секретаря комиссии — на специалиста по охране труда Кузнецову Марию Олеговну',
  )
  expect(commission).toContain('Поручить специалисту по охране труда Иванову Петру Сергеевичу')
  const absence = textOf(orders, ORDER_ON_ABSENCE)
  expect(absence).toContain('Черных Любовь Ильиничну')
  expect(absence).toContain('20 декабря 2026 г.')
  expect(absence).toContain('(двенадцать тысяч пятьсот)')
  expect(textOf(papers, 'Заполнить от руки.txt')).not.toContain(ORDER_ON_COMMISSION)
})

test('один документ: просмотр, регистрация с номером, файл с этим номером, аннулирование', async ({
  owner: { page },
}) => {
  const documents = documentsPage(page)
  await documents.open()

  await documents.action(ORDER_ON_RESPONSIBLE, 'Просмотр').click()
  const preview = documents.dialog(ORDER_ON_RESPONSIBLE)
  await expect(preview.getByRole('document')).toContainText('О назначении ответственного за охрану труда')
  await expect(preview.getByRole('document')).toContainText(
    'Общество с ограниченной ответственностью «Северный ветер»',
  )
  await preview.getByRole('button', { name: 'Закрыть' }).click()

  await documents.action(ORDER_ON_RESPONSIBLE, 'Зарегистрировать').click()
  const registration = documents.dialog('Регистрация документа')
  await expect(registration.getByLabel('Дата', { exact: true })).toHaveValue(today().shown)
  await registration.getByRole('button', { name: 'Зарегистрировать' }).click()
  await expect(registration.getByRole('status')).toHaveText(`Зарегистрирован под № 1-ОТ от ${today().shown}.`)
  const file = await downloadedBy(page, () =>
    registration.getByRole('button', { name: 'Скачать № 1-ОТ' }).click(),
  )
  expect(file.suggestedFilename()).toBe(`${ORDER_ON_RESPONSIBLE} № 1-ОТ от ${today().shown}.docx`)
  const text = paperText(await bytesOf(file))
  expect(text).toContain('№ 1-ОТ')
  expect(text).toContain(today().inWords)
  await registration.getByRole('button', { name: 'Закрыть' }).last().click()

  const cell = documents.row(ORDER_ON_RESPONSIBLE).getByRole('button', { name: `№ 1-ОТ от ${today().shown}` })
  await cell.click()
  const register = documents.dialog('Зарегистрированные документы')
  await register.getByRole('button', { name: 'Аннулировать № 1-ОТ' }).click()
  const question = documents.dialog('Аннулировать документ')
  await question.getByLabel('Причина').fill('Ошибка в дате')
  await question.getByRole('button', { name: 'Аннулировать', exact: true }).click()
  await expect(question).toBeHidden()
  await expect(register.getByRole('listitem')).toContainText('аннулирован')
  await expect(register.getByRole('listitem')).toContainText('Причина: Ошибка в дате')
  await expect(register.getByRole('button', { name: 'Аннулировать № 1-ОТ' })).toHaveCount(0)
  await register.getByRole('button', { name: 'Закрыть' }).click()
  await expect(documents.row(ORDER_ON_RESPONSIBLE)).toContainText('аннулирован')

  await documents.action(ORDER_ON_RESPONSIBLE, 'Зарегистрировать').click()
  await registration.getByRole('button', { name: 'Зарегистрировать' }).click()
  await expect(registration.getByRole('status')).toContainText('под № 2-ОТ')
})
