import type { Locator, Page } from '@playwright/test'
import { ALL_DOCUMENTS } from '../fixtures/addresses.ts'
import { documentsPage, ORDER_ON_RESPONSIBLE } from '../fixtures/documents-page.ts'
import { sections } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

const WHITE = 'rgb(255, 255, 255)'
const LIGHT_GROUND = 'rgb(244, 246, 248)'
const DARK_GROUND = 'rgb(15, 20, 26)'
const NO_OUTLINE = 'none'

const ground = (page: Page) => page.locator('html')
const choice = (page: Page, name: string) => page.getByRole('radio', { name })

async function expectGround(page: Page, colour: string): Promise<void> {
  await expect(ground(page)).toHaveCSS('background-color', colour)
}

const outlineStyle = (place: Locator) => place.evaluate((element) => getComputedStyle(element).outlineStyle)

test('тёмная система — тёмные страницы; бумага и печать остаются белыми', async ({ owner: { page } }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const documents = documentsPage(page)
  await documents.open()
  await expectGround(page, DARK_GROUND)
  await documents.action(ORDER_ON_RESPONSIBLE, 'Просмотр').click()
  const sheet = page.getByRole('document').locator('section').first()
  await expect(sheet).toHaveCSS('background-color', WHITE)
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.keyboard.press('Escape')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(27, 36, 48)')
  await page.emulateMedia({ media: 'screen' })
})

test('тема выбирается в аккаунте, держится до первой отрисовки и в других вкладках', async ({
  context,
  newcomer: { page },
}) => {
  await page.goto('/settings/account')
  await expect(choice(page, 'Как в системе')).toBeChecked()
  const other = await context.newPage()
  await other.goto('/about')
  await expectGround(other, LIGHT_GROUND)

  await choice(page, 'Тёмная').check()
  await expectGround(page, DARK_GROUND)
  await expectGround(other, DARK_GROUND)

  // Nothing of the application has come yet: the page is dark already.
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort())
  await page.reload()
  await expectGround(page, DARK_GROUND)
  await page.unroute(/\/assets\/index-.*\.js/)
  await page.reload()
  await expect(choice(page, 'Тёмная')).toBeChecked()

  await choice(page, 'Как в системе').check()
  await expectGround(page, LIGHT_GROUND)
  await expectGround(other, LIGHT_GROUND)
})

test('в цветах пользователя раздел, где он находится, обведён', async ({ owner: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await documentsPage(page).open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ALL_DOCUMENTS)
  expect(await outlineStyle(sections(page).getByRole('link', { name: 'Документы' }))).not.toBe(NO_OUTLINE)
  expect(await outlineStyle(sections(page).getByRole('link', { name: 'Новости' }))).toBe(NO_OUTLINE)
  await page.goto('/settings/log')
  const arrow = page.getByRole('combobox', { name: 'Раздел' }).locator(':scope + svg')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(arrow).toBeVisible()
  const colourOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color)
  expect(await colourOf(arrow), 'значок не тусклее слов').toBe(await colourOf(heading))
  await page.emulateMedia({ forcedColors: 'none' })
})
