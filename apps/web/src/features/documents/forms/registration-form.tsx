import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import { DOCUMENT_FIELD_LABELS } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { registerDocument } from '../../../lib/company/documents.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import { useNextNumber } from '../preview/next-number.tsx'
import { SetRemarks } from './set-remarks.tsx'

const NUMBER_MAX = 50

interface Registration {
  number: string
  date: string
}

/** `next`: what the register would give now; null: not known. */
function registrationTable(next: string | null): FieldTable<Registration> {
  return {
    number: textField({
      label: DOCUMENT_FIELD_LABELS.number,
      kind: 'short',
      max: NUMBER_MAX,
      hint: next === null ? 'Пустой — следующий по порядку' : `Пустой — будет ${next}, следующий по порядку`,
    }),
    date: textField({ label: DOCUMENT_FIELD_LABELS.date, kind: 'day' }),
  }
}

const LABELS = fieldLabels(registrationTable(null))

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
  const next = useNextNumber(template, form.values.date)
  return (
    <FormFrame form={form} submitLabel="Зарегистрировать" leave={onCancel}>
      <FieldRows
        form={form}
        table={registrationTable(next)}
        names={['number', 'date']}
        prefix="registration"
        today={today}
      />
      {isCalendarDate(form.values.date) && (
        <SetRemarks
          isAlone
          set={{ companyId: company.id, date: form.values.date, templateIds: [template.id] }}
        />
      )}
    </FormFrame>
  )
}
