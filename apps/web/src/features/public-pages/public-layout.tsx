import type { ReactNode } from 'react'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import styles from './public-layout.module.css'

interface PublicLayoutProps {
  children: ReactNode
  /** The legal texts are open to those who have signed in too: they are led back, not asked to sign in. */
  isSignedIn?: boolean
}

export function PublicLayout({ children, isSignedIn = false }: PublicLayoutProps) {
  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        К содержанию
      </a>
      <PublicHeader isSignedIn={isSignedIn} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
