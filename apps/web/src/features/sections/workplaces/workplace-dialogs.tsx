import type { Department, WorkplaceAnswer, WorkplaceFields } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeWorkplace, createWorkplace, readWorkplace } from '../../../lib/company/workplaces.ts'
import { changedFields, pickFields } from '../../../lib/form/changed-fields.ts'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'
import { fieldLabels } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { WorkplaceForm, workplaceTable } from './workplace-form.tsx'
import { NEW_WORKPLACE, workplaceSchema, workplaceValues } from './workplace-values.ts'

interface DialogProps {
  departments: readonly Department[]
  isOpen: boolean
  onClose: () => void
}

export function NewWorkplaceDialog({ departments, isOpen, onClose }: DialogProps) {
  return (
    <FormDialog title="Добавить рабочее место" isOpen={isOpen} onClose={onClose}>
      {(frame) => <NewWorkplaceForm departments={departments} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface FormProps {
  departments: readonly Department[]
  frame: FormInDialog
  onSaved: () => void
}

function NewWorkplaceForm({ departments, frame, onSaved }: FormProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { company } = useRecordsScope()
  const table = workplaceTable(departments)
  const form = useContractForm(workplaceSchema, {
    from: NEW_WORKPLACE,
    draft: `workplace:new:${company.id}`,
    labels: fieldLabels(table),
    onSaved,
    save: (fields) => createWorkplace(client, company.id, fields, keyFor(fields)),
  })
  return (
    <WorkplaceForm form={form} table={table} prefix="new-workplace" frame={frame} submitLabel="Добавить" />
  )
}

export function ChangeWorkplaceDialog({
  workplace,
  departments,
  isOpen,
  onClose,
}: DialogProps & { workplace: WorkplaceAnswer }) {
  return (
    <FormDialog title={`Рабочее место №\u00a0${workplace.number}`} isOpen={isOpen} onClose={onClose}>
      {(frame) => (
        <ChangeWorkplaceForm
          workplace={workplace}
          departments={departments}
          frame={frame}
          onSaved={onClose}
        />
      )}
    </FormDialog>
  )
}

function ChangeWorkplaceForm({
  workplace,
  departments,
  frame,
  onSaved,
}: FormProps & { workplace: WorkplaceAnswer }) {
  const client = useQueryClient()
  const { company } = useRecordsScope()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(workplace)
  const [from] = useState(() => workplaceValues(workplace))

  const table = workplaceTable(departments)

  async function save(checked: WorkplaceFields, version: SeenVersion): Promise<void> {
    const changes = pickFields(checked, changedFields<WorkplaceFields>(fieldsOf(base), checked))
    if (Object.keys(changes).length > 0) await changeWorkplace(client, { id: base.id, version }, changes)
  }

  const versioned = useVersionedForm(workplaceSchema, {
    from,
    draft: `workplace:${base.id}`,
    labels: fieldLabels(table),
    version: base.version,
    save,
    onSaved,
    readStored: () => readWorkplace(base),
  })
  const { form } = versioned
  return (
    <>
      <WorkplaceForm
        form={form}
        table={table}
        prefix="change-workplace"
        frame={frame}
        submitLabel="Сохранить"
      />
      <SaveConflictDialog
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(stored) => conflictLines(table, { ...versioned.sides(), stored: workplaceValues(stored) })}
        onShowStored={() => {
          onSaved()
          void refreshAfter(client, 'workplace')
        }}
      />
    </>
  )
}

function fieldsOf(workplace: WorkplaceAnswer): WorkplaceFields {
  const { id, companyId, employeeIds, deadline, state, terms, guarantees, version, ...fields } = workplace
  return fields
}
