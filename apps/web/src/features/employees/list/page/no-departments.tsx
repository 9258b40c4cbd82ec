import type { Department } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AddDepartmentForm } from '../forms/add-department-form.tsx'
import { NO_DEPARTMENTS } from '../texts.ts'
import styles from './no-departments.module.css'

interface NoDepartmentsProps {
  companyId: number
  canChange: boolean
  onAdded: (department: Department) => void
}

/** The list of a new company begins with a department. */
export function NoDepartments({ companyId, canChange, onAdded }: NoDepartmentsProps) {
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
