import type { EventAnswer } from '@ot/contract'
import { employeeAddress, isLate, PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { memo, type ReactNode } from 'react'
import { focusNamed } from '../../../../lib/focus-order.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { StateBadge } from '../../../../ui/state-badge.tsx'
import { type ColumnKey, SECTION_SPECS } from '../../section-specs.ts'
import { sectionWordsOf } from '../../section-words.ts'
import { isInMemo } from '../row-selection.ts'
import { eventCellText } from '../row-texts.ts'
import styles from './section-table.module.css'

/** What can be done with one row; the same functions for all rows. */
export interface RowWork {
  /** `isAsFar`: with all rows from the one toggled before. */
  toggle: (id: number, isAsFar: boolean) => void
  complete: (row: EventAnswer) => void
  showHistory: (row: EventAnswer) => void
  explain: (row: EventAnswer) => void
}

interface SectionRowProps {
  row: EventAnswer
  /** Short on a narrow screen. */
  name: string
  /** A card on a narrow screen: cells that name their column. */
  isCard: boolean
  /** Columns without cells. */
  hidden: ReadonlySet<string>
  mayChange: boolean
  isSelected: boolean
  /** Rows of another kind are selected. */
  isOfOtherKind: boolean
  /** The day that the rules of today give, where it is another and nobody has decided. */
  byRules: string | null | undefined
  today: string
  work: RowWork
}

/** There are thousands: no hooks, few elements, plain links that the application follows. */
export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { row, name, isCard, hidden, mayChange, isSelected, isOfOtherKind, byRules, today, work } = props
  return (
    <tr className={classNames(styles.row, isSelected && styles.selected)}>
      {mayChange && (
        <td className={styles.check}>
          <input
            {...focusNamed('box', row.id)}
            type="checkbox"
            checked={isSelected}
            disabled={isInMemo(row) || isOfOtherKind}
            title={lockText(row, isOfOtherKind)}
            aria-label={`Выбрать: ${row.fullname}, ${row.name}`}
            onChange={({ nativeEvent }) => work.toggle(row.id, isWithShift(nativeEvent))}
          />
        </td>
      )}
      <RowCells
        row={row}
        name={name}
        isCard={isCard}
        hidden={hidden}
        mayChange={mayChange}
        byRules={byRules}
        today={today}
        work={work}
      />
    </tr>
  )
})

function isWithShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey
}

function lockText(row: EventAnswer, isOfOtherKind: boolean): string | undefined {
  if (isInMemo(row)) return 'Уже в заявке'
  return isOfOtherKind ? 'Выбраны строки другой операции' : undefined
}

type RowCellsProps = Pick<
  SectionRowProps,
  'row' | 'name' | 'isCard' | 'hidden' | 'mayChange' | 'byRules' | 'today' | 'work'
>

/** Apart from the box: selecting all rows draws only boxes anew. */
const RowCells = memo(function RowCells({
  row,
  name,
  isCard,
  hidden,
  mayChange,
  byRules,
  today,
  work,
}: RowCellsProps) {
  const { complete } = sectionWordsOf(row)
  return (
    <>
      <th scope="row" className={classNames(styles.fullname, row.memoId !== null && styles.taken)}>
        <a href={employeeAddress(row.employeeId, `${row.section}Tab`)}>{name}</a>
        {row.memoId !== null && (
          <a className={styles.inMemo} href={`${PAGES.notificationsMemos.path}?memo=${row.memoId}`}>
            в заявке
          </a>
        )}
      </th>
      {SECTION_SPECS[row.section].columns.map(
        (column) =>
          column.key !== 'fullname' &&
          !hidden.has(column.key) && (
            <td key={column.key} className={cellClass(row, column.key, today)}>
              {isCard && CAPTIONED.has(column.key) && <span className={styles.caption}>{column.label}</span>}
              {cellContent(row, column.key, work)}
              {column.key === 'deadline' && byRules !== undefined && (
                <span className={styles.byRules} title="По нынешним правилам">
                  → {byRules === null ? 'без срока' : shortDate(byRules)}
                </span>
              )}
            </td>
          ),
      )}
      {mayChange && (
        <td className={styles.action}>
          <button
            {...focusNamed('mark', row.id)}
            type="button"
            className={styles.complete}
            aria-label={`${complete}: ${row.fullname}, ${row.name}`}
            title={complete}
            onClick={() => work.complete(row)}
          >
            {complete.split(' ')[0]}
          </button>
        </td>
      )}
    </>
  )
})

function cellClass(row: EventAnswer, key: ColumnKey, today: string): string | undefined {
  if (key !== 'deadline') return styles[key]
  return classNames(styles.deadline, isLate(row, today) ? styles.late : styles[row.state])
}

const CAPTIONED: ReadonlySet<ColumnKey> = new Set(['detail', 'quantity', 'date', 'periodicity', 'deadline'])

/** A function and no component: there are ten cells in each of three thousand rows. */
function cellContent(row: EventAnswer, key: ColumnKey, work: RowWork): ReactNode {
  const text = eventCellText(row, key)
  switch (key) {
    case 'state':
      return <StateBadge state={row.state} column={row.section} />
    case 'date':
      return row.date === null ? text : historyButton(row, text, work)
    case 'deadline':
      return (
        <>
          {text}
          <button
            type="button"
            className={styles.why}
            aria-label={`Почему эта дата? ${row.fullname}, ${row.name}`}
            title="Почему эта дата?"
            onClick={() => work.explain(row)}
          >
            ?
          </button>
        </>
      )
    case 'fullname':
    case 'position':
    case 'department':
    case 'subject':
    case 'detail':
    case 'quantity':
    case 'periodicity':
      return text
  }
}

function historyButton(row: EventAnswer, text: string, work: RowWork): ReactNode {
  return (
    <button type="button" className={styles.done} title="История" onClick={() => work.showHistory(row)}>
      {text}
    </button>
  )
}
