import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { DateControl } from '../../../../ui/date-control.tsx'
import { DayText } from '../../table/row-text.tsx'
import { dayOf } from '../memo-values.ts'
import type { LineCellProps } from './line-cell.ts'
import styles from './memo-lines.module.css'

/** When it was done; a small cross takes the date away. */
export function DoneCell({ line, label, isEditing, problem, work }: LineCellProps) {
  if (!isEditing) {
    const day = dayOf(line)
    return day === null ? <span className={styles.undone}>не отмечено</span> : <DayText day={day} />
  }
  const frame = { id: `memo-done-${line.key}`, label, error: problem }
  return (
    <div className={styles.date}>
      <label htmlFor={frame.id} className={styles.label}>
        {label}
      </label>
      <DateControl
        frame={frame}
        value={line.completionDate}
        max={work.today}
        onChange={(date) => work.setDate(line.key, date)}
      />
      {line.completionDate !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`Убрать дату: ${line.fullname}`}
          title="Убрать дату"
          onClick={() => work.setDate(line.key, '')}
        >
          <IconX size={16} stroke={1.8} aria-hidden="true" />
        </button>
      )}
      <CellProblem id={frame.id} problem={problem} />
    </div>
  )
}

export function CellProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return problem === undefined ? null : (
    <span id={`${id}-error`} className={styles.problem}>
      {problem}
    </span>
  )
}
