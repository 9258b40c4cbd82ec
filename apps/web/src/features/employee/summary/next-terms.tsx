import type { EmployeeSummary } from '@ot/contract'
import { COVERAGE_COLUMN_LABELS, columnTab, employeeAddress } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Link } from '../../../ui/link.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import styles from './summary-list.module.css'

/** What is to be done, the soonest first. */
export function NextTerms({ summary: { next, columns } }: { summary: EmployeeSummary }) {
  const { employee } = useEmployeeScope()
  if (next.length === 0) return <p className={styles.nothing}>{nothingNext(columns)}</p>
  return (
    <ul className={styles.list}>
      {next.map(({ column, name, deadline, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two terms may be of one name and one day
        <li key={`${column} ${index}`}>
          <span className={styles.day}>{deadline === null ? '' : shortDate(deadline)}</span>
          <span className={styles.what}>
            <Link to={employeeAddress(employee.id, columnTab(column))}>{name}</Link>
            <span className={styles.aside}> {COVERAGE_COLUMN_LABELS[column]}</span>
          </span>
          {state !== 'ok' && <StateBadge state={state} column={column} />}
        </li>
      ))}
    </ul>
  )
}

/** What is not entered gives no term yet. */
function nothingNext(columns: EmployeeSummary['columns']): string {
  return columns.some(({ counts }) => counts.unknown > 0)
    ? 'Сроки появятся, когда будут внесены прошлые даты.'
    : 'Сроков впереди нет.'
}
