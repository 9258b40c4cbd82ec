import { answerOf } from '@ot/contract'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { longestFrame, withBrowser, withSignedInPage } from './browser-page.ts'
import { heading, line, median } from './figures.ts'
import type { Product } from './product.ts'
import { EMPLOYEES } from './staff.ts'
import type { BenchWorld } from './world.ts'

const RUNS = 7
const ROW = 'tbody th[scope=row]'

type Run = { drawn: number; filtered: number; restored: number; longestFrame: number; kilobytes: number }

/** The list of employees in Chromium: from the last answer to the drawn list, from a click to the next paint, scrolling. */
export async function benchEmployeesPage(product: Product, world: BenchWorld): Promise<void> {
  heading(`Страница «Работники» в Chromium: ${EMPLOYEES} человек в 30 отделах, медиана ${RUNS} прогонов`)
  await withBrowser(async (browser) => {
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await openOnce(browser, product, world))
    const of = (figure: (run: Run) => number) => median(runs.map(figure))
    line('от последнего ответа сервера до отрисовки, мс', of(({ drawn }) => drawn).toFixed(0), 'до 200')
    line('отбор: от нажатия до отрисовки, мс', of(({ filtered }) => filtered).toFixed(0), 'до 50')
    line('снятие отбора: от нажатия до отрисовки, мс', of(({ restored }) => restored).toFixed(0), 'до 50')
    line('самый долгий кадр при прокрутке, мс', of(({ longestFrame }) => longestFrame).toFixed(0), 'до 50')
    line('JS и CSS первой загрузки, КБ brotli', of(({ kilobytes }) => kilobytes).toFixed(0), 'до 185')
  })
}

function openOnce(browser: Browser, product: Product, world: BenchWorld): Promise<Run> {
  return withSignedInPage(browser, world, async (page) => {
    await answerCoverage(page, await employeeIds(product, world))
    const code = await codeCounter(await page.context().newCDPSession(page))
    const drawn = await open(page, product.url)
    const kilobytes = code()
    const filtered = await press(page, 'СИЗ')
    const restored = await press(page, 'СИЗ')
    return { drawn, filtered, restored, longestFrame: await longestFrame(page), kilobytes }
  })
}

async function employeeIds(product: Product, { token, companyId }: BenchWorld): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${product.url}/api/employees?companyId=${companyId}`, { headers })
  return answerOf('GET /api/employees', await answer.json()).map(({ id }) => id)
}

/** Every state in turn, so that a filter leaves some people and takes away others. */
async function answerCoverage(page: Page, ids: readonly number[]): Promise<void> {
  const states = ['ok', 'missing', 'soon', 'overdue', 'none'] as const
  const columns = ['briefing', 'instruction', 'training', 'medical', 'ppe', 'sout', 'risk'] as const
  const json = ids.map((employeeId, row) => ({
    employeeId,
    ...Object.fromEntries(columns.map((column, place) => [column, states[(row + place) % states.length]])),
  }))
  await page.route('**/api/coverage?*', (route) => route.fulfill({ json }))
}

async function codeCounter(session: CDPSession): Promise<() => number> {
  const counted = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') counted.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) counted.set(requestId, encodedDataLength)
  })
  await session.send('Network.enable')
  return () => [...counted.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024
}

/** From the last byte of the list to the frame after the one in which all rows are there. */
async function open(page: Page, url: string): Promise<number> {
  await page.addInitScript(
    ([row, count]) => {
      const watch = () => {
        if (document.querySelectorAll(row).length < count) requestAnimationFrame(watch)
        else requestAnimationFrame(() => performance.mark('drawn'))
      }
      requestAnimationFrame(watch)
    },
    [ROW, EMPLOYEES] as const,
  )
  await page.goto(`${url}/employees/main`)
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/(?:employees|coverage)/.test(name))
    const last = Math.max(
      ...answers.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
    )
    return (performance.getEntriesByName('drawn')[0]?.startTime ?? Number.NaN) - last
  })
}

/** From the click to the first moment after the next frame was painted. */
function press(page: Page, name: string): Promise<number> {
  return page.evaluate(async (label) => {
    const button = [...document.querySelectorAll('thead button')].find((one) =>
      one.textContent?.startsWith(label),
    )
    if (!(button instanceof HTMLElement)) throw new Error(`there is no ${label}`)
    const before = button.getAttribute('aria-pressed')
    const started = performance.now()
    button.click()
    while (button.getAttribute('aria-pressed') === before) await new Promise(requestAnimationFrame)
    // This frame paints the change; the task after it runs when it has been painted.
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - started
  }, name)
}
