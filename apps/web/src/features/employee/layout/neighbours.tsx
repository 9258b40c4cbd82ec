import type { EmployeeAnswer } from '@ot/contract'
import { employeeAddress, openTab } from '@ot/domain'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useLocation } from '../../../lib/routing/use-router.ts'
import iconStyles from '../../../ui/icon-button.module.css'
import { Link } from '../../../ui/link.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import styles from './neighbours.module.css'
import { inListOrder, neighboursOf } from './staff-order.ts'

/** Arrows to those who stand before and after in the list, round and round, on the same tab. */
export function Neighbours() {
  const { departments, employees, employee } = useEmployeeScope()
  const { previous, next, number, total } = neighboursOf(employee, inListOrder(departments, employees))
  if (previous === null || next === null) return null
  return (
    <nav className={styles.neighbours} aria-label="Соседние работники">
      {number !== null && (
        <span className={styles.count}>
          {number} из {total}
        </span>
      )}
      <NeighbourLink which="Предыдущий" employee={previous}>
        <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
      </NeighbourLink>
      <NeighbourLink which="Следующий" employee={next}>
        <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
      </NeighbourLink>
    </nav>
  )
}

interface NeighbourLinkProps {
  which: 'Предыдущий' | 'Следующий'
  employee: EmployeeAnswer
  children: ReactNode
}

function NeighbourLink({ which, employee, children }: NeighbourLinkProps) {
  const tab = useLocation(({ pathname }) => openTab(pathname))
  const label = `${which}: ${fullName(employee)}`
  return (
    <Tooltip text={label} align="end">
      <Link to={employeeAddress(employee.id, tab)} className={iconStyles.button} aria-label={label}>
        {children}
      </Link>
    </Tooltip>
  )
}
