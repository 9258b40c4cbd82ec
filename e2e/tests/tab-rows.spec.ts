import type { APIRequestContext, Page } from '@playwright/test'
import { untilAllThere } from '../fixtures/all-there.ts'
import { type Company, confirmEmail, post, type User } from '../fixtures/company-world.ts'
import { goOn } from '../fixtures/go-on.ts'
import { incidentOf, workshopOf } from '../fixtures/incidents.ts'
import { ALL_SECTIONS, eventOf, instructionOf } from '../fixtures/records.ts'
import { firstScreen, LONG, ROW_MAX, SCREENS } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/test.ts'

/** A name of two lines, its note, and what tells rows apart with a button to mark. */
const PHONE_ROW_MAX = 110

/** Fewer rows than a screen holds: their heights are what is asked. */
test('строки вкладок работника, плательщиков и статистики не выше двух строк текста', async ({
  owner: { page, user, company },
  request,
}) => {
  test.slow()
  const tabs = await fillPerson(request, user, company)
  for (const { width, height } of SCREENS) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height })
      for (const address of [...tabs, '/settings/billing', '/notifications/incident-statistics']) {
        await goOn(page, address)
        await untilAllThere(page)
        await expect(page.locator('main table tbody tr').first(), address).toBeVisible()
        const { heights, sideways } = await rowHeights(page)
        const isOfNumbers = address.endsWith('statistics')
        if (width === 1440)
          expect.soft(Math.max(...heights), `${address}: высота строки`).toBeLessThanOrEqual(ROW_MAX)
        else if (!isOfNumbers)
          expect.soft(Math.max(...heights), `${address}: строка`).toBeLessThanOrEqual(PHONE_ROW_MAX)
        expect.soft(sideways, `${address}: шире экрана`).toBeLessThanOrEqual(0)
      }
    })
  }
})

const BRIEFED = ['introductory', 'initial', 'targeted', 'fire-introductory', 'fire-initial', 'fire-targeted']

test('на телефоне кнопки вкладки работника сложены, строки ближе; у пустой вкладки — на виду', async ({
  owner: { page, user, company },
  request,
}) => {
  const { victim } = await workshopOf(request, user, company)
  const done = { date: '2025-10-24', instructor: 'Черных Т. П., специалист по охране труда' }
  for (const kind of BRIEFED)
    await eventOf(request, user, victim, { section: 'briefing', kind, periodicity: 'разово', ...done })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/employees/:${victim.id}/briefings`)
  const main = page.getByRole('main')
  await expect(main.locator('table tbody tr').first()).toBeVisible()
  await expect(main.locator('table tbody tr')).toHaveCount(BRIEFED.length)
  expect((await firstScreen(page)).rows, 'строк на первом экране').toBeGreaterThanOrEqual(5)
  const sheet = main.locator('h2').locator('..')
  const { height } = (await sheet.boundingBox()) ?? { height: Number.POSITIVE_INFINITY }
  expect(height, 'название и «⋯» в одной строке').toBeLessThanOrEqual(ROW_MAX)
  const norms = main.getByRole('button', { name: 'Что требуют нормы' })
  await expect(norms).toBeHidden()
  await sheet.getByRole('button', { name: 'Действия', exact: true }).click()
  await norms.click()
  const dialog = page.getByRole('dialog', { name: 'Что требуют нормы' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(norms).toBeFocused()

  await page.goto(`/employees/:${victim.id}/sout`)
  await expect(main.getByRole('button', { name: 'Заполнить по нормам' })).toBeVisible()
})

const PERSON_TABS = ['briefings', 'instructions', 'training', 'medical-examinations', 'ppe', 'sout', 'risk']

/** Somebody with long records, a payer and an incident: what is known beside the columns is cut. Answers with the tabs. */
async function fillPerson(request: APIRequestContext, user: User, company: Company): Promise<string[]> {
  await confirmEmail(request, user)
  const { victim } = await workshopOf(request, user, company)
  for (const section of ALL_SECTIONS) await eventOf(request, user, victim, { section })
  await eventOf(request, user, victim, {
    section: 'briefing',
    kind: 'targeted',
    periodicity: 'разово',
    instructor: LONG,
    localActs: LONG,
  })
  await eventOf(request, user, victim, { section: 'ppe', ppe: LONG, quantity: 2, unit: 'пара', model: LONG })
  await instructionOf(request, user, victim, { name: LONG })
  await incidentOf(request, user, company, victim)
  const payer = { type: 'this-company', data: { emailForInvoices: 'buhgalteriya@severny.example' } }
  await post(request, 'POST /api/payers', { companyId: company.id, ...payer }, user.accessToken)
  return PERSON_TABS.map((tab) => `/employees/:${victim.id}/${tab}`)
}

function rowHeights(page: Page) {
  return page.evaluate(() => ({
    heights: [...(document.querySelector('main table')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      Math.round(row.getBoundingClientRect().height),
    ),
    sideways: document.documentElement.scrollWidth - innerWidth,
  }))
}
