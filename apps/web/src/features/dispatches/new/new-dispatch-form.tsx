import type { DispatchAnswer, DocumentAnswer, EmployeeAnswer } from '@ot/contract'
import { DISPATCH_PURPOSE_LABELS, DISPATCH_PURPOSES } from '@ot/domain'
import { counted } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { useTelling } from '../../../ui/form/use-telling.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { sendDispatch } from '../api/dispatches.ts'
import { numberText } from '../dispatch-texts.ts'
import { useDispatchesScope } from '../dispatches-scope.ts'
import { readAddresses } from './addresses.ts'
import styles from './new-dispatch.module.css'
import {
  DISPATCH_LABELS,
  type NewDispatchValues,
  newDispatchBody,
  newDispatchForm,
  withoutEmail,
} from './new-dispatch-values.ts'
import { PeopleFields } from './people-fields.tsx'

const LETTER_MAX = 5000
const PURPOSES = DISPATCH_PURPOSES.map((value) => ({ value, label: DISPATCH_PURPOSE_LABELS[value] }))

const PURPOSE_HINTS = {
  acquaintance: 'Читает по ссылке и отмечает «Ознакомлен»',
  signature: 'Читает по ссылке, подпись ставит на бумаге: её отмечаете вы, со сканом',
} as const

interface NewDispatchFormProps {
  documents: readonly DocumentAnswer[]
  employees: readonly EmployeeAnswer[]
  departments: Departments
  documentIds: readonly number[]
  onSent: (dispatch: DispatchAnswer) => void
  frame: FormInDialog
}

export function NewDispatchForm(props: NewDispatchFormProps) {
  const { documents, employees, departments, documentIds, onSent, frame } = props
  const { company } = useDispatchesScope()
  const form = useNewDispatch(documentIds, onSent)
  useTelling(form.isChanged, frame.tellChanged)
  const { values, set, problemOf } = form
  const purpose = {
    id: 'dispatch-purpose',
    label: DISPATCH_LABELS.purpose,
    hint: PURPOSE_HINTS[values.purpose],
  }
  const due = {
    id: 'dispatch-due',
    label: DISPATCH_LABELS.due,
    error: problemOf('due'),
    hint: 'Необязательно',
  }
  return (
    <form
      ref={form.ref}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <DocumentsField
        documents={documents}
        values={values.documentIds}
        error={problemOf('documentIds')}
        onChange={(ids) => set('documentIds', ids)}
      />
      <PeopleFields form={form} employees={employees} departments={departments} />
      <div className={styles.pair}>
        <Field {...purpose}>
          <ChoiceControl
            frame={purpose}
            choices={PURPOSES}
            value={values.purpose}
            onChange={(value) => set('purpose', value)}
          />
        </Field>
        <Field {...due}>
          <DateControl frame={due} value={values.due} onChange={(value) => set('due', value)} />
        </Field>
      </div>
      <TextArea
        frame={{
          id: 'dispatch-letter',
          label: DISPATCH_LABELS.letter,
          error: problemOf('letter'),
          hint: `Необязательно: письмо и так назовёт документы и организацию ${company.shortName}`,
        }}
        rows={3}
        maxLength={LETTER_MAX}
        value={values.letter}
        onChange={(value) => set('letter', value)}
      />
      <DraftLine of={form.draft} />
      {form.problemLine !== null && <FormError text={form.problemLine} />}
      <SendSummary employees={employees} values={values} />
      <DialogActions>
        <Button kind="secondary" disabled={form.isSaving} onClick={frame.leave}>
          Отмена
        </Button>
        <Button type="submit" isBusy={form.isSaving}>
          Отправить
        </Button>
      </DialogActions>
    </form>
  )
}

function useNewDispatch(documentIds: readonly number[], onSent: (dispatch: DispatchAnswer) => void) {
  const { company } = useDispatchesScope()
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  return useContractForm(newDispatchForm, {
    from: {
      documentIds,
      employeeIds: [],
      emails: {},
      addresses: '',
      purpose: 'acquaintance',
      letter: '',
      due: '',
    },
    draft: `dispatch:new:${company.id}`,
    labels: DISPATCH_LABELS,
    async save(values) {
      const body = newDispatchBody(company.id, values)
      onSent(await sendDispatch(client, body, keyFor(body)))
    },
  })
}

interface DocumentsFieldProps {
  documents: readonly DocumentAnswer[]
  values: readonly number[]
  error?: string | undefined
  onChange: (ids: readonly number[]) => void
}

/** Registered papers: found by number, date or name. */
function DocumentsField({ documents, values, error, onChange }: DocumentsFieldProps) {
  const frame = { id: 'dispatch-documents', label: DISPATCH_LABELS.documentIds, isRequired: true, error }
  const choices = documents.map((document) => ({
    value: document.id,
    label: `${numberText(document)} — ${document.name}`,
  }))
  return (
    <Field {...frame}>
      <MultiChoiceControl
        frame={frame}
        choices={choices}
        chosen={values.flatMap((id) => choices.filter(({ value }) => value === id))}
        placeholder={values.length === 0 ? 'Номер или название' : 'Добавить ещё'}
        onChange={onChange}
      />
    </Field>
  )
}

interface SendSummaryProps {
  employees: readonly EmployeeAnswer[]
  values: NewDispatchValues
}

/** What pressing the button will do. */
function SendSummary({ employees, values }: SendSummaryProps) {
  const silent = withoutEmail(employees, values).filter(({ id }) => (values.emails[id]?.trim() ?? '') === '')
  const outside = readAddresses(values.addresses).readers.length
  const letters = values.employeeIds.length - silent.length + outside
  if (letters + silent.length === 0) return null
  const people = counted(silent.length, ['человек подпишет', 'человека подпишут', 'человек подпишут'])
  return (
    <p className={styles.summary} role="status">
      Уйдёт писем: {letters}.{silent.length > 0 && ` Без письма ${people} на бумаге.`}
    </p>
  )
}
