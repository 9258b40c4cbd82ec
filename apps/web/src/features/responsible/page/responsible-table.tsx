import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import type { CSSProperties } from 'react'
import type { ResponsibilityGroup } from '../../../lib/company/responsibilities.ts'
import { fixedTableWidths } from '../../../lib/sizes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { freeRoles } from '../free-roles.ts'
import { COLUMNS } from './columns.ts'
import styles from './responsible-table.module.css'
import { RoleRow } from './role-row.tsx'

interface ResponsibleTableProps {
  label: string
  groups: readonly ResponsibilityGroup[]
}

const { wide, narrow } = fixedTableWidths.responsible
const WIDTHS: CSSProperties & Record<`--${string}`, string> = {
  '--wide': `${wide}px`,
  '--narrow': `${narrow}px`,
}

/** Role after role, by type of responsibility. */
export function ResponsibleTable({ label, groups }: ResponsibleTableProps) {
  return (
    <table className={styles.table} style={WIDTHS} aria-label={label}>
      <thead>
        <tr>
          {Object.values(COLUMNS).map((column) => (
            <th key={column} scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.typeId}>
          <GroupHead group={group} />
          {group.roles.map((role) => (
            <RoleRow key={role.roleId} role={role} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function GroupHead({ group }: { group: ResponsibilityGroup }) {
  const { typeName, tooltip } = group
  return (
    <tr>
      <th scope="rowgroup" colSpan={4} className={styles.group}>
        <span className={styles.groupLine}>
          {typeName}
          <Tooltip text={tooltip} isLong>
            <button
              type="button"
              className={styles.about}
              aria-label={`${typeName}: за что отвечают`}
              aria-describedby={`about-${group.typeId}`}
            >
              <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
            </button>
          </Tooltip>
          {freeRoles(group) > 0 && <Badge tone="warning">назначены не все</Badge>}
        </span>
        <span id={`about-${group.typeId}`} className={classNames(styles.small, styles.aboutText)}>
          {tooltip}
        </span>
      </th>
    </tr>
  )
}
