import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export function Spinner({ size = 24 }: { size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />
}

/** In the place of a whole page. */
export function PageSpinner() {
  return (
    <div className={styles.page} role="status">
      <Spinner size={36} />
      <VisuallyHidden>Загрузка…</VisuallyHidden>
    </div>
  )
}
