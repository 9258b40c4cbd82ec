import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './tab-bar.module.css'

interface TabStripProps {
  label: string
  /** Which of the tabs is the open one. */
  open: number
  className?: string | undefined
  listClassName?: string | undefined
  /** `li` with a link each. */
  children: ReactNode
}

/** A row of tabs; on a narrow screen it scrolls sideways until the open one is in sight. */
export function TabStrip({ label, open, className, listClassName, children }: TabStripProps) {
  const bar = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const frame = bar.current
    const tabs = list.current
    if (frame === null || tabs === null) return
    // The letters come after the first drawing and make the tabs wider.
    const observer = new ResizeObserver(() => bringInSight(frame, tabs.children[open]))
    observer.observe(frame)
    observer.observe(tabs)
    bringInSight(frame, tabs.children[open])
    return () => observer.disconnect()
  }, [open])

  return (
    <nav
      ref={bar}
      className={classNames(styles.bar, className)}
      aria-label={label}
      onFocus={bringFocusedInSight}
    >
      <ul ref={list} className={classNames(styles.list, listClassName)}>
        {children}
      </ul>
    </nav>
  )
}

/** The browser leaves a tab where it is of which a letter is seen. Not under a pointer: the press would end beside it. */
function bringFocusedInSight({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function bringInSight(bar: HTMLElement, tab: Element | undefined): void {
  if (tab === undefined) return
  const frame = bar.getBoundingClientRect()
  const { left, width } = tab.getBoundingClientRect()
  bar.scrollLeft += left - frame.left - (frame.width - width) / 2
}
