import type { ResponsibilityRole } from '@ot/contract'
import { COLUMNS } from './columns.ts'
import { HolderCell } from './holder-cell.tsx'
import { OrderCell } from './order-cell.tsx'
import styles from './responsible-table.module.css'

export function RoleRow({ role }: { role: ResponsibilityRole }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.cell}>
        {role.role}
      </th>
      <td className={styles.cell} data-label={COLUMNS.holder}>
        <HolderCell role={role} />
      </td>
      <td className={styles.cell} data-label={COLUMNS.training}>
        {role.educationType}
      </td>
      <td className={styles.cell} data-label={COLUMNS.order}>
        <OrderCell role={role} />
      </td>
    </tr>
  )
}
