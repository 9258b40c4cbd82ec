import type { CDPSession, Page } from '@playwright/test'
import { longestFrame, withBrowser, withSignedInPage } from './browser-page.ts'
import { figure, heading, median, whole } from './figures.ts'
import { staffOf, staffSize } from './staff.ts'
import { accessToken, type Bench } from './world.ts'

const ROW = 'tbody th[scope=row]'

type Run = { drawn: number; filtered: number; restored: number; longestFrame: number; kilobytes: number }

/** The list of employees in Chromium: from the last answer to the drawn list, from a click to the next paint, scrolling. */
export async function benchEmployeesPage(bench: Bench): Promise<void> {
  const { scale, product, world } = bench
  const { url } = product
  const { employees, departments } = staffSize(scale)
  const times = scale(7, 1)
  heading(
    `Страница «Работники» в Chromium: человек ${employees}, отделов ${departments}, прогонов ${times}, медиана`,
  )
  const people = await staffOf(url, world.companyId, await accessToken(url))
  const ids = people.map(({ id }) => id)
  await withBrowser(async (browser) => {
    const runs: Run[] = []
    for (let run = 0; run < times; run += 1) {
      runs.push(await withSignedInPage(browser, bench, (page) => openOnce(page, url, ids)))
    }
    const report = (name: string, of: (run: Run) => number, aim: string) =>
      figure(name, median(runs.map(of)), whole, aim)
    report('от последнего ответа сервера до отрисовки, мс', ({ drawn }) => drawn, 'до 200')
    report('отбор: от нажатия до отрисовки, мс', ({ filtered }) => filtered, 'до 50')
    report('снятие отбора: от нажатия до отрисовки, мс', ({ restored }) => restored, 'до 50')
    report('самый долгий кадр при прокрутке, мс', (run) => run.longestFrame, 'до 50')
    report('JS и CSS первой загрузки, КБ brotli', ({ kilobytes }) => kilobytes, 'до 172')
  })
}

async function openOnce(page: Page, url: string, ids: readonly number[]): Promise<Run> {
  await answerCoverage(page, ids)
  // What comes ahead of the next step is no part of the first load.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  )
  const code = await codeCounter(await page.context().newCDPSession(page))
  const drawn = await open(page, url, ids.length)
  const kilobytes = code()
  const filtered = await press(page, 'СИЗ')
  const restored = await press(page, 'СИЗ')
  return { drawn, filtered, restored, longestFrame: await longestFrame(page), kilobytes }
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
async function open(page: Page, url: string, rows: number): Promise<number> {
  await page.addInitScript(
    ([row, count]) => {
      const watch = () => {
        if (document.querySelectorAll(row).length < count) requestAnimationFrame(watch)
        else requestAnimationFrame(() => performance.mark('drawn'))
      }
      requestAnimationFrame(watch)
    },
    [ROW, rows] as const,
  )
  await page.goto(`${url}/employees/main`)
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/employee(?:s|-groups)\?/.test(name))
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
