import type { Page, Request, Response } from '@playwright/test'
import { ALL_DOCUMENTS } from '../fixtures/addresses.ts'
import {
  keptKeys,
  STORED_KEYS,
  spoilAccessToken,
  storedToken,
  storeEverything,
  withTokens,
} from '../fixtures/browser-storage.ts'
import { sections, signOutButton } from '../fixtures/shell.ts'
import { staffOf } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { gate, requestsTo } from '../fixtures/traffic.ts'

const COMPANIES = '**/api/companies'
const NOTIFICATIONS = 'Новости и уведомления'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const pathsOf = (traffic: readonly (Request | Response)[]) =>
  traffic.map((one) => new URL(one.url()).pathname)

function askToSignOut(page: Page): Promise<void> {
  return signOutButton(page).click()
}

test('пока вход проверяется, виден знак загрузки', async ({ newcomer: { page } }) => {
  const { held, release } = gate()
  await page.route(COMPANIES, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/notifications')
  await expect(page.getByRole('status')).toHaveText('Загрузка…')
  await expect(heading(page)).toHaveCount(0)
  release()
  await expect(heading(page)).toHaveText(NOTIFICATIONS)
  await expect(page.getByText('Загрузка…')).toHaveCount(0)
})

test('ошибка 500 первой проверки: одно обновление токена, потом экран с кодом и выходом', async ({
  newcomer: { page },
}) => {
  const refreshes = requestsTo(page, '/api/refresh')
  await page.route(COMPANIES, (route) => route.fulfill({ status: 500, json: { description: 'сбой' } }))
  await page.goto('/notifications')
  await expect(heading(page)).toHaveText('Произошла ошибка 500')
  expect(refreshes).toHaveLength(1)

  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/login')
  expect(await keptKeys(page)).toEqual([])
})

test('экран ошибки: «Повторить» открывает страницу, когда сервер ожил', async ({ newcomer: { page } }) => {
  await page.route(COMPANIES, (route) => route.fulfill({ status: 500, json: { description: 'сбой' } }))
  await page.goto('/notifications')
  await expect(heading(page)).toHaveText('Произошла ошибка 500')
  await page.unroute(COMPANIES)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(heading(page)).toHaveText(NOTIFICATIONS)
})

test('ошибка 503 первой проверки: обновления токена нет, экран с кодом', async ({ newcomer: { page } }) => {
  const refreshes = requestsTo(page, '/api/refresh')
  await page.route(COMPANIES, (route) => route.fulfill({ status: 503, json: { description: 'сбой' } }))
  await page.goto('/notifications')
  await expect(heading(page)).toHaveText('Произошла ошибка 503')
  expect(refreshes).toHaveLength(0)
})

test('просроченный токен при открытии страницы обновляется один раз и незаметно', async ({
  page,
  registered,
}) => {
  await withTokens(page, 'expired', registered.refreshToken)
  const refreshes = requestsTo(page, '/api/refresh')
  await page.goto('/notifications')
  await expect(heading(page)).toHaveText(NOTIFICATIONS)
  expect(refreshes).toHaveLength(1)
  expect(refreshes[0]?.headers().authorization).toBeUndefined()
  expect(refreshes[0]?.postDataJSON()).toEqual({ refreshToken: registered.refreshToken })
  expect(await storedToken(page, 'refresh_token')).not.toBe(registered.refreshToken)
})

test('несколько вызовов, отклонённых сразу, обновляют токен один раз и повторяются', async ({
  owner: { page },
}) => {
  await page.goto('/notifications')
  await expect(heading(page)).toHaveText(NOTIFICATIONS)
  const refreshes = requestsTo(page, '/api/refresh')
  const { held, release } = gate()
  const sent: Request[] = []
  await page.route(/\/api\/(?!refresh)/, async (route) => {
    sent.push(route.request())
    await held
    await route.continue()
  })
  // Not before: what the page still loads by itself would have the token renewed.
  await spoilAccessToken(page)
  const answers: Response[] = []
  page.on('response', (response) => answers.push(response))

  await sections(page).getByRole('link', { name: 'Документы' }).click()
  const together = expect.arrayContaining(['/api/templates', '/api/template-groups'])
  await expect.poll(() => pathsOf(sent), 'вызовы страницы ждут ответа').toEqual(together)
  release()
  await expect(heading(page)).toHaveText(ALL_DOCUMENTS)
  const answeredWith = (status: number) => pathsOf(answers.filter((answer) => answer.status() === status))
  expect(answeredWith(401)).toEqual(together)
  await expect.poll(() => answeredWith(200)).toEqual(together)
  expect(refreshes).toHaveLength(1)
})

test('две вкладки: один обмен токена на обе, и никого не выбрасывает', async ({
  context,
  owner: { page: first },
}) => {
  // Opened a moment after the page, it would ask for new tokens before the two do.
  await context.route('**/api/stream?*', (route) => route.abort())
  await first.goto('/notifications')
  await expect(heading(first)).toHaveText(NOTIFICATIONS)
  const second = await context.newPage()
  await second.goto('/notifications')
  await expect(heading(second)).toHaveText(NOTIFICATIONS)

  const refreshes = requestsTo(context, '/api/refresh')
  await spoilAccessToken(first)
  const tabs = [first, second]
  await Promise.all(tabs.map((tab) => sections(tab).getByRole('link', { name: 'Документы' }).click()))
  for (const tab of tabs) await expect(heading(tab)).toHaveText(ALL_DOCUMENTS)
  expect(refreshes).toHaveLength(1)

  for (const tab of tabs) {
    await tab.reload()
    await expect(heading(tab)).toHaveText(ALL_DOCUMENTS)
  }
})

test('две вкладки открываются сразу с просроченным токеном: один обмен', async ({
  context,
  page,
  registered,
}) => {
  await page.goto('/about')
  await page.evaluate(
    ([refresh]) => {
      localStorage.setItem('access_token', 'expired')
      localStorage.setItem('refresh_token', refresh ?? '')
    },
    [registered.refreshToken],
  )
  const refreshes = requestsTo(context, '/api/refresh')
  const tabs = [page, await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto('/notifications')))
  for (const tab of tabs) await expect(heading(tab)).toHaveText(NOTIFICATIONS)
  expect(refreshes).toHaveLength(1)
})

