import type { ResponsibilityRole } from '@ot/contract'
import { APPOINTMENT_FIELD_LABELS } from '@ot/domain'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { type CSSProperties, useState } from 'react'
import type { AnsweredGroup } from '../../../lib/company/responsibilities.ts'
import { fixedTableWidths } from '../../../lib/sizes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FoldedRow, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { freeRoles } from '../free-roles.ts'
import { HolderCell } from './holder-cell.tsx'
import { OrderCell } from './order-cell.tsx'
import styles from './responsible-table.module.css'

interface ResponsibleTableProps {
  label: string
  groups: readonly AnsweredGroup[]
}

const COLUMNS = {
  role: APPOINTMENT_FIELD_LABELS.role,
  holder: APPOINTMENT_FIELD_LABELS.employeeFullName,
  training: APPOINTMENT_FIELD_LABELS.educationType,
  order: APPOINTMENT_FIELD_LABELS.orderLink,
} as const
const HEADS = Object.values(COLUMNS)
const { wide, narrow } = fixedTableWidths.responsible
const WIDTHS: CSSProperties & Record<`--${string}`, string> = {
  '--wide': `${wide}px`,
  '--narrow': `${narrow}px`,
}

/** Role after role, by type of responsibility. */
export function ResponsibleTable({ label, groups }: ResponsibleTableProps) {
  return (
    <RecordTable label={label} heads={HEADS} className={styles.table} style={WIDTHS} isGrouped>
      {groups.map((group) => (
        <tbody key={group.typeId}>
          <GroupHead group={group} />
          {group.roles.map((role) => (
            <RoleRow key={role.roleId} role={role} />
          ))}
        </tbody>
      ))}
    </RecordTable>
  )
}

function GroupHead({ group }: { group: AnsweredGroup }) {
  const { typeName, tooltip, typeId } = group
  const [isTold, setTold] = useState(false)
  return (
    <tr className={styles.groupRow}>
      <th scope="rowgroup" colSpan={HEADS.length} className={styles.group}>
        <span className={styles.groupLine}>
          {typeName}
          <Tooltip text={tooltip} isLong>
            <button
              type="button"
              className={styles.about}
              aria-label={`${typeName}: за что отвечают`}
              aria-describedby={`about-${typeId}`}
              aria-expanded={isTold}
              onClick={() => setTold(!isTold)}
            >
              <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
            </button>
          </Tooltip>
          {freeRoles(group) > 0 && <Badge tone="warning">назначены не все</Badge>}
        </span>
        {/* Where nothing can be pointed at, a press tells what the tooltip does. */}
        <span id={`about-${typeId}`} hidden={!isTold} className={styles.aboutText}>
          {tooltip}
        </span>
      </th>
    </tr>
  )
}

function RoleRow({ role }: { role: ResponsibilityRole }) {
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
