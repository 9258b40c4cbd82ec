import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectPageAccessible } from '../fixtures/audit.ts'
import { companyOf, employeeOf, get, registeredUser, signIn } from '../fixtures/company-world.ts'
import { notificationsPage } from '../fixtures/notifications-page.ts'
import { type OwnServers, startOwnServers } from '../fixtures/own-server.ts'
import { eventOf } from '../fixtures/records.ts'
import { expect, testInNewWindow as test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'default' })

const PERSON = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
/** Nine in the morning in Moscow. */
const morning = (day: string) => `${day}T06:00:00.000Z`

let servers: OwnServers
test.beforeAll(async () => {
  servers = await startOwnServers(1, morning('2027-03-01'))
})
test.afterAll(() => servers?.stop())

function parts() {
  const [url = '', [request] = [undefined]] = [servers.urls[0], [servers.requests[0]]]
  if (request === undefined) throw new Error('the server of the test is not there')
  return { url, request }
}

/** A company with one employee, and its owner signed in on the page. */
async function arrange(page: Page, email: string) {
  const { request } = parts()
  const user = await registeredUser(request, email)
  const company = await companyOf(request, user)
  const ivanov = await employeeOf(request, user, company, PERSON)
  await signIn(page, user)
  return { user, company, ivanov }
}

/** Every day and every milestone by itself: the server's own tests. */
test('день за днём каждое уведомление появляется один раз', async ({ page }) => {
  test.slow()
  servers.setClock(morning('2027-03-01'))
  const { url, request } = parts()
  const { user, ivanov } = await arrange(page, 'days@notifications.example')
  // Due on 2027-03-10.
  await eventOf(request, user, ivanov, { section: 'risk', periodicity: '1 год', date: '2026-03-10' })
  const board = notificationsPage(page)
  const days: Record<string, string[]> = {}
  for (const day of ['01', '02', '03', '08', '09', '11', '16']) {
    servers.setClock(morning(`2027-03-${day}`))
    servers.admin('notifications')
    await page.goto(`${url}/notifications?open=all`)
    await expect(board.block('Все')).toHaveAttribute('aria-expanded', 'true')
    const told = Object.values(days).flat().length
    const count = await board.countOf('Все')
    await expect(board.titles).toHaveCount(count)
    const fresh = (await board.titles.allTextContents()).slice(0, count - told)
    if (fresh.length > 0) days[day] = fresh.map((title) => title.replaceAll('\u00a0', ' '))
  }
  expect(days).toEqual({
    '01': [
      'Риски: через 9 дней срок у 1 работника',
      'Не назначены ответственные: Охрана труда, Микротравмы, Аптечка, Пожарная безопасность, Электробезопасность',
    ],
    '03': ['Риски: через 7 дней срок у 1 работника'],
    '08': ['Тариф «Ознакомительный» заканчивается через 7 дней'],
    '09': ['Риски: завтра срок у 1 работника'],
    '11': ['Риски: просрочено у 1 работника'],
    '16': ['Тариф «Ознакомительный» закончился'],
  })
  servers.admin('notifications')
  await page.reload()
  await expect(board.block('Все'), 'ещё один запуск того же дня ничего не добавил').toHaveText(/7$/)
  await board.titles.filter({ hasText: 'просрочено' }).getByRole('link').click()
  await expect(page, 'ссылка открывает свои строки').toHaveURL(/\/notifications\/risks\?from=2027-03-10/)
})

