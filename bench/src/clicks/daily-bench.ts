import type { Browser, Page } from '@playwright/test'
import { withBrowser, withSignedInPage } from '../browser-page.ts'
import { figure, heading, whole } from '../figures.ts'
import type { Bench } from '../world.ts'
import { DAILY_TASKS, type DailyTask } from './daily-tasks.ts'
import { type DailyWorld, makeDailyWorld } from './daily-world.ts'
import { type Hand, handAt, handWithoutMouse } from './hand.ts'

type Walk = DailyTask['withMouse']

interface Way {
  title: string
  handAt: (page: Page) => Hand
  walkOf: (task: DailyTask) => Walk
}

const WITHOUT_MOUSE: Way = {
  title: 'без мыши',
  handAt: handWithoutMouse,
  walkOf: ({ withoutMouse }) => withoutMouse,
}
const WITH_MOUSE: Way = { title: 'с мышью', handAt, walkOf: ({ withMouse }) => withMouse }

/** What a day's work costs: every task begins on the first page, all of them in one tab, as during a day. */
export async function benchDaily(bench: Bench): Promise<void> {
  const { scale } = bench
  await withBrowser(async (browser) => {
    for (const way of [WITHOUT_MOUSE, WITH_MOUSE].slice(0, scale(2, 1))) await benchWay(bench, browser, way)
  })
}

async function benchWay(bench: Bench, browser: Browser, way: Way): Promise<void> {
  const { scale, product } = bench
  const employees = scale(60, 30)
  heading(`Дела одного дня ${way.title}: ${employees} человек, нажатий мышью и клавиш`)
  const daily = await makeDailyWorld(product.url, employees)
  const world = { ...bench.world, companyId: daily.companyId }
  const spent = await withSignedInPage(browser, { ...bench, world }, async (page) => {
    await hideFirstSteps(page, product.url)
    const all: number[] = []
    for (const task of DAILY_TASKS.slice(0, scale(DAILY_TASKS.length, 2))) {
      await openFirstPage(page, product.url)
      all.push(await walk(task.title, way.walkOf(task), way.handAt(page), daily))
    }
    return all
  })
  figure(
    'всего',
    spent.reduce((sum, presses) => sum + presses, 0),
    whole,
  )
}

async function walk(title: string, go: Walk, hand: Hand, world: DailyWorld): Promise<number> {
  await go(hand, world)
  const { clicks, keys } = hand.spent()
  figure(title, clicks + keys, () => `${clicks} + ${keys}`)
  return clicks + keys
}

async function openFirstPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/notifications`)
  await page
    .getByRole('link', { name: /просрочено/ })
    .first()
    .waitFor()
}

/** Somebody who works every day has taken them long ago. */
async function hideFirstSteps(page: Page, url: string): Promise<void> {
  await openFirstPage(page, url)
  await page.getByRole('button', { name: 'Скрыть', exact: true }).click()
  await page
    .getByRole('link', { name: 'Начало работы' })
    .or(page.getByRole('button', { name: 'Начало работы' }))
    .waitFor()
}
