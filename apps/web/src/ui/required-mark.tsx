import styles from './required-mark.module.css'
import { Tooltip } from './tooltip.tsx'

export const REQUIRED_TEXT = 'Обязательное поле'

/** The star of a required field; the control says `required` to those who listen. */
export function RequiredMark() {
  return (
    <Tooltip text={REQUIRED_TEXT}>
      <span className={styles.mark} aria-hidden="true">
        *
      </span>
    </Tooltip>
  )
}
