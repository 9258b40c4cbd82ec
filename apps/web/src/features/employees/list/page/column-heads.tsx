import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconFilterFilled from '@tabler/icons-react/dist/esm/icons/IconFilterFilled.mjs'
import { classNames } from '../../../../ui/class-names.ts'
import { LIST_COLUMNS, type ShortageColumn } from '../columns.ts'
import { shortageCount } from '../texts.ts'
import styles from './column-heads.module.css'

interface ColumnHeadsProps {
  lacking: readonly ShortageColumn[]
  counts: ReadonlyMap<ShortageColumn, number>
  hidden: ReadonlySet<string>
  onToggle: (column: ShortageColumn) => void
}

/** The last five heads are switches: only those who lack something of that kind. */
export function ColumnHeads({ lacking, counts, hidden, onToggle }: ColumnHeadsProps) {
  return (
    <thead className={styles.heads}>
      <tr className={styles.line}>
        {!hidden.has('number') && (
          <th scope="col" className={classNames(styles.head, styles.plain, styles.number)}>
            №&nbsp;п/п
          </th>
        )}
        {!hidden.has('position') && (
          <th scope="col" className={classNames(styles.head, styles.plain)}>
            Должность
          </th>
        )}
        <th scope="col" className={classNames(styles.head, styles.plain)}>
          ФИО
        </th>
        {LIST_COLUMNS.filter(({ key }) => !hidden.has(key)).map(({ key, label }) => {
          const isPressed = lacking.includes(key)
          const count = counts.get(key)
          const Icon = isPressed ? IconFilterFilled : IconFilter
          return (
            <th key={key} scope="col" className={styles.head}>
              <button
                type="button"
                className={styles.filter}
                aria-pressed={isPressed}
                title={isPressed ? 'Показать всех' : 'Показать только тех, у кого не хватает'}
                onClick={() => onToggle(key)}
              >
                <span className={styles.label}>
                  {label}
                  <Icon size={14} stroke={1.6} aria-hidden="true" />
                </span>
                <span className={classNames(styles.count, (count ?? 0) > 0 && styles.lacking)}>
                  {shortageCount(count)}
                </span>
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
