import type { EmployeeChange } from '@ot/contract'
import { momentText } from '@ot/text'
import styles from './employee-history.module.css'
import { actionText, changeTexts } from './history-text.ts'

interface HistoryEntryProps {
  entry: EmployeeChange
  timeZone: string
}

/** When, who, what: was → became. */
export function HistoryEntry({ entry, timeZone }: HistoryEntryProps) {
  const changes = changeTexts(entry)
  return (
    <li className={styles.entry}>
      <div className={styles.when}>
        <time dateTime={entry.at}>{momentText(entry.at, timeZone)}</time>
        <span>{entry.userName ?? 'программа'}</span>
      </div>
      <div className={styles.what}>
        <p className={styles.action}>{actionText(entry.action)}</p>
        {changes.length > 0 && (
          <dl className={styles.changes}>
            {changes.map(({ field, label, from, to }) => (
              <div key={field}>
                <dt>{label}: </dt>
                <dd>
                  {from} → <strong>{to}</strong>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
