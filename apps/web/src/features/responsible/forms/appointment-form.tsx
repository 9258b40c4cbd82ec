import type { ResponsibilityRole } from '@ot/contract'
import { lowerFirst } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { appoint, changeResponsibility } from '../api/save-responsibility.ts'
import { useResponsibleScope } from '../responsible-scope.ts'
import { type Appointment, appointmentSchema, valuesOf, withEmployee } from './appointment-values.ts'
import { EmployeePicker } from './employee-picker.tsx'
import styles from './forms.module.css'
import { OrderFields } from './order-fields.tsx'
import { orderLinkOf } from './order-values.ts'

interface AppointmentFormProps {
  role: ResponsibilityRole
  frame: FormInDialog
  onAppointed: (role: ResponsibilityRole) => void
  onTakeOff: () => void
}

/** Names somebody for a free role, or another one, or puts the order right. */
export function AppointmentForm({ role, frame: inDialog, onAppointed, onTakeOff }: AppointmentFormProps) {
  const { today } = useResponsibleScope()
  const save = useSaving(role)
  const stored = valuesOf(role)
  const form = useContractForm(appointmentSchema(today), {
    from: stored,
    labels: { employeeId: 'Работник' },
    save: async (values) => onAppointed(await save(values)),
  })
  const isHeld = role.responsibilityId !== null || role.dismissed !== null
  const frame = {
    id: 'appointed-employee',
    label: 'Работник',
    isRequired: true,
    error: form.problemOf('employeeId'),
  }

  function choose(employeeId: number): void {
    const next = withEmployee(employeeId, form.values, stored)
    form.set('employeeId', next.employeeId)
    form.set('date', next.date)
    form.set('number', next.number)
  }

  return (
    <FormFrame
      form={form}
      submitLabel={role.responsibilityId === null ? 'Назначить' : 'Сохранить'}
      {...inDialog}
      extraAction={
        isHeld && (
          <Button kind="quiet" className={styles.takeOff} disabled={form.isSaving} onClick={onTakeOff}>
            Снять обязанности
          </Button>
        )
      }
    >
      <p className={styles.about}>{role.role}</p>
      <RoleNote role={role} />
      <FormRow {...frame}>
        <EmployeePicker frame={frame} value={form.values.employeeId} onChange={choose} />
      </FormRow>
      <OrderFields form={form} today={today} />
    </FormFrame>
  )
}

/** A free role is taken by a new appointment, also after somebody who has been dismissed. */
function useSaving({ roleId, responsibilityId, version }: ResponsibilityRole) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { company } = useResponsibleScope()
  return (values: Appointment): Promise<ResponsibilityRole> => {
    const { employeeId } = values
    const named = { employeeId, orderLink: orderLinkOf(values) }
    if (responsibilityId !== null && version !== null) {
      return changeResponsibility(client, { id: responsibilityId, version }, named)
    }
    const body = { companyId: company.id, responsibilityRoleDefinitionId: roleId, ...named }
    return appoint(client, body, keyFor(body))
  }
}

function RoleNote({
  role: { educationType, orderNumber, orderLink, dismissed },
}: {
  role: ResponsibilityRole
}) {
  const former = orderNumber === null ? null : orderLink
  return (
    <p className={styles.note}>
      Требование к обучению: {lowerFirst(educationType)}.
      {former !== null && ` Новый приказ отменит прежний: ${lowerFirst(former)}.`}
      {dismissed !== null &&
        ` ${dismissed.employeeFullName} больше не работает в организации; прежний приказ новый отменит.`}
    </p>
  )
}
