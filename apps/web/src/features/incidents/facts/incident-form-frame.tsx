import type { IncidentAnswer } from '@ot/contract'
import type { ReactNode } from 'react'
import type { ConflictLine, FormConflict } from '../../../lib/form/save-conflict.ts'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'

interface IncidentFormFrameProps<Values> {
  of: {
    form: ContractForm<Values>
    conflict: FormConflict<IncidentAnswer> | null
    postponeConflict: () => void
    saveMine: (stored: IncidentAnswer) => void
    linesOf: (stored: IncidentAnswer) => readonly ConflictLine[]
  }
  frame: FormInDialog
  submitLabel?: string
  /** The dialog closes: with what is stored the page is drawn already. */
  onShowStored: () => void
  children: ReactNode
}

/** A form over a part of an incident in its dialog, and what is asked when somebody has saved in between. */
export function IncidentFormFrame<Values>(props: IncidentFormFrameProps<Values>) {
  const { of, frame, submitLabel = 'Сохранить', onShowStored, children } = props
  const { company } = useIncidentsScope()
  return (
    <>
      <FormFrame form={of.form} submitLabel={submitLabel} {...frame}>
        {children}
      </FormFrame>
      <SaveConflictDialog
        of={of}
        timeZone={company.timeZone}
        linesOf={of.linesOf}
        onShowStored={onShowStored}
      />
    </>
  )
}
