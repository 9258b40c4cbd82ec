import { type ReactNode, useState } from 'react'
import styles from './folded-hint.module.css'

/** «?» beside a title: what the page is about, for whoever asks. */
export function FoldedHint({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.ask}
        aria-label="Что здесь"
        title="Что здесь"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      {isOpen && <div className={styles.hint}>{children}</div>}
    </>
  )
}
