import type { Page } from '@playwright/test'
import { longestFrame, withBrowser, withSignedInPage } from './browser-page.ts'
import { figure, heading, median, whole } from './figures.ts'
import { ppeRows } from './section-records.ts'
import type { Bench } from './world.ts'

const ROW = 'tbody th[scope=row]'
/** More than a screen holds: these must be there for the page to look whole. */
const FIRST_ROWS = 50
const SEARCH = 'ботинки'

type Run = {
  painted: number
  whole: number
  sorted: number
  filtered: number
  restored: number
  selected: number
  longest: number
}

/** The register of PPE in Chromium: from the last answer to the painted rows, from a click or a key to the next paint. */
export async function benchSectionsPage(bench: Bench): Promise<void> {
  const { scale, product } = bench
  const rows = ppeRows(scale)
  const times = scale(7, 1)
  heading(`Страница «СИЗ» в Chromium: строк ${rows}, прогонов ${times}, медиана`)
  await withBrowser(async (browser) => {
    const runs: Run[] = []
    for (let run = 0; run < times; run += 1) {
      runs.push(await withSignedInPage(browser, bench, (page) => openOnce(page, product.url, rows)))
    }
    const report = (name: string, of: (run: Run) => number, aim = '') =>
      figure(name, median(runs.map(of)), whole, aim)
    report('от последнего ответа сервера до отрисовки, мс', ({ painted }) => painted, 'до 200')
    report('до того, как все строки на странице, мс', ({ whole }) => whole)
    report('порядок: от нажатия до отрисовки, мс', ({ sorted }) => sorted, 'до 100')
    report('отбор по тексту: от ввода до отрисовки, мс', ({ filtered }) => filtered, 'до 100')
    report('снятие отбора: от нажатия до отрисовки, мс', ({ restored }) => restored, 'до 100')
    report('выбор всех строк: от нажатия до отрисовки, мс', ({ selected }) => selected, 'до 100')
    report('самый долгий кадр при прокрутке, мс', ({ longest }) => longest, 'до 50')
  })
}

async function openOnce(page: Page, url: string, rows: number): Promise<Run> {
  const { painted, whole } = await open(page, url, rows)
  const sorted = await press(page, 'Отдел', 'thead [aria-sort=ascending]')
  await allRows(page, rows)
  const filtered = await type(page)
  const restored = await press(page, 'Сбросить', 'search [role=status]')
  await allRows(page, rows)
  const selected = await press(page, 'Выбрать все', '[aria-label="Выбранные строки"] [role=status]')
  return { painted, whole, sorted, filtered, restored, selected, longest: await longestFrame(page) }
}

function allRows(page: Page, rows: number) {
  return page.waitForFunction(([row, count]) => document.querySelectorAll(row).length >= count, [
    ROW,
    rows,
  ] as const)
}

/** From the last byte of the rows to the frame after the one in which the first rows are there, and all of them. */
async function open(page: Page, url: string, rows: number): Promise<{ painted: number; whole: number }> {
  await page.addInitScript(
    ([row, first, all]) => {
      const watch = () => {
        const count = document.querySelectorAll(row).length
        if (count >= first && performance.getEntriesByName('painted').length === 0) {
          requestAnimationFrame(() => performance.mark('painted'))
        }
        if (count >= all) requestAnimationFrame(() => performance.mark('whole'))
        else requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    },
    [ROW, FIRST_ROWS, rows] as const,
  )
  await page.goto(`${url}/employees/ppe`)
  await page.waitForFunction(() => performance.getEntriesByName('whole').length > 0)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/(?:employees|events)/.test(name))
    const last = Math.max(
      ...answers.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
    )
    const since = (mark: string) => (performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN) - last
    return { painted: since('painted'), whole: since('whole') }
  })
}

/** From a click on what bears a name to the first moment after the frame in which the words of `told` have changed. */
function press(page: Page, name: string, told: string): Promise<number> {
  return page.evaluate(
    async ([label, selector]) => {
      const target = [...document.querySelectorAll('button, input[type=checkbox]')].find((one) =>
        (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(label),
      )
      if (!(target instanceof HTMLElement)) throw new Error(`there is no ${label}`)
      const words = () => document.querySelector(selector)?.textContent
      const before = words()
      const started = performance.now()
      target.click()
      while (words() === before) await new Promise(requestAnimationFrame)
      // A task after a frame's callbacks runs when the frame has been painted.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - started
    },
    [name, told] as const,
  )
}

/** A whole word at once, as from the clipboard: a third of the rows stays. */
function type(page: Page): Promise<number> {
  return page.evaluate(
    async ([word, selector]) => {
      const field = document.querySelector<HTMLInputElement>('#section-text')
      if (field === null) throw new Error('there is no search')
      const words = () => document.querySelector(selector)?.textContent
      const before = words()
      const started = performance.now()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      while (words() === before) await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - started
    },
    [SEARCH, 'search [role=status]'] as const,
  )
}
