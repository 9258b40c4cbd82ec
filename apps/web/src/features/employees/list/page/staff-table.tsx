import type { EmployeeCoverage } from '@ot/contract'
import { type CSSProperties, memo } from 'react'
import { type CellState, LIST_COLUMNS, type ShortageColumn } from '../columns.ts'
import { isFolded, type ListView, withToggledFold, withToggledShortage } from '../list-view.ts'
import type { StaffGroup } from '../staff-groups.ts'
import { ColumnHeads } from './column-heads.tsx'
import { DepartmentHeading, type DepartmentRights } from './department-head.tsx'
import { EmployeeRow } from './employee-row.tsx'
import styles from './staff-table.module.css'

interface KnownStates {
  of: ReadonlyMap<number, EmployeeCoverage>
  /** What is shown of somebody who is not there. */
  otherwise: CellState
}

interface StaffTableProps extends KnownStates {
  groups: readonly StaffGroup[]
  /** Not everybody is shown: departments say how many of theirs are. */
  isSelecting: boolean
  view: ListView
  counts: ReadonlyMap<ShortageColumn, number>
  isCards: boolean
  /** Columns without cells. */
  hidden: ReadonlySet<string>
  rights: DepartmentRights
  onChange: (next: Partial<ListView>) => void
}

/** Drawn anew by a change of its own alone: the address that follows a change asks the page again. */
export const StaffTable = memo(function StaffTable(props: StaffTableProps) {
  const { groups, view, counts, hidden, onChange } = props
  return (
    <table className={styles.table} style={tracks(hidden)} aria-label="Работники">
      <ColumnHeads
        lacking={view.lacking}
        counts={counts}
        hidden={hidden}
        onToggle={(column) => onChange({ lacking: withToggledShortage(view, column) })}
      />
      {groups.map((group) => (
        <DepartmentBody key={group.department.id} group={group} {...props} />
      ))}
    </table>
  )
})

/** The columns of the grid that every row is; how wide each is says the style sheet. */
function tracks(
  hidden: ReadonlySet<string>,
): CSSProperties & Record<'--list-columns' | '--card-columns' | '--states', string> {
  const kinds = LIST_COLUMNS.filter(({ key }) => !hidden.has(key))
  const states = kinds.length
  const shown = ['number', 'position', 'name'].filter((key) => !hidden.has(key))
  // Who has left says so where the states stand, be there none.
  const columns = [...shown.map((key) => `var(--${key})`), `repeat(${Math.max(1, states)}, var(--state))`]
  const cards = kinds.length === 0 ? ['1fr'] : kinds.map(({ key }) => `var(--card-${key})`)
  return {
    '--list-columns': columns.join(' '),
    '--card-columns': cards.join(' '),
    '--states': String(Math.max(1, states)),
  }
}

function rows(shown: number): CSSProperties & Record<'--shown', number> {
  return { '--shown': shown }
}

function DepartmentBody(props: StaffTableProps & { group: StaffGroup }) {
  const { group, groups, isSelecting, of, otherwise, view, isCards, hidden, rights, onChange } = props
  const { id } = group.department
  const isClosed = isFolded(view, id)

  function fold(): void {
    const ids = groups.map(({ department }) => department.id)
    onChange({ folded: withToggledFold(view, id, ids) })
  }

  return (
    <tbody
      className={styles.department}
      style={rows(isClosed ? 0 : group.shown)}
      hidden={isSelecting && group.shown === 0}
    >
      <DepartmentHeading
        group={group}
        isSelecting={isSelecting}
        isFolded={isClosed}
        rights={rights}
        onFold={fold}
      />
      {!isClosed && group.people.length === 0 && (
        <tr className={styles.row}>
          <td className={styles.nobody}>В отделе пока никого нет.</td>
        </tr>
      )}
      {!isClosed &&
        group.people.map(({ employee, isShown, number }) => (
          <EmployeeRow
            key={employee.id}
            employee={employee}
            isShown={isShown}
            number={number}
            states={of.get(employee.id)}
            otherwise={otherwise}
            isCard={isCards}
            hidden={hidden}
          />
        ))}
    </tbody>
  )
}
