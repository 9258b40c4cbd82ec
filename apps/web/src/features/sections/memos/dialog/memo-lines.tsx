import type { Section } from '@ot/domain'
import { type CSSProperties, useState } from 'react'
import { timing } from '../../../../lib/timing.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import { withDate, withOutcome, withoutLine } from '../memo-changes.ts'
import { memoColumns } from '../memo-columns.ts'
import { operationOf } from '../memo-values.ts'
import type { MemoForm } from '../use-memo-form.ts'
import type { LineWork } from './line-cell.ts'
import { MemoLineRow } from './memo-line-row.tsx'
import styles from './memo-lines.module.css'

interface MemoLinesProps {
  section: Section
  form: MemoForm
  /** A row taken out of a memo that is not stored yet. */
  onReturn: (eventId: number) => void
}

/** Who is asked for what by when, and what of it is done. */
export function MemoLines({ section, form, onReturn }: MemoLinesProps) {
  const { values, isEditing, problemOf } = form
  const work = useLineWork(section, form.change, onReturn)
  const columns = memoColumns(section, operationOf(values))
  const style: CSSProperties & Record<`--${string}`, string> = { '--fly-time': `${timing.flyAnimation}ms` }
  return (
    <table className={styles.table} style={style} aria-label="Строки заявки">
      <thead>
        <tr>
          <th scope="col">ФИО</th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col" className={styles[key]}>
              {title}
            </th>
          ))}
          {isEditing && (
            <th scope="col" className={styles.remove}>
              <VisuallyHidden>Действия</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {values.employeesData.map((line, index) => (
          <MemoLineRow
            key={line.key}
            section={section}
            columns={columns}
            line={line}
            isEditing={isEditing}
            dateProblem={problemOf(`employeesData.${index}.completionDate`)}
            quantityProblem={problemOf(`employeesData.${index}.quantity`)}
            work={work}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The same functions for as long as the modal is open, so that rows are not drawn anew while a note is typed. */
function useLineWork(
  section: Section,
  change: MemoForm['change'],
  onReturn: (eventId: number) => void,
): LineWork {
  const { today } = useRecordsScope()
  const [work] = useState<LineWork>(() => ({
    today,
    setDate: (key, date) => change((current) => withDate(section, current, { key, date, today })),
    setOutcome: (key, outcome) => change((current) => withOutcome(current, key, outcome)),
    remove: ({ key, id, eventId }) => {
      change((current) => withoutLine(current, key))
      if (id === null && eventId !== null) onReturn(eventId)
    },
  }))
  return work
}
