import type { ReactNode } from 'react'
import { MainNav } from './main-nav.tsx'
import styles from './shell.module.css'
import { ShellHeader } from './shell-header.tsx'

/** The frame of every page of somebody who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        К содержанию
      </a>
      <ShellHeader />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <MainNav place="bottom" />
    </div>
  )
}
