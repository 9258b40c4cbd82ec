import type { Page } from '@playwright/test'
import { LANDING } from '../fixtures/addresses.ts'
import { untilAllThere } from '../fixtures/all-there.ts'
import { companyCard } from '../fixtures/company-card.ts'
import { complaintsOf } from '../fixtures/complaints.ts'
import { documentsPage, ORDER_ON_RESPONSIBLE } from '../fixtures/documents-page.ts'
import { employeePage } from '../fixtures/employee-page.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { incidentOf } from '../fixtures/incidents.ts'
import { countCode } from '../fixtures/received-bytes.ts'
import { eventOf } from '../fixtures/records.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, testInNewWindow as test } from '../fixtures/test.ts'

const PUBLIC_KILOBYTES = 101
const SHELL_KILOBYTES = 123
const EMPLOYEES_KILOBYTES = 132
const SECTION_KILOBYTES = 137
/** What is drawn and what is typed into comes along: the overview with its notice of incidents, the papers with their day. */
const OTHER_PAGES = [
  ['сводка', '/notifications/summary', 138, 26],
  ['документы', '/company/list/main', 147, 28],
] as const
const LIST_FILES = 20
const BRIEFINGS = '/employees/briefings'

/** The footer knows the browser once the page's own scripts have run. */
async function untilAlive(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Ваш браузер: .+ \d/ })).toBeVisible()
}

for (const address of ['/', '/login']) {
  test(`${address}: скрипты и стили первой загрузки — не больше ${PUBLIC_KILOBYTES} КБ`, async ({ page }) => {
    const code = await countCode(page)
    await page.goto(address)
    await untilAlive(page)
    expect([...code.encodings]).toEqual(['br'])
    expect(code.kilobytes()).toBeGreaterThan(1)
    expect(code.kilobytes()).toBeLessThanOrEqual(PUBLIC_KILOBYTES)
  })
}

test(`приложение: скрипты и стили первой загрузки — не больше ${SHELL_KILOBYTES} КБ`, async ({
  owner: { page },
}) => {
  const code = await countCode(page)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости и уведомления')
  await expect(page.getByRole('button', { name: 'Сообщений нет' })).toBeVisible()
  expect([...code.encodings]).toEqual(['br'])
  expect(code.kilobytes()).toBeGreaterThan(1)
  expect(code.kilobytes()).toBeLessThanOrEqual(SHELL_KILOBYTES)
})

test(`работники: скрипты и стили первой загрузки — не больше ${EMPLOYEES_KILOBYTES} КБ`, async ({
  keeper: { page },
}) => {
  const code = await countCode(page)
  await employeesList(page).open()
  await expect(employeesList(page).people).toHaveCount(2)
  await untilAllThere(page)
  expect([...code.encodings]).toEqual(['br'])
  expect(code.kilobytes()).toBeGreaterThan(1)
  expect(code.kilobytes()).toBeLessThanOrEqual(EMPLOYEES_KILOBYTES)
  expect(code.files()).toBeLessThanOrEqual(LIST_FILES)
})

test(`раздел: скрипты и стили первой загрузки — не больше ${SECTION_KILOBYTES} КБ и ${LIST_FILES} файлов`, async ({
  keeper: { page, user, turner },
  request,
}) => {
  await eventOf(request, user, turner, { section: 'briefing', date: '2019-03-04' })
  const code = await countCode(page)
  await page.goto(BRIEFINGS)
  await expect(sectionPage(page).people.first()).toBeVisible()
  await untilAllThere(page)
  expect([...code.encodings]).toEqual(['br'])
  expect(code.kilobytes()).toBeGreaterThan(1)
  expect(code.kilobytes()).toBeLessThanOrEqual(SECTION_KILOBYTES)
  expect(code.files()).toBeLessThanOrEqual(LIST_FILES)
})

for (const [name, address, most, files] of OTHER_PAGES) {
  test(`${name}: скрипты и стили первой загрузки — не больше ${most} КБ и ${files} файлов`, async ({
    keeper: { page },
  }) => {
    const code = await countCode(page)
    await page.goto(address)
    await expect(page.getByRole('main').locator('table').first()).toBeVisible()
    await untilAllThere(page)
    expect([...code.encodings]).toEqual(['br'])
    expect(code.kilobytes()).toBeGreaterThan(1)
    expect(code.kilobytes()).toBeLessThanOrEqual(most)
    expect(code.files()).toBeLessThanOrEqual(files)
  })
}

test('окно раздела приходит, пока страница стоит, и открывается уже без сети', async ({
  keeper: { page, user, turner },
  request,
}) => {
  await eventOf(request, user, turner, { section: 'briefing', date: '2019-03-04' })
  const ahead = page.waitForResponse(/\/assets\/complete-dialog-[^/]+\.js$/)
  await page.goto(BRIEFINGS)
  const dialog = (await ahead).url()
  // With all that it stands on.
  await page.evaluate((url) => import(url), dialog)
  await page.route('**/assets/**', (route) => route.abort())
  await page
    .getByRole('button', { name: /^Отметить проведение: / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Дата проведения' })).toBeVisible()
})

test.describe('без скриптов', () => {
  test.use({ javaScriptEnabled: false })

  test('главная читается: заголовки, цены, ссылки', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    for (const words of ['2 300 ₽', '1 500 ₽', 'первые 14 дней бесплатно']) {
      await expect(page.getByText(words).first()).toBeVisible()
    }
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход')
    await expect(page.getByLabel('E-mail')).toBeVisible()
  })

  test('открытые страницы читаются', async ({ page }) => {
    for (const [address, heading] of [
      ['/Register', 'Регистрация'],
      ['/PrivacyPolicy', 'Политика обработки персональных данных'],
      ['/ContractOffer', 'Договор-оферта на доступ к сервису'],
      ['/about', 'О сервисе'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
      await expect(page.getByRole('contentinfo'), address).toBeVisible()
    }
  })
})

/** Every page that is only opened: accessibility.spec.ts. */
test('расследование, правка и просмотр не вызывают жалоб браузера', async ({
  keeper: { page, user, company, turner },
  request,
}) => {
  const complaints = complaintsOf(page)
  const incident = await incidentOf(request, user, company, turner)
  await page.goto(`/notifications/incident/${incident.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilAllThere(page)
  const employee = employeePage(page)
  await employee.open(turner.id)
  await employee.button('Редактировать').click()
  await expect(employee.field('Фамилия')).toBeVisible()
  await employee.button('Отменить изменения').click()
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  await expect(card.field('ИНН')).toBeVisible()
  await card.button('Отменить изменения').click()
  const documents = documentsPage(page)
  await documents.open()
  await documents.action(ORDER_ON_RESPONSIBLE, 'Просмотр').click()
  await expect(page.getByRole('document')).toBeVisible()
  expect(complaints).toEqual([])
})

test('страницы не пускают чужие и встроенные скрипты', async ({ request }) => {
  for (const address of ['/', '/login', '/notifications']) {
    const response = await request.get(address, { headers: { accept: 'text/html' } })
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy, address).toMatch(/script-src 'self';/)
    expect(policy, address).toContain("object-src 'none'")
    expect(policy, address).toContain("frame-ancestors 'none'")
    expect(await response.text(), address).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/)
  }
})
