import type { Page } from '@playwright/test'
import { withBrowser, withSignedInPage } from './browser-page.ts'
import { figure, heading, median, whole } from './figures.ts'
import type { Bench } from './world.ts'

/** The row by which a page is told to be whole: of what its user has come for. */
const PAGES = [
  ['Работники', '/employees/main', 'tbody th[scope=row]'],
  ['Инструктажи', '/employees/briefings', 'tbody th[scope=row]'],
  ['Сводка', '/notifications/summary', 'main tbody td'],
] as const
const AIM = 'до 1000'

type Visit = { painted: number; whole: number }

/** Of somebody who has not been there yet, nothing in the browser's cache: until something is seen, and until all of it is. */
export async function benchFirstVisit(bench: Bench): Promise<void> {
  const times = bench.scale(7, 1)
  heading(`Первый заход в раздел в Chromium, кэш пуст, прогонов ${times}, медиана`)
  await withBrowser(async (browser) => {
    for (const [name, path, row] of PAGES) {
      const visits: Visit[] = []
      for (let time = 0; time < times; time += 1)
        visits.push(
          await withSignedInPage(browser, bench, (page) => visit(page, bench.product.url + path, row)),
        )
      figure(`${name}: первое на экране, мс`, median(visits.map(({ painted }) => painted)), whole, AIM)
      figure(`${name}: страница вся, мс`, median(visits.map((one) => one.whole)), whole)
    }
  })
}

async function visit(page: Page, address: string, row: string): Promise<Visit> {
  await page.addInitScript((sought) => {
    const watch = () => {
      const isWhole =
        document.querySelector(sought) !== null && document.querySelector('[aria-busy="true"]') === null
      // The frame after the one in which all of it was there.
      requestAnimationFrame(isWhole ? () => performance.mark('whole') : watch)
    }
    requestAnimationFrame(watch)
  }, row)
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('whole').length > 0)
  return page.evaluate(() => {
    const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return { painted: timeOf('first-contentful-paint'), whole: timeOf('whole') }
  })
}
