import type { Page } from '@playwright/test'
import { untilAllThere } from '../fixtures/all-there.ts'
import { expectAccessible } from '../fixtures/audit.ts'
import { freshEmail, letRead, registeredUser, signIn } from '../fixtures/company-world.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, test } from '../fixtures/test.ts'

const BRIEFINGS = '/employees/briefings'

const tool = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('столбец скрыт, вид сохранён для всех: коллега видит тот же список, изменённое названо, удалённое возвращается', async ({
  keeper: { page, user, company },
  request,
  browser,
}, { workerIndex }) => {
  test.slow()
  const section = sectionPage(page)
  await page.goto(BRIEFINGS)
  await untilAllThere(page)

  await tool(page, 'Столбцы').click()
  await page.getByRole('checkbox', { name: 'Отдел' }).uncheck()
  await expect(section.head('Отдел')).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]hide=department$/)
  await expectAccessible(page, 'выбор столбцов')
  await page.goto(BRIEFINGS)
  await expect(section.head('Отдел'), 'запомнен').toHaveCount(0)
  await expect(page, 'и назван в адресе').toHaveURL(/[?&]hide=department$/)

  await section.search.fill('вводный')
  await expect(page).toHaveURL(/[?&]q=/)
  await tool(page, 'Вид').click()
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Вид')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Сохранить как новый вид' }).click()
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Назовите вид')
  await page.getByLabel('Название').fill('Планёрка')
  // By its words: they take no focus, and the menu must not close.
  await page.getByText('Для всех в организации').click()
  await page.getByLabel('Название').press('Enter')
  await expect(tool(page, 'Планёрка')).toBeVisible()
  await expect(page).toHaveURL(/[?&]view=\d+/)

  const reader = await registeredUser(request, freshEmail(workerIndex))
  await letRead(request, { user, company }, reader)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, reader)
  const theirs = sectionPage(other)
  await other.goto(page.url())
  await expect(tool(other, 'Планёрка')).toBeVisible()
  await expect(theirs.search).toHaveValue('вводный')
  await expect(theirs.head('Отдел')).toHaveCount(0)
  await expect(theirs.head('Периодичность')).toBeVisible()
  await other.goto(BRIEFINGS)
  await expect(theirs.head('Отдел'), 'сам ничего не скрывал').toBeVisible()
  await tool(other, 'Вид').click()
  await other.getByRole('region', { name: 'Для всех' }).getByRole('button', { name: 'Планёрка' }).click()
  await expect(other).toHaveURL(page.url())
  await expect(theirs.search).toHaveValue('вводный')

  await theirs.search.fill('')
  await tool(other, 'Планёрка · изменён').click()
  const open = other.getByRole('region', { name: 'Открытый вид' })
  await expect(open.getByRole('button'), 'менять общий вид наблюдателю нечем').toHaveText([
    'Вернуть как было',
  ])
  await open.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(tool(other, 'Планёрка')).toBeFocused()
  await expect(theirs.search).toHaveValue('вводный')
  await other.context().close()

  await tool(page, 'Планёрка').click()
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(page.getByText('Вид списка удалён: Планёрка')).toBeVisible()
  await expect(tool(page, 'Вид')).toBeVisible()
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(page.getByText('Отменено, всё как было: Планёрка')).toBeVisible()
  await tool(page, 'Вид').click()
  await expect(page.getByRole('region', { name: 'Для всех' })).toContainText('Планёрка')
})
