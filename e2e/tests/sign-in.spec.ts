import type { Page } from '@playwright/test'
import { freshEmail, PASSWORD } from '../fixtures/company-world.ts'
import { linkIn, newestLetter } from '../fixtures/letters.ts'
import { expect, test } from '../fixtures/test.ts'
import { gate } from '../fixtures/traffic.ts'

const email = (page: Page) => page.getByLabel('E-mail')
const password = (page: Page) => page.getByLabel('Пароль', { exact: true })
const repeated = (page: Page) => page.getByLabel('Повторите пароль', { exact: true })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Войти' })
const registerButton = (page: Page) => page.getByRole('button', { name: 'Зарегистрироваться' })

async function giveEmail(page: Page, address: string): Promise<void> {
  await page.goto('/Login')
  await email(page).fill(address)
  await signInButton(page).click()
}

async function signInWith(page: Page, address: string, secret: string): Promise<void> {
  await giveEmail(page, address)
  await password(page).fill(secret)
  await signInButton(page).click()
}

async function fillRegistration(page: Page, address: string): Promise<void> {
  await page.goto('/Register')
  await email(page).fill(address)
  await password(page).fill(PASSWORD)
  await repeated(page).fill(PASSWORD)
}

test('вход в два шага: e-mail, потом пароль с фокусом в поле, потом уведомления', async ({
  page,
  registered,
}) => {
  await giveEmail(page, registered.email)
  await expect(password(page)).toBeFocused()
  await expect(page.getByText(registered.email)).toBeVisible()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/notifications')
  await page.goBack()
  await expect(page).not.toHaveURL('/Login')
})

test('неверный пароль: слова сервера под полем, после правки исчезают', async ({ page, registered }) => {
  await signInWith(page, registered.email, 'не тот пароль')
  await expect(password(page)).toHaveAccessibleDescription('Неверный e-mail или пароль')
  await password(page).fill(PASSWORD)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await signInButton(page).click()
  await expect(page).toHaveURL('/notifications')
})

test('регистрация: без согласия и оферты нельзя, рассылка не обязательна', async ({ page }, {
  workerIndex,
}) => {
  const address = freshEmail(workerIndex)
  await fillRegistration(page, address)
  const marks = page.getByRole('group', { name: 'Согласия' }).getByRole('checkbox')
  await expect(marks).toHaveCount(3)
  for (const mark of await marks.all()) await expect(mark).not.toBeChecked()

  await registerButton(page).click()
  await expect(page.getByRole('alert')).toContainText('нужны согласие на обработку персональных данных')
  await marks.nth(0).check()
  await marks.nth(1).check()
  const sent = page.waitForRequest('**/api/register')
  await registerButton(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    email: address,
    confirmPassword: PASSWORD,
    agreements: { personalData: true, offer: true, newsletter: false },
  })
  await expect(page).toHaveURL('/Login')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Аккаунт создан')
  await expect(page.getByRole('main')).toContainText(address)
  await expect(password(page)).toBeFocused()
  await password(page).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/notifications')
})

test('забытый пароль: письмо, ссылка, новый пароль, вход с ним', async ({ page, registered }) => {
  const fresh = 'сырой-порох-2027'
  await giveEmail(page, registered.email)
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await email(page).fill(registered.email)
  await page.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('отправлено письмо со ссылкой')

  await expect.poll(() => newestLetter(registered.email), { timeout: 15_000 }).not.toBeNull()
  const link = linkIn(newestLetter(registered.email) ?? '')
  await page.goto(link)
  await page.getByLabel('Новый пароль', { exact: true }).fill(fresh)
  await repeated(page).fill(`${fresh}?`)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByRole('alert')).toHaveText('Пароли не совпадают')
  await repeated(page).fill(fresh)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Пароль изменён')

  await signInWith(page, registered.email, PASSWORD)
  await expect(password(page)).toHaveAccessibleDescription('Неверный e-mail или пароль')
  await signInWith(page, registered.email, fresh)
  await expect(page).toHaveURL('/notifications')
})

test('ссылка из письма служит один раз', async ({ page, registered, request }) => {
  await request.post('/api/password/forgot', { data: { email: registered.email } })
  await expect.poll(() => newestLetter(registered.email), { timeout: 15_000 }).not.toBeNull()
  const link = linkIn(newestLetter(registered.email) ?? '')
  const body = {
    token: new URL(link).searchParams.get('token'),
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  expect((await request.post('/api/password/reset', { data: body })).status()).toBe(204)
  await page.goto(link)
  await page.getByLabel('Новый пароль', { exact: true }).fill(PASSWORD)
  await repeated(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByRole('alert')).toHaveText('Ссылка устарела или уже использована. Запросите новую.')
})

test('набранное до загрузки скриптов не теряется, а кнопка ждёт их', async ({ page, registered }) => {
  const { held, release } = gate()
  await page.route('**/assets/*.js', async (route) => {
    // The theme holds before the first paint.
    if (!route.request().url().includes('/theme-')) await held
    await route.continue()
  })
  await page.goto('/Login', { waitUntil: 'commit' })
  await email(page).fill(registered.email)
  await expect(signInButton(page)).toBeDisabled()
  release()
  await signInButton(page).click()
  await expect(page.getByText(registered.email)).toBeVisible()
  await expect(password(page)).toBeFocused()
})

test('до загрузки скриптов пароль не может попасть в адрес', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${baseURL}/Register`)
  await password(page).fill(PASSWORD)
  await password(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Регистрация')
  await expect(page).toHaveURL(`${baseURL}/Register`)
  await page.close()
})
