import type { APIRequestContext, Page } from '@playwright/test'
import { untilAllThere } from '../fixtures/all-there.ts'
import {
  type Company,
  departmentOf,
  employeeOf,
  positionOf,
  post,
  type User,
} from '../fixtures/company-world.ts'
import { ALL_SECTIONS, eventOf } from '../fixtures/records.ts'
import { expect, test } from '../fixtures/test.ts'

const PEOPLE = 14
/** At least so many rows of a list are on its first screen. */
const SCREENS = [
  { width: 1440, height: 900, rows: 12 },
  { width: 390, height: 844, rows: 5 },
] as const
/** From the edge of the sheet to the heads of the table, in CSS pixels. */
const BAND_MAX = 150
const ROW_MAX = 44

const LISTS = [
  ['работники', '/employees/main'],
  ['инструктажи', '/employees/briefings'],
  ['обучение', '/employees/training'],
  ['медосмотры', '/employees/medical-examinations'],
  ['СИЗ', '/employees/ppe'],
  ['СОУТ', '/employees/sout'],
  ['риски', '/employees/risks'],
  ['сроки инструктажей', '/notifications/briefings'],
  ['документы', '/company/list/main'],
  ['оборудование', '/company/list/things'],
] as const

for (const { width, height, rows } of SCREENS) {
  test(`на первом экране ${width}×${height} не меньше ${rows} строк каждого списка`, async ({
    owner: { page, user, company },
    request,
  }) => {
    await fillLists(request, user, company)
    await page.setViewportSize({ width, height })
    for (const [name, address] of LISTS) {
      await page.goto(address)
      await untilAllThere(page)
      await expect(page.locator('main table tbody tr').first(), name).toBeVisible()
      const screen = await firstScreen(page)
      expect(screen.rows, `${name}: строк`).toBeGreaterThanOrEqual(rows)
      expect(screen.sideways, `${name}: шире экрана`).toBeLessThanOrEqual(0)
      if (width === 1440) {
        expect(screen.band, `${name}: полоса над строками`).toBeLessThanOrEqual(BAND_MAX)
        expect(screen.tallest, `${name}: высота строки`).toBeLessThanOrEqual(ROW_MAX)
      }
    }
  })
}

/** Enough of everything to fill a screen. */
async function fillLists(request: APIRequestContext, user: User, company: Company): Promise<void> {
  const { id } = await departmentOf(request, user, company, 'Механический цех № 1')
  const positionId = await positionOf(request, user, 'Токарь')
  for (let number = 1; number <= PEOPLE; number += 1) {
    const employee = await employeeOf(request, user, company, {
      lastName: 'Заболоцкая-Мирная',
      firstName: 'Валерия',
      fatherName: 'Константиновна',
      sex: 'f',
      employeeGroupId: id,
      positionId,
    })
    await Promise.all(ALL_SECTIONS.map((section) => eventOf(request, user, employee, { section })))
    const thing = {
      kind: 'ladder',
      name: `Лестница приставная № ${number}`,
      inventoryNumber: `0000${number}`,
    }
    await post(request, 'POST /api/things', { companyId: company.id, ...thing }, user.accessToken)
  }
}

function firstScreen(page: Page) {
  return page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const below = [
      ...document.querySelectorAll('[aria-label="Выбранные строки"], nav[aria-label="Основные разделы"]'),
    ]
      .map((one) => boxOf(one))
      .filter(({ height, top }) => height > 0 && top > innerHeight / 2)
    const bottom = Math.min(innerHeight, ...below.map(({ top }) => top))
    const rows = [...document.querySelectorAll('main table tbody tr')]
      .filter((row) => row.querySelector('th[scope=rowgroup]') === null)
      .map((row) => boxOf(row))
      .filter((box) => box.height > 0)
    const whole = rows.filter((box) => box.bottom <= bottom + 1)
    const table = document.querySelector('main table')
    const sheet = document.querySelector('main [data-list]')?.parentElement
    return {
      rows: whole.length,
      tallest: Math.max(...whole.map((box) => Math.round(box.height))),
      band: (table ? boxOf(table).top : 0) - (sheet ? boxOf(sheet).top : 0),
      sideways: document.documentElement.scrollWidth - innerWidth,
    }
  })
}
