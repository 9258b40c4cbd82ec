import type { RouteKey } from '@ot/contract'
import type { APIRequestContext, Page } from '@playwright/test'
import { untilAllThere } from '../fixtures/all-there.ts'
import {
  type Company,
  confirmEmail,
  departmentOf,
  employeeOf,
  positionOf,
  post,
  type User,
} from '../fixtures/company-world.ts'
import { documentOf } from '../fixtures/dispatches-page.ts'
import { today } from '../fixtures/documents-page.ts'
import { goOn } from '../fixtures/go-on.ts'
import { incidentOf, workshopOf } from '../fixtures/incidents.ts'
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
      await goOn(page, address)
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

/** These have filters and notes of their own: what they have in common with the others is the room for rows. */
test('на первом экране 1440×900 не меньше 12 строк журнала, рабочих мест, отправок, внепланового и зарегистрированных', async ({
  owner: { page, user, company },
  request,
}) => {
  await fillRegisters(request, user, company)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [name, address] of REGISTERS) {
    await goOn(page, address)
    await untilAllThere(page)
    await expect(page.locator('main table tbody tr').nth(11), name).toBeVisible()
    const screen = await firstScreen(page)
    expect(screen.rows, `${name}: строк`).toBeGreaterThanOrEqual(12)
    expect(screen.sideways, `${name}: шире экрана`).toBeLessThanOrEqual(0)
    expect(screen.band, `${name}: полоса над строками`).toBeLessThanOrEqual(BAND_MAX)
  }
})

test('на первом экране телефона не меньше 5 происшествий', async ({
  owner: { page, user, company },
  request,
}) => {
  const { victim } = await workshopOf(request, user, company)
  for (let number = 1; number <= 6; number += 1) await incidentOf(request, user, company, victim)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/notifications/incidents')
  await untilAllThere(page)
  await expect(page.locator('main table tbody tr')).toHaveCount(6)
  const screen = await firstScreen(page)
  expect(screen.rows).toBeGreaterThanOrEqual(5)
  expect(screen.sideways).toBeLessThanOrEqual(0)
})

const REGISTERS = [
  ['журнал изменений', '/settings/log'],
  ['рабочие места', '/employees/workplaces'],
  ['отправка документов', '/company/list/registry'],
  ['внеплановые мероприятия', '/employees/unscheduled'],
  ['зарегистрированные документы', '/company/list/main?group=registered'],
] as const

async function fillRegisters(request: APIRequestContext, user: User, company: Company): Promise<void> {
  const companyId = company.id
  const send = (call: RouteKey, body: object) => post(request, call, body, user.accessToken)
  await confirmEmail(request, user)
  await workshopOf(request, user, company)
  const day = today().iso
  for (let number = 1; number <= PEOPLE; number += 1) {
    await send('POST /api/workplaces', { companyId, number: String(number), name: 'Токарь по металлу' })
    const ground = `Приказ № ${number}: новый станок`
    await send('POST /api/unscheduled', {
      companyId,
      cause: 'process',
      happenedOn: day,
      ground,
      asked: [{ kind: 'briefing', due: day }],
    })
    const { id } = await documentOf(request, user, company)
    const recipients = [{ email: `chitatel-${number}@example.test`, fullName: 'Читатель' }]
    await send('POST /api/dispatches', { companyId, documentIds: [id], recipients })
  }
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
