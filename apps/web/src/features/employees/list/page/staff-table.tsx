import type { EmployeeCoverage } from '@ot/contract'
import type { CSSProperties } from 'react'
import { type CellState, LIST_COLUMNS, type ShortageColumn } from '../columns.ts'
import type { StaffGroup } from '../staff-groups.ts'
import { ColumnHeads } from './column-heads.tsx'
import { DepartmentHead, type DepartmentRights } from './department-head.tsx'
import { EmployeeRow } from './employee-row.tsx'
import styles from './staff-table.module.css'

export interface KnownStates {
  of: ReadonlyMap<number, EmployeeCoverage>
  /** What is shown of somebody who is not there. */
  otherwise: CellState
}

interface StaffTableProps {
  groups: readonly StaffGroup[]
  /** Not everybody is shown: departments say how many of theirs are. */
  isSelecting: boolean
  states: KnownStates
  lacking: readonly ShortageColumn[]
  counts: ReadonlyMap<ShortageColumn, number>
  isCards: boolean
  /** Columns without cells. */
  hidden: ReadonlySet<string>
  rights: DepartmentRights
  isFolded: (departmentId: number) => boolean
  onFold: (departmentId: number) => void
  onFilter: (column: ShortageColumn) => void
}

export function StaffTable(props: StaffTableProps) {
  const { groups, lacking, counts, hidden, onFilter } = props
  return (
    <table className={styles.table} style={tracks(hidden)} aria-label="Работники">
      <ColumnHeads lacking={lacking} counts={counts} hidden={hidden} onToggle={onFilter} />
      {groups.map((group) => (
        <DepartmentBody key={group.department.id} group={group} {...props} />
      ))}
    </table>
  )
}

/** The columns of the grid that every row is; how wide each is says the style sheet. */
function tracks(hidden: ReadonlySet<string>): CSSProperties & Record<'--list-columns' | '--states', string> {
  const states = LIST_COLUMNS.filter(({ key }) => !hidden.has(key)).length
  const shown = ['number', 'position', 'name'].filter((key) => !hidden.has(key))
  // Who has left says so where the states stand, be there none.
  const columns = [...shown.map((key) => `var(--${key})`), `repeat(${Math.max(1, states)}, var(--state))`]
  return { '--list-columns': columns.join(' '), '--states': String(Math.max(1, states)) }
}

function DepartmentBody(props: StaffTableProps & { group: StaffGroup }) {
  const { group, isSelecting, states, isCards, hidden, rights, onFold } = props
  const { id } = group.department
  const isFolded = props.isFolded(id)
  return (
    <tbody className={styles.department} hidden={isSelecting && group.shown === 0}>
      <DepartmentHead
        group={group}
        isSelecting={isSelecting}
        isFolded={isFolded}
        rights={rights}
        onFold={() => onFold(id)}
      />
      {!isFolded && group.people.length === 0 && (
        <tr className={styles.row}>
          <td className={styles.nobody}>В отделе пока никого нет.</td>
        </tr>
      )}
      {!isFolded &&
        group.people.map(({ employee, number }) => (
          <EmployeeRow
            key={employee.id}
            employee={employee}
            number={number}
            states={states.of.get(employee.id)}
            otherwise={states.otherwise}
            isCard={isCards}
            hidden={hidden}
          />
        ))}
    </tbody>
  )
}
