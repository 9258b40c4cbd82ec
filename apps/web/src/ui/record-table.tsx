import { createContext, type ReactNode, useContext } from 'react'
import { classNames } from './class-names.ts'
import styles from './record-table.module.css'

interface RecordTableProps {
  label: string
  heads: readonly string[]
  /** Heads of columns that are not shown; the one that names the row always is. */
  hidden?: ReadonlySet<string>
  /** The rows end with `RecordActions`. */
  hasActions?: boolean
  /** Rows of `RecordCell` and `RecordName`. */
  children: ReactNode
}

const NOTHING: ReadonlySet<string> = new Set()
const HiddenHeads = createContext(NOTHING)

/** A register: rows on a wide screen, cards on a phone. */
export function RecordTable({
  label,
  heads,
  hidden = NOTHING,
  hasActions = false,
  children,
}: RecordTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heads
            .filter((head) => !hidden.has(head))
            .map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          {hasActions && (
            <th scope="col">
              <span className={styles.hidden}>Действия</span>
            </th>
          )}
        </tr>
      </thead>
      <HiddenHeads value={hidden}>
        <tbody>{children}</tbody>
      </HiddenHeads>
    </table>
  )
}

interface RecordCellProps {
  /** The head of its column, said beside the cell on a phone. */
  label: string
  className?: string | undefined
  children: ReactNode
}

export function RecordCell({ label, className, children }: RecordCellProps) {
  if (useContext(HiddenHeads).has(label)) return null
  return (
    <td data-label={label} className={className}>
      {children}
    </td>
  )
}

interface RecordNameProps {
  /** The name opens the record. */
  onOpen?: () => void
  /** A number or a year: the other columns get the room. */
  isShort?: boolean
  className?: string | undefined
  children: ReactNode
}

/** What the row is about. */
export function RecordName({ onOpen, isShort = false, className, children }: RecordNameProps) {
  return (
    <th scope="row" className={classNames(styles.name, isShort && styles.short, className)}>
      {onOpen === undefined ? (
        children
      ) : (
        <button type="button" className={styles.open} onClick={onOpen}>
          {children}
        </button>
      )}
    </th>
  )
}

/** The second, quieter line of a cell; not so quiet when something is late. */
export function CellNote({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.note, isLate && styles.late)}>{children}</span>
}

/** What can be done with the record; `after` says what came of it. */
export function RecordActions({ children, after }: { children: ReactNode; after?: ReactNode }) {
  return (
    <td className={styles.work}>
      <div className={styles.actions}>{children}</div>
      {after}
    </td>
  )
}
