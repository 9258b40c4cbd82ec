import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import type { ReactNode } from 'react'
import styles from './saved-status.module.css'

/** A word that it is written, beside the buttons. */
export function SavedStatus({ children }: { children: ReactNode }) {
  return (
    <span className={styles.saved} role="status">
      <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