test('прочитанное уходит из непрочитанных по одному и всё сразу; важные отбираются', async ({ page }) => {
  servers.setClock(morning('2027-04-01'))
  const { url, request } = parts()
  const { user, ivanov } = await arrange(page, 'reading@notifications.example')
  await eventOf(request, user, ivanov, { section: 'risk', periodicity: '1 год', date: '2026-03-10' })
  await eventOf(request, user, ivanov, { section: 'medical', periodicity: '1 год', date: '2026-04-05' })
  servers.admin('notifications')
  const board = notificationsPage(page)
  await board.open(url)
  await expect(board.block('Непрочитанные')).toHaveText(/3$/)
  await expect(board.unreadBadge).toHaveText(/3$/)
  await expect(board.items).toHaveCount(3)
  await expect(board.today).toContainText('1 просрочено')
  await board.items.first().getByRole('button', { name: 'Отметить прочитанным' }).click()
  await expect(board.items).toHaveCount(2)
  await expect(board.unreadBadge).toHaveText(/2$/)
  await board.filter('Важные').check({ force: true })
  await expect(board.block('Все')).toHaveText(/1$/)
  await board.filter('Непрочитанные').check({ force: true })
  await expect(board.block('Все')).toHaveCount(0)
  await board.readAll.click()
  await expect(board.block('Непрочитанные')).toHaveText(/0$/)
  await expect(board.unreadBadge).toHaveCount(0)
  await board.filter('Все').check({ force: true })
  await board.block('Прочитанные').click()
  await expect(board.items).toHaveCount(3)
  await board.items.first().getByRole('button', { name: 'Вернуть в непрочитанные' }).click()
  await expect(board.items).toHaveCount(2)
})

test('длинный список прокручивается до конца', async ({ page }) => {
  const { url } = parts()
  const { user, company } = await arrange(page, 'scroll@notifications.example')
  const { request } = parts()
  // A memo tells of itself: two dozen of them are more than two pages.
  const path = `/api/employees?companyId=${company.id}`
  const [ivanov] = await get(request, 'GET /api/employees', user, path)
  if (ivanov === undefined) throw new Error('В компании нет работников')
  for (let index = 0; index < 24; index += 1) {
    const event = await eventOf(request, user, ivanov, {
      section: 'ppe',
      ppe: `Перчатки, модель ${index + 1}`,
    })
    const line = { employeeId: ivanov.id, eventId: event.id }
    const answer = await request.post('/api/memos', {
      headers: { authorization: `Bearer ${user.accessToken}` },
      data: { companyId: company.id, memoSection: 'ppe', employeesData: [line] },
    })
    expect(answer.status()).toBe(201)
  }
  const board = notificationsPage(page)
  await page.goto(`${url}/notifications?open=all`)
  await expect(board.items).toHaveCount(10)
  await board.items.last().scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect(board.items).toHaveCount(20)
  await page.keyboard.press('End')
  await expect.poll(() => board.items.count()).toBeGreaterThanOrEqual(24)
})

test('карточки: советы, пока оператор не поставил своих; испорченной картинки не бывает', async ({
  page,
}) => {
  const { url } = parts()
  await arrange(page, 'cards@notifications.example')
  const folder = mkdtempSync(join(tmpdir(), 'otdel-cards-'))
  const board = notificationsPage(page)
  await board.open(url)
  await expect(board.cards).toHaveCount(3)
  await expect(board.cards.first()).toContainText('Сроки в своём календаре')
  const broken = join(folder, 'card.png')
  writeFileSync(broken, 'не картинка')
  expect(() =>
    servers.admin('cards', 'set', '1', 'Акция', 'Обучение', 'https://example.com', broken),
  ).toThrow()
  expect(() => servers.admin('cards', 'set', '1', 'Акция', 'Обучение', 'javascript:alert(1)')).toThrow()
  servers.admin(
    'cards',
    'set',
    '1',
    'Учебный центр',
    'Обучение по программам А, Б и В',
    'https://example.com/',
  )
  rmSync(folder, { recursive: true })
  await page.reload()
  const link = board.cards.first().getByRole('link', { name: 'Учебный центр' })
  await expect(link).toHaveAttribute('href', 'https://example.com/')
  await expect(board.cards.locator('img')).toHaveCount(0)
  servers.admin('cards', 'remove', '1')
})

test('страница уведомлений доступна и помещается на экране', async ({ page }) => {
  servers.setClock(morning('2027-05-01'))
  const { url, request } = parts()
  const { user, ivanov } = await arrange(page, 'audit@notifications.example')
  await eventOf(request, user, ivanov, { section: 'risk', periodicity: '1 год', date: '2026-03-10' })
  servers.admin('notifications')
  const board = notificationsPage(page)
  await board.open(url)
  await expect(board.items.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Сообщений нет' })).toBeVisible()
  await expectPageAccessible(page, 'уведомления')
})
