import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectPageAccessible } from '../fixtures/audit.ts'
import {
  companyOf,
  confirmEmail,
  departmentOf,
  employeeOf,
  get,
  PASSWORD,
  post,
  registeredUser,
  signIn,
  type User,
} from '../fixtures/company-world.ts'
import { bytesOf, documentsPage, downloadedBy, ORDER_ON_RESPONSIBLE } from '../fixtures/documents-page.ts'
import { pickInEveryList } from '../fixtures/drop-lists.ts'
import { type OwnServers, startOwnServers } from '../fixtures/own-server.ts'
import { paperText } from '../fixtures/papers.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'default' })

/** Nine in the morning in Moscow. */
const morning = (day: string) => `${day}T06:00:00.000Z`
const PERSON = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
/** Nobody's requisites that pass the checksums. */
const SELLER = {
  name: 'ООО «Продавец доступа»',
  inn: '0012034565',
  kpp: '001201001',
  address: 'г. Тула, ул. Примерная, 1',
  bank: 'ПРИМЕРНЫЙ БАНК',
  bik: '040000225',
  settlementAccount: '40702810200000000001',
  correspondentAccount: '30101810300000000225',
  director: 'Образцова А.А.',
  vatRate: '22',
}

let servers: OwnServers
let folder = ''
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'otdel-seller-'))
  const file = join(folder, 'seller.json')
  writeFileSync(file, JSON.stringify(SELLER))
  servers = await startOwnServers(1, morning('2027-03-01'), { SELLER_FILE: file })
})
test.afterAll(async () => {
  await servers?.stop()
  if (folder !== '') rmSync(folder, { recursive: true })
})

function parts(): { url: string; request: APIRequestContext } {
  const [url = ''] = servers.urls
  const [request] = servers.requests
  if (request === undefined) throw new Error('the server of the test is not there')
  return { url, request }
}

/** Signed in on this day: tokens of an earlier one may have run out. */
async function onDay(
  browser: Browser,
  day: string,
  { email }: Pick<User, 'email'>,
): Promise<{ page: Page; user: User }> {
  servers.setClock(morning(day))
  const tokens = await post(parts().request, 'POST /api/login', { email, password: PASSWORD }, null)
  const page = await (await browser.newContext()).newPage()
  const user = { email, ...tokens }
  await signIn(page, user)
  return { page, user }
}

async function newOwner(email: string, day = '2027-03-01') {
  servers.setClock(morning(day))
  const { request } = parts()
  const user = await registeredUser(request, email)
  await confirmEmail(request, user, servers.mailDir)
  return { user, company: await companyOf(request, user) }
}

const ending = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Продлить' }) })

/** An invoice ordered on the page; its number. */
async function ordered(page: Page, tariff: string, term: string): Promise<string> {
  await page.getByRole('button', { name: 'Выбрать тариф и срок' }).click()
  const dialog = page.getByRole('dialog', { name: 'Тариф и срок' })
  await choose(page, 'Тариф', tariff)
  await choose(page, 'Срок', term)
  await dialog.getByRole('button', { name: 'Выставить счёт' }).click()
  const outcome = dialog.getByRole('status').filter({ hasText: 'выставлен' })
  const said = await outcome.textContent()
  await dialog.getByRole('button', { name: 'Закрыть', exact: true }).last().click()
  return /Счёт № (\d+)/.exec(said?.replaceAll('\u00a0', ' ') ?? '')?.[1] ?? ''
}

