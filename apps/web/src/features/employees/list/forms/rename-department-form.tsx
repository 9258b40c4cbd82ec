import type { Department } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { conflictLines, savedBy } from '../../../../lib/form/save-conflict.ts'
import { SaveConflictDialog } from '../../../../lib/form/save-conflict-dialog.tsx'
import { useVersionedForm } from '../../../../lib/form/use-versioned-form.ts'
import { getRenameConflict } from '../api/get-rename-conflict.ts'
import { reloadDepartments, renameDepartment } from '../api/save-department.ts'
import { departmentName } from './department-name.ts'
import { DepartmentNameForm } from './department-name-form.tsx'

const LABELS = { name: 'Название отдела' }

interface RenameDepartmentFormProps {
  department: Department
  timeZone: string
  onClose: () => void
}

export function RenameDepartmentForm({ department, timeZone, onClose }: RenameDepartmentFormProps) {
  const client = useQueryClient()
  const { form, conflict, postponeConflict, saveMine } = useVersionedForm(departmentName, {
    from: { name: department.name },
    labels: LABELS,
    version: department.version,
    save: ({ name }, version) => renameDepartment(client, department, name, version),
    findConflict: () => getRenameConflict(department),
    onSaved: onClose,
  })

  function submit(): void {
    // Nothing to save.
    if (form.values.name.trim() === department.name) onClose()
    else void form.submit()
  }

  function showStored(): void {
    void reloadDepartments(client, department.companyId)
    onClose()
  }

  return (
    <>
      <DepartmentNameForm
        id={`department-name-${department.id}`}
        form={form}
        saveLabel="Сохранить"
        onSubmit={submit}
        onCancel={onClose}
      />
      {conflict !== null && (
        <SaveConflictDialog
          savedBy={savedBy(conflict.saves, timeZone)}
          lines={conflictLines({
            before: { name: department.name },
            stored: { name: conflict.stored.name },
            mine: form.values,
            labels: LABELS,
            fields: ['name'],
            text: (field, values) => values[field],
          })}
          onClose={postponeConflict}
          onShowStored={showStored}
          onSaveMine={() => saveMine(conflict.stored)}
        />
      )}
    </>
  )
}
