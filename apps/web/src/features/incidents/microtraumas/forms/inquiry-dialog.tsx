import type { MicrotraumaAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changedFields, pickFields } from '../../../../lib/form/changed-fields.ts'
import { conflictLines } from '../../../../lib/form/save-conflict.ts'
import { useVersionedForm } from '../../../../lib/form/use-versioned-form.ts'
import { FormDialog, type FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { SaveConflictDialog } from '../../../../ui/form/save-conflict-dialog.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { changeMicrotrauma, readMicrotrauma } from '../api/microtraumas.ts'
import { InquiryForm, useInquiryTable } from './inquiry-form.tsx'
import {
  INQUIRY_LABELS,
  type Inquiry,
  inquirySchema,
  inquiryValues,
  storedInquiry,
} from './inquiry-values.ts'

interface InquiryDialogProps {
  microtrauma: MicrotraumaAnswer
  isOpen: boolean
  onClose: () => void
}

export function InquiryDialog({ microtrauma, isOpen, onClose }: InquiryDialogProps) {
  return (
    <FormDialog title="Рассмотрение микротравмы" isOpen={isOpen} onClose={onClose}>
      {(frame) => isOpen && <InquiryWork microtrauma={microtrauma} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface InquiryWorkProps {
  microtrauma: MicrotraumaAnswer
  frame: FormInDialog
  onSaved: () => void
}

function InquiryWork({ microtrauma, frame, onSaved }: InquiryWorkProps) {
  const client = useQueryClient()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(microtrauma)
  const [from] = useState(() => inquiryValues(microtrauma))
  const { company } = useIncidentsScope()
  const table = useInquiryTable()
  const versioned = useVersionedForm(inquirySchema, {
    from,
    draft: `inquiry:${base.id}`,
    labels: INQUIRY_LABELS,
    version: base.version,
    onSaved,
    async save(fields, version) {
      const changes = pickFields(fields, changedFields<Inquiry>(storedInquiry(base), fields))
      if (Object.keys(changes).length > 0) await changeMicrotrauma(client, { id: base.id, version }, changes)
    },
    readStored: () => readMicrotrauma(client, base.id),
  })
  const { form } = versioned
  return (
    <>
      <InquiryForm form={form} table={table} frame={frame} />
      <SaveConflictDialog
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(stored) => conflictLines(table, { ...versioned.sides(), stored: inquiryValues(stored) })}
        onShowStored={onSaved}
      />
    </>
  )
}
