import type { Browser, Page, Route } from '@playwright/test'
import { answerInterview } from '../fixtures/answer-interview.ts'
import { expectNoSidewaysScroll } from '../fixtures/audit.ts'
import { storedToken } from '../fixtures/browser-storage.ts'
import { companyCard, fillTheRest } from '../fixtures/company-card.ts'
import {
  employeeOf,
  freshEmail,
  get,
  PASSWORD,
  registeredUser,
  signIn,
  type User,
} from '../fixtures/company-world.ts'
import { bytesOf, documentsPage, downloadedBy } from '../fixtures/documents-page.ts'
import { importPage } from '../fixtures/import-page.ts'
import { papersOf } from '../fixtures/papers.ts'
import { AID_ROLE, responsiblePage } from '../fixtures/responsible-page.ts'
import { accountingExport, serialDay } from '../fixtures/staff-file.ts'
import { startGuide } from '../fixtures/start-guide.ts'
import { expect, test } from '../fixtures/test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

const STAFF = accountingExport(
  [
    ['Иванов Пётр Сергеевич', 'Директор'],
    ['Ёлкина Ия Петровна', 'Бухгалтер'],
  ].map(([name = '', position = '']) => [
    name,
    null,
    'Администрация',
    position,
    serialDay('1985-04-12'),
    serialDay('2020-02-03'),
    null,
    null,
    null,
  ]),
)

async function fillInCompany(page: Page): Promise<void> {
  const card = companyCard(page)
  await expect(card.field('ИНН')).toBeFocused()
  await card.field('ИНН').fill('7707083893')
  await page.keyboard.press('Enter')
  await expect(card.field('Краткое наименование')).toHaveValue('ПАО Сбербанк')
  await fillTheRest(page)
  await card.button('Сохранить').click()
  await expect(card.read('Краткое наименование')).toHaveText('ПАО Сбербанк')
  await expectFocusKept(page)
}

/** The control that had the focus may be gone; whoever works by keyboard is not thrown back to the page's beginning. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toHaveCount(1)
}

async function loadStaff(page: Page): Promise<void> {
  const load = importPage(page)
  await load.choose('Сотрудники.xlsx', STAFF)
  await load.button('Загрузить 2 работников').click()
  await expect(page.getByText('Работники загружены.')).toBeVisible()
}

async function appointOne(page: Page): Promise<void> {
  const responsible = responsiblePage(page)
  await responsible
    .row(AID_ROLE)
    .getByRole('button', { name: /Назначить/ })
    .click()
  await responsible.choose('Иванов')
  await responsible.orderless.check()
  await responsible.dialog.getByRole('button', { name: 'Назначить', exact: true }).click()
  await expect(responsible.dialog.getByRole('heading')).toHaveText('Ответственный назначен')
  await responsible.dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(responsible.row(AID_ROLE)).toContainText('Иванов')
  await expectFocusKept(page)
}

/** In the browser that has known the company without any staff. */
async function expectPersonAskedFirst(page: Page): Promise<void> {
  await startGuide(page).action('Дальше: Ответственные').click()
  const responsible = responsiblePage(page)
  await responsible.button(`Назначить: ${AID_ROLE}`).click()
  await expect(responsible.employee).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(responsible.dialog).toBeHidden()
}

async function takeNorms(page: Page): Promise<void> {
  // The page before it, whose buttons accept too, stays while this one loads.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обязанности по нормам')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Принять/ })
    .first()
    .click()
  // The line of the first steps speaks of what is taken, too.
  await expect(page.getByRole('status').filter({ hasText: /Принят\S*\s\d+\sобязанност/ })).toBeVisible()
  await expectFocusKept(page)
}

async function downloadKit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Комплект для вашей организации' }).click()
  const dialog = documentsPage(page).dialog('Комплект для вашей организации')
  const take = dialog.getByRole('button', { name: /^Скачать/ })
  await expect(take).toBeInViewport()
  const count = /В комплекте (\d+)/.exec((await dialog.innerText()).replaceAll('\u00a0', ' '))?.[1]
  const file = await downloadedBy(page, () => take.click())
  await expect(dialog.getByRole('status')).toContainText(new RegExp(`Готово: ${count}\\sдокумент`))
  const papers = papersOf(await bytesOf(file)).filter(({ path }) => path.endsWith('.docx'))
  // One more names what is in the kit.
  expect(papers).toHaveLength(Number(count) + 1)
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
}

/** The same user in another browser. */
async function elsewhere(browser: Browser, user: User): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, user)
  await page.goto('/notifications')
  return page
}

