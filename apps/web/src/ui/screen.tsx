import type { ReactNode } from 'react'
import styles from './screen.module.css'

interface ScreenProps {
  title: string
  text: string
  /** Buttons and links: what to do now. */
  children: ReactNode
  role?: 'alert'
}

/** A page that has only one thing to say: what happened, what is safe, what to do. */
export function Screen({ title, text, children, role }: ScreenProps) {
  return (
    <div className={styles.screen} role={role}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
