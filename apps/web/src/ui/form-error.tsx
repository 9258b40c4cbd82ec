import { scrollToFirstInvalid } from '../lib/form/scroll-to-invalid.ts'
import styles from './form-error.module.css'

/** What is wrong with a form, in one line; a click leads to the first invalid field. */
export function FormError({ text }: { text: string }) {
  return (
    <div role="alert">
      <button
        type="button"
        className={styles.error}
        onClick={(event) => scrollToFirstInvalid(event.currentTarget.form ?? document)}
      >
        {text}
      </button>
    </div>
  )
}
