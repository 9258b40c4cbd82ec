import type { BrowserContext, Page } from '@playwright/test'
import { expectPageAccessible } from '../fixtures/audit.ts'
import { confirmEmail, type Employee, employeeOf } from '../fixtures/company-world.ts'
import { dispatchesPage, documentOf, letterPage } from '../fixtures/dispatches-page.ts'
import { bytesOf, downloadedBy } from '../fixtures/documents-page.ts'
import { linkIn, newestLetter } from '../fixtures/letters.ts'
import { paperText } from '../fixtures/papers.ts'
import { expect, test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const CHERNYKH = { lastName: 'Черных', firstName: 'Любовь', fatherName: 'Ильинична', sex: 'f' } as const
const READER = 'Иванов Пётр Сергеевич'
const SIGNER = 'Черных Любовь Ильинична'
const SCAN = { name: 'лист.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nлист') }

let counter = 0
/** Nobody else's letters come to it. */
function freshReader(workerIndex: number): string {
  counter += 1
  return `reader-${workerIndex}-${counter}@e2e.example`
}

async function linkTo(email: string): Promise<string> {
  await expect
    .poll(() => newestLetter(email), { message: `письмо для ${email}`, timeout: 20_000 })
    .not.toBeNull()
  return linkIn(newestLetter(email) ?? '')
}

/** A phone of somebody who has no account. */
async function opened(context: BrowserContext | null, link: string): Promise<Page> {
  const page = await context?.newPage()
  if (page === undefined) throw new Error('Страница не открылась')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(link)
  return page
}

let reader: { employee: Employee; email: string }
test.beforeEach(async ({ owner: { user, company }, request }, { workerIndex }) => {
  const email = freshReader(workerIndex)
  await confirmEmail(request, user)
  reader = { email, employee: await employeeOf(request, user, company, { ...IVANOV, workEmail: email }) }
  await employeeOf(request, user, company, CHERNYKH)
})

test('письмо, личная ссылка, «Ознакомлен», подпись на бумаге и лист', async ({
  owner: { page, user, company },
  request,
  browser,
}) => {
  const { number } = await documentOf(request, user, company)
  const registry = dispatchesPage(page)
  await registry.open()
  await expect(page.getByText('Пока что здесь пусто...')).toBeVisible()
  await page.getByRole('button', { name: 'Отправить документы' }).click()
  await registry.box('Документы').click()
  await registry.option(new RegExp(number)).click()
  await registry.form.getByRole('button', { name: 'Все работники (2)' }).click()
  await expect(registry.form).toContainText('В карточке 1 работника нет почты: подпись на бумаге')
  await registry.field('Текст письма').fill('Прошу до пятницы')
  await registry.form.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(page.getByText('1 письмо отправлено, ещё 1 человек подпишет на бумаге.')).toBeVisible()
  await expect(registry.person(READER)).toContainText('письмо отправлено')
  await expect(registry.person(SIGNER)).toContainText('ждём подпись на бумаге')

  const phone = await opened(await browser.newContext({ locale: 'ru-RU' }), await linkTo(reader.email))
  const letter = letterPage(phone)
  await expect(letter.heading).toHaveText('ООО «Северный ветер» просит ознакомиться с документом')
  await expect(phone.getByText('Прошу до пятницы')).toBeVisible()
  await expect(letter.paper).toContainText('ПРИКАЗЫВАЮ')
  expect((await letter.sheet.boundingBox())?.width, 'лист по ширине телефона').toBeLessThanOrEqual(390)
  const pdf = await downloadedBy(phone, () => phone.getByRole('button', { name: /^PDF: / }).click())
  expect(Buffer.from(await bytesOf(pdf)).toString('latin1', 0, 5)).toBe('%PDF-')
  await phone.getByRole('button', { name: 'Крупным текстом' }).click()
  await expect(letter.sheet).toHaveCount(0)
  await expect(letter.paper).toContainText('ПРИКАЗЫВАЮ')
  await phone.getByRole('button', { name: 'Как на бумаге' }).click()
  await expect(letter.sheet).toBeVisible()
  await expect(letter.name).toHaveValue(READER)
  await letter.acknowledge.click()
  await expect(letter.outcome).toContainText(READER)
  await phone.reload()
  await expect(letter.outcome, 'отметка осталась').toContainText(READER)
  await expect(letter.acknowledge).toHaveCount(0)
  await phone.context().close()

  await page.reload()
  await registry.table.getByRole('button').click()
  await expect(registry.person(READER)).toContainText('ознакомлен')
  await registry.person(SIGNER).getByRole('button', { name: 'Подписано на бумаге' }).click()
  const signing = page.getByRole('dialog', { name: 'Подписано на бумаге' })
  await expect(signing.getByRole('checkbox', { name: SIGNER })).toBeChecked()
  await signing.getByLabel('Скан или фотография листа').last().setInputFiles(SCAN)
  await signing.getByRole('button', { name: 'Сохранить' }).click()
  await expect(registry.person(SIGNER)).toContainText('подписано на бумаге')
  const scan = await downloadedBy(page, () =>
    registry.person(SIGNER).getByRole('button', { name: 'Скан подписи' }).click(),
  )
  expect(Buffer.from(await bytesOf(scan)).equals(SCAN.buffer)).toBe(true)

  const sheet = await downloadedBy(page, () =>
    registry.card.getByRole('button', { name: 'Лист ознакомления' }).click(),
  )
  const text = paperText(await bytesOf(sheet))
  expect(text).toContain(READER)
  expect(text).toContain('ознакомление отмечено по личной ссылке')
  expect(text).toContain('подписано на бумаге')
  await registry.closeCard()
  await expect(registry.table.getByRole('row').nth(1)).toContainText('завершено')
})

