import type { Page } from '@playwright/test'
import { LANDING } from '../fixtures/addresses.ts'
import { expect, test } from '../fixtures/test.ts'
import { requestsTo } from '../fixtures/traffic.ts'

const PHONE = { width: 390, height: 844 }

const hero = (page: Page) => page.getByRole('main').locator('section').first()
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('кнопки ведут к регистрации и входу', async ({ page }) => {
  for (const [name, address] of [
    ['Зарегистрироваться', '/Register'],
    ['Войти', '/Login'],
  ] as const) {
    await page.goto('/')
    await hero(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
  }
})

test('первый экран: более 400 форм и шаблонов, первые 14 дней бесплатно', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING)
  await expect(hero(page)).toContainText('более 400')
  await expect(hero(page)).toContainText('форм и шаблонов в библиотеке')
  await expect(hero(page)).toContainText('первые 14 дней бесплатно')
})

test('три шага и четыре блока о возможностях', async ({ page }) => {
  await page.goto('/')
  await expect(section(page, 'Три шага до готовых документов').getByRole('heading', { level: 3 })).toHaveText(
    ['Зарегистрируйтесь', 'Заполните данные компании', 'Скачайте готовые документы'],
  )
  await expect(section(page, 'Что сервис берёт на себя').getByRole('heading', { level: 3 })).toHaveText([
    'Архивирование документов',
    'Экономия времени',
    'Актуальные формы',
    'Лента новостей',
  ])
})

test('поиск документа ничего не запрашивает и зовёт зарегистрироваться', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: 'Какой документ вам нужен?' })
  // The footer knows the browser once the page's scripts run.
  await expect(page.getByRole('button', { name: /Ваш браузер: .+ \d/ })).toBeVisible()
  const requests = requestsTo(page, '/')
  await field.fill('журнал вводного инструктажа')
  await page.getByRole('button', { name: 'Найти' }).click()
  const answer = page.getByRole('search').getByRole('status')
  await expect(answer).toContainText('«журнал вводного инструктажа»')
  await expect(answer.getByRole('link', { name: 'зарегистрируйтесь' })).toHaveAttribute('href', '/Register')
  await expect(page).toHaveURL('/')
  expect(requests.map((request) => request.url())).toEqual([])
})

test('тарифы: 2 300 и 1 500 рублей в месяц, цены за 3, 6 и 12 месяцев', async ({ page }) => {
  await page.goto('/')
  const card = (name: string) =>
    section(page, 'Тарифы')
      .getByRole('article')
      .filter({
        has: page.getByRole('heading', { name, exact: true }),
      })
  await expect(card('Стандартный')).toContainText('2 300 ₽ в месяц')
  await expect(card('Базовый')).toContainText('1 500 ₽ в месяц')
  await expect(card('Ознакомительный')).toContainText('Бесплатно')
  for (const price of ['9 000 ₽', '15 000 ₽', '27 000 ₽'])
    await expect(card('Стандартный')).toContainText(price)
  for (const price of ['6 000 ₽', '10 000 ₽', '18 000 ₽']) await expect(card('Базовый')).toContainText(price)
  await expect(section(page, 'Тарифы').getByText('Цена месяца при оплате')).toBeHidden()
})

test('на телефоне: 2000 и 3000 рублей в месяц, цена при оплате за 3 месяца', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const block = page.getByRole('figure').filter({ hasText: 'Цена месяца при оплате за 3 месяца' })
  await expect(block).toBeVisible()
  await expect(block).toContainText('2000 рублей в месяц')
  await expect(block).toContainText('3000 рублей в месяц')
})

test('сноски: каждый знак ведёт к своему тексту', async ({ page }) => {
  await page.goto('/')
  const marks = page.getByRole('link', { name: /^Сноска \d$/ })
  await expect(marks.first()).toBeVisible()
  for (const mark of await marks.all()) {
    await expect(page.locator((await mark.getAttribute('href')) ?? '')).not.toBeEmpty()
  }
})

test('подвал: ссылки, поддержка, предупреждение об авторском праве', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, address] of [
    ['Договор-оферта', '/ContractOffer'],
    ['Политика обработки персональных данных', '/PrivacyPolicy'],
    ['О сервисе', '/about'],
    ['Блог', '/blog'],
    ['Аудит', '/audit'],
    ['Условия', '/terms'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
  await expect(footer.locator('a[href^="tel:+7"]')).toBeVisible()
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(footer).toContainText('охраняются авторским правом')
})

test('кнопка в подвале показывает название и версию браузера и копирует их', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const version = browser.version().split('.')[0]
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Ваш браузер' })
  await expect(button).toHaveText(new RegExp(`(?:Chromium|Google Chrome) ${version}$`))
  await button.click()
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(
    'Скопировано для письма в поддержку',
  )
})

test('вошедшему открытые тексты предлагают вернуться к работе', async ({ newcomer: { page } }) => {
  await page.goto('/ContractOffer')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Вернуться к работе' }).click()
  await expect(page).toHaveURL('/news')
})
