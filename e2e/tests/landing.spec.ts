import type { APIRequestContext, Page } from '@playwright/test'
import { LANDING } from '../fixtures/addresses.ts'
import { expect, test, testInNewWindow } from '../fixtures/test.ts'
import { requestsTo } from '../fixtures/traffic.ts'

const PHONE = { width: 390, height: 844 }
/** So long it is said that something has been copied. */
const COPIED_MS = 3000

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

test('поиск находит в названиях, встроенных в страницу, и ничего не запрашивает', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('search')
  const field = search.getByRole('searchbox', { name: 'Какой документ вам нужен?' })
  const found = search.getByRole('listitem')
  // The footer knows the browser once the page's scripts run.
  await expect(page.getByRole('button', { name: /Ваш браузер: .+ \d/ })).toBeVisible()
  const requests = requestsTo(page, '/')
  await field.fill('журналы вводного инструктажа')
  await expect(found.first()).toContainText(/журнал.*вводного инструктажа/i)
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(search.getByRole('status')).toContainText(
    /По\sсловам «журналы вводного инструктажа»\s—\s\d+\sдокумент/,
  )
  await field.fill('приказ')
  await expect(found).toHaveCount(6)
  await search.getByRole('button', { name: /^Показать все \d+$/ }).click()
  await expect(found.nth(30)).toBeVisible()
  await field.fill('верблюд')
  await expect(search.getByRole('status')).toContainText('«верблюд»')
  await expect(found).toHaveCount(0)
  await field.fill('')
  await field.press('Enter')
  await expect(search.getByRole('status')).toContainText('Напишите, какой документ нужен')
  await search.getByRole('searchbox').fill('аптечка')
  await expect(search.getByRole('link', { name: 'зарегистрируйтесь' })).toHaveAttribute('href', '/Register')
  await expect(page).toHaveURL('/')
  // The page's own pictures come as it scrolls; words are asked of nobody.
  const asked = requests.filter((request) => request.resourceType() !== 'image')
  expect(asked.map((request) => request.url())).toEqual([])
})

test('находка открывает свою группу на странице шаблонов', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('search')
  await expect(page.getByRole('button', { name: /Ваш браузер: .+ \d/ })).toBeVisible()
  await search.getByRole('button', { name: 'вводный инструктаж' }).click()
  const first = search.getByRole('listitem').first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/templates#/)
  await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toBeInViewport()
})

test('срок оплаты переключается с клавиатуры, цены и сравнение следуют за ним', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Ваш браузер: .+ \d/ })).toBeVisible()
  const periods = page.getByRole('radiogroup', { name: 'Оплата сразу за' })
  const standard = section(page, 'Тарифы').getByRole('article').filter({ hasText: 'Стандартный' }).last()
  const comparison = page.getByRole('table', { name: 'Сравнение тарифов' })
  await expect(periods.getByRole('radio', { name: '12 месяцев' })).toBeChecked()
  await expect(standard).toContainText('выгода 9 000 ₽')
  await periods.getByRole('radio', { name: '12 месяцев' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(periods.getByRole('radio', { name: '6 месяцев' })).toBeChecked()
  await expect(standard).toContainText('2 500 ₽ в месяц')
  await page.keyboard.press('ArrowLeft')
  await expect(standard).toContainText('3 000 ₽ в месяц')
  await expect(comparison.getByRole('row', { name: /Цена месяца при оплате за 3 месяца/ })).toContainText(
    '2 000 ₽',
  )
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`снимки продукта загружаются и стоят в своих размерах, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const pictures = section(page, 'Так выглядит работа').getByRole('img')
    await expect(pictures).toHaveCount(3)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(width === 390 ? 350 : 1000)
      const [natural, shown] = await picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth / image.naturalHeight,
        image.width / image.height,
      ])
      expect(shown).toBeCloseTo(natural ?? 0, 1)
    }
  })
}

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
  await expect(section(page, 'Тарифы').getByText('Цена месяца при оплате за 3 месяца')).toBeHidden()
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

testInNewWindow(
  'кнопка в подвале показывает название и версию браузера и копирует их',
  async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    const version = browser.version().split('.')[0]
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Ваш браузер' })
    await expect(button).toHaveText(new RegExp(`(?:Chromium|Google Chrome) ${version}$`))
    await button.click()
    await expect(page.getByRole('contentinfo').getByText('Скопировано для письма в поддержку')).toBeVisible()
  },
)

testInNewWindow('телефон и почта копируются из подвала', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('button', { name: /Ваш браузер: .+ \d/ })).toBeVisible()
  for (const [name, link] of [
    ['Скопировать телефон', 'a[href^="tel:"]'],
    ['Скопировать почту', 'a[href^="mailto:"]'],
  ] as const) {
    await footer.getByRole('button', { name }).click()
    await expect(footer.getByText('Скопировано', { exact: true })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe((await footer.locator(link).textContent())?.replaceAll('\u00a0', ' '))
    await page.clock.runFor(COPIED_MS)
    await expect(footer.getByText('Скопировано', { exact: true })).toBeHidden()
  }
})

test('страницы для поиска называют себя, свой адрес и картинку; карта сайта их перечисляет', async ({
  request,
  baseURL,
}) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses).toContain(`${baseURL}/`)
  expect(addresses).toContain(`${baseURL}/PrivacyPolicy`)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const heads = await Promise.all(addresses.map((address) => headOf(request, address)))
  for (const [place, head] of heads.entries()) {
    const address = addresses[place]
    expect(head.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBe(address)
    expect(head.match(/<meta name="description"/g)).toHaveLength(1)
    expect(head, address).not.toContain('<meta name="robots"')
    expect(head.match(/<meta property="og:url" content="([^"]+)"/)?.[1]).toBe(address)
  }
  expect(new Set(heads.map((head) => head.match(/<title>([^<]+)<\/title>/)?.[1])).size).toBe(addresses.length)
  for (const picture of new Set(
    heads.map((head) => head.match(/<meta property="og:image" content="([^"]+)"/)?.[1]),
  ))
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg')
})

/** As a search engine gets it: what stands in it is written before any script runs. */
async function headOf(request: APIRequestContext, address: string): Promise<string> {
  const page = await (await request.get(address, { headers: { accept: 'text/html' } })).text()
  return page.slice(0, page.indexOf('</head>'))
}

for (const address of [
  '/Login',
  '/Register',
  '/password/forgot',
  '/acknowledge/nobodys',
  '/notifications',
  '/nowhere',
]) {
  test(`${address} просит поисковые системы не показывать себя`, async ({ request }) => {
    const page = await (await request.get(address, { headers: { accept: 'text/html' } })).text()
    expect(page).toContain('<meta name="robots" content="noindex"')
    expect(page).not.toContain('rel="canonical"')
  })
}

test('вошедшему открытые тексты предлагают вернуться к работе', async ({ newcomer: { page } }) => {
  await page.goto('/ContractOffer')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Вернуться к работе' }).click()
  await expect(page).toHaveURL('/news')
})
