import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './record-table.module.css'

export interface TableColumn<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers and dates stand at the right edge. */
  isNumber?: boolean
}

interface RecordTableProps<Row> {
  label: string
  /** The first one names the row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** What can be done with a row; absent: nothing. */
  actions?: ((row: Row) => ReactNode) | undefined
}

/** Records as a table; on a phone each is a card with the columns' names in it. */
export function SortedTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const { label, columns, rows, actions } = props
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber = false }) => (
              <th key={key} scope="col" className={classNames(isNumber && styles.number)}>
                {title}
              </th>
            ))}
            {actions !== undefined && (
              <th scope="col">
                <VisuallyHidden>Действия</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row}>
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} row={row} isName={index === 0} />
              ))}
              {actions !== undefined && (
                <td className={styles.end}>
                  <div className={styles.actions}>{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps<Row> {
  column: TableColumn<Row>
  row: Row
  isName: boolean
}

function Cell<Row>({ column: { title, cell, isNumber = false }, row, isName }: CellProps<Row>) {
  if (isName) {
    return (
      <th scope="row" className={styles.name}>
        {cell(row)}
      </th>
    )
  }
  return (
    <td className={classNames(styles.cell, isNumber && styles.number)} data-label={title}>
      <div className={styles.value}>{cell(row)}</div>
    </td>
  )
}
