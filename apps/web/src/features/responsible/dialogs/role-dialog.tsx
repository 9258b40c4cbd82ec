import type { ResponsibilityRole } from '@ot/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import {
  refreshResponsibilities,
  saveAppointmentOrder,
  saveTakingOffOrder,
  termsQuery,
} from '../api/responsibilities.ts'
import { AppointmentForm } from '../forms/appointment-form.tsx'
import styles from '../forms/forms.module.css'
import { TakeOffForm } from '../forms/take-off-form.tsx'
import { useResponsibleScope } from '../responsible-scope.ts'
import { OrderDownload } from './order-download.tsx'

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

interface AppointedNoticeProps {
  role: ResponsibilityRole
  onClose: () => void
}

/** What has been recorded, what the person still lacks, and the order for printing. */
function AppointedNotice({ role, onClose }: AppointedNoticeProps) {
  const { employeeFullName, orderLink, orderNumber, responsibilityId, training } = role
  const isUntrained = training !== null && (training.state === 'missing' || training.state === 'overdue')
  return (
    <>
      <p className={styles.about}>{role.role}</p>
      <Notice kind="success" role="status">
        {employeeFullName}. {orderNumber === null ? 'Приказ не требуется' : orderLink}.
      </Notice>
      {isUntrained && (
        <div className={styles.problem}>
          <Notice kind="warning">Обучение для этой роли. {training.explanation}</Notice>
        </div>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Закрыть
        </Button>
        {orderNumber !== null && responsibilityId !== null && (
          <OrderDownload label="Скачать приказ" save={() => saveAppointmentOrder(responsibilityId)} />
        )}
      </DialogActions>
    </>
  )
}

interface TakenOffNoticeProps {
  role: ResponsibilityRole
  onClose: () => void
}

/** The role is free; the order of it stands at the end of the history. */
function TakenOffNotice({ role, onClose }: TakenOffNoticeProps) {
  const { company } = useResponsibleScope()
  const terms = useQuery(termsQuery(company.id)).data ?? []
  const term = terms.find(({ roleId, isTakenOff }) => roleId === role.roleId && isTakenOff)
  return (
    <>
      <p className={styles.about}>{role.role}</p>
      <Notice kind="success" role="status">
        {role.employeeFullName ?? role.dismissed?.employeeFullName}: обязанности сняты. Назначьте другого
        работника, чтобы роль не осталась свободной.
      </Notice>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Закрыть
        </Button>
        {term !== undefined && (
          <OrderDownload label="Скачать приказ" save={() => saveTakingOffOrder(term.id)} />
        )}
      </DialogActions>
    </>
  )
}
