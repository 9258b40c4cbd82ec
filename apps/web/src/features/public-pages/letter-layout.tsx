import { PAGES } from '@ot/domain'
import type { ReactNode } from 'react'
import { product } from '../../lib/product.ts'
import styles from './letter-layout.module.css'
import { Logo } from './logo.tsx'
import layoutStyles from './public-layout.module.css'

/** Around a page that a letter leads to: who carries it, and nothing to be distracted by. */
export function LetterLayout({ children }: { children: ReactNode }) {
  return (
    <div className={layoutStyles.layout}>
      <header className={styles.header}>
        <Logo />
        <span className={styles.slogan}>{product.slogan}</span>
      </header>
      <main id="content" className={layoutStyles.content} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <a href={PAGES.privacyPolicy.path}>Обработка персональных данных</a>
        <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
      </footer>
    </div>
  )
}
