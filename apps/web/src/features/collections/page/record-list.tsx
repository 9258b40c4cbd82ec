import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import type { Companies } from '../../../lib/session/session.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListHead } from '../../../ui/list-head.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { FoldedRow, RecordActions, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { recordRowId, useAskedRecord } from '../../../ui/use-asked-record.ts'
import type { CollectionRow, CollectionSpec, RecordValues } from '../collection-spec.ts'
import { RecordDialog } from '../form/record-dialog.tsx'
import { RemoveQuestion } from '../form/remove-question.tsx'
import styles from './record-list.module.css'

interface RecordListProps<Field extends string, Fields extends object, Row extends CollectionRow<Field>> {
  title: string
  /** Of a page that has its own heading. */
  isPart?: boolean
  spec: CollectionSpec<Field, Fields, Row>
  company: Companies[number]
  rows: readonly Row[]
  mayChange: boolean
  actions: ReactNode
  /** Before those that every record has. */
  rowActions?: (row: Row) => ReactNode
  besides?: (rows: readonly Row[], add: (opening: Partial<RecordValues<Field>>) => void) => ReactNode
}

export function RecordList<Field extends string, Fields extends object, Row extends CollectionRow<Field>>({
  title,
  isPart = false,
  spec,
  company,
  rows,
  mayChange,
  actions,
  rowActions,
  besides,
}: RecordListProps<Field, Fields, Row>) {
  useAskedRecord(rows)
  const form = useDialogSlot<{ row: Row | null; opening?: Partial<RecordValues<Field>> }>()
  const removal = useDialogSlot<Row>()
  const { words, columns } = spec
  const adding = mayChange && (
    <Button onClick={() => form.open({ row: null })}>
      <IconPlus size={20} stroke={1.6} aria-hidden="true" /> {words.add}
    </Button>
  )
  return (
    <>
      {isPart ? (
        <>
          <PageHeading title={title} isPart>
            {actions}
            {adding}
          </PageHeading>
          <p className={styles.lead}>{words.lead}</p>
        </>
      ) : (
        <ListHead title={title} hint={words.lead} actions={actions} primary={adding} />
      )}
      {rows.length === 0 ? (
        <Nothing isPart={isPart} text={words.empty} />
      ) : (
        <RecordTable
          label={title}
          heads={[words.head ?? 'Наименование', ...columns.map((column) => column.title)]}
          hasActions={mayChange}
        >
          {rows.map((row) => (
            <FoldedRow key={row.id} id={recordRowId(row.id)} tabIndex={-1} isCard>
              <RecordName unfolds {...(mayChange && { onOpen: () => form.open({ row }) })}>
                {spec.nameOf(row)}
              </RecordName>
              {columns.map(({ title: head, isInRecord = false, cell }) => (
                <RecordCell
                  key={head}
                  label={head}
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
          ))}
        </RecordTable>
      )}
      {mayChange && besides?.(rows, (opening) => form.open({ row: null, opening }))}
      {form.about !== null && (
        <RecordDialog
          key={`form-${form.opening}`}
          spec={{ ...spec, opening: form.about.opening ?? spec.opening }}
          company={company}
          row={form.about.row}
          isOpen={form.isOpen}
          onClose={form.close}
        />
      )}
      {removal.about !== null && (
        <RemoveQuestion
          key={`removal-${removal.opening}`}
          spec={spec}
          company={company}
          row={removal.about}
          isOpen={removal.isOpen}
          onClose={removal.close}
        />
      )}
    </>
  )
}

function Nothing({ isPart, text }: { isPart: boolean; text: string }) {
  if (isPart) return <p>{text}</p>
  return (
    <EmptyState title="Пока что здесь пусто...">
      <p>{text}</p>
    </EmptyState>
  )
}
