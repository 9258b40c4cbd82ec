import type { Overview } from '@ot/contract'
import { COVERAGE_COLUMN_LABELS, COVERAGE_COLUMNS, type EventState, eventStateLabel } from '@ot/domain'
import { counted } from '@ot/text'
import { Link } from '../../../ui/link.tsx'
import { cellAddress } from '../overview-links.ts'
import styles from './department-table.module.css'

type Department = Overview['departments'][number]
type Cell = Department['cells'][number]

const EMPLOYEES = ['работник', 'работника', 'работников'] as const

/** What is shown whenever somebody is in it; the rest only where there is none of these. */
const LATE: readonly EventState[] = ['overdue', 'missing']

/** How each department stands in every section: all that is late, or the worst state, and how many stand behind it. */
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
  const { column, states } = cell
  if (states.length === 0) return <span className={styles.nothing}>нет записей</span>
  const late = states.filter(({ state }) => LATE.includes(state))
  return (late.length > 0 ? late : states.slice(0, 1)).map((counted) => (
    <CountedState key={counted.state} departmentId={departmentId} column={column} {...counted} />
  ))
}

type CountedStateProps = Cell['states'][number] & { departmentId: number; column: Cell['column'] }

/** Leads to the rows it counts. */
function CountedState({ departmentId, column, state, events }: CountedStateProps) {
  const address = cellAddress({ column, state, departmentId })
  const text = (
    <>
      {eventStateLabel(state, column)}
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
