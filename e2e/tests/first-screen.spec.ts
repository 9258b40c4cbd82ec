import type { RouteKey } from '@ot/contract'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
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
import { microtraumaOf } from '../fixtures/microtraumas.ts'
import { ALL_SECTIONS, eventOf } from '../fixtures/records.ts'
import { firstScreen, LONG, ROW_MAX, SCREENS, tornHeads } from '../fixtures/screens.ts'
import { startGuide } from '../fixtures/start-guide.ts'
import { expect, test } from '../fixtures/test.ts'

const PEOPLE = 14
/** From the edge of the sheet to the heads of the table, in CSS pixels. */
const BAND_MAX = 150
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

test('на первом экране не меньше двенадцати строк каждого списка, на телефоне пяти; на 1024 полоса не выше 150 px, при 200 % рамка не стоит между строками', async ({
  owner: { page, user, company },
  request,
}) => {
  test.slow()
  await fillLists(request, user, company)
  for (const { width, height, rows } of SCREENS) {
    await test.step(`${width}×${height}: строк не меньше ${rows}`, async () => {
      await page.setViewportSize({ width, height })
      for (const [name, address] of LISTS) {
        await goOn(page, address)
        await untilAllThere(page)
        await expect(page.locator('main table tbody tr').first(), name).toBeVisible()
        const screen = await firstScreen(page)
        expect(screen.rows, `${name}: строк`).toBeGreaterThanOrEqual(rows)
        expect(screen.sideways, `${name}: шире экрана`).toBeLessThanOrEqual(0)
        expect(await tornHeads(page), `${name}: разорванные слова шапки`).toEqual([])
        if (width === 1440) {
          expect(screen.band, `${name}: полоса над строками`).toBeLessThanOrEqual(BAND_MAX)
          expect(screen.tallest, `${name}: высота строки`).toBeLessThanOrEqual(ROW_MAX)
        }
      }
    })
  }
  await test.step('на 1024 полоса над строками раздела и документов не выше 150 px, поиск в ней остаётся', () =>
    expectLowBand(page))
  await test.step('при 200 % шапка уходит, полоса выбора приходит с первой выбранной', () =>
    expectFrameGivesWay(page))
})

async function expectLowBand(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 900 })
  for (const [name, address] of LISTS) {
    await goOn(page, address)
    await untilAllThere(page)
    await expect(page.locator('main table tbody tr').first(), name).toBeVisible()
    const { band, sideways } = await firstScreen(page)
    expect.soft(band, `${name}: полоса над строками`).toBeLessThanOrEqual(BAND_MAX)
    expect.soft(sideways, `${name}: шире экрана`).toBeLessThanOrEqual(0)
    expect.soft(await tornHeads(page), `${name}: разорванные слова шапки`).toEqual([])
  }
  await goOn(page, '/notifications/briefings')
  await expect(page.getByRole('searchbox', { name: 'Поиск' })).toBeVisible()
  await page.getByRole('button', { name: 'Отбор' }).click()
  await page.getByLabel('Группировка').fill('По отделам')
  await page.getByRole('option', { name: 'По отделам' }).click()
  const groupHead = page.locator('tr', { has: page.locator('[scope=rowgroup]') }).first()
  await page.emulateMedia({ media: 'print' })
  await expect(groupHead, 'заголовок группы держится своих строк').toHaveCSS('break-after', 'avoid')
  await expect(page.getByRole('searchbox', { name: 'Поиск' }), 'на бумаге поля нет').toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

/** 1440 × 900 at 200 %. */
async function expectFrameGivesWay(page: Page): Promise<void> {
  await page.setViewportSize({ width: 720, height: 450 })
  await goOn(page, '/employees/briefings')
  await untilAllThere(page)
  const bar = page.getByRole('region', { name: 'Выбранные строки' })
  await page.evaluate(() => scrollTo(0, 400))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(bar).not.toBeInViewport()
  expect((await firstScreen(page)).inSight).toBeGreaterThanOrEqual(3)
  await page
    .getByRole('checkbox', { name: /^Выбрать: / })
    .nth(6)
    .check()
  await expect(bar).toBeInViewport({ ratio: 1 })
}

