import type { Section } from '@ot/domain'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { memo } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { RowAction } from '../../../../ui/row-action.tsx'
import { columnText, lineAmountText } from '../memo-columns.ts'
import type { MemoColumn, MemoColumnKey } from '../memo-specs.ts'
import type { LineValues } from '../memo-values.ts'
import { DoneCell } from './done-cell.tsx'
import { FinalCell } from './final-cell.tsx'
import type { LineCellProps, LineWork } from './line-cell.ts'
import styles from './memo-lines.module.css'
import { QuantityCell } from './quantity-cell.tsx'

interface MemoLineRowProps {
  section: Section
  columns: readonly MemoColumn[]
  line: LineValues
  isEditing: boolean
  dateProblem: string | undefined
  quantityProblem: string | undefined
  work: LineWork
}

export const MemoLineRow = memo(function MemoLineRow(props: MemoLineRowProps) {
  const { section, columns, line, isEditing, dateProblem, quantityProblem, work } = props
  return (
    <tr className={classNames(styles.row, line.key.startsWith('hand-') && styles.added)}>
      <th scope="row" className={styles.who}>
        <span className={styles.fullname}>{line.fullname}</span>
        <span className={styles.place}>
          {line.employeePosition}, {line.department}
        </span>
      </th>
      {columns.map(({ key, title }) => (
        <td key={key} className={classNames(styles.cell, styles[key])} data-label={title}>
          <Cell
            columnKey={key}
            of={{
              section,
              line,
              isEditing,
              work,
              label: `${title}: ${line.fullname}`,
              problem: key === 'quantity' ? quantityProblem : dateProblem,
            }}
          />
        </td>
      ))}
      {isEditing && (
        <td className={styles.remove}>
          <RowAction
            label="Убрать из заявки"
            aria-label={`Убрать из заявки: ${line.fullname}`}
            icon={IconTrash}
            onClick={() => work.remove(line)}
          />
        </td>
      )}
    </tr>
  )
})

function Cell({ columnKey, of }: { columnKey: MemoColumnKey; of: LineCellProps }) {
  switch (columnKey) {
    case 'done':
      return <DoneCell {...of} />
    case 'final':
      return <FinalCell {...of} />
    case 'quantity':
      return of.isEditing ? <QuantityCell {...of} /> : lineAmountText(of.line)
    case 'name':
    case 'detail':
    case 'deadline':
      return columnText(of.section, of.line, columnKey)
  }
}
