import { useEffect } from 'react'
import { canHoldFocus, focusFirst, focusNameOf, namesBeyond } from '../lib/focus-order.ts'

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"])'

/** Where the focus stood, what it stood in, the nearest first, and the same control of its row and of the rows beside it. */
type Place = { element: Element; around: readonly Element[]; names: readonly string[] }

/**
 * Whoever works by keyboard is never thrown back to the page's beginning: when the control with the focus goes (a line is done, a form
 * gives way to what it has saved), the nearest one that is left takes it. A control of a row that is drawn anew has its focus again; where
 * the row is gone, the same control of the next one has it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: Place | null = null
    const onFocus = ({ target }: FocusEvent) => {
      place = target instanceof Element ? placeOf(target) : null
    }
    const onPointer = ({ target }: PointerEvent) => {
      // A press beside the control has left it of itself.
      if (place !== null && target instanceof Node && !place.element.contains(target)) place = null
    }
    const observer = new MutationObserver((records) => {
      if (place === null || !isFocusLost(records) || canHoldFocus(place.element)) return
      if (focusFirst(place.names, { preventScroll: true })) return
      nearestLeft(place.around)?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPointer)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'disabled'] })
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPointer)
      observer.disconnect()
    }
  }, [])
}

/** What is hidden or disabled keeps the focus until the next drawing. */
function isFocusLost(records: readonly MutationRecord[]): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return true
  return records.some(({ type }) => type === 'attributes') && !canHoldFocus(activeElement)
}

function placeOf(element: Element): Place {
  const name = focusNameOf(element)
  const names = name === null ? [] : [name, ...namesBeyond([name])]
  return { element, names, around: ancestorsOf(element) }
}

function ancestorsOf(element: Element): Element[] {
  const around: Element[] = []
  for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement)
    around.push(one)
  return around
}

/**
 * Tabs and other ways to pages stand for none of the page's own controls, nor does what stands above every page: a page that has
 * nothing yet begins at its content.
 */
function nearestLeft(around: readonly Element[]): HTMLElement | null {
  const wasInNav = around.some((one) => one.matches('nav'))
  for (const one of around) {
    const content = one.querySelector('main')
    if (content !== null) return content
    for (const control of one.querySelectorAll<HTMLElement>(FOCUSABLE))
      if (canHoldFocus(control) && (wasInNav || control.closest('nav') === null)) return control
  }
  return null
}