/** A list that a page still loading has closed is opened again. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('combobox', { name: label, exact: true }).click({ timeout: 2_000 })
    await page.getByRole('option', { name, exact: true }).click({ timeout: 2_000 })
  }).toPass()
}

async function addPayer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Добавить плательщика' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый плательщик' })
  await dialog.getByRole('textbox', { name: 'E-mail для счетов' }).fill('buh@billing.example')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toBeHidden()
}

test('бесплатные дни: за неделю об их конце говорит каждая страница, потом останавливаются только новые документы', async ({
  browser,
}) => {
  const { url, request } = parts()
  const owner = await newOwner('trial@billing.example')
  await employeeOf(request, owner.user, owner.company, PERSON)
  const told: Record<string, string | null> = {}
  for (const day of ['2027-03-01', '2027-03-08', '2027-03-14', '2027-03-15', '2027-03-16']) {
    const { page } = await onDay(browser, day, owner.user)
    await page.goto(`${url}/employees/main`)
    await expect(page.getByRole('link', { name: 'Иванов Пётр Сергеевич' })).toBeVisible()
    if (day > '2027-03-01') await expect(ending(page)).toBeVisible()
    const line = (await ending(page).count()) === 0 ? null : await ending(page).textContent()
    told[day] = line?.replaceAll('\u00a0', ' ') ?? null
    await page.context().close()
  }
  expect(told).toEqual({
    '2027-03-01': null,
    '2027-03-08': 'До конца бесплатного периода 7 дней: последний — 15.03.2027. Продлить',
    '2027-03-14': 'До конца бесплатного периода 1 день: последний — 15.03.2027. Продлить',
    '2027-03-15': 'Сегодня последний день бесплатного периода. Продлить',
    '2027-03-16':
      'Подписка закончилась 15.03.2027. Всё записанное доступно для чтения и выгрузки, новые документы не формируются. Продлить',
  })

  const { page, user } = await onDay(browser, '2027-03-16', owner.user)
  const documents = documentsPage(page)
  await documents.open(`${url}/company/list/main`)
  await page.getByRole('searchbox').first().fill('назначении ответственного за охрану труда')
  await documents.action(ORDER_ON_RESPONSIBLE, 'Скачать').click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Срок подписки закончился' })
  await expect(refusal).toBeVisible()
  await refusal.getByRole('link', { name: '«Тариф и оплата»' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Тариф и оплата' })).toBeVisible()
  await expect(page.getByText('закончился 15.03.2027', { exact: true })).toBeVisible()

  const headers = { authorization: `Bearer ${user.accessToken}` }
  const reading = await request.get(`/api/employees/export?companyId=${owner.company.id}`, { headers })
  expect(reading.status()).toBe(200)
  await employeeOf(request, user, owner.company, { ...PERSON, firstName: 'Павел' })
})

test('счёт с кодом для банка, оплата, продление до конца срока, акт после него', async ({ browser }) => {
  test.slow()
  const { url } = parts()
  const owner = await newOwner('paying@billing.example', '2027-03-03')
  const { page } = await onDay(browser, '2027-03-03', owner.user)
  await page.goto(`${url}/settings/billing`)
  await addPayer(page)
  const number = await ordered(page, 'Стандартный', '3 месяца')
  const row = page.getByRole('row').filter({ hasText: `№ ${number}` })
  await expect(row).toContainText('ждёт оплаты')
  const invoice = await downloadedBy(page, () => row.getByRole('button', { name: 'Счёт в Word' }).click())
  expect(invoice.suggestedFilename()).toBe(`Счёт № ${number} от 03.03.2027.docx`)
  const text = paperText(await bytesOf(invoice))
  for (const part of [
    `Счёт на оплату № ${number} от 3 марта 2027 г.`,
    'ООО «Продавец доступа», ИНН 0012034565',
    '«Северный ветер», ИНН 7707083893',
    'тариф «Стандартный», 3 месяца',
    'В том числе НДС 22 %:',
    'Девять тысяч рублей 00 копеек',
  ]) {
    expect(text).toContain(part)
  }
  await expectPageAccessible(page, 'тариф и оплата')

  expect(servers.admin('invoice', 'list')).toContain(`№ ${number}/2027 от 03.03.2027 · ждёт оплаты`)
  expect(servers.admin('invoice', 'paid', number)).toContain('Оплаченный период: 18.03.2027 — 17.06.2027')
  await expect(row, 'оплата видна без перезагрузки').toContainText('оплачен')
  await expect(page.getByText('до 17.06.2027', { exact: false }).first()).toBeVisible()

  const later = await onDay(browser, '2027-06-15', owner.user)
  await later.page.goto(`${url}/settings/billing`)
  await expect(ending(later.page)).toContainText('До конца подписки')
  const second = await ordered(later.page, 'Стандартный', '6 месяцев')
  expect(servers.admin('invoice', 'paid', second)).toContain('18.06.2027 — 17.12.2027')
  await expect(ending(later.page)).toHaveCount(0)

  const after = await onDay(browser, '2027-06-18', owner.user)
  expect(servers.admin('invoice', 'acts')).toContain('Выдано актов: 1')
  await after.page.goto(`${url}/settings/billing`)
  const closed = after.page.getByRole('row').filter({ hasText: '3 месяца' })
  const act = await downloadedBy(after.page, () =>
    closed.getByRole('button', { name: /^Акт № 1 в Word$/ }).click(),
  )
  expect(act.suggestedFilename()).toBe('Акт № 1 от 17.06.2027.docx')
  expect(paperText(await bytesOf(act))).toContain('с 18.03.2027 по 17.06.2027')
  await expect(
    after.page.getByRole('row').filter({ hasText: '6 месяцев' }).getByRole('button', { name: /Акт/ }),
  ).toHaveCount(0)
})

test('на меньший тариф — только когда помещаются работники; за его пределом отказ говорит, что делать', async ({
  browser,
}) => {
  test.slow()
  const { url, request } = parts()
  const owner = await newOwner('downgrade@billing.example', '2027-03-03')
  const { id: employeeGroupId } = await departmentOf(request, owner.user, owner.company, 'Склад')
  const people = Array.from({ length: 51 }, (_, index) => index)
  const hired: number[] = []
  for (const index of people) {
    const firstName = `Пётр-${'абвгдежзик'.charAt(index % 10)}${'лмнопр'.charAt(Math.floor(index / 10))}`
    const person = { ...PERSON, firstName, employeeGroupId }
    hired.push((await employeeOf(request, owner.user, owner.company, person)).id)
  }
  const { page, user } = await onDay(browser, '2027-03-04', owner.user)
  await page.goto(`${url}/settings/billing`)
  await addPayer(page)
  await page.getByRole('button', { name: 'Выбрать тариф и срок' }).click()
  expect(await pickInEveryList(page, 'Тариф и срок'), 'есть из чего выбрать').toBeGreaterThan(0)
  await choose(page, 'Тариф', 'Базовый')
  const dialog = page.getByRole('dialog', { name: 'Тариф и срок' })
  await expect(dialog).toContainText('Работников в организации: 51, а тариф «Базовый» рассчитан на 50')
  await expect(dialog.getByRole('button', { name: 'Выставить счёт' })).toBeDisabled()
  await page.keyboard.press('Escape')

  const headers = { authorization: `Bearer ${user.accessToken}` }
  const dismissal = { headers, data: { dismissedOn: '2027-03-04' } }
  expect((await request.post(`/api/employees/${hired[0]}/dismiss`, dismissal)).ok()).toBe(true)
  await page.reload()
  servers.admin('invoice', 'paid', await ordered(page, 'Базовый', '3 месяца'))

  const later = await onDay(browser, '2027-03-20', owner.user)
  await later.page.goto(`${url}/employees/new`)
  const full = later.page.getByRole('note').filter({ hasText: 'заняты все места' })
  await expect(full).toContainText('50 из 50')
  await expect(full.getByRole('link', { name: '«Тариф и оплата»' })).toHaveAttribute(
    'href',
    '/settings/billing',
  )
  const refused = await request.post(`/api/employees/${hired[0]}/restore`, {
    headers: { authorization: `Bearer ${later.user.accessToken}` },
  })
  expect(refused.status()).toBe(402)
  await later.page.goto(`${url}/employees/:${hired[0]}/main`)
  await later.page.getByRole('button', { name: 'Восстановить' }).click()
  await later.page.getByRole('dialog').getByRole('button', { name: 'Восстановить' }).click()
  await expect(later.page.getByRole('alert')).toContainText('Тариф «Базовый» рассчитан на 50 работников')
  const staff = await get(
    request,
    'GET /api/employees',
    later.user,
    `/api/employees?companyId=${owner.company.id}`,
  )
  expect(staff).toHaveLength(50)
})
