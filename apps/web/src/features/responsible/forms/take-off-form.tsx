import type { ResponsibilityRole } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { takeOff } from '../api/save-responsibility.ts'
import { useResponsibleScope } from '../responsible-scope.ts'
import styles from './forms.module.css'
import { OrderFields } from './order-fields.tsx'
import { NO_ORDER, type OrderValues, orderIssues, orderLinkOf } from './order-values.ts'

interface TakeOffFormProps {
  role: ResponsibilityRole
  frame: FormInDialog
  onTakenOff: () => void
  onCancel: () => void
}

/** Nobody follows: the role stays free, and an order of its own says so. */
export function TakeOffForm({ role, frame, onTakenOff, onCancel }: TakeOffFormProps) {
  const client = useQueryClient()
  const { today } = useResponsibleScope()
  const id = role.responsibilityId ?? role.dismissed?.responsibilityId ?? null
  const form = useContractForm(takeOffSchema(today), {
    from: NO_ORDER,
    async save(values) {
      if (id !== null) await takeOff(client, { id, version: role.version }, orderLinkOf(values))
    },
    onSaved: onTakenOff,
  })
  return (
    <FormFrame
      form={form}
      submitLabel="Снять обязанности"
      submitKind="danger"
      leaveLabel="Назад"
      leave={onCancel}
      tellChanged={frame.tellChanged}
    >
      <p className={styles.about}>{role.role}</p>
      <p className={styles.note}>
        {role.employeeFullName ?? role.dismissed?.employeeFullName}: обязанности снимаются, роль останется
        свободной. Срок исполнения сохранится в истории назначений.
      </p>
      <OrderFields form={form} today={today} />
    </FormFrame>
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
