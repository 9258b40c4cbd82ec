import type { ResponsibilityRole } from '@ot/contract'
import { FoldedRow, RecordCell, RecordName } from '../../../ui/record-table.tsx'
import { COLUMNS } from './columns.ts'
import { HolderCell } from './holder-cell.tsx'
import { OrderCell } from './order-cell.tsx'
import styles from './responsible-table.module.css'

export function RoleRow({ role }: { role: ResponsibilityRole }) {
  return (
    <FoldedRow className={styles.row}>
      <RecordName unfolds className={styles.role}>
        {role.role}
      </RecordName>
      <RecordCell label={COLUMNS.holder} isShort className={styles.who}>
        <HolderCell role={role} />
      </RecordCell>
      <RecordCell label={COLUMNS.training}>{role.educationType}</RecordCell>
      <RecordCell label={COLUMNS.order}>
        <OrderCell role={role} />
      </RecordCell>
    </FoldedRow>
  )
}
