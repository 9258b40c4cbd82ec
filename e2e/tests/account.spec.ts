import type { Page } from '@playwright/test'
import { ACCOUNT, dialog, section, signInByForm } from '../fixtures/account-page.ts'
import { confirmEmail, freshEmail, PASSWORD } from '../fixtures/company-world.ts'
import { confirmationLink } from '../fixtures/confirmation-link.ts'
import { newestLetter } from '../fixtures/letters.ts'
import { expect, test } from '../fixtures/test.ts'

const NEW_PASSWORD = 'мокрый-порох-2027'

async function told(email: string, words: string): Promise<void> {
  await expect
    .poll(() => newestLetter(email), { message: `письмо для ${email}`, timeout: 20_000 })
    .toContain(words)
}

const profile = (page: Page) => section(page, 'Профиль')

test('имя меняется сразу: в профиле и в шапке', async ({ newcomer: { page, user } }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ACCOUNT)
  await expect(page.getByRole('banner')).toContainText(user.email)
  await profile(page).getByRole('button', { name: 'Изменить имя' }).click()
  await expect(page.getByLabel('Имя', { exact: true })).toBeFocused()
  await page.keyboard.type('Ирина Петрова')
  await page.keyboard.press('Enter')
  await expect(profile(page)).toContainText('Ирина Петрова')
  await expect(page.getByRole('banner')).toContainText('Ирина Петрова')
})

test('e-mail регистрации подтверждается по ссылке из письма', async ({ newcomer: { page, user } }) => {
  await page.goto(ACCOUNT)
  await expect(profile(page)).toContainText('не подтверждён')
  await profile(page).getByRole('button', { name: 'Отправить письмо ещё раз' }).click()
  await expect(profile(page)).toContainText(`Письмо отправлено на ${user.email}`)
  const link = await confirmationLink(user.email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Подтвердить e-mail' }).click()
  await expect(page.getByText(`E-mail ${user.email} подтверждён`)).toBeVisible()
  await page.getByRole('link', { name: 'Аккаунт' }).click()
  await expect(profile(page).getByText('подтверждён', { exact: true })).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Подтвердить e-mail' }).click()
  await expect(page.getByText('Ссылка устарела или уже использована')).toBeVisible()
})

test('пока e-mail не подтверждён, приглашение не уходит и сказано почему; потом та же кнопка его отправляет', async ({
  owner: { page, user },
  request,
}, { workerIndex }) => {
  await page.goto('/settings/colleagues')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const invitation = dialog(page, 'Пригласить коллегу')
  await invitation.getByLabel('E-mail').fill(freshEmail(workerIndex))
  await invitation.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(invitation.getByRole('alert')).toContainText('только с подтверждённого e-mail')
  await expect(invitation.getByRole('alert')).toContainText(user.email)
  await confirmEmail(request, user)
  await invitation.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(invitation).toBeHidden()
})

test('новый e-mail: пароль, письмо, и вход — уже по новому адресу', async ({
  newcomer: { page, user },
  browser,
}, { workerIndex }) => {
  const email = freshEmail(workerIndex)
  await page.goto(ACCOUNT)
  await profile(page).getByRole('button', { name: 'Изменить e-mail' }).click()
  const form = dialog(page, 'Новый e-mail')
  await form.getByLabel('Новый e-mail').fill(email)
  await form.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
  await form.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect(form).toContainText('Пароль: неверный пароль')
  await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect(profile(page)).toContainText(`Новый e-mail ${email} начнёт действовать`)
  await told(user.email, email)

  await page.goto(await confirmationLink(email))
  await page.getByRole('button', { name: 'Подтвердить e-mail' }).click()
  await expect(page.getByText(`E-mail ${email} подтверждён`)).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await signInByForm(other, email, PASSWORD)
  await expect(other).toHaveURL('/notifications')
  await told(user.email, 'Теперь вход в аккаунт')
  await other.context().close()
})

test('смена пароля завершает вход в другом браузере; дальше действует новый', async ({
  newcomer: { page, user },
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await signInByForm(other, user.email, PASSWORD)
  await expect(other).toHaveURL('/notifications')

  await page.goto(ACCOUNT)
  await section(page, 'Пароль').getByRole('button', { name: 'Сменить пароль' }).click()
  const form = dialog(page, 'Смена пароля')
  await form.getByLabel('Нынешний пароль').fill(PASSWORD)
  await form.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD)
  await form.getByLabel('Новый пароль ещё раз').fill('другой-пароль-2027')
  await form.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(form).toContainText('пароли не совпадают', { ignoreCase: true })
  await form.getByLabel('Новый пароль ещё раз').fill(NEW_PASSWORD)
  await form.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(section(page, 'Пароль')).toContainText('Пароль изменён')
  await expect(section(page, 'Где выполнен вход').getByRole('listitem')).toHaveCount(1)

  await other.goto('/news')
  await expect(other).toHaveURL('/login')
  await signInByForm(other, user.email, NEW_PASSWORD)
  await expect(other).toHaveURL('/notifications')
  await other.context().close()
})

test('вход на другом устройстве виден и завершается отсюда', async ({
  newcomer: { page, user },
  browser,
}) => {
  const phone = await (
    await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    })
  ).newPage()
  await signInByForm(phone, user.email, PASSWORD)
  await expect(phone).toHaveURL('/notifications')

  await page.goto(ACCOUNT)
  const rows = section(page, 'Где выполнен вход').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'этот сеанс' })).toHaveCount(1)
  await rows
    .filter({ hasText: 'Safari, iPhone' })
    .getByRole('button', { name: /^Завершить сеанс: Safari, iPhone/ })
    .click()
  await expect(rows).toHaveCount(1)
  await phone.goto('/news')
  await expect(phone).toHaveURL('/login')
  await phone.context().close()
})

test('удаление аккаунта: виден день на всех страницах, можно передумать', async ({
  newcomer: { page, user },
}) => {
  await page.goto(ACCOUNT)
  await section(page, 'Удаление аккаунта').getByRole('button', { name: 'Удалить аккаунт' }).click()
  const form = dialog(page, 'Удалить аккаунт?')
  await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Удалить через 30 дней' }).click()
  const banner = page.getByRole('status').filter({ hasText: /Аккаунт будет удалён \d\d\.\d\d\.\d{4}/ })
  await expect(banner).toBeVisible()
  await told(user.email, 'Вы попросили удалить аккаунт')
  await page.goto('/news')
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Отменить удаление' }).click()
  await expect(banner).toHaveCount(0)
  await page.goto(ACCOUNT)
  await expect(
    section(page, 'Удаление аккаунта').getByRole('button', { name: 'Удалить аккаунт' }),
  ).toBeEnabled()
})
