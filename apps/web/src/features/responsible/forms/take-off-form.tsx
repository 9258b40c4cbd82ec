import type { ResponsibilityRole } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { takeOff } from '../api/save-responsibility.ts'
import { useResponsibleScope } from '../responsible-scope.ts'
import styles from './forms.module.css'
import { OrderFields } from './order-fields.tsx'
import { NO_ORDER, type OrderValues, orderIssues, orderLinkOf } from './order-values.ts'

interface TakeOffFormProps {
  role: ResponsibilityRole
  onTakenOff: () => void
  onCancel: () => void
}

/** Nobody follows: the role stays free, and an order of its own says so. */
export function TakeOffForm({ role, onTakenOff, onCancel }: TakeOffFormProps) {
  const client = useQueryClient()
  const { today } = useResponsibleScope()
  const id = role.responsibilityId ?? role.dismissed?.responsibilityId ?? null
  const form = useContractForm(takeOffSchema(today), {
    from: NO_ORDER,
    async save(values) {
      if (id !== null) await takeOff(client, id, orderLinkOf(values))
    },
    onSaved: onTakenOff,
  })
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.isSaving) void form.submit()
      }}
    >
      <p className={styles.about}>{role.role}</p>
      <p className={styles.note}>
        {role.employeeFullName ?? role.dismissed?.employeeFullName}: обязанности снимаются, роль останется
        свободной. Срок исполнения сохранится в истории назначений.
      </p>
      <OrderFields form={form} today={today} />
      {form.problemLine !== null && <FormError text={form.problemLine} />}
      <DialogActions>
        <Button kind="secondary" disabled={form.isSaving} onClick={onCancel}>
          Назад
        </Button>
        <Button type="submit" kind="danger" isBusy={form.isSaving}>
          Снять обязанности
        </Button>
      </DialogActions>
    </form>
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
