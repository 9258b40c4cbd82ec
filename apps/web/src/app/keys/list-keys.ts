import { canHoldFocus } from '../../lib/focus-order.ts'
import type { ListKeyCode } from './pressed-key.ts'

const ROW = 'main :is(tbody tr, [data-list-row])'
const NAME = ':is(th[scope="row"], h2, h3, h4) :is(a[href], button)'
/** Of a row without a name to press. */
const OPENING = '[data-opens-row]'
const CONTROL = 'a[href], button'
const BOX = 'input[type="checkbox"]'
const MARK = '[data-focus-name^="mark-"]'
const MARK_CHOSEN = 'main [data-marks-chosen]'
const ALL = 'main [data-chooses-all]'
const MEMO = 'main [data-forms-memo]'

/** Under the header and the heads of a table, and over the bar under it, a row is not seen. */
const COVERED_ABOVE = 140
const COVERED_BELOW = 100

/**
 * One way through every list: the focus stands on what opens its row, so Enter, Ctrl+Enter and Tab are the browser's own, and who
 * listens hears the name of the row.
 */
const DEEDS: Readonly<Record<ListKeyCode, () => void>> = {
  KeyJ: () => step(1),
  KeyK: () => step(-1),
  KeyX: () => currentRow()?.querySelector<HTMLElement>(`${BOX}:enabled`)?.click(),
  KeyA: () => document.querySelector<HTMLElement>(ALL)?.click(),
  KeyD: mark,
  KeyM: () => document.querySelector<HTMLElement>(MEMO)?.click(),
}

export function pressListKey(key: ListKeyCode): void {
  DEEDS[key]()
}

function step(by: 1 | -1): void {
  const names = [...document.querySelectorAll(ROW)].flatMap((row) => nameOf(row) ?? [])
  const current = currentRow()
  const at = names.findIndex((name) => current?.contains(name) === true)
  const next = at < 0 ? names[0] : names[at + by]
  if (next === undefined) return
  next.focus({ preventScroll: true })
  showRow(next)
}

/** What opens the row, or the first that it can be told by. */
function nameOf(row: Element): HTMLElement | null {
  const among = [NAME, OPENING, CONTROL].flatMap((what) => [...row.querySelectorAll<HTMLElement>(what)])
  return among.find(canHoldFocus) ?? null
}

function currentRow(): Element | null {
  return document.activeElement?.closest(ROW) ?? null
}

/** The chosen rows, else the one under the focus. */
function mark(): void {
  const isChosen = document.querySelector(`${ROW} ${BOX}:checked`) !== null
  const chosen = document.querySelector<HTMLElement>(MARK_CHOSEN)
  const own = currentRow()?.querySelector<HTMLElement>(MARK) ?? null
  const button = isChosen && chosen !== null ? chosen : own
  button?.click()
}

function showRow(name: HTMLElement): void {
  const { top, bottom } = name.getBoundingClientRect()
  const isSeen = top >= COVERED_ABOVE && bottom <= window.innerHeight - COVERED_BELOW
  if (!isSeen) name.scrollIntoView({ block: 'center' })
}
