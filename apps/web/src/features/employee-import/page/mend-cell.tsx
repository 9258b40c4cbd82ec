import { IMPORT_FIELD_LABELS } from '@ot/domain'
import { useId } from 'react'
import { TextButton } from '../../../ui/text-button.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { OutcomeRow } from '../outcome-rows.ts'
import styles from './outcome-table.module.css'

const CELL_MAX = 500
const NO_FATHER_NAME = 'нет'

export interface MendAnswers {
  mended: Readonly<Record<string, string>>
  onMend: (mended: Record<string, string>) => void
  /** Said with one press, and seen at once. */
  onMendAtOnce: (mended: Record<string, string>) => void
}

interface MendCellProps extends MendAnswers {
  row: number
  error: OutcomeRow['errors'][number]
}

/** What is wrong in a cell, mended where it is told. Titles that the list does not know are chosen above, once for all rows. */
export function MendCell({ row, error: { field, said }, mended, onMend, onMendAtOnce }: MendCellProps) {
  const id = useId()
  if (field === null || (field === 'position' && said !== '')) return null
  const place = `${row}:${field}`
  const frame = { id, label: `${IMPORT_FIELD_LABELS[field]}, строка ${row}` }
  return (
    <div className={styles.mend}>
      <VisuallyHidden>
        <label htmlFor={id}>{frame.label}</label>
      </VisuallyHidden>
      <TextControl
        frame={frame}
        autoComplete="off"
        value={mended[place] ?? said}
        maxLength={CELL_MAX}
        onChange={(text) => onMend({ [place]: text })}
      />
      {field === 'fatherName' && (
        <TextButton onClick={() => onMendAtOnce({ [place]: NO_FATHER_NAME })}>Нет отчества</TextButton>
      )}
    </div>
  )
}
