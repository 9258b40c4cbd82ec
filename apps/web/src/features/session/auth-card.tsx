import type { ReactNode } from 'react'
import styles from './auth-card.module.css'

interface AuthCardProps {
  title: string
  /** Ways to the other forms of the guest area. */
  links?: ReactNode
  children: ReactNode
}

export function AuthCard({ title, links, children }: AuthCardProps) {
  return (
    <div className={styles.card}>
      <h1>{title}</h1>
      {children}
      {links !== undefined && (
        <nav className={styles.links} aria-label="Другие действия">
          {links}
        </nav>
      )}
    </div>
  )
}

interface AuthFormProps {
  onSubmit: () => void
  children: ReactNode
}

/** Fields one under another; the words for what is wrong are the product's, so the browser's stay silent. */
export function AuthForm({ onSubmit, children }: AuthFormProps) {
  return (
    // `dialog` outside a dialog sends nothing: before the scripts run, a password must not go into the address.
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
