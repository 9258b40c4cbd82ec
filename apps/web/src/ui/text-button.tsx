import type { ComponentProps } from 'react'
import styles from './text-button.module.css'

/** A deed that stands in a line of text, where a framed button would break it. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles.text} />
}
