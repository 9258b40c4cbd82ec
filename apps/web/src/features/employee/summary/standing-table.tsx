import type { EmployeeSummary } from '@ot/contract'
import { COVERAGE_COLUMN_LABELS, columnTab, employeeAddress, NOTHING_KEPT, standingText } from '@ot/domain'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import styles from './summary-list.module.css'

/** Section by section: the worst state, and how much is in each. */
export function StandingTable({ columns }: { columns: EmployeeSummary['columns'] }) {
  const { employee } = useEmployeeScope()
  return (
    <table className={styles.table}>
      <tbody>
        {columns.map(({ column, state, counts }) => {
          const text = standingText({ counts }, column)
          return (
            <tr key={column}>
              <th scope="row">
                <Link to={employeeAddress(employee.id, columnTab(column))}>
                  {COVERAGE_COLUMN_LABELS[column]}
                </Link>
              </th>
              <td>
                {text === '' ? (
                  <Badge tone="unknown">{NOTHING_KEPT}</Badge>
                ) : (
                  <StateBadge state={state} column={column} />
                )}
              </td>
              <td className={styles.aside}>{text}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
