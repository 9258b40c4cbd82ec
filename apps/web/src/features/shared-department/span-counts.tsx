import type { SharedDepartment } from '@ot/contract'
import { DUE_SPAN_LABELS, DUE_SPANS } from '@ot/domain'
import styles from './shared-department-page.module.css'

/** How much of what there is. */
export function SpanCounts({ people }: { people: SharedDepartment['people'] }) {
  const items = people.flatMap((person) => person.items)
  return (
    <dl className={styles.counts}>
      {DUE_SPANS.map((span) => (
        <div key={span} className={styles.count}>
          <dt>{DUE_SPAN_LABELS[span]}</dt>
          <dd>{items.filter((item) => item.span === span).length}</dd>
        </div>
      ))}
    </dl>
  )
}
