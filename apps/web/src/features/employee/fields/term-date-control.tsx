import { DateControl } from '../../../ui/date-control.tsx'
import type { ControlProps } from '../../../ui/form/field-table.tsx'
import styles from './fields.module.css'

interface TermDateControlProps extends Omit<ControlProps<string>, 'today'> {
  /** The last day it may be. */
  max?: string
  term: string
}

/** A date, and beside it what it comes to today: an age or a length of service. */
export function TermDateControl({ term, ...control }: TermDateControlProps) {
  return (
    <div className={styles.withTerm}>
      <DateControl {...control} />
      <span className={styles.term}>{term}</span>
    </div>
  )
}
