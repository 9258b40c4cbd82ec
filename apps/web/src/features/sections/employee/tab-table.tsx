import type { ReactNode } from 'react'
import { FoldedRow, RecordActions, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import styles from './tab-table.module.css'

/** What the row is about. */
export interface TabName<Row> {
  title: string
  name: (row: Row) => string
  /** Under the name: what is known beside the columns. */
  note?: (row: Row) => ReactNode
}

export interface TabColumn<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** On a phone it tells rows apart before they are unfolded. */
  isShort?: boolean
}

interface TabTableProps<Row> {
  label: string
  name: TabName<Row>
  columns: readonly TabColumn<Row>[]
  rows: readonly Row[]
  /** What can be done with a row; absent: nothing. */
  actions?: ((row: Row) => ReactNode) | undefined
}

/** The records of a tab of the employee's page. Not all columns fit between a phone and a desktop: there it scrolls in its frame. */
export function TabTable<Row extends { id: number }>(props: TabTableProps<Row>) {
  const { label, name, columns, rows, actions } = props
  const heads = [name.title, ...columns.map(({ title }) => title)]
  return (
    <div className={styles.frame}>
      <RecordTable label={label} className={styles.table} heads={heads} hasActions={actions !== undefined}>
        {rows.map((row) => (
          <FoldedRow key={row.id}>
            <RecordName unfolds note={name.note?.(row)} className={styles.name}>
              {name.name(row)}
            </RecordName>
            {columns.map(({ key, title, cell, isShort = false }) => (
              <RecordCell key={key} label={title} isShort={isShort}>
                {cell(row)}
              </RecordCell>
            ))}
            {actions !== undefined && <RecordActions isFirstKept>{actions(row)}</RecordActions>}
          </FoldedRow>
        ))}
      </RecordTable>
    </div>
  )
}
