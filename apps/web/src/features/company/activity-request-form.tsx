import { ActivityRequestBody } from '@ot/contract/company'
import type { FormEvent } from 'react'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../ui/form/field-table.tsx'
import { FormError } from '../../ui/form-error.tsx'
import styles from './activity-request-form.module.css'
import { requestActivity } from './api/activities.ts'

const LINE_MAX = 300
const EMAIL = { kind: 'short', max: LINE_MAX, type: 'email' } as const

/** In the order of the form. */
const NAMES = ['name', 'phone', 'email', 'emailAdditional', 'contactName'] as const
const TABLE: FieldTable<Record<(typeof NAMES)[number], string>> = {
  name: textField({ label: 'Наименование деятельности', isRequired: true, kind: 'line', max: LINE_MAX }),
  phone: textField({ label: 'Телефон', isRequired: true, kind: 'phone' }),
  email: textField({ label: 'E-mail', isRequired: true, ...EMAIL, autoComplete: 'email' }),
  emailAdditional: textField({ label: 'Дополнительный e-mail', ...EMAIL }),
  contactName: textField({
    label: 'Контактное лицо',
    isRequired: true,
    kind: 'short',
    max: LINE_MAX,
    autoComplete: 'name',
  }),
}

interface ActivityRequestFormProps {
  contacts: { phone: string; email: string }
  onSent: () => void
}

export function ActivityRequestForm({ contacts, onSent }: ActivityRequestFormProps) {
  const form = useContractForm(ActivityRequestBody, {
    from: { name: '', phone: contacts.phone, email: contacts.email, emailAdditional: '', contactName: '' },
    labels: fieldLabels(TABLE),
    save: requestActivity,
    onSaved: onSent,
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!form.isSaving) void form.submit()
  }

  return (
    <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
      <FieldRows
        form={{ ...form, values: { ...form.values, emailAdditional: form.values.emailAdditional ?? '' } }}
        table={TABLE}
        names={NAMES}
        prefix="activity-request"
        today=""
        layout="stacked"
      />
      {form.problemLine !== null && <FormError text={form.problemLine} />}
      <DialogActions>
        <Button type="submit" isBusy={form.isSaving}>
          Отправить
        </Button>
      </DialogActions>
    </form>
  )
}
