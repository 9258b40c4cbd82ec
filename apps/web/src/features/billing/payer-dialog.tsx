import type { PayerAnswer } from '@ot/contract'
import {
  byField,
  PAYER_FIELDS,
  PAYER_LABELS,
  PAYER_TYPE_LABELS,
  PAYER_TYPES,
  type PayerField,
  type PayerType,
} from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { todayIn } from '../../lib/calendar-date.ts'
import { changedFields, pickFields } from '../../lib/form/changed-fields.ts'
import { inFormNames, withoutPrefix } from '../../lib/form/form-problems.ts'
import { conflictLines } from '../../lib/form/save-conflict.ts'
import { typedForm } from '../../lib/form/typed-form.ts'
import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import type { SeenVersion } from '../../lib/http/seen-version.ts'
import type { Companies } from '../../lib/session/session.ts'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { choiceField, type FieldTable, fieldLabels, textField } from '../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../ui/form/form-frame.tsx'
import { SaveConflictDialog } from '../../ui/form/save-conflict-dialog.tsx'
import type { TextKind } from '../../ui/form/text-spec.ts'
import { changePayer, createPayer, type PayerChanges, readPayer, refreshPayers } from './api/payers.ts'
import styles from './billing.module.css'
import { maskedRequisite } from './masks.ts'
import { fieldsOfType, type PayerValues, payerBody, payerValues } from './payer-values.ts'

const TYPE_CHOICES = PAYER_TYPES.map((value) => ({ value, label: PAYER_TYPE_LABELS[value] }))
const LINE_MAX = 500
const WIDTH = 620

interface PayerDialogProps {
  company: Companies[number]
  payer: PayerAnswer | null
  isOpen: boolean
  onClose: () => void
}

export function PayerDialog({ company, payer, isOpen, onClose }: PayerDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={payer === null ? 'Новый плательщик' : 'Плательщик'}
      width={WIDTH}
    >
      {(frame) => <PayerForm company={company} payer={payer} frame={frame} onDone={onClose} />}
    </FormDialog>
  )
}

type PayerFormProps = Pick<PayerDialogProps, 'company' | 'payer'> & {
  frame: FormInDialog
  onDone: () => void
}

function PayerForm({ company, payer, frame, onDone }: PayerFormProps) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(payer)
  const [from] = useState(() => payerValues(payer))

  async function write(values: PayerValues, version: SeenVersion): Promise<void> {
    if (base === null) {
      const body = { companyId: company.id, ...payerBody(values) }
      return createPayer(client, body, keyOf(body))
    }
    const changes = payerChanges(from, values)
    if (Object.keys(changes).length > 0) await changePayer(client, { ...base, version }, changes)
  }

  async function save(values: PayerValues, version: SeenVersion): Promise<void> {
    try {
      await write(values, version)
    } catch (error) {
      throw inFormNames(error, withoutPrefix('data'))
    }
  }

  async function readStored() {
    if (base === null) throw new Error('A new payer has no earlier version')
    return readPayer(base)
  }

  const versioned = useVersionedForm(typedForm<PayerValues>(['passportDate']), {
    from,
    draft: `payer:${base?.id ?? 'new'}`,
    labels: fieldLabels(payerTable(from.type)),
    version: base?.version ?? 0,
    save,
    readStored,
    onSaved: onDone,
  })
  const { form } = versioned
  const table = payerTable(form.values.type)
  return (
    <>
      <FormFrame form={form} submitLabel="Сохранить" {...frame}>
        <PayerFields form={form} table={table} today={todayIn(company.timeZone)} />
      </FormFrame>
      <SaveConflictDialog
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(stored) => conflictLines(table, { ...versioned.sides(), stored: payerValues(stored) })}
        onShowStored={() => {
          onDone()
          void refreshPayers(client, company.id)
        }}
      />
    </>
  )
}

/** What is not named stays as another user may have saved it since. */
function payerChanges(from: PayerValues, values: PayerValues): PayerChanges {
  const { data: before, ...head } = payerBody(from)
  const { data: after, ...rest } = payerBody(values)
  const data = pickFields(after, changedFields(before, after))
  return {
    ...pickFields(rest, changedFields(head, rest)),
    ...(Object.keys(data).length > 0 && { data }),
  }
}

interface PayerFieldsProps {
  form: ContractForm<PayerValues>
  table: FieldTable<PayerValues>
  today: string
}

/** Who pays, and what is asked of this kind of payer. */
function PayerFields(props: PayerFieldsProps) {
  const { type } = props.form.values
  const rows = { ...props, prefix: 'payer', layout: 'stacked' } as const
  return (
    <div className={styles.form}>
      <FieldRows {...rows} names={['type']} />
      {type === 'this-company' && (
        <p className={styles.note}>Наименование, ИНН, КПП и адрес возьмём из сведений об организации.</p>
      )}
      {type === 'legal-entity' && <FieldRows {...rows} names={['name']} />}
      <FieldRows {...rows} names={fieldsOfType(type).map(({ field }) => field)} />
    </div>
  )
}

/** What is asked of a payer; what of it is required this kind of payer decides. */
function payerTable(type: PayerType): FieldTable<PayerValues> {
  const required = fieldsOfType(type).filter(({ isRequired }) => isRequired)
  return {
    type: choiceField<PayerType>({ label: PAYER_LABELS.type, choices: TYPE_CHOICES }),
    name: textField({ label: PAYER_LABELS.name, isRequired: true, kind: 'short', max: LINE_MAX }),
    ...byField(PAYER_FIELDS, (field) =>
      textField({
        label: PAYER_LABELS[field],
        isRequired: required.some((one) => one.field === field),
        ...kindOf(field),
      }),
    ),
  }
}

function kindOf(field: PayerField): TextKind {
  if (field === 'passportDate') return { kind: 'day', isAhead: true }
  if (field === 'phone') return { kind: 'phone', autoComplete: 'tel' }
  return { kind: 'short', max: LINE_MAX, masked: (typed) => maskedRequisite(field, typed) }
}
