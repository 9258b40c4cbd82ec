import { answerOf } from '@ot/contract'
import type { Locator, Page } from '@playwright/test'
import { employeeOf } from '../fixtures/company-world.ts'
import { admin, publishNews } from '../fixtures/operator.ts'
import { eventOf } from '../fixtures/records.ts'
import { expect, test, testInNewWindow } from '../fixtures/test.ts'

/** One worker, in this order: the items are put out once and are the same for everybody. */
test.describe.configure({ mode: 'default' })

const MANY = 200
const ALL_READ = 'Вы прочитали все новости'

const HOSTILE = [
  'Слово <script>window.hacked = 1</script> слово',
  '<img src="/none.png" onerror="window.hacked = 2">',
  '[нажмите](javascript:window.hacked=3) и [данные](data:text/html,<script>window.hacked=4</script>)',
  '![Чужая](/api/news/pictures/999999999)',
  '<iframe src="javascript:window.hacked=5"></iframe>',
].join('\n\n')

let newest = 0
let middle = 0
let hostile = 0
let touching = 0

test.beforeAll(({ browserName: _ }, { workerIndex }) => {
  const many = Array.from({ length: MANY }, (_, place) => ({
    slug: `lenta-${workerIndex}-${place}`,
    title: `Выпуск ${place + 1}`,
    // Older than everything that comes with the product. A worker that takes over from a failed one puts its own beside those of the first, never among them;
    // however many there have been, none of their days lies ahead.
    date: new Date(Date.UTC(2013 - workerIndex, 0, 1 + place)).toISOString().slice(0, 10),
    text: `Текст выпуска ${place + 1}.`,
  }))
  const [first = 0, second = 0] = publishNews(many)
  ;[middle, newest] = [first, second]
  const [bad = 0, norm = 0] = publishNews([
    { slug: `vrednaya-${workerIndex}`, title: 'Вредная', date: '2014-01-01', text: HOSTILE },
    {
      slug: `srok-${workerIndex}`,
      title: 'Программа В раз в три года',
      date: '2014-01-02',
      head: 'norms:\n  - { id: pp-2464, from: 2026-09-01, section: training }',
      text: 'Смотрите, у кого изменился срок.',
    },
  ])
  ;[hostile, touching] = [bad, norm]
})

const feed = (page: Page) => page.getByRole('main').getByRole('article')

test('лента из двухсот с лишним новостей дочитывается до конца, по десять за раз', async ({
  owner: { page },
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/news?')) asked.push(new URL(request.url()).search)
  })
  await page.goto('/news')
  await expect(feed(page)).toHaveCount(10)
  await expect(page.getByText(ALL_READ)).toBeHidden()
  for (let screen = 0; !(await page.getByText(ALL_READ).isVisible()); screen += 1) {
    expect(screen).toBeLessThan(200)
    const before = await feed(page).count()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(async () => (await feed(page).count()) > before || (await page.getByText(ALL_READ).isVisible()))
      .toBe(true)
  }
  expect(await feed(page).count()).toBeGreaterThanOrEqual(MANY)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked[1]).toBe('?page=2&limit=10')
})

test('возвращение из новости — на то же место ленты', async ({ owner: { page } }) => {
  await page.goto('/news')
  await expect(feed(page)).toHaveCount(10)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const twelfth = feed(page).nth(11)
  await twelfth.getByRole('link', { name: /Читать далее/ }).click()
  await expect(page.getByRole('link', { name: 'Все новости' })).toBeVisible()
  await page.goBack()
  await expect(twelfth).toBeInViewport()
})

test('поиск находит слово в любой форме и остаётся в адресе', async ({ owner: { page } }) => {
  await page.goto('/news')
  await page.getByRole('searchbox', { name: 'Найти новость по словам' }).fill('аптечек')
  const found = feed(page).filter({ hasText: 'Аптечки на предприятии' })
  await expect(page.getByText(ALL_READ)).toBeVisible()
  await expect(found).toHaveCount(1)
  await expect(page).toHaveURL('/news?q=%D0%B0%D0%BF%D1%82%D0%B5%D1%87%D0%B5%D0%BA')
  await page.reload()
  await expect(page.getByText(ALL_READ)).toBeVisible()
  await expect(found).toHaveCount(1)
  await page.getByRole('searchbox').fill('абракадабра')
  await expect(page.getByText('Ничего не нашлось')).toBeVisible()
})

