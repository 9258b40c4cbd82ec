import type { Page } from '@playwright/test'
import { ACCOUNT, dialog, section, signInByForm } from '../fixtures/account-page.ts'
import { expectNoSidewaysScroll } from '../fixtures/audit.ts'
import { PASSWORD } from '../fixtures/company-world.ts'
import { oneTimeCode } from '../fixtures/one-time-code.ts'
import { expect, test } from '../fixtures/test.ts'

const part = (page: Page) => section(page, 'Двухфакторная защита')

/** By the section's dialog; answers the secret and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto(ACCOUNT)
  await part(page).getByRole('button', { name: 'Включить' }).click()
  const form = dialog(page, 'Двухфакторная защита')
  await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Далее' }).click()
  await expect(form.getByRole('img', { name: /^QR-код/ })).toBeVisible()
  const secret = (await form.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent()) ?? ''
  await form.getByLabel('Код из приложения').fill('12')
  await form.getByRole('button', { name: 'Включить' }).click()
  await expect(form).toContainText('неверный или уже использованный код', { ignoreCase: true })
  await form.getByLabel('Код из приложения').fill(oneTimeCode(secret))
  await form.getByRole('button', { name: 'Включить' }).click()
  const list = form.getByRole('list', { name: 'Запасные коды' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allTextContents()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Скачать' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Запасные коды ОТдел.txt')
  await form.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(part(page)).toContainText('включена')
  return { secret, codes }
}

test('включить, войти с кодом и с запасным, отключить', async ({ newcomer: { page, user }, browser }) => {
  const { secret, codes } = await turnOn(page)
  const other = await (await browser.newContext()).newPage()
  await signInByForm(other, user.email, PASSWORD)
  const code = other.getByLabel('Код из приложения')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await other.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Неверный или уже использованный код/)
  // The code of this half-minute was spent on turning it on; the next one is good already.
  await code.fill(oneTimeCode(secret, 1))
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/notifications')

  await other.getByRole('banner').getByLabel('Выйти').click()
  await dialog(other, 'Выход из аккаунта').getByRole('button', { name: 'Выйти' }).click()
  await signInByForm(other, user.email, PASSWORD)
  await other.getByRole('button', { name: 'Ввести запасной код' }).click()
  await expect(other.getByLabel('Запасной код')).toBeFocused()
  await other.keyboard.type(codes[0]?.toLowerCase() ?? '')
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/notifications')
  await other.context().close()

  await page.reload()
  await expect(part(page)).toContainText('Запасных кодов на случай потери телефона: 9')
  await part(page).getByRole('button', { name: 'Отключить' }).click()
  const form = dialog(page, 'Отключить двухфакторную защиту')
  await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Код из приложения или запасной').fill(codes[1] ?? '')
  await form.getByRole('button', { name: 'Отключить' }).click()
  await expect(part(page)).toContainText('выключена')
})

test('новые коды, e-mail и пароль: кроме пароля спрашивается код', async ({ newcomer: { page } }) => {
  const { codes } = await turnOn(page)
  await part(page).getByRole('button', { name: 'Новые запасные коды' }).click()
  const renewal = dialog(page, 'Новые запасные коды')
  await renewal.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await renewal.getByLabel('Код из приложения или запасной').fill(codes[0] ?? '')
  await renewal.getByRole('button', { name: 'Получить коды' }).click()
  const list = renewal.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const renewed = await list.allTextContents()
  await renewal.getByRole('button', { name: 'Коды сохранены' }).click()

  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  const change = dialog(page, 'Смена пароля')
  await change.getByLabel('Нынешний пароль', { exact: true }).fill(PASSWORD)
  await change.getByLabel('Новый пароль', { exact: true }).fill('совсем другой пароль 2')
  await change.getByLabel('Новый пароль ещё раз', { exact: true }).fill('совсем другой пароль 2')
  await change.getByLabel('Код из приложения или запасной').fill('ABCD-EFGH')
  await change.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(change).toContainText('еверный или уже использованный код')
  await change.getByLabel('Код из приложения или запасной').fill(renewed[0] ?? '')
  await change.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(page.getByText('Пароль изменён, на других устройствах вход завершён')).toBeVisible()
})

test('на телефоне: третий шаг входа помещается и проходится с клавиатуры', async ({
  newcomer: { page, user },
  browser,
}) => {
  const { secret } = await turnOn(page)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await signInByForm(phone, user.email, PASSWORD)
  await expect(phone.getByLabel('Код из приложения')).toBeVisible()
  await phone.getByRole('button', { name: 'Назад' }).click()
  await expect(phone.getByLabel('Пароль', { exact: true })).toBeVisible()
  await phone.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await phone.keyboard.press('Enter')
  await phone.getByLabel('Код из приложения').fill(oneTimeCode(secret, 1))
  await expectNoSidewaysScroll(phone, 'третий шаг входа')
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL('/notifications')
  await context.close()
})
