import type { MicrotraumaAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changedFields, pickFields } from '../../../../lib/form/changed-fields.ts'
import { conflictLines } from '../../../../lib/form/save-conflict.ts'
import { useContractForm } from '../../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../../../lib/form/use-versioned-form.ts'
import { FormDialog, type FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { SaveConflictDialog } from '../../../../ui/form/save-conflict-dialog.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { changeMicrotrauma, readMicrotrauma, registerMicrotrauma } from '../api/microtraumas.ts'
import { MicrotraumaForm, useRegistrationTable } from './registration-form.tsx'
import {
  type MicrotraumaRegistration,
  REGISTRATION_LABELS,
  registrationSchema,
  registrationValues,
} from './registration-values.ts'

interface RegistrationDialogProps {
  isOpen: boolean
  onClose: () => void
  onRegistered: (microtrauma: MicrotraumaAnswer) => void
}

export function MicrotraumaDialog({ isOpen, onClose, onRegistered }: RegistrationDialogProps) {
  return (
    <FormDialog title="Новая микротравма" isOpen={isOpen} onClose={onClose}>
      {(frame) => isOpen && <NewRecord frame={frame} onRegistered={onRegistered} />}
    </FormDialog>
  )
}

type NewRecordProps = Pick<RegistrationDialogProps, 'onRegistered'> & { frame: FormInDialog }

function NewRecord({ frame, onRegistered }: NewRecordProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { company, today } = useIncidentsScope()
  const [from] = useState(() => registrationValues(null, today))
  const form = useContractForm(registrationSchema, {
    from,
    draft: `microtrauma:new:${company.id}`,
    labels: REGISTRATION_LABELS,
    async save(fields) {
      const body = { companyId: company.id, ...fields }
      onRegistered(await registerMicrotrauma(client, body, keyFor(body)))
    },
  })
  return <MicrotraumaForm form={form} prefix="new-microtrauma" frame={frame} submitLabel="Записать" />
}

interface CorrectionDialogProps {
  microtrauma: MicrotraumaAnswer
  isOpen: boolean
  onClose: () => void
}

/** What was told may be put right. */
export function CorrectionDialog({ microtrauma, isOpen, onClose }: CorrectionDialogProps) {
  return (
    <FormDialog title={`Микротравма ${microtrauma.label}`} isOpen={isOpen} onClose={onClose}>
      {(frame) => isOpen && <Correction microtrauma={microtrauma} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface CorrectionProps {
  microtrauma: MicrotraumaAnswer
  frame: FormInDialog
  onSaved: () => void
}

function Correction({ microtrauma, frame, onSaved }: CorrectionProps) {
  const client = useQueryClient()
  const { company, today } = useIncidentsScope()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(microtrauma)
  const [from] = useState(() => registrationValues(microtrauma, today))
  const table = useRegistrationTable()
  const versioned = useVersionedForm(registrationSchema, {
    from,
    draft: `microtrauma:${base.id}`,
    labels: REGISTRATION_LABELS,
    version: base.version,
    onSaved,
    async save(fields, version) {
      const changes = pickFields(fields, changedFields<MicrotraumaRegistration>(base, fields))
      if (Object.keys(changes).length > 0) await changeMicrotrauma(client, { id: base.id, version }, changes)
    },
    readStored: () => readMicrotrauma(client, base.id),
  })
  const { form } = versioned
  return (
    <>
      <MicrotraumaForm form={form} prefix="change-microtrauma" frame={frame} submitLabel="Сохранить" />
      <SaveConflictDialog
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(stored) =>
          conflictLines(table, {
            ...versioned.sides(),
            stored: registrationValues(stored, today),
          })
        }
        onShowStored={onSaved}
      />
    </>
  )
}
