import type { LogEntry } from '@ot/contract'
import { LOG_COLUMNS, unsignedDoer } from '@ot/domain'
import { momentText } from '@ot/text'
import { useState } from 'react'
import { useIsPrinting } from '../../lib/use-is-printing.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../ui/record-table.tsx'
import { TakingBackButton } from '../../ui/taking-back.tsx'
import styles from './log.module.css'

const HEADS = [LOG_COLUMNS.at, LOG_COLUMNS.action, LOG_COLUMNS.changes] as const
/** A row has two lines: more of them, and what does not fit a line, are shown when asked for. */
const LINES_SHOWN = 2
const LINE_MAX = 78

export function LogTable({ entries, timeZone }: { entries: readonly LogEntry[]; timeZone: string }) {
  const isPrinting = useIsPrinting()
  return (
    <RecordTable label="Журнал изменений" heads={HEADS}>
      {entries.map((entry) => (
        <LogRow key={entry.id} entry={entry} timeZone={timeZone} isPrinting={isPrinting} />
      ))}
    </RecordTable>
  )
}

interface LogRowProps {
  entry: LogEntry
  timeZone: string
  /** On paper everything is told. */
  isPrinting: boolean
}

function LogRow({ entry, timeZone, isPrinting }: LogRowProps) {
  const { at, userName, action, words, subject, link, changes, takingBack } = entry
  return (
    <tr>
      <RecordCell label={HEADS[0]} className={styles.when}>
        <time dateTime={at}>{momentText(at, timeZone)}</time>
        <CellNote>{userName ?? unsignedDoer(action)}</CellNote>
      </RecordCell>
      <RecordName className={styles.what}>
        <div className={styles.deed}>
          <div className={styles.told}>
            {words}
            {subject !== null && (
              <CellNote>{link === null ? subject : <Link to={link}>{subject}</Link>}</CellNote>
            )}
          </div>
          {takingBack !== null && (
            <TakingBackButton of={takingBack} deed={subject === null ? words : `${words}: ${subject}`} />
          )}
        </div>
      </RecordName>
      <RecordCell label={HEADS[2]} className={styles.said}>
        {changes.length === 0 ? '—' : <Changes changes={changes} isPrinting={isPrinting} />}
      </RecordCell>
    </tr>
  )
}

function Changes({ changes, isPrinting }: Pick<LogEntry, 'changes'> & Pick<LogRowProps, 'isPrinting'>) {
  const [isWhole, setWhole] = useState(false)
  const isLong = changes.some(({ label, from, to }) => `${label}${from}${to}`.length > LINE_MAX)
  const isFolded = !isPrinting && (changes.length > LINES_SHOWN || isLong)
  const shown = isWhole || !isFolded ? changes : changes.slice(0, 1)
  return (
    <>
      <ul className={classNames(styles.changes, isFolded && !isWhole && styles.folded)}>
        {shown.map((change) => (
          <li key={change.field}>
            <ChangeLine {...change} />
          </li>
        ))}
      </ul>
      {isFolded && (
        <button
          type="button"
          className={styles.whole}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Свернуть' : moreText(changes.length - 1)}
        </button>
      )}
    </>
  )
}

function moreText(hidden: number): string {
  return hidden === 0 ? 'Показать целиком' : `Ещё полей: ${hidden}`
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
