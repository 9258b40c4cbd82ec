import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Bench, chooseCompany, signIn } from './world.ts'

export const VIEWPORT = { width: 1440, height: 900 }
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-gpu']
const WHEEL_STEP = 400
const PAGE_WITHIN_MS = 120_000

export function installedChromium(): string {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (existsSync(path)) return path
  throw new Error(`Для этой части установите Chromium (Debian: apt-get install chromium): нет ${path}`)
}

export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: FLAGS })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

/** A page on this company, of somebody who has just signed in: a refresh token serves one page only. */
export async function withSignedInPage<T>(
  browser: Browser,
  { product: { url }, world: { companyId } }: Bench,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const { accessToken, refreshToken } = await signIn(url)
  // Another part may have made companies since.
  await chooseCompany(url, companyId, accessToken)
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'ru-RU' })
  // A script that waits within the page knows no limit of its own: it ends with its page.
  const limit = setTimeout(() => void context.close(), PAGE_WITHIN_MS)
  try {
    const page = await context.newPage()
    // tsx marks functions with their names by a helper of its own, also those that are sent to the page.
    await page.addInitScript('globalThis.__name = (marked) => marked')
    await page.addInitScript(
      ([access, refresh]) => {
        localStorage.setItem('access_token', access)
        localStorage.setItem('refresh_token', refresh)
      },
      [accessToken, refreshToken] as const,
    )
    return await work(page)
  } finally {
    clearTimeout(limit)
    await context.close()
  }
}

/** Through the whole page with the wheel; the longest time between two frames. */
export async function longestFrame(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    const count = (time: number) => {
      frames.push(time)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let position = 0; position < height; position += WHEEL_STEP) {
    await page.mouse.wheel(0, WHEEL_STEP)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const frames: number[] = await page.evaluate('globalThis.frames')
  return Math.max(...frames.slice(1).map((time, index) => time - (frames[index] ?? time)))
}
