import { launch } from 'chrome-launcher'
import lighthouse, { type Config, defaultConfig, desktopConfig } from 'lighthouse'
import { installedChromium } from './browser-page.ts'
import { figure, heading, line, median, whole } from './figures.ts'
import type { Bench } from './world.ts'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
/** Sign-in is not for search engines and says so. */
const OF_SIGN_IN = ['performance', 'accessibility', 'best-practices'] as const

type Audited = { page: string; preset: string; config: Config; categories: readonly Category[]; aim: number }

const AUDITED: readonly Audited[] = [
  { page: '/', preset: 'настольный', config: desktopConfig, categories: CATEGORIES, aim: 100 },
  { page: '/', preset: 'мобильный', config: defaultConfig, categories: CATEGORIES, aim: 95 },
  { page: '/login', preset: 'настольный', config: desktopConfig, categories: OF_SIGN_IN, aim: 95 },
]

/** Lighthouse in Chromium, both presets, the median of several; below, what a run was not content with. */
export async function benchLighthouse({ scale, product: { url } }: Bench): Promise<void> {
  const times = scale(5, 1)
  heading(`Lighthouse, прогонов ${times}, медиана`)
  for (const audited of AUDITED.slice(0, scale(AUDITED.length, 1))) {
    const runs: Run[] = []
    for (let run = 0; run < times; run += 1) runs.push(await audit(url, audited))
    const { page, preset, categories, aim } = audited
    for (const category of categories) {
      const scores = runs.map((run) => run.scores.get(category) ?? 0)
      figure(`${page}, ${preset}: ${category}`, median(scores), whole, `не меньше ${aim}`)
    }
    for (const complaint of new Set(runs.flatMap(({ complaints }) => complaints))) line(`  ${complaint}`, '')
  }
}

type Run = { scores: ReadonlyMap<string, number>; complaints: string[] }

/** A busy machine may not paint in time, and Lighthouse then says no figure at all, which is none of the page's. */
const ATTEMPTS = 3

async function audit(url: string, audited: Audited): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    const run = await auditOnce(url, audited)
    if (run.scores.size === audited.categories.length || attempt === ATTEMPTS) return run
  }
}

async function auditOnce(url: string, { page, config, categories }: Audited): Promise<Run> {
  const chrome = await launch({
    chromePath: installedChromium(),
    chromeFlags: FLAGS,
  })
  try {
    const result = await lighthouse(
      url + page,
      { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' },
      config,
    )
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${page}`)
    const { categories: told, audits } = result.lhr
    const scores = Object.entries(told).flatMap(([name, { score }]) =>
      score === null ? [] : [[name, score * 100] as const],
    )
    // Figures of speed change from run to run; what is simply wrong is named.
    const wrong = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
    )
    return { scores: new Map(scores), complaints: wrong.map(({ title }) => title) }
  } finally {
    chrome.kill()
  }
}
