import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectPageAccessible } from '../fixtures/audit.ts'
import { companyCard } from '../fixtures/company-card.ts'
import {
  companyOf,
  confirmEmail,
  employeeOf,
  freshEmail,
  letRead,
  PASSWORD,
  registeredUser,
  signIn,
  type User,
} from '../fixtures/company-world.ts'
import { invitationLink } from '../fixtures/invitation-link.ts'
import { expect, test } from '../fixtures/test.ts'

const SECOND = { shortName: 'ООО «Южный берег»', name: 'Общество «Южный берег»' }
const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const

const NOT_FOUND_BY_INN = {
  'Форма собственности': 'Частная собственность',
  ОКАТО: '45293554000',
  ОКТМО: '45397000',
  ОКОГУ: '4210014',
  'E-mail': 'office@sber.example',
  'ФИО руководителя': 'Петрова Любовь Ильинична',
  'Должность руководителя': 'Генеральный директор',
}

const colleagues = (page: Page) => page.getByRole('table', { name: 'Коллеги' })
const rowOf = (page: Page, who: string) => colleagues(page).getByRole('row', { name: new RegExp(who) })

async function inviteAs(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/settings/colleagues')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Пригласить коллегу' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(dialog).toBeHidden()
}

test.beforeEach(async ({ owner: { user }, request }) => confirmEmail(request, user))

async function opened(browser: Browser, link: string, user: User | null = null): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  if (user !== null) await signIn(page, user)
  await page.goto(link)
  return page
}

