import type { Section, SortMode } from '@ot/domain'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { classNames } from '../../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { SECTION_SPECS, type SectionColumn } from '../../section-specs.ts'
import type { RowSelection } from '../use-row-selection.ts'
import type { SectionDeskState } from '../use-section-desk.ts'
import styles from './section-table.module.css'
import { SelectAll } from './select-all.tsx'

interface SectionHeadsProps {
  section: Section
  sort: SortMode
  /** Columns without cells. */
  hidden: SectionDeskState['hidden']
  /** Null: nothing is selected by those who may change nothing. */
  selection: RowSelection | null
  onSort: (mode: SortMode) => void
}

export function SectionHeads({ section, sort, hidden, selection, onSort }: SectionHeadsProps) {
  return (
    <thead className={styles.heads}>
      <tr className={styles.line}>
        {selection !== null && (
          <td className={styles.check}>
            <SelectAll selection={selection} />
          </td>
        )}
        {SECTION_SPECS[section].columns
          .filter(({ key }) => !hidden.has(key))
          .map((column) => (
            <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        {selection !== null && (
          <th scope="col" className={styles.action}>
            <VisuallyHidden>Действия</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

function ColumnHead({
  column,
  sort,
  onSort,
}: Pick<SectionHeadsProps, 'sort' | 'onSort'> & { column: SectionColumn }) {
  const { key, label, sort: mode } = column
  if (mode === null) {
    return (
      <th scope="col" className={classNames(styles.head, styles[key])}>
        <span className={styles.plain}>{label}</span>
      </th>
    )
  }
  const isSorted = mode === sort
  const isDescending = mode.endsWith('-descending')
  const Arrow = isDescending ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      className={classNames(styles.head, styles[key])}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(mode)}>
        {label}
        <Arrow size={14} stroke={2} aria-hidden="true" />
      </button>
    </th>
  )
}
