/** Controls that stand one in each row of a list, and what each of them does with its row. */
export type RowControl = 'mark' | 'return' | 'box'

const ATTRIBUTE = 'data-focus-name'

/** Told to the control itself: where its row is drawn anew, the focus finds it again. */
export function focusNamed(control: RowControl, rowId: number) {
  return { [ATTRIBUTE]: focusName(control, rowId) }
}

export function focusName(control: RowControl, rowId: number): string {
  return `${control}-${rowId}`
}

export function focusNameOf(element: Element): string | null {
  return element.getAttribute(ATTRIBUTE)
}

/** The same control of the rows after the last of these, then of those before it, the nearest first. */
export function namesBeyond(names: readonly string[]): string[] {
  const [first = ''] = names
  const kind = first.slice(0, first.indexOf('-') + 1)
  const all = [...document.querySelectorAll(`[${ATTRIBUTE}^="${kind}"]`)].map((one) => focusNameOf(one) ?? '')
  const own = new Set(names)
  const last = all.findLastIndex((name) => own.has(name))
  const around = [...all.slice(last + 1), ...all.slice(0, Math.max(0, last)).reverse()]
  return around.filter((name) => !own.has(name))
}

/** The first of them that is there to take the focus takes it; false: none is. */
export function focusFirst(names: readonly string[], options?: FocusOptions): boolean {
  for (const name of names) {
    const found = document.querySelector<HTMLElement>(`[${ATTRIBUTE}="${name}"]`)
    if (found === null || !canHoldFocus(found)) continue
    found.focus(options)
    return true
  }
  return false
}

/** As soon as one of them is drawn, unless the focus has gone on by then. */
export function focusWhenDrawn(names: readonly string[]): void {
  const stood = placeOf(document.activeElement)
  const observer = new MutationObserver(() => {
    if (placeOf(document.activeElement) !== stood || focusFirst(names)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** A control that is drawn anew is where it was. */
function placeOf(element: Element | null): Element | string | null {
  return element === null ? null : (focusNameOf(element) ?? element)
}

export function canHoldFocus(element: Element): boolean {
  const isShown = element.isConnected && element.getClientRects().length > 0
  return isShown && !element.matches(':disabled, [inert] *')
}
