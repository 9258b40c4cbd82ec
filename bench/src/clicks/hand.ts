import type { Locator, Page } from '@playwright/test'

/** As far as a person goes with Tab before he takes the mouse. */
const FARTHEST_TAB = 3

/** What has been done so far: presses of the mouse, presses of keys, fields typed into. */
export type Effort = { clicks: number; keys: number; fields: number; seconds: number }

/** One user at one page: a mouse and a keyboard, and somebody who counts. */
export type Hand = {
  page: Page
  press(target: Locator): Promise<void>
  /** Into a field that is empty or holds what is to be replaced. */
  type(field: Locator, text: string): Promise<void>
  key(key: string): Promise<void>
  /** A file chosen in the browser's own window: a press here and one there. */
  give(input: Locator, file: string): Promise<void>
  spent(): Effort
}

export function handAt(page: Page): Hand {
  let [clicks, keys, fields] = [0, 0, 0]
  const started = performance.now()

  async function key(pressed: string): Promise<void> {
    await page.keyboard.press(pressed)
    keys += 1
  }

  async function press(target: Locator): Promise<void> {
    await target.click()
    clicks += 1
  }

  /** With the keyboard where the field is next, else with the mouse. */
  async function reach(field: Locator): Promise<void> {
    const isThere = () => field.evaluate((element) => element === document.activeElement)
    if (await isThere()) return
    const way = await stepsTo(field)
    if (way === null) return press(field)
    for (let step = 0; step < way; step += 1) await key('Tab')
    if (!(await isThere())) await press(field)
  }

  return {
    page,
    press,
    key,
    async type(field, text) {
      await field.waitFor()
      await reach(field)
      await field.fill(text)
      keys += text.length
      fields += 1
    },
    async give(input, file) {
      await input.setInputFiles(file)
      clicks += 2
    },
    spent: () => ({ clicks, keys, fields, seconds: (performance.now() - started) / 1000 }),
  }
}

/** How many presses of Tab lead from what has the focus to this field; null: too many, or it is not ahead. */
function stepsTo(field: Locator): Promise<number | null> {
  return field.evaluate((target, farthest) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length > 0)
    const [from, to] = [document.activeElement, target].map((one) => stops.findIndex((stop) => stop === one))
    const steps = from === undefined || to === undefined || from < 0 ? 0 : to - from
    return steps > 0 && steps <= farthest ? steps : null
  }, FARTHEST_TAB)
}

export function between(before: Effort, after: Effort): Effort {
  return {
    clicks: after.clicks - before.clicks,
    keys: after.keys - before.keys,
    fields: after.fields - before.fields,
    seconds: after.seconds - before.seconds,
  }
}
