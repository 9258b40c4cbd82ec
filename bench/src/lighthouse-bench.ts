import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { heading, line, median } from './figures.ts'

const PAGES = ['/', '/login'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const RUNS = 5
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Lighthouse in Chromium, desktop preset, median of five. */
export async function benchLighthouse(url: string): Promise<void> {
  heading(`Lighthouse, настольный профиль, медиана ${RUNS} прогонов`)
  for (const page of PAGES) {
    const runs: Record<string, number>[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url + page))
    for (const category of CATEGORIES) {
      line(
        `${page} ${category}`,
        median(runs.map((scores) => scores[category] ?? 0)).toFixed(0),
        'не меньше 95',
      )
    }
  }
}

async function audit(address: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: FLAGS,
  })
  try {
    const result = await lighthouse(
      address,
      { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' },
      desktopConfig,
    )
    const categories = result?.lhr.categories ?? {}
    return Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
    )
  } finally {
    chrome.kill()
  }
}
