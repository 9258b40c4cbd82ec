import type { Department } from '@ot/contract'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { placesText } from '../../../../lib/company/tariff-texts.ts'
import { useWork } from '../../../../lib/use-work.ts'
import { TariffNotice } from '../../../../ui/company/tariff-notice.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { exportEmployees, type LoadedStaff } from '../api/use-staff.ts'
import { DeleteDepartmentDialog } from '../dialogs/delete-department-dialog.tsx'
import { AddDepartmentForm } from '../forms/add-department-form.tsx'
import type { ListView } from '../list-view.ts'
import { useStaffList } from '../use-staff-list.ts'
import { AddedNotice } from './added-notice.tsx'
import styles from './employees-desk.module.css'
import { ListActions } from './list-actions.tsx'
import { NoDepartments } from './no-departments.tsx'
import { StaffList } from './staff-list.tsx'

interface EmployeesDeskProps {
  staff: LoadedStaff
  view: ListView
  onChange: (next: Partial<ListView>) => void
}

/** Everybody who works here, by department, and what each of them lacks. */
export function EmployeesDesk({ staff, view, onChange }: EmployeesDeskProps) {
  const { company, departments } = staff
  const list = useStaffList(staff, view)
  const exporting = useWork()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<Department | null>(null)
  const [deleting, setDeleting] = useState<Department | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  function closeForm(): void {
    flushSync(() => setAdding(false))
    addButton.current?.focus()
  }

  function showAdded(department: Department): void {
    setAdding(false)
    setAdded(department)
    // A department without people answers no search.
    onChange({ text: '', lacking: [] })
  }

  return (
    <div className={styles.sheet}>
      <PageHeading title="Работники">
        <ListActions
          canChange={list.canChange}
          canHire={list.canHire}
          hasDepartments={departments.length > 0}
          exporting={exporting}
          addButton={addButton}
          onExport={() => void exporting.run(() => exportEmployees(company.id, view.withDismissed))}
          onAddDepartment={() => setAdding(true)}
        />
      </PageHeading>
      {exporting.failure !== null && (
        <Notice kind="danger" role="alert">
          {exporting.failure}
        </Notice>
      )}
      {list.canHire && <TariffNotice companyId={company.id} say={placesText} />}
      {isAdding && (
        <div className={styles.adding}>
          <AddDepartmentForm companyId={company.id} onAdded={showAdded} onCancel={closeForm} />
        </div>
      )}
      {departments.length === 0 ? (
        <NoDepartments companyId={company.id} canChange={list.canChange} onAdded={showAdded} />
      ) : (
        <StaffList staff={staff} list={list} view={view} onChange={onChange} onDelete={setDeleting} />
      )}
      <DeleteDepartmentDialog department={deleting} onClose={() => setDeleting(null)} />
      {added !== null && (
        <AddedNotice
          key={added.id}
          department={added}
          isListed={departments.some(({ id }) => id === added.id)}
          onGone={() => setAdded(null)}
        />
      )}
    </div>
  )
}
