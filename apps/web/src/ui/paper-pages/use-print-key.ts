import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Ctrl+P over an open preview prints its paper, not the window around it. On a page, as everywhere, it prints the page. */
export function usePrintKey(place: RefObject<Element | null>, print: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, ctrlKey, metaKey, altKey, shiftKey } = event
    const isPrint = code === 'KeyP' && (ctrlKey || metaKey) && !altKey && !shiftKey
    if (!isPrint || !isOnTop(place.current)) return
    event.preventDefault()
    if (!event.repeat) print()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** In the last opened dialog, and not folded in it. */
function isOnTop(element: Element | null): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  return element !== null && dialog?.contains(element) === true && element.getClientRects().length > 0
}
