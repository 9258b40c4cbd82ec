import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { sizes } from '../lib/sizes.ts'

const CLOSED = -1

interface DropListOptions {
  id: string
  /** How many options the list has now. */
  count: number
  /** In CSS pixels; what is longer scrolls. */
  maxHeight?: number
  onPick: (index: number) => void
  onClose?: () => void
}

/** A list under an input: opened by a click, an arrow or typing; walked by arrows; closed by Escape or leaving. */
export function useDropList({
  id,
  count,
  maxHeight = sizes.dropdownMaxHeight,
  onPick,
  onClose,
}: DropListOptions) {
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [room, setRoom] = useState({ opensUp: false, maxHeight })
  const [active, setActive] = useState(CLOSED)
  const listId = `${id}-list`
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (isOpen && active >= 0)
      document.getElementById(optionIdOf(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, id])

  function open(): void {
    if (isOpen || anchor.current === null) return
    setRoom(roomFor(anchor.current, maxHeight))
    setOpen(true)
  }

  function close(): void {
    if (!isOpen) return
    setOpen(false)
    setActive(CLOSED)
    onClose?.()
  }

  function step(by: 1 | -1): void {
    open()
    if (count > 0) setActive(active < 0 && by < 0 ? count - 1 : (active + by + count) % count)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && isOpen && active >= 0 && active < count) onPick(active)
    else return
    event.preventDefault()
  }

  return {
    isOpen,
    active,
    open,
    close,
    /** After typing: another list, from its beginning. */
    restart(): void {
      setActive(CLOSED)
      open()
    },
    anchor: {
      ref: anchor,
      onBlur(event: FocusEvent): void {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onClick: open,
    } as const,
    list: { id: listId, ...room, active, optionId, onHover: setActive, onPick },
  }
}

export type DropListState = ReturnType<typeof useDropList>['list']

function optionIdOf(id: string, index: number): string {
  return `${id}-list-${index}`
}

/** Space between a list and the edge of what it opens in. */
const EDGE = 8

/** Below, what does not fit can be scrolled to; above, what would stand over the edge of a dialog or a window cannot. */
function roomFor(anchor: HTMLElement, maxHeight: number): { opensUp: boolean; maxHeight: number } {
  const control = anchor.getBoundingClientRect()
  const dialog = anchor.closest('dialog')?.getBoundingClientRect()
  const above = control.top - Math.max(0, dialog?.top ?? 0) - EDGE
  const below = Math.min(window.innerHeight, dialog?.bottom ?? window.innerHeight) - control.bottom
  const opensUp = below < maxHeight && above > below
  return { opensUp, maxHeight: opensUp ? Math.min(maxHeight, above) : maxHeight }
}
