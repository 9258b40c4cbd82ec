import { ActivityRequestBody } from '@ot/contract/company'
import type { FormEvent } from 'react'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PhoneControl } from '../../ui/phone-control.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './activity-request-form.module.css'
import { type ActivityRequest, requestActivity } from './api/activities.ts'

const LABELS = {
  name: 'Наименование деятельности',
  phone: 'Телефон',
  email: 'E-mail',
  emailAdditional: 'Дополнительный e-mail',
  contactName: 'Контактное лицо',
} as const

interface ActivityRequestFormProps {
  contacts: { phone: string; email: string }
  onSent: () => void
}

export function ActivityRequestForm({ contacts, onSent }: ActivityRequestFormProps) {
  const form = useContractForm(ActivityRequestBody, {
    from: { name: '', phone: contacts.phone, email: contacts.email, emailAdditional: '', contactName: '' },
    labels: LABELS,
    save: requestActivity,
    onSaved: onSent,
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!form.isSaving) void form.submit()
  }

  const frame = (name: keyof ActivityRequest) => ({
    id: `activity-request-${name}`,
    label: LABELS[name],
    isRequired: name !== 'emailAdditional',
    error: form.problemOf(name),
  })
  const text = (name: Exclude<keyof ActivityRequest, 'phone'>) => ({
    ...frame(name),
    value: form.values[name] ?? '',
    onChange: (value: string) => form.set(name, value),
  })

  return (
    <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
      <TextField {...text('name')} maxLength={300} />
      <Field {...frame('phone')}>
        <PhoneControl
          frame={frame('phone')}
          value={form.values.phone}
          onChange={(phone) => form.set('phone', phone)}
        />
      </Field>
      <TextField {...text('email')} type="email" autoComplete="email" />
      <TextField {...text('emailAdditional')} type="email" />
      <TextField {...text('contactName')} autoComplete="name" maxLength={300} />
      {form.problemLine !== null && <FormError text={form.problemLine} />}
      <DialogActions>
        <Button type="submit" isBusy={form.isSaving}>
          Отправить
        </Button>
      </DialogActions>
    </form>
  )
}
