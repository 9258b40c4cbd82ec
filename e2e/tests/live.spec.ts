import type { Page } from '@playwright/test'
import { companyOf, employeeOf, registeredUser, signIn } from '../fixtures/company-world.ts'
import { memoModal, memoRegistry, NEW_MEMO } from '../fixtures/memo-modal.ts'
import { notificationsPage } from '../fixtures/notifications-page.ts'
import { type OwnServers, startOwnServers } from '../fixtures/own-server.ts'
import { eventOf } from '../fixtures/records.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, testInNewWindow as test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PERSON = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const STREAM = /\/api\/stream\?/
const PATIENCE_MS = 60_000

let servers: OwnServers
test.beforeAll(async () => {
  servers = await startOwnServers(2, new Date().toISOString())
})
test.afterAll(() => servers?.stop())

/** Whether the icon has blinked since. */
async function watchBlinking(page: Page): Promise<() => Promise<boolean>> {
  const icons = page.locator('[data-flight-end="memo"]')
  await icons.first().evaluate((icon) => {
    const plain = icon.className
    new MutationObserver(() => {
      if (icon.className !== plain) document.body.dataset.blinked = 'yes'
    }).observe(icon, { attributes: true, attributeFilter: ['class'] })
  })
  return () => page.evaluate(() => document.body.dataset.blinked === 'yes')
}

test('две вкладки у двух процессов сервера видят одно и то же событие', async ({ context, browser }) => {
  test.slow()
  const [first = '', second = ''] = servers.urls
  const [request] = servers.requests
  if (request === undefined) throw new Error('the servers of the test are not there')
  const user = await registeredUser(request, 'two@live.example')
  const company = await companyOf(request, user)
  const ivanov = await employeeOf(request, user, company, PERSON)
  await eventOf(request, user, ivanov, { section: 'briefing' })

  const acting = await context.newPage()
  const sameBrowser = await context.newPage()
  const otherBrowser = await (await browser.newContext()).newPage()
  for (const page of [acting, sameBrowser, otherBrowser]) await signIn(page, user)
  const heardHere = sameBrowser.waitForResponse(STREAM, { timeout: PATIENCE_MS })
  await notificationsPage(sameBrowser).open(first)
  await heardHere
  const heard = otherBrowser.waitForResponse(STREAM, { timeout: PATIENCE_MS })
  await otherBrowser.goto(`${second}/notifications`)
  await heard
  await acting.goto(`${first}/notifications/briefings`)
  const blinks = [await watchBlinking(sameBrowser), await watchBlinking(otherBrowser)]

  await sectionPage(acting).selectAll.check()
  await sectionPage(acting).button('Сформировать заявку').click()
  await memoModal(acting, NEW_MEMO).button('Сохранить').click()
  await expect(memoModal(acting, NEW_MEMO).saved).toBeVisible()
  for (const blinked of blinks) await expect.poll(blinked, 'значок моргнул').toBe(true)
  for (const page of [sameBrowser, otherBrowser]) {
    await expect(notificationsPage(page).titles.first()).toHaveText(/Новая заявка №\s1/)
  }
  await otherBrowser.context().close()
})

test('сервер перезапущен: пропущенное за это время приходит само', async ({ page }) => {
  test.slow()
  const [first = '', second = ''] = servers.urls
  const [request, other] = servers.requests
  if (request === undefined || other === undefined) throw new Error('the servers of the test are not there')
  const user = await registeredUser(request, 'away@live.example')
  const company = await companyOf(request, user)
  const ivanov = await employeeOf(request, user, company, PERSON)
  const event = await eventOf(request, user, ivanov, { section: 'briefing' })
  await signIn(page, user)
  const heard = page.waitForResponse(STREAM)
  await page.goto(`${second}/notifications/memos`)
  await heard
  await servers.down(1)
  const line = { employeeId: ivanov.id, eventId: event.id }
  await request.post(`${first}/api/memos`, {
    headers: { authorization: `Bearer ${user.accessToken}` },
    data: { companyId: company.id, memoSection: 'briefing', employeesData: [line] },
  })
  const again = page.waitForResponse(STREAM, { timeout: 60_000 })
  await servers.up(1)
  expect((await (await again).request().allHeaders())['last-event-id']).toMatch(/^\d+-\d+$/)
  await expect(memoRegistry(page).name('Проведение инструктажей')).toBeVisible()
})
