import type { EmployeeAnswer } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { useNavigate, useSearch } from '../../../lib/routing/use-router.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { EmployeeStaff } from '../api/use-staff.ts'
import { EMPTY_VALUES, otherJobValues } from '../employee-values.ts'
import { NewEmployeeForm } from './new-employee-form.tsx'
import { askedDepartment, askedPerson } from './new-employee-search.ts'
import styles from './new-employees.module.css'

/** One new employee after another: the form begins anew, in the department of the last one. */
export function NewEmployees({ staff }: { staff: EmployeeStaff }) {
  const navigate = useNavigate()
  const search = useSearch()
  const asked = askedDepartment(search, staff.departments)
  const person = askedPerson(search, staff.employees)
  const [last, setLast] = useState<EmployeeAnswer | null>(null)

  function open(created: EmployeeAnswer): void {
    void navigate({ to: employeeAddress(created.id, 'employeeMain'), replace: true, ignoreBlocker: true })
  }

  return (
    <>
      {last !== null && (
        <div className={styles.written}>
          <Notice kind="success" role="status">
            Работник записан: <Link to={employeeAddress(last.id)}>{fullName(last)}</Link>. Можно вводить
            следующего.
          </Notice>
        </div>
      )}
      <NewEmployeeForm
        key={last?.id ?? 'first'}
        staff={staff}
        person={last === null ? person : null}
        from={
          last === null && person !== null
            ? otherJobValues(person)
            : { ...EMPTY_VALUES, employeeGroupId: last?.employeeGroupId ?? asked }
        }
        onCreated={open}
        onCreatedWithAnother={setLast}
      />
    </>
  )
}