test('от регистрации до первого комплекта: шесть шагов, оставленных и продолженных', async ({
  page,
  request,
  browser,
}, { workerIndex }) => {
  test.slow()
  const user = await registeredUser(request, freshEmail(workerIndex))
  const start = startGuide(page)
  await page.goto('/Login')
  await page.getByLabel('E-mail').fill(user.email)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()

  await expect(start.guide).toContainText('сделано 0 из 6')
  await expect(start.current).toContainText('Организация')
  await expect(start.step('Ответственные').getByRole('link')).toHaveCount(0)
  await start.guide.getByRole('link', { name: 'Заполнить по ИНН' }).click()
  await expect(start.line).toContainText('Шаг 1 из 6')
  await fillInCompany(page)
  await expect(start.line).toContainText('сведения записаны')
  await expect(start.action('Дальше: Работники')).toBeInViewport()
  await start.action('Дальше: Работники').click()

  await expect(page).toHaveURL('/employees/import')
  await expect(start.line).toContainText('работников ещё нет')
  await loadStaff(page)
  await expect(start.line).toContainText('2 работника')
  await expectPersonAskedFirst(page)

  // Left here, gone on with in another browser.
  const other = await elsewhere(browser, user)
  const there = startGuide(other)
  await expect(there.guide).toContainText('сделано 2 из 6')
  await expect(there.current).toContainText('Ответственные')
  await there.guide.getByRole('link', { name: 'Назначить' }).click()
  await appointOne(other)
  await expect(there.line).toContainText('назначено 1 из 14')
  await there.line.getByRole('button', { name: 'Отложить' }).click()
  await expect(other).toHaveURL('/company/list/interview')
  await expect(there.line).toContainText(/отвечено \d+ из/)
  await there.line.getByRole('button', { name: 'Отложить' }).click()
  await expect(other).toHaveURL('/employees/norms')
  await expect(there.line).toContainText('приняты у 0 из 2 работников')
  await takeNorms(other)
  await expect(there.line).toContainText('приняты у 2 из 2 работников')
  await there.line.getByRole('button', { name: 'Скрыть', exact: true }).click()
  await expect(there.line).toHaveCount(0)
  await other.close()

  // Hidden here too, and brought back.
  await page.goto('/notifications')
  await expect(start.guide).toHaveCount(0)
  await page.getByRole('button', { name: 'Начало работы' }).click()
  await expect(start.guide).toContainText('сделано 3 из 6')
  await expect(start.step('Ответственные')).toContainText('отложено')
  await expect(start.current).toContainText('Первый комплект')
  await start.guide.getByRole('link', { name: 'Составить комплект' }).click()
  await downloadKit(page)
  await expect(start.line).toContainText('комплект скачан')
  await start.action('Дальше: Ответственные').click()
  await expect(page).toHaveURL('/settings/responsible')
  await expect(start.line).toContainText('назначено 1 из 14')

  const accessToken = (await storedToken(page, 'access_token')) ?? ''
  const headers = { authorization: `Bearer ${accessToken}` }
  const [company] = await get(request, 'GET /api/companies', { accessToken })
  const path = `/api/responsibilities?companyId=${company?.id}`
  const groups = await get(request, 'GET /api/responsibilities', { accessToken }, path)
  const roles = groups.flatMap((group) => group.roles)
  const employeeId = roles.find((role) => role.employeeId !== null)?.employeeId
  for (const { roleId } of roles.filter((role) => role.employeeId === null)) {
    const body = { companyId: company?.id, employeeId, responsibilityRoleDefinitionId: roleId }
    await request.post('/api/responsibilities', { headers, data: { ...body, orderLink: 'Не требуется' } })
  }
  await answerInterview(request, accessToken, { companyId: company?.id ?? 0, employeeId: employeeId ?? 0 })
  // Told by the stream of events: this page has not been loaded anew.
  await expect(start.line).toContainText('Все шесть шагов сделаны')
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 2, name: 'Уведомления', exact: true })).toBeVisible()
  await expect(start.guide).toHaveCount(0)
  await page.goto('/settings/account')
  await expect(page.getByRole('region', { name: 'Начало работы' })).toContainText(
    'Первые шесть шагов сделаны.',
  )
})

test('начало работы на телефоне: шаги видны целиком, страница не шире экрана', async ({
  newcomer: { page },
}) => {
  await page.setViewportSize(PHONE)
  const start = startGuide(page)
  await page.goto('/notifications')
  await expect(start.guide.getByRole('listitem')).toHaveCount(6)
  await expectNoSidewaysScroll(page, 'начало работы')
  await start.guide.getByRole('link', { name: 'Заполнить по ИНН' }).click()
  await expect(start.line).toContainText('Шаг 1 из 6')
  await expectNoSidewaysScroll(page, 'шаг 1')
})

test('начало работы без мыши: к шагу и обратно', async ({ newcomer: { page } }) => {
  const start = startGuide(page)
  await page.goto('/notifications')
  await start.guide.getByRole('link', { name: 'Заполнить по ИНН' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings/company#form')
  await start.line.getByRole('link', { name: 'Все шаги' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/notifications')
  await expect(start.current).toContainText('Организация')
})

test('полоса первых шагов приходит на место, которое ей оставлено: первая строка списка не сдвигается', async ({
  owner: { page, user, company },
  request,
}) => {
  await employeeOf(request, user, company, {
    lastName: 'Абрамов',
    firstName: 'Пётр',
    fatherName: 'Петрович',
    sex: 'm',
  })
  await request.patch('/api/start', {
    data: { companyId: company.id, isHidden: false },
    headers: { authorization: `Bearer ${user.accessToken}` },
  })
  const { line, guide } = startGuide(page)
  const row = page.getByRole('row').filter({ hasText: 'Абрамов' })
  await page.goto('/notifications')
  await expect(guide).toBeVisible()
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height })
    await page.goto('/employees/main')
    await expect(line, 'такой она была на этом экране').toBeVisible()
    const held: Route[] = []
    await page.route('**/api/start?*', (route) => void held.push(route))
    await page.reload()
    await expect(row).toBeVisible()
    await expect(line).toHaveCount(0)
    const before = await row.boundingBox()
    for (const route of held) await route.continue()
    await page.unroute('**/api/start?*')
    await expect(line).toBeVisible()
    expect((await row.boundingBox())?.y, `${width}`).toBe(before?.y)
  }
})
