import { type Browser, chromium, type Page } from '@playwright/test'
import type { BenchWorld } from './world.ts'

export const VIEWPORT = { width: 1440, height: 900 }
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-gpu']
const WHEEL_STEP = 400

export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

/** A page of somebody who is signed in, in a browser context of its own. */
export async function withSignedInPage<T>(
  browser: Browser,
  { token, refreshToken }: Pick<BenchWorld, 'token' | 'refreshToken'>,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'ru-RU' })
  try {
    const page = await context.newPage()
    // tsx marks functions with their names by a helper of its own, also those that are sent to the page.
    await page.addInitScript('globalThis.__name = (marked) => marked')
    await page.addInitScript(
      ([access, refresh]) => {
        localStorage.setItem('access_token', access)
        localStorage.setItem('refresh_token', refresh)
      },
      [token, refreshToken] as const,
    )
    return await work(page)
  } finally {
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
