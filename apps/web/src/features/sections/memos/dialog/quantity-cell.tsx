import { unitText } from '@ot/domain'
import { TextControl } from '../../../../ui/text-control.tsx'
import { CellProblem } from './done-cell.tsx'
import type { LineCellProps } from './line-cell.ts'
import styles from './memo-lines.module.css'

const DIGITS_MAX = 4

/** How many are asked for. */
export function QuantityCell({ line, label, problem, work }: LineCellProps) {
  const frame = { id: `memo-quantity-${line.key}`, label, error: problem }
  return (
    <div className={styles.quantityField}>
      <label htmlFor={frame.id} className={styles.label}>
        {label}
      </label>
      <TextControl
        frame={frame}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS_MAX}
        value={line.quantity === null ? '' : String(line.quantity)}
        onChange={(text) => {
          const digits = text.replace(/\D/g, '')
          work.setOutcome(line.key, { quantity: digits === '' ? null : Number(digits) })
        }}
      />
      <span>{unitText(line.quantity ?? 0, line.unit ?? '')}</span>
      <CellProblem id={frame.id} problem={problem} />
    </div>
  )
}
