import type { Locator, Page } from '@playwright/test'
import { untilAllThere } from '../fixtures/all-there.ts'
import { companyCard } from '../fixtures/company-card.ts'
import { documentsPage, ORDER_ON_RESPONSIBLE } from '../fixtures/documents-page.ts'
import { signOutButton } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

const TABS_MAX = 60

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < TABS_MAX; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`До ${target} не дойти клавишей Tab`)
}

for (const address of ['/', '/Login']) {
  test(`клавиатура на ${address}: первая остановка — «К содержанию», и она ведёт к содержанию`, async ({
    page,
  }) => {
    await page.goto(address)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'К содержанию' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
}

test('клавиатура: вход без мыши', async ({ page, registered }) => {
  await page.goto('/Login')
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(registered.email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Пароль', { exact: true })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Показать пароль' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Скрыть пароль' })).toBeFocused()
})

test('клавиатура в приложении: содержание, разделы, действия с документом, вопрос о выходе', async ({
  owner: { page },
}) => {
  const documents = documentsPage(page)
  await documents.open()
  await expect(documents.row(ORDER_ON_RESPONSIBLE)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused()
  const signOut = signOutButton(page)
  for (const name of ['Документы', 'Работники', 'Настройки', 'Новости', 'Уведомления']) {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name, exact: true }))
  }
  await tabTo(page, signOut)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Выход из аккаунта' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signOut).toBeFocused()
  await tabTo(page, documents.tab('Приказы'))
  await tabTo(page, documents.date)
  await tabTo(page, documents.action(ORDER_ON_RESPONSIBLE, 'Скачать'))
})

test('клавиатура: вид деятельности выбирается стрелками', async ({ owner: { page } }) => {
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  const activities = page.getByRole('combobox', { name: 'Виды деятельности' })
  await activities.focus()
  await page.keyboard.type('строит')
  await expect(page.getByRole('option', { name: /строит/i }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(card.heading).toBeVisible()
})

test('карточка сохранена с клавиатуры: фокус на её кнопке, а не на вкладках над ней', async ({
  owner: { page },
}) => {
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  await page.getByLabel('Населённый пункт').fill('Тверь')
  await page.keyboard.press('Control+Enter')
  await expect(card.button('Редактировать')).toBeFocused()
})

test('после перехода по ссылке фокус в содержании, у страницы своё название', async ({ owner: { page } }) => {
  await page.goto('/news')
  await expect(page).toHaveTitle('Новости — ОТдел')
  await page.getByRole('banner').getByRole('link', { name: 'Документы' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle('Документы — ОТдел')
})

/** Not under the header, the bar of a form or the sections at the foot of a phone. */
async function expectFocusInSight(page: Page): Promise<void> {
  await expect.poll(() => whatCovers(page)).toBeNull()
}

function whatCovers(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return null
    const { left, top, right, bottom } = focused.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isSeen = over !== null && (focused.contains(over) || over.contains(focused))
    return isSeen ? null : `${focused.outerHTML.slice(0, 120)} под ${over?.outerHTML.slice(0, 120)}`
  })
}

for (const width of [1440, 390]) {
  test(`фокус виден на каждой остановке, ${width}: после «К содержанию» и в длинной форме`, async ({
    owner: { page },
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/settings/company')
    await companyCard(page).button('Редактировать').click()
    await expect(companyCard(page).button('Сохранить')).toBeVisible()
    await untilAllThere(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let pressed = 0; pressed < TABS_MAX; pressed += 1) {
        await page.keyboard.press(key)
        await expectFocusInSight(page)
      }
    }
    await page.goto('/notifications')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    for (let pressed = 0; pressed < 5; pressed += 1) {
      await page.keyboard.press('Tab')
      await expectFocusInSight(page)
    }
  })
}

test('вкладка, на которую перешли клавишей, видна целиком', async ({ owner: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings/company')
  const tabs = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Аккаунт' }) })
    .first()
  const first = tabs.getByRole('link').first()
  await first.focus()
  const stood = await tabs.evaluate((bar) => bar.scrollLeft)
  for (let next = 1; next < (await tabs.getByRole('link').count()); next += 1) {
    await page.keyboard.press('Tab')
    const tab = tabs.getByRole('link').nth(next)
    await expect(tab).toBeFocused()
    await expect(tab).toBeInViewport({ ratio: 1 })
  }
  expect(await tabs.evaluate((bar) => bar.scrollLeft)).toBeGreaterThan(stood)
})
