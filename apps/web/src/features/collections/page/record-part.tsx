import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ReactNode } from 'react'
import type { Companies } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import type { CollectionRow, CollectionSpec } from '../collection-spec.ts'
import { recordGroups } from './collection-view.ts'
import { RecordDialogs, useRecordSlots } from './record-dialogs.tsx'
import styles from './record-part.module.css'
import { RecordRows } from './record-rows.tsx'

interface RecordPartProps<Field extends string, Fields extends object, Row extends CollectionRow<Field>> {
  title: string
  spec: CollectionSpec<Field, Fields, Row>
  company: Companies[number]
  rows: readonly Row[]
  mayChange: boolean
  actions: ReactNode
  rowActions: (row: Row) => ReactNode
}

/** The records of one kind on a page that has its own heading. */
export function RecordPart<Field extends string, Fields extends object, Row extends CollectionRow<Field>>({
  title,
  spec,
  company,
  rows,
  mayChange,
  actions,
  rowActions,
}: RecordPartProps<Field, Fields, Row>) {
  const slots = useRecordSlots<Field, Row>()
  const { words } = spec
  return (
    <>
      <PageHeading title={title} isPart>
        {actions}
        {mayChange && (
          <Button onClick={() => slots.form.open({ row: null })}>
            <IconPlus size={20} stroke={1.6} aria-hidden="true" /> {words.add}
          </Button>
        )}
      </PageHeading>
      <p className={styles.lead}>{words.lead}</p>
      {rows.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <RecordRows
          title={title}
          spec={spec}
          groups={recordGroups(rows, undefined)}
          mayChange={mayChange}
          rowActions={rowActions}
          slots={slots}
        />
      )}
      <RecordDialogs spec={spec} company={company} slots={slots} />
    </>
  )
}
