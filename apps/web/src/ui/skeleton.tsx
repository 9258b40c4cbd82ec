import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Rows in the size of what is coming. */
export function Skeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.lines} role="status" data-coming>
      <VisuallyHidden>Загрузка…</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  )
}
