import type { Overview } from '@ot/contract'
import {
  COVERAGE_COLUMN_LABELS,
  COVERAGE_COLUMNS,
  type EventState,
  eventStateLabel,
  NOTHING_KEPT,
} from '@ot/domain'
import { counted } from '@ot/text'
import { Link } from '../../../ui/link.tsx'
import { cellAddress } from '../overview-links.ts'
import styles from './department-table.module.css'

type Department = Overview['departments'][number]
type Cell = Department['cells'][number]

const EMPLOYEES = ['работник', 'работника', 'работников'] as const

/** What is shown whenever somebody is in it; the rest only where there is none of these. */
const CALLING: readonly EventState[] = ['overdue', 'missing', 'unknown']

/** How each department stands in every section: all that is late or not entered, or the worst state, and how many stand behind it. */
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
                {columnHead(column)}
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
                <td key={cell.column} data-label={columnHead(cell.column)}>
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

/** Of instructions people are counted: what the number opens is the list of them. */
function columnHead(column: Cell['column']): string {
  const label = COVERAGE_COLUMN_LABELS[column]
  return column === 'instruction' ? `${label}, чел.` : label
}

function StateCell({ departmentId, cell }: { departmentId: number; cell: Cell }) {
  const { column, states } = cell
  if (states.length === 0) return <span className={styles.nothing}>{NOTHING_KEPT}</span>
  const calling = states.filter(({ state }) => CALLING.includes(state))
  return (calling.length > 0 ? calling : states.slice(0, 1)).map((counted) => (
    <CountedState key={counted.state} departmentId={departmentId} column={column} {...counted} />
  ))
}

type CountedStateProps = Cell['states'][number] & { departmentId: number; column: Cell['column'] }

/** Leads to the rows it counts. */
function CountedState({ departmentId, column, state, events }: CountedStateProps) {
  return (
    <Link to={cellAddress({ column, state, departmentId })} className={styles.state} data-state={state}>
      {eventStateLabel(state, column)}
      <span className={styles.events}>{events}</span>
    </Link>
  )
}