test('отказ 400 в обновлении стирает всё и ведёт на вход', async ({ page }) => {
  await page.goto('/about')
  await storeEverything(page)
  expect(await keptKeys(page)).toEqual([...STORED_KEYS])
  const refused = page.waitForResponse('**/api/refresh')
  await page.goto('/notifications')
  expect((await refused).status()).toBe(400)
  await expect(page).toHaveURL('/login')
  expect(await keptKeys(page)).toEqual([])
})

test('другой отказ в обновлении тоже завершает сеанс и остаётся в журнале браузера', async ({
  page,
  registered,
}) => {
  await withTokens(page, 'expired', registered.refreshToken)
  await page.route('**/api/refresh', (route) => route.fulfill({ status: 500, json: { description: 'сбой' } }))
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The session could not be refreshed'),
  )
  await page.goto('/notifications')
  await expect(page).toHaveURL('/login')
  await logged
  expect(await keptKeys(page)).toEqual([])
})

test('выход: в шапке написано, кто вошёл; Escape и «Остаться» ничего не меняют, «Выйти» стирает все семь ключей и завершает сеанс на сервере', async ({
  owner: { page, user },
  request,
}) => {
  await page.goto('/settings/company')
  await expect(heading(page)).toHaveText('Сведения об организации')
  await expect(page.getByRole('banner')).toContainText(user.email)
  await storeEverything(page)
  const refreshToken = await storedToken(page, 'refresh_token')

  await askToSignOut(page)
  const question = page.getByRole('dialog', { name: 'Выход из аккаунта' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await askToSignOut(page)
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/settings/company')
  expect(await keptKeys(page)).toEqual([...STORED_KEYS])

  await askToSignOut(page)
  // The call outlives the page: of its answer the page that follows hears nothing.
  const told = page.waitForRequest((asked) => asked.url().endsWith('/api/logout'))
  await question.getByRole('button', { name: 'Выйти' }).click()
  await told
  await expect(page).toHaveURL('/login')
  expect(await keptKeys(page)).toEqual([])
  await expect
    .poll(async () => (await request.post('/api/refresh', { data: { refreshToken } })).status())
    .toBe(400)
})

test('выход в одной вкладке уводит на вход и другую', async ({ context, newcomer: { page } }) => {
  await page.goto('/notifications')
  await expect(heading(page)).toHaveText(NOTIFICATIONS)
  const other = await context.newPage()
  await other.goto('/news')
  await expect(heading(other)).toHaveText('Новости')
  await askToSignOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
})

test('неверный пароль не обновляет токен', async ({ page, registered }) => {
  await page.goto('/login')
  await page.evaluate((refresh) => localStorage.setItem('refresh_token', refresh), registered.refreshToken)
  const refreshes = requestsTo(page, '/api/refresh')
  await page.getByLabel('E-mail').fill(registered.email)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
  const refused = page.waitForResponse('**/api/login')
  await page.getByRole('button', { name: 'Войти' }).click()
  expect((await refused).status()).toBe(401)
  await expect(page.getByRole('alert')).toHaveText('Неверный e-mail или пароль')
  expect(refreshes).toHaveLength(0)
})

test('в хранилище браузера только названные ключи; о работниках — номер, имя и должность', async ({
  owner: { page, user, company },
  request,
}) => {
  await staffOf(request, user, company)
  await page.goto('/settings/company')
  await expect(heading(page)).toHaveText('Сведения об организации')
  const stored: Record<string, string> = await page.evaluate(() => ({ ...localStorage }))
  expect(STORED_KEYS).toEqual(expect.arrayContaining(Object.keys(stored)))
  const kept = { id: expect.any(Number), name: expect.any(String), position: expect.any(String) }
  expect(JSON.parse(stored.employees ?? '[]')).toEqual(Array(4).fill(kept))
})
