import type { ResponsibilityRole } from '@ot/contract'
import { lowerFirst } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { AskedField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { appointResponsible, changeResponsibility, readHeldRole } from '../api/responsibilities.ts'
import { orderLinkOf } from '../order-values.ts'
import { useResponsibleScope } from '../responsible-scope.ts'
import {
  type AppointmentValues,
  appointmentChanges,
  appointmentSchema,
  appointmentValues,
  EMPLOYEE_LABEL,
  type NamedAppointment,
  withEmployee,
} from './appointment-values.ts'
import { EmployeePicker } from './employee-picker.tsx'
import styles from './forms.module.css'
import { OrderFields } from './order-fields.tsx'
import { useAppointmentWords } from './use-appointment-words.ts'

interface AppointmentFormProps {
  role: ResponsibilityRole
  frame: FormInDialog
  onAppointed: (role: ResponsibilityRole) => void
  onTakeOff: () => void
  onShowStored: () => void
}

/** Names somebody for a free role, or another one, or puts the order right. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { role, frame: inDialog, onAppointed, onTakeOff, onShowStored } = props
  const { company, today, lastOrder, rememberOrder } = useResponsibleScope()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(role)
  const [stored] = useState(() => appointmentValues(role, lastOrder))
  const save = useSaving(base)
  const versioned = useVersionedForm(appointmentSchema(today), {
    from: stored,
    draft: `appointment:${company.id}:${base.roleId}`,
    labels: { employeeId: EMPLOYEE_LABEL },
    version: base.version ?? 0,
    async save(values, version, changed) {
      const saved = await save(values, version, changed)
      const { isOrderless, date, number } = values
      rememberOrder({ isOrderless, date, number: number.trim() })
      onAppointed(saved)
    },
    readStored: () => readHeldRole(company.id, base.responsibilityId),
  })
  const { form } = versioned
  const words = useAppointmentWords(base)
  const isHeld = base.responsibilityId !== null || base.dismissed !== null

  function choose(employeeId: number): void {
    const next = withEmployee(employeeId, form.values, stored)
    form.set('employeeId', next.employeeId)
    form.set('date', next.date)
    form.set('number', next.number)
  }

  return (
    <>
      <FormFrame
        form={form}
        submitLabel={base.responsibilityId === null ? 'Назначить' : 'Сохранить'}
        {...inDialog}
        extraAction={
          isHeld && (
            <Button kind="quiet" className={styles.takeOff} disabled={form.isSaving} onClick={onTakeOff}>
              Снять обязанности
            </Button>
          )
        }
      >
        <p className={styles.about}>{base.role}</p>
        <RoleNote role={base} />
        <FieldRows<Pick<AppointmentValues, 'employeeId'>>
          form={form}
          table={{ employeeId: employeeField(choose) }}
          names={['employeeId']}
          prefix="appointed"
          today={today}
        />
        <OrderFields form={form} today={today} />
      </FormFrame>
      <SaveConflictDialog
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(now) => conflictLines(words, { ...versioned.sides(), stored: appointmentValues(now) })}
        onShowStored={onShowStored}
      />
    </>
  )
}

function employeeField(choose: (employeeId: number) => void): AskedField<number | null> {
  return {
    label: EMPLOYEE_LABEL,
    isRequired: true,
    control: ({ frame, value }) => <EmployeePicker frame={frame} value={value} onChange={choose} />,
  }
}

/** A free role is taken by a new appointment, also after somebody who has been dismissed. */
function useSaving({ roleId, responsibilityId }: ResponsibilityRole) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { company } = useResponsibleScope()
  return (values: NamedAppointment, version: SeenVersion, changed: Partial<AppointmentValues>) => {
    if (responsibilityId !== null) {
      const changes = appointmentChanges(values, changed)
      return changeResponsibility(client, { id: responsibilityId, version }, changes)
    }
    const { employeeId } = values
    const named = { employeeId, orderLink: orderLinkOf(values) }
    const body = { companyId: company.id, responsibilityRoleDefinitionId: roleId, ...named }
    return appointResponsible(client, body, keyFor(body))
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
