import type { Overview } from '@ot/contract'
import { COVERAGE_COLUMN_LABELS, COVERAGE_COLUMNS, EVENT_STATE_LABELS } from '@ot/domain'
import { counted } from '@ot/text'
import { Link } from '@tanstack/react-router'
import { cellAddress } from '../overview-links.ts'
import styles from './department-table.module.css'

type Department = Overview['departments'][number]
type Cell = Department['cells'][number]

const EMPLOYEES = ['работник', 'работника', 'работников'] as const

/** How each department stands in every section: the worst state in a word and how many stand behind it. */
export function DepartmentTable({ departments }: { departments: readonly Department[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable from the keyboard
    <section className={styles.frame} aria-label="Таблица по отделам" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Отдел</th>
            {COVERAGE_COLUMNS.map((column) => (
              <th key={column} scope="col">
                {COVERAGE_COLUMN_LABELS[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departments.map((department) => (
            <tr key={department.id}>
              <th scope="row">
                {department.name}
                <span className={styles.employees}>{counted(department.employees, EMPLOYEES)}</span>
              </th>
              {department.cells.map((cell) => (
                <td key={cell.column} data-label={COVERAGE_COLUMN_LABELS[cell.column]}>
                  <StateCell departmentId={department.id} cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function StateCell({ departmentId, cell }: { departmentId: number; cell: Cell }) {
  const { column, state, events } = cell
  if (events === 0) return <span className={styles.nothing}>нет записей</span>
  const address = cellAddress({ column, state, departmentId })
  const text = (
    <>
      {EVENT_STATE_LABELS[state]}
      <span className={styles.events}>{events}</span>
    </>
  )
  return address === null ? (
    <span className={styles.state} data-state={state}>
      {text}
    </span>
  ) : (
    <Link to={address} className={styles.state} data-state={state}>
      {text}
    </Link>
  )
}
