import { useEffect, useId, useRef, useState } from 'react'

/** What opens under a button and closes by Escape, by a press beside it or when the focus goes elsewhere. */
export function useFold() {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && anchor.current?.contains(target) === false
    const leave = (event: Event) => isOutside(event.target) && setOpen(false)
    const press = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target instanceof Element && target.closest('dialog') !== null)) return
      setOpen(false)
      anchor.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', press)
    }
  }, [isOpen])

  return {
    id,
    anchor,
    isOpen,
    toggle: () => setOpen(!isOpen),
    /** After something has been picked: the focus goes back to the button. */
    close(): void {
      setOpen(false)
      anchor.current?.querySelector('button')?.focus()
    },
  }
}
