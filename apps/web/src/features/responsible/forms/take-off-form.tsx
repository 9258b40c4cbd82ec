import type { ResponsibilityRole } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { readHeldRole, takeOff } from '../api/responsibilities.ts'
import { NO_ORDER, type OrderValues, orderIssues, orderLinkOf } from '../order-values.ts'
import { useResponsibleScope } from '../responsible-scope.ts'
import { appointmentValues } from './appointment-values.ts'
import styles from './forms.module.css'
import { OrderFields } from './order-fields.tsx'
import { useAppointmentWords } from './use-appointment-words.ts'

interface TakeOffFormProps {
  role: ResponsibilityRole
  frame: FormInDialog
  onTakenOff: () => void
  onCancel: () => void
  onShowStored: () => void
}

/** Nobody follows: the role stays free, and an order of its own says so. */
export function TakeOffForm({ role, frame, onTakenOff, onCancel, onShowStored }: TakeOffFormProps) {
  const client = useQueryClient()
  const { company, today } = useResponsibleScope()
  // What is loaded anew while somebody types must not become what is taken off.
  const [base] = useState(role)
  const id = base.responsibilityId ?? base.dismissed?.responsibilityId ?? null
  const words = useAppointmentWords(base)
  const versioned = useVersionedForm(takeOffSchema(today), {
    from: NO_ORDER,
    labels: {},
    version: base.version ?? base.dismissed?.version ?? 0,
    async save(values, version) {
      if (id !== null) await takeOff(client, { id, version }, orderLinkOf(values))
    },
    readStored: () => readHeldRole(company.id, id),
    onSaved: onTakenOff,
  })
  const before = appointmentValues(base)
  return (
    <>
      <FormFrame
        form={versioned.form}
        submitLabel="Снять обязанности"
        submitKind="danger"
        leaveLabel="Назад"
        leave={onCancel}
        tellChanged={frame.tellChanged}
      >
        <p className={styles.about}>{base.role}</p>
        <p className={styles.note}>
          {base.employeeFullName ?? base.dismissed?.employeeFullName}: обязанности снимаются, роль останется
          свободной. Срок исполнения сохранится в истории назначений.
        </p>
        <OrderFields form={versioned.form} today={today} />
      </FormFrame>
      <SaveConflictDialog
        deed="take-off"
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(now) => conflictLines(words, { before, stored: appointmentValues(now), mine: before })}
        onShowStored={onShowStored}
      />
    </>
  )
}

function takeOffSchema(today: string): FormSchema<OrderValues, OrderValues> {
  return {
    '~standard': {
      validate(values) {
        const issues = orderIssues(values, today)
        return issues.length > 0 ? { issues } : { value: values }
      },
    },
  }
}