test('чужой адрес, отзыв и угаданная ссылка', async ({ owner: { page, user, company }, request, browser }, {
  workerIndex,
}) => {
  const { id } = await documentOf(request, user, company)
  const email = freshReader(workerIndex)
  const registry = dispatchesPage(page)
  await page.goto(`/company/list/registry?documents=${id}`)
  await registry.field('Другие адреса').fill(`Ким Лев Львович <${email}>, ошибка`)
  await registry.form.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(registry.form.getByText('Это не адреса: ошибка').first()).toBeVisible()
  await registry.field('Другие адреса').fill(`Ким Лев Львович <${email}>`)
  await registry.form.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(registry.person('Ким Лев Львович')).toContainText('письмо отправлено')

  const link = await linkTo(email)
  const phone = await opened(await browser.newContext({ locale: 'ru-RU' }), link)
  await expect(letterPage(phone).name).toHaveValue('Ким Лев Львович')
  await expectPageAccessible(phone, 'страница по ссылке')
  await registry.card.getByRole('button', { name: 'Отозвать', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Отозвать отправку?' })
    .getByRole('button', { name: 'Отозвать' })
    .click()
  await expect(registry.person('Ким Лев Львович')).toContainText('отозвано')
  for (const dead of [link, `${link.slice(0, -3)}AAA`]) {
    await phone.goto(dead)
    await expect(letterPage(phone).heading).toHaveText('Ссылка не действует')
    const token = dead.slice(dead.lastIndexOf('/') + 1)
    expect((await request.get(`/api/acknowledge/${token}`)).status()).toBe(404)
    expect((await request.get(`/api/acknowledge/${token}/file/${id}`)).status()).toBe(404)
  }
  await phone.context().close()
})

test('реестр и форма отправки доступны', async ({ owner: { page, user, company }, request }) => {
  test.slow()
  await documentOf(request, user, company)
  const registry = dispatchesPage(page)
  await registry.open()
  await page.getByRole('button', { name: 'Отправить документы' }).click()
  await registry.form.getByRole('button', { name: 'Все работники (2)' }).click()
  await expectPageAccessible(page, 'новая отправка')
  await registry.box('Документы').click()
  await registry.option(/Приказ/).click()
  await page.keyboard.press('Tab')
  await registry.form.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(registry.person(SIGNER)).toBeVisible()
  await expectPageAccessible(page, 'отправка')
  await registry.closeCard()
  await expectPageAccessible(page, 'реестр отправок')
})
