import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type ReactNode,
  useContext,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import styles from './record-table.module.css'

interface RecordTableProps {
  label: string
  className?: string | undefined
  style?: CSSProperties
  heads: readonly string[]
  /** Heads of columns that are not shown; the one that names the row always is. */
  hidden?: ReadonlySet<string>
  /** The rows end with `RecordActions`. */
  hasActions?: boolean
  /** Its rows stand in bodies of their own. */
  isGrouped?: boolean
  /** Rows of `RecordCell` and `RecordName`. */
  children: ReactNode
}

const NOTHING: ReadonlySet<string> = new Set()
const HiddenHeads = createContext(NOTHING)

interface RowFold {
  isWhole: boolean
  toggle: () => void
}
/** Null: the row is as high as what is said in it. */
const Fold = createContext<RowFold | null>(null)

/** A register: rows on a wide screen, cards on a phone. */
export function RecordTable({
  label,
  heads,
  hidden = NOTHING,
  hasActions = false,
  isGrouped = false,
  className,
  style,
  children,
}: RecordTableProps) {
  return (
    <table className={classNames(styles.table, className)} style={style} aria-label={label}>
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
            <th scope="col" className={styles.work}>
              <span className={styles.hidden}>Действия</span>
            </th>
          )}
        </tr>
      </thead>
      <HiddenHeads value={hidden}>{isGrouped ? children : <tbody>{children}</tbody>}</HiddenHeads>
    </table>
  )
}

interface FoldedRowProps extends ComponentProps<'tr'> {
  /** On a phone it is a card like the others. */
  isCard?: boolean
}

/**
 * A row of two lines. What does not fit stands in the record that its name opens, or is shown in the row itself by a `RecordName` that
 * unfolds it. On paper it is whole.
 */
export function FoldedRow({ isCard = false, className, ...row }: FoldedRowProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <Fold value={{ isWhole, toggle: () => setWhole(!isWhole) }}>
      <tr
        {...row}
        className={classNames(styles.folded, !isCard && styles.brief, className)}
        data-whole={isWhole ? 'true' : undefined}
      />
    </Fold>
  )
}

interface RecordCellProps {
  /** The head of its column, said beside the cell on a phone. */
  label: string
  /** Of a folded row: it stands in its second line on a phone. */
  isShort?: boolean
  className?: string | undefined
  children: ReactNode
}

export function RecordCell({ label, isShort = false, className, children }: RecordCellProps) {
  const fold = useContext(Fold)
  if (useContext(HiddenHeads).has(label)) return null
  return (
    <td data-label={label} className={classNames(isShort && styles.kept, className)}>
      {fold === null ? children : <div className={styles.fit}>{children}</div>}
    </td>
  )
}

interface RecordNameProps {
  /** The name opens the record. */
  onOpen?: () => void
  /** The name shows the whole of its folded row. */
  unfolds?: boolean
  /** Under the name. */
  note?: ReactNode
  /** A number or a year: the other columns get the room. */
  isShort?: boolean
  className?: string | undefined
  children: ReactNode
}

/** What the row is about; it opens the record, or shows the whole of a folded row. */
export function RecordName({
  onOpen,
  unfolds = false,
  note,
  isShort = false,
  className,
  children,
}: RecordNameProps) {
  const fold = useContext(Fold)
  const press = onOpen ?? (unfolds ? fold?.toggle : undefined)
  return (
    <th scope="row" className={classNames(styles.name, isShort && styles.short, className)}>
      {press === undefined ? (
        children
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-expanded={onOpen === undefined ? fold?.isWhole : undefined}
          onClick={press}
        >
          {fold === null ? children : <CellLine>{children}</CellLine>}
        </button>
      )}
      {note}
    </th>
  )
}

/** The first line of a cell of a folded row. */
export function CellLine({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span className={styles.line} title={title ?? wordsOf(children)}>
      {children}
    </span>
  )
}

/** The second, quieter line of a cell; not so quiet when something is late. */
export function CellNote({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) {
  return (
    <span className={classNames(styles.note, isLate && styles.late)} title={wordsOf(children)}>
      {children}
    </span>
  )
}

/** What is cut is read under the pointer too. */
function wordsOf(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined
}

interface RecordActionsProps {
  /** Of a folded row: the first of them stays in its second line on a phone. */
  isFirstKept?: boolean
  /** What came of it. */
  after?: ReactNode
  children: ReactNode
}

/** What can be done with the record. */
export function RecordActions({ isFirstKept = false, after, children }: RecordActionsProps) {
  return (
    <td className={classNames(styles.work, isFirstKept && styles.firstKept)}>
      <div className={styles.actions}>{children}</div>
      {after}
    </td>
  )
}
