import type { LogEntry } from '@ot/contract'
import { unsignedDoer } from '@ot/domain'
import { momentText } from '@ot/text'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../ui/record-table.tsx'
import styles from './log.module.css'

const HEADS = ['Когда', 'Что сделано', 'Что изменилось'] as const
/** More lines than these are shown when asked for. */
const LINES_SHOWN = 4

export function LogTable({ entries, timeZone }: { entries: readonly LogEntry[]; timeZone: string }) {
  return (
    <RecordTable label="Журнал изменений" heads={HEADS}>
      {entries.map((entry) => (
        <LogRow key={entry.id} entry={entry} timeZone={timeZone} />
      ))}
    </RecordTable>
  )
}

function LogRow({ entry, timeZone }: { entry: LogEntry; timeZone: string }) {
  const { at, userName, action, words, subject, link, changes } = entry
  return (
    <tr>
      <RecordCell label={HEADS[0]} className={styles.when}>
        <time dateTime={at}>{momentText(at, timeZone)}</time>
        <CellNote>{userName ?? unsignedDoer(action)}</CellNote>
      </RecordCell>
      <RecordName className={styles.what}>
        {words}
        {subject !== null && (
          <CellNote>{link === null ? subject : <Link to={link}>{subject}</Link>}</CellNote>
        )}
      </RecordName>
      <RecordCell label={HEADS[2]}>{changes.length === 0 ? '—' : <Changes changes={changes} />}</RecordCell>
    </tr>
  )
}

function Changes({ changes }: Pick<LogEntry, 'changes'>) {
  const [isWhole, setWhole] = useState(false)
  const hidden = changes.length - LINES_SHOWN
  const shown = isWhole || hidden <= 1 ? changes : changes.slice(0, LINES_SHOWN)
  return (
    <>
      <ul className={styles.changes}>
        {shown.map((change) => (
          <li key={change.field}>
            <ChangeLine {...change} />
          </li>
        ))}
      </ul>
      {hidden > 1 && (
        <button
          type="button"
          className={styles.whole}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Свернуть' : `Ещё полей: ${hidden}`}
        </button>
      )}
    </>
  )
}

/** «Отдел: Склад → Бухгалтерия»; of what was not there before only what is now. */
function ChangeLine({ label, from, to }: LogEntry['changes'][number]) {
  return (
    <>
      <span className={styles.label}>{label}:</span>{' '}
      {from !== null && (
        <>
          <del>{from}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {to !== null && <ins>{to}</ins>}
      {to === null && <span className={styles.label}>{from === null ? 'изменено' : 'пусто'}</span>}
    </>
  )
}