test('незнакомого зовут письмом; он регистрируется по ссылке и попадает в организацию своей ролью', async ({
  owner: { page, company },
  browser,
}, { workerIndex }) => {
  const email = freshEmail(workerIndex)
  await inviteAs(page, email, 'Наблюдатель')
  await expect(rowOf(page, email)).toContainText('приглашение отправлено')
  await expectPageAccessible(page, 'коллеги')

  const guest = await opened(browser, await invitationLink(email))
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Приглашение в ${company.shortName}`)
  await expect(guest.getByText('Видит всё, скачивает')).toBeVisible()
  await expectPageAccessible(guest, 'приглашение')
  await guest.getByRole('link', { name: 'Зарегистрироваться и принять' }).click()
  await expect(guest.getByLabel('E-mail')).toHaveValue(email)
  await guest.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await guest.getByLabel('Повторите пароль').fill(PASSWORD)
  await guest.getByRole('checkbox', { name: /персональных данных/ }).check()
  await guest.getByRole('checkbox', { name: /оферты/ }).check()
  await guest.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(guest).toHaveURL('/Login')
  await guest.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await guest.getByRole('button', { name: 'Войти' }).click()
  await guest.getByRole('button', { name: 'Принять' }).click()
  await expect(guest).toHaveURL('/notifications')

  await guest.goto('/settings/colleagues')
  await expect(rowOf(guest, email)).toContainText('Наблюдатель')
  await expect(guest.getByRole('button', { name: 'Пригласить' })).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, email)).not.toContainText('приглашение')
  await guest.context().close()
})

test('зарегистрированный принимает одной кнопкой; чужой аккаунт видит, на чей адрес письмо', async ({
  owner: { page },
  request,
  browser,
}, { workerIndex }) => {
  const invited = await registeredUser(request, freshEmail(workerIndex))
  const stranger = await registeredUser(request, freshEmail(workerIndex))
  await inviteAs(page, invited.email, 'Редактор')
  const link = await invitationLink(invited.email)

  const wrong = await opened(browser, link, stranger)
  await expect(wrong.getByText(`Приглашение отправлено на ${invited.email}`)).toBeVisible()
  await expect(wrong.getByRole('button', { name: 'Принять' })).toHaveCount(0)
  await wrong.getByRole('button', { name: 'Выйти и войти с другим e-mail' }).click()
  await expect(wrong.getByRole('link', { name: 'Войти и принять' })).toBeVisible()
  await wrong.context().close()

  const right = await opened(browser, link, invited)
  await right.getByRole('button', { name: 'Принять' }).click()
  await expect(right).toHaveURL('/notifications')
  await right.goto(link)
  await expect(right.getByRole('heading', { name: 'Приглашение уже принято' })).toBeVisible()
  await right.context().close()
})

test('отозванное приглашение говорит об этом; роль меняют, доступ закрывают, последний владелец остаётся', async ({
  owner: { page, user, company },
  request,
  browser,
}, { workerIndex }) => {
  const email = freshEmail(workerIndex)
  await inviteAs(page, email, 'Владелец')
  const link = await invitationLink(email)
  await rowOf(page, email).getByRole('button', { name: 'Отозвать' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect(rowOf(page, email)).toHaveCount(0)
  const guest = await opened(browser, link)
  await expect(guest.getByRole('heading', { name: 'Приглашение отозвано' })).toBeVisible()
  await guest.context().close()

  const reader = await registeredUser(request, freshEmail(workerIndex))
  await letRead(request, { user, company }, reader)
  await page.reload()
  await rowOf(page, reader.email).getByRole('button', { name: 'Изменить роль' }).click()
  const dialog = page.getByRole('dialog', { name: 'Роль коллеги' })
  await dialog.getByRole('radio', { name: /^Редактор/ }).check()
  await expectAccessible(page, 'роль коллеги')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(rowOf(page, reader.email)).toContainText('Редактор')
  await rowOf(page, reader.email).getByRole('button', { name: 'Закрыть доступ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть доступ' }).click()
  await expect(rowOf(page, reader.email)).toHaveCount(0)
  await rowOf(page, user.email).getByRole('button', { name: 'Выйти из организации' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти', exact: true }).click()
  await expect(rowOf(page, user.email)).toContainText('единственный владелец')
})

test('организацию меняют в шапке с клавиатуры; от прежней на экране ничего, вторая вкладка идёт следом', async ({
  owner: { page, user, company },
  request,
}) => {
  await employeeOf(request, user, company, IVANOV)
  await page.goto('/employees/main')
  await expect(page.getByText('Иванов Пётр Сергеевич').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Организация:/ })).toHaveCount(0)
  const second = await companyOf(request, user, SECOND)
  await page.reload()
  await expect(page.getByText('У вашей компании нет отделов.', { exact: true })).toBeVisible()
  await expect(page.getByText('Иванов Пётр Сергеевич')).toHaveCount(0)
  const other = await page.context().newPage()
  await other.goto('/settings/company')
  await expect(other.getByText(second.name).first()).toBeVisible()

  const switcher = page.getByRole('button', { name: /^Организация:/ })
  await expect(switcher).toContainText(SECOND.shortName)
  await switcher.focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'выбор организации')
  await page.keyboard.press('Escape')
  await expect(switcher).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: company.shortName, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(switcher).toContainText(company.shortName)
  await expect(page).toHaveURL('/employees/main')
  await expect(page.getByText('Иванов Пётр Сергеевич').first()).toBeVisible()
  await expect(other.getByRole('button', { name: /^Организация:/ })).toContainText(company.shortName)
  await expect(other.getByText(second.name)).toHaveCount(0)
  await other.close()
})

test('вторую организацию записывают из настроек, и она становится текущей', async ({
  owner: { page, company },
}) => {
  const card = companyCard(page)
  await page.goto('/settings/company')
  await page.getByRole('link', { name: 'Добавить организацию' }).click()
  await expect(page).toHaveURL('/settings/new-company')
  await card.button('Отменить изменения').click()
  await expect(page).toHaveURL('/settings/company')
  await page.getByRole('link', { name: 'Добавить организацию' }).click()
  await card.field('ИНН').fill('7707083893')
  await card.button('Заполнить данные по ИНН').click()
  await expect(card.field('Краткое наименование')).toHaveValue('ПАО Сбербанк')
  for (const [label, value] of Object.entries(NOT_FOUND_BY_INN)) await card.field(label).fill(value)
  const sameAsLegal = page.getByRole('button', { name: 'Совпадает с юридическим' })
  await sameAsLegal.first().click()
  await sameAsLegal.click()
  await card.field('Телефон').pressSequentially('84951234567')
  await page.getByRole('combobox', { name: 'Виды деятельности' }).fill('т')
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await card.button('Сохранить').click()

  await expect(page).toHaveURL('/settings/company')
  await expect(card.read('Краткое наименование')).toHaveText('ПАО Сбербанк')
  await expect(page.getByRole('button', { name: /^Организация:/ })).toContainText('ПАО Сбербанк')
  const list = page.getByRole('region', { name: 'Ваши организации' })
  await list.getByRole('button', { name: `Перейти в ${company.shortName}` }).click()
  await expect(card.read('Краткое наименование')).toHaveText(company.shortName)
})
