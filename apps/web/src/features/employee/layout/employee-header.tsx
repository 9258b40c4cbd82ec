import { absenceNotice, absenceOn, employeeAddress, isAllowed } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useEmployeeAbsences } from '../../../lib/company/absences.ts'
import { fullName } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useRecentRow } from '../../../lib/recent-rows.ts'
import { usePageTitle } from '../../../lib/routing/use-router.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PrintHead } from '../../../ui/print-head.tsx'
import { TabBar } from '../../../ui/tab-bar.tsx'
import { employeeSummaryQuery } from '../api/summary.ts'
import { RestoreButton } from '../dismissal/restore-button.tsx'
import { employeeTabs } from '../employee-tabs.tsx'
import { AllEmployeesLink } from './all-employees-link.tsx'
import styles from './employee-header.module.css'
import { Neighbours } from './neighbours.tsx'

export function EmployeeHeader() {
  const { company, departments, employee, today } = useEmployeeScope()
  const absence = absenceOn(useEmployeeAbsences().data ?? [], today)
  const summary = useQuery(employeeSummaryQuery(company.id, employee.id))
  const department = departments.find(({ id }) => id === employee.employeeGroupId)?.name
  const position = employee.positionStaff ?? employee.position.name
  useDocumentTitle(`${fullName(employee)}: ${usePageTitle()}`)
  useRecentRow(company.id, {
    title: fullName(employee),
    note: inLine(position, department),
    address: employeeAddress(employee.id),
  })
  return (
    <header className={styles.header}>
      <PrintHead />
      <div className={styles.line}>
        <AllEmployeesLink />
        <Neighbours />
      </div>
      <p className={styles.place}>{inLine(department, position)}</p>
      <div className={styles.who}>
        <h1>{fullName(employee)}</h1>
        {absence !== null && <Badge tone="warning">{absenceNotice(absence)}</Badge>}
        {employee.dismissedOn !== null && (
          <>
            <Badge tone="unknown">
              {employee.sex === 'f' ? 'Уволена' : 'Уволен'} {shortDate(employee.dismissedOn)}
            </Badge>
            {isAllowed(company.role, 'employee.change') && <RestoreButton />}
          </>
        )}
      </div>
      <TabBar label="Разделы работника" tabs={employeeTabs(employee.id, summary.data?.columns)} />
    </header>
  )
}

function inLine(...words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(' · ')
}
