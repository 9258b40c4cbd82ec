import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { FoldedRow, RecordActions, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { recordRowId, useAskedRecord } from '../../../ui/use-asked-record.ts'
import type { CollectionRow, CollectionSpec } from '../collection-spec.ts'
import type { RecordGroup } from './collection-view.ts'
import type { RecordSlots } from './record-dialogs.tsx'
import styles from './record-rows.module.css'

interface RecordRowsProps<Field extends string, Fields extends object, Row extends CollectionRow<Field>> {
  title: string
  spec: CollectionSpec<Field, Fields, Row>
  groups: readonly RecordGroup<Row>[]
  /** Of which columns no cell is drawn, by their words. */
  hidden?: ReadonlySet<string>
  mayChange: boolean
  /** Before those that every record has. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  slots: RecordSlots<Field, Row>
}

/** The records of a collection, by themselves or in groups. */
export function RecordRows<Field extends string, Fields extends object, Row extends CollectionRow<Field>>(
  props: RecordRowsProps<Field, Fields, Row>,
) {
  const { title, spec, groups, hidden, mayChange } = props
  const { words, columns } = spec
  const heads = [words.head ?? 'Наименование', ...columns.map(({ label }) => label)]
  const shown = heads.length - (hidden?.size ?? 0) + (mayChange ? 1 : 0)
  useAskedRecord(groups.flatMap(({ rows }) => rows))
  return (
    <RecordTable label={title} heads={heads} {...(hidden && { hidden })} hasActions={mayChange} isGrouped>
      {groups.map(({ label, rows }) => (
        <tbody key={label}>
          {label !== null && (
            <tr className={styles.groupRow}>
              <th scope="rowgroup" colSpan={shown} className={styles.group}>
                {label} <span className={styles.count}>{rows.length}</span>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <RecordRow key={row.id} {...props} row={row} />
          ))}
        </tbody>
      ))}
    </RecordTable>
  )
}

function RecordRow<Field extends string, Fields extends object, Row extends CollectionRow<Field>>({
  spec,
  row,
  mayChange,
  rowActions,
  slots: { form, removal },
}: RecordRowsProps<Field, Fields, Row> & { row: Row }) {
  return (
    <FoldedRow id={recordRowId(row.id)} tabIndex={-1} isCard>
      <RecordName unfolds {...(mayChange && { onOpen: () => form.open({ row }) })}>
        {spec.nameOf(row)}
      </RecordName>
      {spec.columns.map(({ key, label, isInRecord = false, cell }) => (
        <RecordCell
          key={key}
          label={label}
          className={classNames(styles.cell, isInRecord && mayChange && styles.inRecord)}
        >
          {cell(row)}
        </RecordCell>
      ))}
      {mayChange && (
        <RecordActions>
          {rowActions?.(row)}
          <RowAction label="Изменить" icon={IconPencil} onClick={() => form.open({ row })} />
          <RowAction label="Удалить" icon={IconTrash} onClick={() => removal.open(row)} />
        </RecordActions>
      )}
    </FoldedRow>
  )
}
