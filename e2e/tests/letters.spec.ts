import type { BrowserContext, Page } from '@playwright/test'
import { expectPageAccessible } from '../fixtures/audit.ts'
import {
  companyOf,
  confirmEmail,
  employeeOf,
  freshEmail,
  registeredUser,
  signIn,
} from '../fixtures/company-world.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { linkIn, newestLetter } from '../fixtures/letters.ts'
import { type OwnServers, startOwnServers } from '../fixtures/own-server.ts'
import { eventOf } from '../fixtures/records.ts'
import { expect, testInNewWindow as test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const CHERNYKH = { lastName: 'Черных', firstName: 'Любовь', fatherName: 'Ильинична', sex: 'f' } as const
/** A briefing that is overdue whatever the day of the test. */
const OVERDUE = { section: 'briefing', date: '2024-02-05' } as const
const PHONE = { width: 390, height: 844 }

async function letterTo(email: string): Promise<string> {
  await expect
    .poll(() => newestLetter(email), { message: `письмо для ${email}`, timeout: 20_000 })
    .not.toBeNull()
  return newestLetter(email) ?? ''
}

/** The phone of somebody who has no account. */
async function opened(context: BrowserContext | null, link: string): Promise<Page> {
  const page = await context?.newPage()
  if (page === undefined) throw new Error('Страница не открылась')
  await page.setViewportSize(PHONE)
  await page.goto(link)
  return page
}

test('руководителя указывают карандашом; список отдела он открывает с телефона без пароля, пока ссылку не отозвали', async ({
  owner: { page, user, company },
  request,
  browser,
}, { workerIndex }) => {
  const email = freshEmail(workerIndex)
  await confirmEmail(request, user)
  await employeeOf(request, user, company, { ...CHERNYKH, workEmail: email })
  await eventOf(request, user, await employeeOf(request, user, company, IVANOV), OVERDUE)
  const list = employeesList(page)
  await list.open()
  await list.department('Администрация').getByRole('button', { name: 'Изменить отдел' }).click()
  const head = page.getByRole('combobox', { name: 'Руководитель' })
  await head.fill('черн')
  await page.getByRole('option', { name: 'Черных Любовь Ильинична' }).click()
  await list.button('Сохранить').click()
  await expect(list.department('Администрация')).toContainText('руководитель: Черных Л.')

  await page.goto('/settings/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Аккаунт' })).toBeVisible()
  await page.getByRole('button', { name: 'Отправить список сейчас: Администрация' }).click()
  await expect(page.getByText(`Отправлено на ${email}.`)).toBeVisible()
  const letter = await letterTo(email)
  expect(letter).not.toContain('Иванов')
  await expectPageAccessible(page, 'аккаунт')

  const phone = await browser.newContext()
  const shared = await opened(phone, linkIn(letter))
  await expect(shared.getByRole('heading', { level: 1 })).toContainText('Отдел «Администрация»')
  await expect(shared.getByRole('list', { name: 'Работники' })).toContainText('Иванов Пётр Сергеевич')
  await expect(shared.getByRole('list', { name: 'Работники' })).toContainText('просрочено')
  await expectPageAccessible(shared, 'список отдела')

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText(/Ссылка действует до/)).toBeVisible()
  await page.getByRole('button', { name: 'Отозвать ссылку: Администрация' }).click()
  await expect(page.getByText(/Ссылка действует до/)).toHaveCount(0)
  await shared.reload()
  await expect(shared.getByRole('heading', { level: 1, name: 'Ссылка не действует' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('отправлено')
  await phone.close()
})

test('сводка «сейчас» приходит на почту; по ссылке из неё отказываются и возвращают', async ({
  owner: { page, user, company },
  request,
  browser,
}) => {
  await eventOf(request, user, await employeeOf(request, user, company, IVANOV), OVERDUE)
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Прислать сейчас' }).click()
  await expect(page.getByText(`Сводка на сейчас отправлена на ${user.email}.`)).toBeVisible()
  const letter = (await letterTo(user.email)).replaceAll('\u00a0', ' ')
  expect(letter).toContain('Иванов Пётр Сергеевич (Администрация)')
  const link = /https?:\/\/\S+\/unsubscribe\/[\w-]+/.exec(letter)?.[0] ?? ''

  const phone = await browser.newContext()
  const refusal = await opened(phone, link)
  await expect(refusal.getByRole('heading', { level: 1, name: 'Отказаться от писем?' })).toBeVisible()
  await expectPageAccessible(refusal, 'отказ от писем')
  await refusal.getByRole('button', { name: 'Отказаться от писем' }).click()
  await expect(refusal.getByRole('heading', { level: 1, name: 'Писем больше не будет' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'не присылать' })).toBeChecked()
  await refusal.getByRole('button', { name: 'Получать снова' }).click()
  await expect(refusal.getByRole('heading', { level: 1, name: 'Отказаться от писем?' })).toBeVisible()
  await phone.close()
})

test.describe('часы движутся', () => {
  let servers: OwnServers
  test.beforeAll(async () => {
    // Monday, an hour before the letters.
    servers = await startOwnServers(1, '2027-03-01T05:00:00.000Z')
  })
  test.afterAll(() => servers?.stop())

  test('неделя за неделей: по понедельникам в девять, каждое письмо одно', async ({ page }) => {
    test.slow()
    const [url = ''] = servers.urls
    const [request] = servers.requests
    if (request === undefined) throw new Error('the server of the test is not there')
    const user = await registeredUser(request, 'weeks@letters.example')
    const company = await companyOf(request, user)
    await eventOf(request, user, await employeeOf(request, user, company, IVANOV), OVERDUE)
    await signIn(page, user)
    const rows = page.getByRole('row', { name: /Сводка сроков/ })
    const expected = { '02': 1, '05': 1, '08': 2, '09': 2 }
    for (const [day, count] of Object.entries(expected)) {
      servers.setClock(`2027-03-${day}T06:00:05.000Z`)
      servers.admin('letters')
      servers.admin('letters')
      await expect(async () => {
        await page.goto(`${url}/settings/account`)
        await expect(rows).toHaveCount(count, { timeout: 3_000 })
        await expect(rows.getByText('отправлено')).toHaveCount(count, { timeout: 3_000 })
      }).toPass({ timeout: 30_000 })
    }
  })
})
