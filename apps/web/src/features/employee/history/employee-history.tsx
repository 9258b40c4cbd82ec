import type { EmployeeChange } from '@ot/contract'
import { momentText } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TakingBackButton } from '../../../ui/taking-back.tsx'
import { historyQuery } from '../api/employees.ts'
import styles from './employee-history.module.css'
import { changeLines, historyActionText } from './history-text.ts'

const SECTION_TITLE = 'employee-history-title'
const SHOWN_AT_FIRST = 10

/** Who has changed what in the record, newest first. */
export function EmployeeHistory() {
  const { company, employee } = useEmployeeScope()
  const history = useQuery(historyQuery(employee.id))
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Sheet>
      <section aria-labelledby={SECTION_TITLE} className={styles.history}>
        <h2 id={SECTION_TITLE}>История записи</h2>
        <Loaded of={history} empty="Изменений пока не было.">
          {(entries) => (
            <>
              <ol className={styles.entries}>
                {entries.slice(0, showsAll ? entries.length : SHOWN_AT_FIRST).map((entry) => (
                  <HistoryEntry key={entry.id} entry={entry} timeZone={company.timeZone} />
                ))}
              </ol>
              {!showsAll && entries.length > SHOWN_AT_FIRST && (
                <Button kind="quiet" onClick={() => setShowsAll(true)}>
                  Показать всю историю ({entries.length})
                </Button>
              )}
            </>
          )}
        </Loaded>
      </section>
    </Sheet>
  )
}

interface HistoryEntryProps {
  entry: EmployeeChange
  timeZone: string
}

/** When, who, what: was → became. */
function HistoryEntry({ entry, timeZone }: HistoryEntryProps) {
  const changes = changeLines(entry)
  return (
    <li className={styles.entry}>
      <div className={styles.when}>
        <time dateTime={entry.at}>{momentText(entry.at, timeZone)}</time>
        <span>{entry.userName ?? 'программа'}</span>
      </div>
      <div className={styles.what}>
        <div className={styles.action}>
          {historyActionText(entry.action)}
          {entry.takingBack !== null && (
            <>
              {' '}
              <TakingBackButton of={entry.takingBack} deed={historyActionText(entry.action)} />
            </>
          )}
        </div>
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