test('на карточке телефона день проведения и ячейка рядом не заходят друг на друга', async ({
  keeper: { page, user, turner },
  request,
}) => {
  await eventOf(request, user, turner, { section: 'ppe', date: '2025-10-24' })
  await eventOf(request, user, turner, { section: 'medical', date: '2025-11-22' })
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    for (const address of ['/employees/ppe', '/employees/medical-examinations']) {
      await goOn(page, address)
      await untilAllThere(page)
      const day = page.getByRole('cell').filter({ has: page.getByTitle('История') })
      await expect(day.first(), address).toBeVisible()
      const over = await day.first().evaluate((cell) => cell.scrollWidth - cell.clientWidth)
      expect(over, `${address}, ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('на телефоне с полосой первых шагов и подсказкой о нормах видно пять работников целиком, слова ячеек не слипаются', async ({
  owner: { page, user, company },
  request,
}) => {
  for (const lastName of ['Абрамов', 'Белов', 'Власов', 'Громов', 'Дёмин', 'Ершов', 'Заболоцкий', 'Ильин'])
    await employeeOf(request, user, company, {
      lastName,
      firstName: 'Пётр',
      fatherName: 'Сергеевич',
      sex: 'm',
    })
  await request.patch('/api/start', {
    data: { companyId: company.id, isHidden: false },
    headers: { authorization: `Bearer ${user.accessToken}` },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/notifications')
  await expect(startGuide(page).guide).toBeVisible()
  await goOn(page, '/employees/main')
  await untilAllThere(page)
  await expect(startGuide(page).line).toBeVisible()
  const hint = page.getByText('нет ни одной записи')
  const { y: bottom } = (await hint.boundingBox()) ?? { y: 0 }
  const people = await page.getByRole('row').filter({ hasText: 'Инструкции' }).all()
  const boxes = await Promise.all(people.map((row) => row.boundingBox()))
  const whole = boxes.filter((box) => box !== null && box.y + box.height <= bottom)
  expect(whole.length).toBeGreaterThanOrEqual(5)
  const over = await page
    .getByRole('cell')
    .evaluateAll((cells) => Math.max(...cells.map((cell) => cell.scrollWidth - cell.clientWidth)))
  expect(over, 'слова шире ячейки').toBeLessThanOrEqual(0)
})

/** Rows of many words: they are cut to two lines, and told whole at a press. */
test('на первом экране не меньше двенадцати строк реестров, на телефоне пяти', async ({
  owner: { page, user, company },
  request,
}) => {
  test.slow()
  await fillRegisters(request, user, company)
  for (const { width, height, rows } of SCREENS) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height })
      for (const [name, address] of REGISTERS) {
        await goOn(page, address)
        await untilAllThere(page)
        await expect(page.locator('main table tbody tr').nth(11), name).toBeAttached()
        const screen = await firstScreen(page)
        expect.soft(screen.rows, `${name}: строк`).toBeGreaterThanOrEqual(rows)
        expect.soft(screen.sideways, `${name}: шире экрана`).toBeLessThanOrEqual(0)
        if (width === 1440) {
          expect.soft(screen.band, `${name}: полоса над строками`).toBeLessThanOrEqual(BAND_MAX)
          expect.soft(screen.tallest, `${name}: высота строки`).toBeLessThanOrEqual(ROW_MAX)
        }
      }
    })
  }
})

test('на 1024 состояния стоят рядом с отбором, сколько строк — рядом с поиском, на 1366 — рядом с состояниями', async ({
  owner: { page, user, company },
  request,
}) => {
  for (const [lastName, facts] of Object.entries(IN_EVERY_STATE)) {
    const employee = await employeeOf(request, user, company, { ...PETROVICH, lastName })
    await eventOf(request, user, employee, { section: 'briefing', ...facts })
  }
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/employees/briefings')
  await untilAllThere(page)
  await expect(page.locator('main table tbody tr')).toHaveCount(Object.keys(IN_EVERY_STATE).length)
  const states = page.getByRole('group', { name: 'Состояние' }).getByRole('button')
  expect(await states.count()).toBeGreaterThanOrEqual(5)
  const fold = page.getByRole('button', { name: 'Отбор' })
  expect(await middleOf(states.first())).toBeCloseTo(await middleOf(fold), -1)
  const count = page.getByText(/^6\sинструктажей$/)
  expect(await middleOf(count)).toBeCloseTo(await middleOf(page.getByRole('searchbox')), -1)
  await page.setViewportSize({ width: 1366, height: 768 })
  await goOn(page, '/notifications/briefings')
  await expect(states.first()).toBeVisible()
  const due = page.getByText(/инструктаж\S*, /)
  expect(await middleOf(due), 'на 1366 — рядом с состояниями').toBeCloseTo(await middleOf(states.first()), -1)
})

const PETROVICH = { firstName: 'Пётр', fatherName: 'Петрович', sex: 'm' } as const

/** One of each state that a briefing can be in. */
const IN_EVERY_STATE = {
  Абрамов: {},
  Белов: { date: '2019-03-04' },
  Воронин: { date: daysAgo(170) },
  Громов: { date: daysAgo(0) },
  Дёмин: { kind: 'introductory', periodicity: 'разово', date: daysAgo(0) },
  Ершов: { firstDeadline: '2019-03-04' },
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

async function middleOf(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element)
  return y + height / 2
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${element} is not drawn`)
  return box
}

test('рабочие места не шире своего листа: на 1024 и на планшете, где даты — в развёрнутой строке', async ({
  owner: { page, user, company },
  request,
}) => {
  const workplace = {
    companyId: company.id,
    number: '12А',
    name: 'Слесарь по ремонту и обслуживанию вентиляции',
    workingConditionsClass: '3.2',
    reportOn: today().iso,
    registeredOn: today().iso,
  }
  await post(request, 'POST /api/workplaces', workplace, user.accessToken)
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/employees/workplaces')
  await untilAllThere(page)
  const rows = page.locator('main table tbody tr')
  await expect(rows).toHaveCount(1)
  for (const width of [1024, 992, 991, 900, 800, 775]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('columnheader', { name: 'Отчёт утверждён' })).toHaveCount(width < 992 ? 0 : 1)
    const table = await boxOf(page.getByRole('table', { name: 'Рабочие места' }))
    const band = await boxOf(page.locator('[data-list]').first())
    expect.soft(table.x + table.width, `${width}`).toBeLessThanOrEqual(band.x + band.width + 1)
  }
  const registered = page.getByText(`Внесено в ФГИС СОУТ: ${today().shown}`)
  await expect(registered).toBeHidden()
  await rows.getByRole('button', { name: workplace.name }).click()
  await expect(registered).toBeVisible()
})

test('строка реестра разворачивается нажатием на название: на телефоне там и всё, что с ней делают', async ({
  owner: { page, user, company },
  request,
}) => {
  const name = 'Слесарь по ремонту и обслуживанию вентиляции, механический цех № 1, ремонтный участок'
  const workplace = { companyId: company.id, number: '12А', name, reportOn: today().iso }
  await post(request, 'POST /api/workplaces', workplace, user.accessToken)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/employees/workplaces')
  const row = page.getByRole('row').filter({ hasText: name })
  const unfolding = row.getByRole('button', { name })
  await expect(unfolding).toHaveAttribute('aria-expanded', 'false')
  await expect(row.getByText(today().shown)).toBeHidden()
  await unfolding.click()
  await expect(row.getByText(today().shown).first()).toBeVisible()
  await expect(row.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible()
  await unfolding.press('Enter')
  await page.emulateMedia({ media: 'print' })
  await expect(row.getByText(today().shown).first()).toBeVisible()
  await expect(page.getByText(/, состояние на /)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})

const REGISTERS = [
  ['журнал изменений', '/settings/log'],
  ['рабочие места', '/employees/workplaces'],
  ['отправка документов', '/company/list/registry'],
  ['внеплановые мероприятия', '/employees/unscheduled'],
  ['зарегистрированные документы', '/company/list/main?group=registered'],
  ['здания', '/company/list/places'],
  ['контрагенты', '/company/list/counterparties'],
  ['ответственные', '/settings/responsible'],
  ['происшествия', '/notifications/incidents'],
  ['микротравмы', '/notifications/microtraumas'],
] as const
const FIRE_ROLE_ID = 401

async function fillRegisters(request: APIRequestContext, user: User, company: Company): Promise<void> {
  const companyId = company.id
  const send = (call: RouteKey, body: object) => post(request, call, body, user.accessToken)
  await confirmEmail(request, user)
  const { victim } = await workshopOf(request, user, company)
  const day = today().iso
  await send('POST /api/responsibilities', {
    companyId,
    employeeId: victim.id,
    responsibilityRoleDefinitionId: FIRE_ROLE_ID,
    orderLink: `Приказ №12-ОТ от ${today().shown}`,
  })
  for (let number = 1; number <= PEOPLE; number += 1) {
    await send('POST /api/workplaces', {
      companyId,
      number: String(number),
      name: LONG,
      workingConditionsClass: '3.2',
      reportOn: day,
    })
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
    const place = { name: `Цех № ${number}`, address: LONG, purpose: LONG, assemblyPoint: LONG }
    await send('POST /api/places', { companyId, ...place, extinguishers: LONG })
    await send('POST /api/counterparties', { companyId, name: `ООО «${LONG}»`, kind: 'contractor' })
    await incidentOf(request, user, company, victim)
    await microtraumaOf(request, user, company, victim)
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
