import type { Department, EmployeeAnswer } from '@ot/contract'
import { eventLabels, type Section } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../../lib/form/use-idempotency-key.ts'
import { FormDialog, type FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { addEvents } from '../../api/event-changes.ts'
import { dialogWidth } from '../../dialogs/dialog-width.ts'
import { EventFormFrame } from '../../dialogs/event-form-frame.tsx'
import { manyFields, newEventsSchema } from '../../fields/event-schemas.ts'
import { BLANK_VALUES } from '../../fields/event-values.ts'
import { useEventFields } from '../../fields/use-event-fields.ts'
import { useRecordsScope } from '../../records-scope.ts'
import { SECTION_SPECS } from '../../section-specs.ts'
import { type BulkTarget, eventsTarget } from './bulk-target.ts'
import { TargetRows } from './target-rows.tsx'

interface AddEventsDialogProps {
  section: Section
  staff: { departments: readonly Department[]; employees: readonly EmployeeAnswer[] }
  /** Whose rows are selected on the page. */
  chosen: readonly number[]
  isOpen: boolean
  onClose: () => void
}

/** The same obligation for many at once: all or nobody. */
export function AddEventsDialog({ section, staff, chosen, isOpen, onClose }: AddEventsDialogProps) {
  const title = `${SECTION_SPECS[section].words.add} нескольким работникам`
  return (
    <FormDialog title={title} width={dialogWidth(section)} isOpen={isOpen} onClose={onClose}>
      {(frame) => (
        <AddEventsForm section={section} staff={staff} chosen={chosen} frame={frame} onSaved={onClose} />
      )}
    </FormDialog>
  )
}

type AddEventsFormProps = Omit<AddEventsDialogProps, 'isOpen' | 'onClose'> & {
  frame: FormInDialog
  onSaved: () => void
}

function AddEventsForm({ section, staff, chosen, frame, onSaved }: AddEventsFormProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { company } = useRecordsScope()
  const [target, setTarget] = useState<BulkTarget>({
    kind: chosen.length === 0 ? 'department' : 'employees',
    departmentId: null,
    positionId: null,
    employeeIds: chosen,
  })
  const labels = eventLabels(section, 'issuance')
  const form = useContractForm(newEventsSchema(company.id, section, eventsTarget(target)), {
    from: BLANK_VALUES,
    draft: `events:new:${company.id}:${section}`,
    labels: { ...labels, target: 'Кому' },
    save: (body) => addEvents(client, body, keyFor(body)),
    onSaved,
  })
  const of = useEventFields({ form, section, mode: 'add', labels, person: null })
  return (
    <EventFormFrame
      of={of}
      fields={manyFields(section)}
      frame={frame}
      submitLabel="Добавить"
      note={
        <TargetRows staff={staff} target={target} error={form.problemOf('target')} onChange={setTarget} />
      }
    />
  )
}
