import type { ReactNode } from 'react'
import { useLocation } from '../lib/routing/use-router.ts'
import { Link } from './link.tsx'
import styles from './tab-bar.module.css'
import { TabStrip } from './tab-strip.tsx'

export interface Tab {
  address: string
  label: string
  /** Further addresses at which the tab is the open one. */
  others?: readonly string[]
  /** What stands behind it, in a sign and for those who listen in words. */
  mark?: ReactNode
}

/** Tabs that are pages: each has its address, so they are links. */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const current = useLocation(({ pathname }) => pathname.toLowerCase())
  const open = tabs.findIndex(({ address, others = [] }) => address === current || others.includes(current))
  return (
    <TabStrip label={label} open={open}>
      {tabs.map((tab, index) => (
        <li key={tab.address}>
          <Link to={tab.address} className={styles.tab} aria-current={index === open ? 'page' : undefined}>
            {tab.label}
            {tab.mark}
          </Link>
        </li>
      ))}
    </TabStrip>
  )
}
