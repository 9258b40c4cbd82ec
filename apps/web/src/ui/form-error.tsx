import { scrollToFirstInvalid } from '../lib/form/scroll-to-invalid.ts'
import styles from './form-error.module.css'
import { namesTariffPage, TariffText } from './tariff-text.tsx'

/** What is wrong with a form, in one line; a click leads to the first invalid field, or to the tariff that refuses. */
export function FormError({ text }: { text: string }) {
  if (namesTariffPage(text)) {
    return (
      <div role="alert" className={styles.error}>
        <TariffText text={text} />
      </div>
    )
  }
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
