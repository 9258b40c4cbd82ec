import type { ResponsibilityRole } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { refreshResponsibilities } from '../api/responsibilities.ts'
import { AppointmentForm } from '../forms/appointment-form.tsx'
import { TakeOffForm } from '../forms/take-off-form.tsx'
import { AppointedNotice } from './appointed-notice.tsx'
import { TakenOffNotice } from './taken-off-notice.tsx'

const WIDTH = 700

interface RoleDialogProps {
  role: ResponsibilityRole
  isOpen: boolean
  onClose: () => void
}

type Step =
  | { kind: 'appoint' }
  | { kind: 'take-off' }
  | { kind: 'appointed'; role: ResponsibilityRole }
  | { kind: 'taken-off' }

const TITLES = {
  appoint: 'Назначение ответственного',
  'take-off': 'Снятие обязанностей',
  appointed: 'Ответственный назначен',
  'taken-off': 'Обязанности сняты',
} satisfies Record<Step['kind'], string>

/** One role: who is named for it and by which order; in the end the order itself. */
export function RoleDialog({ role, isOpen, onClose }: RoleDialogProps) {
  const client = useQueryClient()
  const [step, setStep] = useState<Step>({ kind: 'appoint' })

  function showStored(): void {
    void refreshResponsibilities(client)
    onClose()
  }

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={titleOf(step, role)} width={WIDTH}>
      {(frame) => (
        <>
          {step.kind === 'appoint' && (
            <AppointmentForm
              role={role}
              frame={frame}
              onAppointed={(saved) => setStep({ kind: 'appointed', role: saved })}
              onTakeOff={() => setStep({ kind: 'take-off' })}
              onShowStored={showStored}
            />
          )}
          {step.kind === 'take-off' && (
            <TakeOffForm
              role={role}
              frame={frame}
              onTakenOff={() => setStep({ kind: 'taken-off' })}
              onCancel={() => setStep({ kind: 'appoint' })}
              onShowStored={showStored}
            />
          )}
          {step.kind === 'appointed' && <AppointedNotice role={step.role} onClose={onClose} />}
          {step.kind === 'taken-off' && <TakenOffNotice role={role} onClose={onClose} />}
        </>
      )}
    </FormDialog>
  )
}

function titleOf({ kind }: Step, { responsibilityId }: ResponsibilityRole): string {
  return kind === 'appoint' && responsibilityId !== null ? 'Переназначение ответственного' : TITLES[kind]
}
