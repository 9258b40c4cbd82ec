import { expectShown, LANDING, SIGNED_IN, VISITOR } from '../fixtures/addresses.ts'
import { keptKeys, storeEverything, withTokens } from '../fixtures/browser-storage.ts'
import { sections, signOutButton } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

const FAR_CORNER = '/employees/:12/position'

for (const [title, rows] of Object.entries(VISITOR)) {
  test(`посетитель: ${title}`, async ({ page }) => {
    for (const row of rows) await expectShown(page, row)
  })
}

for (const [title, rows] of Object.entries(SIGNED_IN)) {
  test(`вошедший: ${title}`, async ({ owner: { page } }) => {
    for (const row of rows) await expectShown(page, row)
  })
}

test('вошедшему и на странице, которой нет, видно меню', async ({ owner: { page } }) => {
  await page.goto('/employes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
  await page.getByRole('navigation').getByRole('link', { name: 'Работники' }).first().click()
  await expect(page).toHaveURL('/employees/main')
})

test('адрес сохраняет вопрос и место на странице', async ({ newcomer: { page } }) => {
  await page.goto('/employees/%3A12/ppe?sort=name#row-3')
  await expect(page).toHaveURL('/employees/:12/ppe?sort=name#row-3')
})

test('чужой узел в адресе остаётся путём', async ({ page, baseURL }) => {
  const answer = await page.goto(`${baseURL}//evil.example/main`)
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/evil.example/main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
})

test('перенаправление не оставляет следа: «назад» возвращает туда, откуда пришли', async ({ page }) => {
  await page.goto('/about')
  await page.goto(FAR_CORNER)
  await expect(page).toHaveURL('/main')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('негодный токен: вход вместо страницы, хранилище пусто, «назад» на страницу не возвращает', async ({
  page,
}) => {
  await page.goto('/about')
  await storeEverything(page)
  await withTokens(page, 'not.a.token', 'not-a-token')
  await page.goto(FAR_CORNER)

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible()
  expect(await keptKeys(page)).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('ссылка внутри приложения подчиняется тем же правилам, что и строка адреса', async ({
  owner: { page },
}) => {
  await page.goto('/settings/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аккаунт')
  await sections(page).getByRole('link', { name: 'Работники' }).click()
  await expect(page).toHaveURL('/employees/main')
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/settings/account')
  await page.getByRole('button', { name: 'Вперёд' }).click()
  await expect(page).toHaveURL('/employees/main')
  await page.getByRole('banner').getByRole('link', { name: 'ОТдел, новости' }).click()
  await expect(page).toHaveURL('/news')
})

test('после выхода закрытая страница в истории ведёт на вход, а главная открыта', async ({
  newcomer: { page },
}) => {
  await page.goto('/settings/account')
  await signOutButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/news')
  await expect(page).toHaveURL('/main')
  await expect(page.getByRole('heading', { level: 1, name: LANDING })).toBeVisible()
})
