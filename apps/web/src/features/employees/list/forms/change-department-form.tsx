import type { Department, EmployeeAnswer } from '@ot/contract'
import { DEPARTMENT_FIELD_LABELS } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WordsTable } from '../../../../lib/form/field-words.ts'
import { conflictLines } from '../../../../lib/form/save-conflict.ts'
import { useVersionedForm } from '../../../../lib/form/use-versioned-form.ts'
import { sizes } from '../../../../lib/sizes.ts'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { SaveConflictDialog } from '../../../../ui/form/save-conflict-dialog.tsx'
import { changeDepartment, readDepartment, reloadDepartments } from '../api/save-department.ts'
import { type DepartmentFields, departmentFields, headChoices, headName } from './department-fields.ts'
import styles from './department-name-form.module.css'
import { DepartmentNameForm } from './department-name-form.tsx'

interface ChangeDepartmentFormProps {
  department: Department
  staff: readonly EmployeeAnswer[]
  timeZone: string
  onClose: () => void
}

/** The name of a department and who heads it: he gets the list of its deadlines. */
export function ChangeDepartmentForm({ department, staff, timeZone, onClose }: ChangeDepartmentFormProps) {
  const client = useQueryClient()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(department)
  const before = fieldsOf(base)
  const choices = headChoices(staff, base.headEmployeeId)
  const words: WordsTable<DepartmentFields> = {
    name: { label: DEPARTMENT_FIELD_LABELS.name, text: (name) => name },
    headEmployeeId: { label: DEPARTMENT_FIELD_LABELS.headEmployeeId, text: (id) => headName(choices, id) },
  }
  const versioned = useVersionedForm(departmentFields, {
    from: before,
    labels: DEPARTMENT_FIELD_LABELS,
    version: base.version,
    save: (fields, version) => changeDepartment(client, base, fields, version),
    readStored: () => readDepartment(base),
    onSaved: onClose,
  })
  const { form } = versioned

  function submit(): void {
    const { name, headEmployeeId } = form.values
    // Nothing to save.
    if (name.trim() === before.name && headEmployeeId === before.headEmployeeId) onClose()
    else void form.submit()
  }

  function showStored(): void {
    void reloadDepartments(client, base.companyId)
    onClose()
  }

  const id = `department-name-${base.id}`
  return (
    <>
      <DepartmentNameForm
        id={id}
        form={form}
        saveLabel="Сохранить"
        problem={form.problemOf('name') ?? form.problemOf('headEmployeeId') ?? form.problemLine ?? undefined}
        onSubmit={submit}
        onCancel={onClose}
      >
        <div className={styles.head}>
          <label htmlFor={`${id}-head`} className={styles.headLabel}>
            {DEPARTMENT_FIELD_LABELS.headEmployeeId}
          </label>
          <ChoiceControl
            frame={{ id: `${id}-head`, label: DEPARTMENT_FIELD_LABELS.headEmployeeId }}
            choices={choices}
            value={form.values.headEmployeeId}
            maxHeight={sizes.employeePickerMaxHeight}
            onChange={(headEmployeeId) => form.set('headEmployeeId', headEmployeeId)}
          />
        </div>
      </DepartmentNameForm>
      <SaveConflictDialog
        of={versioned}
        timeZone={timeZone}
        linesOf={(stored) => conflictLines(words, { before, stored: fieldsOf(stored), mine: form.values })}
        onShowStored={showStored}
      />
    </>
  )
}

function fieldsOf({ name, headEmployeeId }: Department): DepartmentFields {
  return { name, headEmployeeId }
}
