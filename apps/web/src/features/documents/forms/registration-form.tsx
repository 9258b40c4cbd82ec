import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { registerDocument } from '../api/documents.ts'
import { useDocumentsScope } from '../documents-scope.ts'

const NUMBER_MAX = 50
const LABELS = { number: 'Номер', date: 'Дата' }

interface RegistrationFormProps {
  template: TemplateAnswer
  onRegistered: (document: DocumentAnswer) => void
  onCancel: () => void
}

export function RegistrationForm({ template, onRegistered, onCancel }: RegistrationFormProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { company, date, today } = useDocumentsScope()
  const form = useContractForm(typedForm<{ number: string; date: string }>(['date']), {
    from: { number: '', date },
    labels: LABELS,
    async save(values) {
      const number = values.number.trim()
      const body = {
        companyId: company.id,
        templateId: template.id,
        date: values.date,
        ...(number === '' ? {} : { number }),
      }
      onRegistered(await registerDocument(client, body, keyFor(body)))
    },
  })
  const number = {
    id: 'registration-number',
    label: LABELS.number,
    hint: 'Пустой — следующий по порядку',
    error: form.problemOf('number'),
  }
  const day = { id: 'registration-date', label: LABELS.date, error: form.problemOf('date') }
  return (
    <FormFrame form={form} submitLabel="Зарегистрировать" leave={onCancel}>
      <FormRow {...number}>
        <TextControl
          frame={number}
          value={form.values.number}
          maxLength={NUMBER_MAX}
          autoComplete="off"
          onChange={(value) => form.set('number', value)}
        />
      </FormRow>
      <FormRow {...day}>
        <DateControl
          frame={day}
          value={form.values.date}
          max={today}
          onChange={(value) => form.set('date', value)}
        />
      </FormRow>
    </FormFrame>
  )
}
