import type { MicrotraumaAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changedFields, pickFields } from '../../../../lib/form/changed-fields.ts'
import { useContractForm } from '../../../../lib/form/use-contract-form.ts'
import { FormDialog, type FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { useSaveOver } from '../../facts/use-save-over.ts'
import { changeMicrotrauma, readMicrotrauma } from '../api/save-microtrauma.ts'
import { InquiryForm } from './inquiry-form.tsx'
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
  const saveOver = useSaveOver(base.version, async () => (await readMicrotrauma(client, base.id)).version)
  const form = useContractForm(inquirySchema, {
    from,
    labels: INQUIRY_LABELS,
    onSaved,
    async save(fields) {
      const changes = pickFields(fields, changedFields<Inquiry>(storedInquiry(base), fields))
      if (Object.keys(changes).length === 0) return
      await saveOver((version) => changeMicrotrauma(client, { id: base.id, version }, changes))
    },
  })
  return <InquiryForm form={form} frame={frame} />
}
