import type { ReactNode } from 'react'
import styles from './sheet.module.css'

/** A white sheet on the grey ground. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}