test('стрелки ведут к соседним новостям; когда сосед не пришёл, об этом сказано', async ({
  owner: { page },
}) => {
  await page.goto(`/news/${newest}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Выпуск 2')
  await page.getByRole('button', { name: 'Следующая' }).click()
  await expect(page).toHaveURL(`/news/${middle}`)
  await expect(title).toHaveText('Выпуск 1')
  await expect(page).toHaveTitle('Выпуск 1 — ОТдел')
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText('Выпуск 2')
  await page.route(/\/api\/news\/\d+$/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Предыдущая' }).click()
  await expect(page.getByRole('alert')).toHaveText('Err: ошибка при загрузке данных')
  await expect(title).toHaveText('Выпуск 2')
})

test('скрипты, обработчики и опасные ссылки новости ничего не делают', async ({ owner: { page } }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/none\.png/.test(request.url())) foreign.push(request.url())
  })
  await page.goto(`/news/${hostile}`)
  const article = page.getByRole('article')
  await expect(article).toContainText('window.hacked = 1')
  await expect(article).toContainText('нажмите')
  await expect(article.locator('script, iframe, img, p a')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(foreign).toEqual([])
})

test('миллион знаков в новости не вешает страницу', async ({ owner: { page } }) => {
  await page.route(`**/api/news/${newest}`, async (route) => {
    const response = await route.fetch()
    const news = answerOf('GET /api/news/:id', await response.json())
    await route.fulfill({ response, json: { ...news, content: '*_['.repeat(350_000) } })
  })
  await page.goto(`/news/${newest}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Выпуск 2')
  await page.getByRole('link', { name: 'Все новости' }).click()
  await expect(feed(page).first()).toBeVisible()
})

test('новость называет, у кого из работников изменится срок: было и станет', async ({
  owner: { page, user, company },
  request,
}) => {
  const person = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
  const ivanov = await employeeOf(request, user, company, person)
  const training = { section: 'training', programme: 'hazardous-15', periodicity: '3 года' } as const
  await eventOf(request, user, ivanov, { ...training, date: '2026-10-12' })
  await page.goto(`/news/${touching}`)
  const impact = page.getByRole('region', { name: 'Кого это касается у вас' })
  await expect(impact).toContainText('У 1 работника изменится срок')
  await impact.getByRole('group').locator('summary').click()
  await expect(impact.getByRole('listitem')).toContainText('было 12.10.2027, станет 12.10.2029')
  await impact.getByRole('link', { name: 'Иванов Пётр Сергеевич' }).click()
  await expect(page).toHaveURL(`/employees/:${ivanov.id}/training`)
})

test('снятая новость исчезает, опубликованная снова возвращается', async ({ owner: { page } }) => {
  admin('news', 'withdraw', String(hostile))
  await page.goto(`/news/${hostile}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новость не найдена')
  admin('news', 'publish', String(hostile))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вредная')
})

test.describe('на телефоне', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  /** A finger drawn sideways over an element. */
  async function swipe(page: Page, over: Locator, aside: number): Promise<void> {
    const box = await over.boundingBox()
    if (box === null) throw new Error('По чему вести, не видно')
    const touch = await page.context().newCDPSession(page)
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)]
    const at = (moved: number) => [{ x: x + moved, y }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(aside / 2) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(aside) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  testInNewWindow(
    'палец влево — следующая новость, вправо — предыдущая, короткое движение — никуда',
    async ({ owner: { page } }) => {
      await page.goto(`/news/${newest}`)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText('Выпуск 2')
      await swipe(page, title, -49)
      await expect(title).toHaveText('Выпуск 2')
      await swipe(page, title, -60)
      await expect(title).toHaveText('Выпуск 1')
      await swipe(page, title, 60)
      await expect(title).toHaveText('Выпуск 2')
    },
  )

  testInNewWindow('страницы умещаются по ширине', async ({ owner: { page } }) => {
    for (const address of ['/news', `/news/${touching}`]) {
      await page.goto(address)
      await expect(page.getByRole('article').first()).toBeVisible()
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      await expect.poll(isWide, address).toBe(false)
    }
  })
})
