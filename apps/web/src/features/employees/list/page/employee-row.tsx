import type { EmployeeAnswer, EmployeeCoverage } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { memo } from 'react'
import { fullName, shortName } from '../../../../lib/company/employee-name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { type CellState, LIST_COLUMNS, stateCellText } from '../columns.ts'
import { dismissedText } from '../texts.ts'
import styles from './staff-table.module.css'

interface EmployeeCellsProps {
  employee: EmployeeAnswer
  states: EmployeeCoverage | undefined
  /** What is shown where `states` are not there. */
  otherwise: CellState
  /** A card on a narrow screen: a short name, and cells that name their column. */
  isCard: boolean
  /** Columns without cells. */
  hidden: ReadonlySet<string>
}

interface EmployeeRowProps extends EmployeeCellsProps {
  isShown: boolean
  number: number
}

/**
 * There are hundreds: no hooks, few elements, plain links that the application follows. A filter hides rows, numbers
 * those it leaves, and lets their cells alone: to make them anew takes several times as long.
 */
export const EmployeeRow = memo(function EmployeeRow({ isShown, number, ...cells }: EmployeeRowProps) {
  const isLeft = cells.employee.dismissedOn !== null
  return (
    <tr className={classNames(styles.row, isLeft && styles.left)} hidden={!isShown}>
      {!cells.hidden.has('number') && <td className={styles.number}>{number}</td>}
      <EmployeeCells {...cells} />
    </tr>
  )
})

const EmployeeCells = memo(function EmployeeCells(props: EmployeeCellsProps) {
  const { employee, isCard, hidden } = props
  const { id, sex, dismissedOn } = employee
  const position = employee.positionStaff ?? employee.position.name
  return (
    <>
      {!hidden.has('position') && (
        <td className={styles.position} title={position}>
          {position}
        </td>
      )}
      <th scope="row" className={styles.name}>
        <a href={employeeAddress(id)} title={isCard ? fullName(employee) : undefined}>
          {isCard ? shortName(employee) : fullName(employee)}
        </a>
      </th>
      {dismissedOn === null ? (
        <ShortageCells {...props} />
      ) : (
        <td className={styles.dismissal}>{dismissedText(sex, dismissedOn)}</td>
      )}
    </>
  )
})

function ShortageCells({ employee, states, otherwise, isCard, hidden }: EmployeeCellsProps) {
  return LIST_COLUMNS.filter(({ key }) => !hidden.has(key)).map((column) => {
    const state = states?.[column.key] ?? otherwise
    return (
      <td key={column.key} className={classNames(styles.cell, styles[state])}>
        {isCard && <span className={styles.caption}>{column.label}</span>}
        {stateCellText(state, column)}
        <a href={employeeAddress(employee.id, column.tab)}>Уточнить</a>
      </td>
    )
  })
}
