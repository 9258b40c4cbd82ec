import type { ImportAction, RepeatChoice } from '@ot/domain'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextButton } from '../../../ui/text-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ImportColumn } from '../file-columns.ts'
import { errorPlace, type OutcomeRow, shownChanges } from '../outcome-rows.ts'
import { importActionText } from '../texts.ts'
import tables from './import-table.module.css'
import { type MendAnswers, MendCell } from './mend-cell.tsx'
import styles from './outcome-table.module.css'
import { RepeatQuestion } from './repeat-question.tsx'

const TONES = {
  add: 'success',
  change: 'accent',
  dismiss: 'warning',
  same: 'unknown',
  skip: 'unknown',
  error: 'danger',
} satisfies Record<ImportAction, BadgeTone>

export interface RowAnswers extends MendAnswers {
  onRepeat: (row: number, choice: RepeatChoice) => void
  onSkip: (row: number, isSkipped: boolean) => void
}

interface OutcomeTableProps extends RowAnswers {
  rows: readonly OutcomeRow[]
  columns: readonly ImportColumn[]
}

export function OutcomeTable({ rows, columns, onRepeat, onSkip, ...mending }: OutcomeTableProps) {
  return (
    <table className={classNames(tables.table, styles.outcome)} aria-label="Строки файла">
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            Строка
          </th>
          <th scope="col" className={styles.name}>
            Работник
          </th>
          <th scope="col" className={styles.action}>
            Действие
          </th>
          <th scope="col">Подробности</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row ?? `absent-${row.employeeId}`}>
            <td className={styles.number}>{row.row ?? 'нет в файле'}</td>
            <th scope="row">{row.fullName === '' ? 'ФИО не указано' : row.fullName}</th>
            <td>
              <Badge tone={TONES[row.action]}>{importActionText(row.action)}</Badge>
            </td>
            <td>
              <RowErrors row={row} columns={columns} {...mending} />
              <RowChanges row={row} />
              {row.row !== null && row.repeatOf !== null && (
                <RepeatQuestion row={row.row} of={row.repeatOf} onRepeat={onRepeat} />
              )}
              {row.row !== null && row.repeatOf === null && <SkipRow row={row} onSkip={onSkip} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A row that cannot be loaded may be left out for good, and taken back. */
function SkipRow({ row: { row, action }, onSkip }: Pick<RowAnswers, 'onSkip'> & { row: OutcomeRow }) {
  if (row === null || (action !== 'error' && action !== 'skip')) return null
  return (
    <TextButton onClick={() => onSkip(row, action === 'error')}>
      {action === 'error' ? 'Не загружать' : 'Всё же загрузить'}
      <VisuallyHidden> строку {row}</VisuallyHidden>
    </TextButton>
  )
}

interface RowErrorsProps extends MendAnswers {
  row: OutcomeRow
  columns: readonly ImportColumn[]
}

function RowErrors({ row, columns, ...mending }: RowErrorsProps) {
  if (row.errors.length === 0) return null
  return (
    <ul className={styles.list}>
      {row.errors.map((error) => {
        const place = errorPlace(error, columns)
        return (
          <li key={`${error.column} ${error.message}`} className={styles.error}>
            {place !== null && <span className={styles.place}>{place}: </span>}
            {error.message}
            {row.row !== null && <MendCell row={row.row} error={error} {...mending} />}
          </li>
        )
      })}
    </ul>
  )
}

function RowChanges({ row }: { row: OutcomeRow }) {
  const changes = shownChanges(row)
  if (changes.length === 0) return null
  return (
    <ul className={classNames(styles.list, row.action === 'add' && styles.inline)}>
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          <span className={styles.label}>{label}:</span>{' '}
          {from !== null && (
            <>
              <span className={styles.before}>{from}</span>
              <VisuallyHidden> станет </VisuallyHidden>
              <IconArrowRight size={14} stroke={1.6} className={styles.arrow} aria-hidden="true" />
            </>
          )}
          {to}
        </li>
      ))}
    </ul>
  )
}
