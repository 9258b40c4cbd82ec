import type { Department } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { staffRoomText } from '../../../../lib/company/tariff-texts.ts'
import { timing } from '../../../../lib/timing.ts'
import { useWork } from '../../../../lib/use-work.ts'
import { Button } from '../../../../ui/button.tsx'
import { TariffNotice } from '../../../../ui/company/tariff-notice.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { later } from '../../../../ui/later.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { exportEmployees, type LoadedStaff } from '../api/use-staff.ts'
import type { ListView } from '../list-view.ts'
import { NOTHING_SELECTED } from '../staff-groups.ts'
import { NO_DEPARTMENTS } from '../texts.ts'
import { useStaffList } from '../use-staff-list.ts'
import { departmentRowId } from './department-head.tsx'
import styles from './employees-desk.module.css'
import { ListActions } from './list-actions.tsx'
import { StaffHead } from './staff-head.tsx'
import { StaffList } from './staff-list.tsx'

const AddDepartmentForm = later(
  async () => (await import('../forms/add-department-form.tsx')).AddDepartmentForm,
)
const DeleteDepartmentDialog = later(
  async () => (await import('../dialogs/delete-department-dialog.tsx')).DeleteDepartmentDialog,
)

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
    onChange(NOTHING_SELECTED)
  }

  return (
    <div className={styles.sheet}>
      <StaffHead
        list={list}
        view={view}
        departments={departments}
        onChange={onChange}
        actions={
          <ListActions
            canChange={list.canChange}
            canHire={list.canHire}
            hasDepartments={departments.length > 0}
            exporting={exporting}
            addButton={addButton}
            onExport={() => void exporting.run(() => exportEmployees(company.id, view.withDismissed))}
            onAddDepartment={() => setAdding(true)}
          />
        }
      />
      {exporting.failure !== null && (
        <Notice kind="danger" role="alert">
          {exporting.failure}
        </Notice>
      )}
      {list.canHire && <TariffNotice companyId={company.id} say={staffRoomText} />}
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
      {deleting !== null && (
        <DeleteDepartmentDialog department={deleting} onClose={() => setDeleting(null)} />
      )}
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

interface AddedNoticeProps {
  department: Department
  /** The list shows it already. */
  isListed: boolean
  onGone: () => void
}

/** Says that the department is there and shows where: the list is in the order of the alphabet. */
function AddedNotice({ department, isListed, onGone }: AddedNoticeProps) {
  const { id, name } = department
  useEffect(() => {
    if (isListed) document.getElementById(departmentRowId(id))?.scrollIntoView({ block: 'center' })
  }, [isListed, id])
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => leave(), timing.savedNotice)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.added}>
      <Notice kind="success" role="status">
        Отдел «{name}» добавлен
      </Notice>
    </div>
  )
}

interface NoDepartmentsProps {
  companyId: number
  canChange: boolean
  onAdded: (department: Department) => void
}

/** The list of a new company begins with a department. */
function NoDepartments({ companyId, canChange, onAdded }: NoDepartmentsProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <EmptyState title={NO_DEPARTMENTS}>
      {canChange && !isAdding && (
        <>
          <p>
            Работники числятся в отделах, поэтому добавьте первый отдел. Если список работников есть в Excel
            или 1С, <a href={PAGES.employeesImport.path}>загрузите его</a>: отделы появятся сами.
          </p>
          <Button onClick={() => setAdding(true)}>Добавить первый отдел</Button>
        </>
      )}
      {isAdding && (
        <div className={styles.form}>
          <AddDepartmentForm companyId={companyId} onAdded={onAdded} onCancel={() => setAdding(false)} />
        </div>
      )}
    </EmptyState>
  )
}
