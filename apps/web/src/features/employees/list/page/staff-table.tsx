import type { EmployeeCoverage } from '@ot/contract'
import type { CellState, ShortageColumn } from '../columns.ts'
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
  rights: DepartmentRights
  isFolded: (departmentId: number) => boolean
  onFold: (departmentId: number) => void
  onFilter: (column: ShortageColumn) => void
}

export function StaffTable(props: StaffTableProps) {
  const { groups, lacking, counts, onFilter } = props
  return (
    <table className={styles.table} aria-label="Работники">
      <ColumnHeads lacking={lacking} counts={counts} onToggle={onFilter} />
      {groups.map((group) => (
        <DepartmentBody key={group.department.id} group={group} {...props} />
      ))}
    </table>
  )
}

function DepartmentBody(props: StaffTableProps & { group: StaffGroup }) {
  const { group, isSelecting, states, isCards, rights, onFold } = props
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
          />
        ))}
    </tbody>
  )
}
