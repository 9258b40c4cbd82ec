import type { Page } from '@playwright/test'
import { companyCard } from '../fixtures/company-card.ts'
import { signIn } from '../fixtures/company-world.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { expect, testInNewWindow as test } from '../fixtures/test.ts'

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'показано загруженное в' })

test('без интернета: сказано и читается загруженное, правка остаётся и записывается, когда сеть вернулась', async ({
  context,
  keeper: { page },
}) => {
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  await card.field('Краткое наименование').fill('ООО «Пока нет сети»')

  await context.setOffline(true)
  await expect(bar(page)).toContainText('Нет связи с интернетом')
  await card.button('Сохранить').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи с сервером' })).toBeVisible()
  await expect(card.field('Краткое наименование')).toHaveValue('ООО «Пока нет сети»')

  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  await card.button('Сохранить').click()
  await expect(card.button('Редактировать')).toBeVisible()
  await expect(page.getByText('ООО «Пока нет сети»').first()).toBeVisible()
})

test('сервер не отвечает: сказано, загруженное на месте; ответил — полоса уходит сама', async ({
  context,
  keeper: { page },
}) => {
  const list = employeesList(page)
  await list.open()
  await expect(list.people).toHaveCount(2)
  const isServer = /\/(?:api\/|readyz)/
  await context.route(isServer, (route) => route.fulfill({ status: 503, body: 'away' }))
  // Whatever makes the page doubt: here the browser's word, which the network itself does not bear out.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(bar(page)).toContainText('Сервер не отвечает')
  await expect(list.people).toHaveCount(2)

  await context.unroute(isServer)
  // What would come with the next try comes at once.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(bar(page)).toHaveCount(0)
  await expect(list.people).toHaveCount(2)
})

test('вкладку обновили посреди набора: набранное на месте, сказано об этом, «Отбросить» возвращает прежнее', async ({
  keeper: { page },
}) => {
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  const name = card.field('Краткое наименование')
  const stored = await name.inputValue()
  await name.fill('ООО «Не успели сохранить»')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(name).toHaveValue('ООО «Не успели сохранить»')
  const restored = page.getByRole('status').filter({ hasText: 'Восстановлено то, что вы набирали' })
  await restored.getByRole('button', { name: 'Отбросить' }).click()
  await expect(name).toHaveValue(stored)
  await expect(restored).toHaveCount(0)

  await name.fill('ООО «Передумали»')
  await card.button('Отменить изменения').click()
  await page.reload()
  await expect(card.button('Редактировать')).toBeVisible()
})

test('без сети открывается раздел, который не открывали, и вкладка обновляется; вернулась сеть — всё пришло само', async ({
  browser,
  keeper: { user },
  baseURL,
}) => {
  // A context of its own: the others go without a service worker, so that what they intercept is really asked for.
  const context = await browser.newContext({ baseURL: String(baseURL), serviceWorkers: 'allow' })
  const page = await context.newPage()
  await signIn(page, user)
  await page.goto('/settings/company')
  await expect(companyCard(page).button('Редактировать')).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Уведомления' }).first().click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('alert').first()).toContainText('Нет связи с сервером')
  await expect(main.getByRole('button', { name: 'Повторить' }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Нет связи с интернетом' })).toBeVisible()

  await page.goto('/employees/main')
  await expect(page.getByRole('alert')).toContainText('Сервер не отвечает')
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()

  await context.setOffline(false)
  await expect(employeesList(page).people).toHaveCount(2, { timeout: 30_000 })
  await context.close()
})

test('где код не хранится, страница, которую не открывали, говорит, что связи нет, и открывается сама', async ({
  context,
  keeper: { page },
}) => {
  const card = companyCard(page)
  await card.open()
  await expect(card.button('Редактировать')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Новости' }).first().click()
  const away = page.getByRole('alert').filter({ hasText: 'Сервер не отвечает' })
  await away.getByRole('button', { name: 'Повторить' }).click()
  await expect(away).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible({ timeout: 30_000 })
})
