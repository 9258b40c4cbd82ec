import type { InstructionAnswer, InstructionFields } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
import { changeInstruction, giveInstruction, readInstruction } from '../api/instructions.ts'
import { useRecordsScope } from '../records-scope.ts'
import { INSTRUCTION, INSTRUCTION_FIELDS, InstructionForm } from './instruction-form.tsx'
import {
  type InstructionField,
  instructionSchema,
  instructionValues,
  NEW_INSTRUCTION,
} from './instruction-values.ts'

interface NewInstructionDialogProps {
  employeeId: number
  isOpen: boolean
  onClose: () => void
}

export function NewInstructionDialog({ employeeId, isOpen, onClose }: NewInstructionDialogProps) {
  return (
    <FormDialog title="Выдать инструкцию" isOpen={isOpen} onClose={onClose}>
      {(frame) => <NewInstructionForm employeeId={employeeId} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface NewInstructionFormProps {
  employeeId: number
  frame: FormInDialog
  onSaved: () => void
}

function NewInstructionForm({ employeeId, frame, onSaved }: NewInstructionFormProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const form = useContractForm(instructionSchema, {
    from: NEW_INSTRUCTION,
    draft: `instruction:new:${employeeId}`,
    labels: fieldLabels(INSTRUCTION),
    onSaved,
    save: (body) => giveInstruction(client, employeeId, body, keyFor(body)),
  })
  return (
    <InstructionForm
      form={form}
      prefix="new"
      fields={INSTRUCTION_FIELDS}
      frame={frame}
      submitLabel="Выдать"
    />
  )
}

interface ChangedInstruction {
  instruction: InstructionAnswer
  /** Only the day of the acquaintance is asked for. */
  isAcquaintance: boolean
}

interface ChangeInstructionDialogProps extends ChangedInstruction {
  isOpen: boolean
  onClose: () => void
}

export function ChangeInstructionDialog({ isOpen, onClose, ...changed }: ChangeInstructionDialogProps) {
  return (
    <FormDialog
      title={changed.isAcquaintance ? 'Ознакомление с инструкцией' : 'Изменить инструкцию'}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(frame) => <ChangeInstructionForm {...changed} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

const ACQUAINTANCE: readonly InstructionField[] = ['acknowledgedOn']

interface ChangeInstructionFormProps extends ChangedInstruction {
  frame: FormInDialog
  onSaved: () => void
}

function ChangeInstructionForm({ instruction, isAcquaintance, frame, onSaved }: ChangeInstructionFormProps) {
  const client = useQueryClient()
  const { company, today } = useRecordsScope()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(instruction)
  const [from] = useState(() => ({
    ...instructionValues(instruction),
    ...(isAcquaintance && { acknowledgedOn: today }),
  }))

  async function save(checked: InstructionFields, version: SeenVersion): Promise<void> {
    const { id, companyId, employeeId, state, version: seen, ...stored } = base
    const changes = pickFields(checked, changedFields<InstructionFields>(stored, checked))
    if (Object.keys(changes).length > 0) await changeInstruction(client, { ...base, version }, changes)
  }

  const versioned = useVersionedForm(instructionSchema, {
    from,
    draft: `instruction:${base.id}`,
    labels: fieldLabels(INSTRUCTION),
    version: base.version,
    save,
    onSaved,
    readStored: () => readInstruction(base),
  })
  const { form } = versioned
  return (
    <>
      <InstructionForm
        form={form}
        prefix={isAcquaintance ? 'acquaint' : 'change'}
        fields={isAcquaintance ? ACQUAINTANCE : INSTRUCTION_FIELDS}
        frame={frame}
        submitLabel={isAcquaintance ? 'Отметить ознакомление' : 'Сохранить'}
        {...(isAcquaintance ? { about: base.name } : {})}
      />
      <SaveConflictDialog
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(stored) =>
          conflictLines(INSTRUCTION, {
            ...versioned.sides(instructionValues(base)),
            stored: instructionValues(stored),
          })
        }
        onShowStored={() => {
          onSaved()
          void refreshAfter(client, 'instruction')
        }}
      />
    </>
  )
}
