import type { Locator, Page } from '@playwright/test'

/** As far as a person goes with Tab before he takes the mouse. */
const FARTHEST_TAB = 3
/** Without a mouse there is no other way; more stops than this no page has. */
const FARTHEST_STOP = 250
const SKIP_LINK = 'К содержанию'

/** What has been done so far: presses of the mouse, presses of keys, fields typed into. */
export type Effort = { clicks: number; keys: number; fields: number; seconds: number }

/** One user at one page: a mouse and a keyboard, or a keyboard alone, and somebody who counts. */
export type Hand = {
  page: Page
  /** `held`: with this key held down, a press more. */
  press(target: Locator, held?: 'Shift'): Promise<void>
  /** Into a field that is empty or holds what is to be replaced. */
  type(field: Locator, text: string): Promise<void>
  /** One press, of several keys together too: `Control+Enter`. */
  key(key: string): Promise<void>
  /** Letters where the focus is. */
  letters(text: string): Promise<void>
  /** A file chosen in the browser's own window: a press here and one there. */
  give(input: Locator, file: string): Promise<void>
  spent(): Effort
}

export function handAt(page: Page): Hand {
  return handOf(page, async (target, { click, tab }) => {
    const way = await wayTo(target)
    if (way === null || way < 0 || way > FARTHEST_TAB) return click(target)
    await tab(way)
    if (!(await hasFocus(target))) await click(target)
  })
}

/** Somebody who has no mouse, and goes with Tab the shorter way round. */
export function handWithoutMouse(page: Page): Hand {
  const hand = handOf(page, async (target, { key, tab }) => {
    if (await leadsOverSkipLink(target)) {
      await key('Tab')
      await key('Enter')
    }
    const isAhead = ((await wayTo(target)) ?? 1) > 0
    for (let stop = 0; stop < FARTHEST_STOP; stop += 1) {
      await tab(isAhead ? 1 : -1)
      if (await hasFocus(target)) return
    }
    throw new Error(`no key leads to ${target}`)
  })
  async function press(target: Locator): Promise<void> {
    await target.waitFor()
    await hand.reach(target)
    await hand.key((await isBox(target)) ? 'Space' : 'Enter')
  }
  return { ...hand, press }
}

type Moves = {
  click(target: Locator): Promise<void>
  key(key: string): Promise<void>
  /** So many stops ahead, or back. */
  tab(stops: number): Promise<void>
}

function handOf(page: Page, go: (target: Locator, moves: Moves) => Promise<void>) {
  let [clicks, keys, fields] = [0, 0, 0]
  const started = performance.now()

  async function key(pressed: string): Promise<void> {
    await page.keyboard.press(pressed)
    keys += 1
  }

  async function tab(stops: number): Promise<void> {
    for (let stop = 0; stop < Math.abs(stops); stop += 1) await key(stops > 0 ? 'Tab' : 'Shift+Tab')
  }

  async function press(target: Locator, held?: 'Shift'): Promise<void> {
    await target.click({ modifiers: held === undefined ? [] : [held] })
    clicks += 1
    if (held !== undefined) keys += 1
  }

  /** With the keyboard where the field is next, else with the mouse. */
  async function reach(target: Locator): Promise<void> {
    if (!(await hasFocus(target))) await go(target, { click: press, key, tab })
  }

  return {
    page,
    press,
    reach,
    key,
    async letters(text: string) {
      await page.keyboard.type(text)
      keys += text.length
    },
    async type(field: Locator, text: string) {
      await field.waitFor()
      await reach(field)
      await field.fill(text)
      keys += text.length
      fields += 1
    },
    async give(input: Locator, file: string) {
      await input.setInputFiles(file)
      clicks += 2
    },
    spent: (): Effort => ({ clicks, keys, fields, seconds: (performance.now() - started) / 1000 }),
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

function isBox(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.matches('input[type=checkbox]'))
}

/** From the very beginning of a page the link that skips its header saves the way through it. */
function leadsOverSkipLink(target: Locator): Promise<boolean> {
  return target.evaluate((element, words) => {
    const skip = [...document.querySelectorAll('a')].find((link) => link.textContent === words)
    const isAtStart = document.activeElement === document.body || document.activeElement === null
    return isAtStart && skip !== undefined && element.closest('main') !== null
  }, SKIP_LINK)
}

/** How many presses of Tab lead from what has the focus to this element, less than none: of Shift and Tab; null: it is no stop. */
function wayTo(target: Locator): Promise<number | null> {
  return target.evaluate((element) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const root = dialog?.contains(element) === true ? dialog : document
    const stops = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length > 0)
    const to = stops.findIndex((stop) => stop === element)
    if (to < 0) return null
    const at = document.activeElement
    const from = stops.findIndex((stop) => stop === at)
    if (from >= 0) return to - from
    // What has the focus is no stop itself, as the content that a link has led to: the next is the first after it.
    const after = stops.findIndex(
      (stop) => at !== null && (at.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    )
    return to - after + 1
  })
}

export function effortBetween(before: Effort, after: Effort): Effort {
  return {
    clicks: after.clicks - before.clicks,
    keys: after.keys - before.keys,
    fields: after.fields - before.fields,
    seconds: after.seconds - before.seconds,
  }
}
