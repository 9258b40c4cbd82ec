import type { DispatchAnswer, EmployeeAnswer } from '@ot/contract'
import { counted } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { useTelling } from '../../../ui/form/use-telling.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { sendDispatch } from '../api/dispatches.ts'
import { useDispatchesScope } from '../dispatches-scope.ts'
import { readAddresses } from './addresses.ts'
import { type DispatchChoices, dispatchTable } from './dispatch-table.tsx'
import { EmailsMissing } from './emails-missing.tsx'
import styles from './new-dispatch.module.css'
import {
  DISPATCH_LABELS,
  type NewDispatchValues,
  newDispatchBody,
  newDispatchForm,
  withoutEmail,
} from './new-dispatch-values.ts'

const PURPOSE_HINTS = {
  acquaintance: 'Читает по ссылке и отмечает «Ознакомлен»',
  signature: 'Читает по ссылке, подпись ставит на бумаге: её отмечаете вы, со сканом',
} as const

interface NewDispatchFormProps extends DispatchChoices {
  documentIds: readonly number[]
  onSent: (dispatch: DispatchAnswer) => void
  frame: FormInDialog
}

export function NewDispatchForm(props: NewDispatchFormProps) {
  const { employees, documentIds, onSent, frame } = props
  const { company, today } = useDispatchesScope()
  const form = useNewDispatch(documentIds, onSent)
  useTelling(form.isChanged, frame.tellChanged)
  const { values, problemOf } = form
  const rows = {
    form: {
      ...form,
      problemOf: (name: string) =>
        problemOf(name) ?? (name === 'employeeIds' ? problemOf('recipients') : undefined),
    },
    table: dispatchTable(props, company.shortName),
    prefix: 'dispatch',
    today,
    layout: 'stacked',
  } as const
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
      <FieldRows
        {...rows}
        names={['documentIds', 'employeeIds', 'emails', 'addresses']}
        own={{ emails: <EmailsMissing form={form} employees={employees} /> }}
      />
      <div className={styles.pair}>
        <FieldRows {...rows} names={['purpose', 'due']} hints={{ purpose: PURPOSE_HINTS[values.purpose] }} />
      </div>
      <FieldRows {...rows} names={['letter']} />
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
