import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import styles from './tab-bar.module.css'

export interface Tab {
  address: string
  label: string
  /** Further addresses at which the tab is the open one. */
  others?: readonly string[]
}

/** Tabs that are pages: each has its address, so they are links. */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const current = useLocation({ select: (location) => location.pathname.toLowerCase() })
  const open = tabs.findIndex(({ address, others = [] }) => address === current || others.includes(current))
  const list = useRef<HTMLUListElement>(null)

  // On a narrow screen the bar scrolls sideways: the open tab comes into sight.
  useEffect(() => {
    list.current?.children[open]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])

  return (
    <nav className={styles.bar} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {tabs.map((tab, index) => (
          <li key={tab.address}>
            <Link
              to={tab.address}
              activeOptions={{ exact: true }}
              className={styles.tab}
              aria-current={index === open ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
