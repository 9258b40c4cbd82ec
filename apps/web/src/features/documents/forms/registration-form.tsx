import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { registerDocument } from '../api/documents.ts'
import { useDocumentsScope } from '../documents-scope.ts'

const NUMBER_MAX = 50

interface Registration {
  number: string
  date: string
}

const REGISTRATION: FieldTable<Registration> = {
  number: textField({
    label: 'Номер',
    kind: 'short',
    max: NUMBER_MAX,
    hint: 'Пустой — следующий по порядку',
  }),
  date: textField({ label: 'Дата', kind: 'day' }),
}

interface RegistrationFormProps {
  template: TemplateAnswer
  onRegistered: (document: DocumentAnswer) => void
  onCancel: () => void
}

export function RegistrationForm({ template, onRegistered, onCancel }: RegistrationFormProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { company, date, today } = useDocumentsScope()
  const form = useContractForm(typedForm<Registration>(['date']), {
    from: { number: '', date },
    labels: fieldLabels(REGISTRATION),
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
  return (
    <FormFrame form={form} submitLabel="Зарегистрировать" leave={onCancel}>
      <FieldRows
        form={form}
        table={REGISTRATION}
        names={['number', 'date']}
        prefix="registration"
        today={today}
      />
    </FormFrame>
  )
}
