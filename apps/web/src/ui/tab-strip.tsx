import { type ReactNode, useEffect, useRef } from 'react'
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
    const tab = list.current?.children[open]
    if (bar.current === null || tab === undefined) return
    const frame = bar.current.getBoundingClientRect()
    const { left, width } = tab.getBoundingClientRect()
    bar.current.scrollLeft += left - frame.left - (frame.width - width) / 2
  }, [open])

  return (
    <nav ref={bar} className={classNames(styles.bar, className)} aria-label={label}>
      <ul ref={list} className={classNames(styles.list, listClassName)}>
        {children}
      </ul>
    </nav>
  )
}
