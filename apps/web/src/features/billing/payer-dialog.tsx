import type { PayerAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { todayIn } from '../../lib/calendar-date.ts'
import { inFormNames, withoutPrefix } from '../../lib/form/form-problems.ts'
import { conflictLines } from '../../lib/form/save-conflict.ts'
import { typedForm } from '../../lib/form/typed-form.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import type { Companies } from '../../lib/session/session.ts'
import { fieldLabels } from '../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../ui/form/form-frame.tsx'
import { SaveConflictDialog } from '../../ui/form/save-conflict-dialog.tsx'
import { changePayer, createPayer, readPayer, refreshPayers } from './api/payers.ts'
import { payerChanges } from './payer-changes.ts'
import { PayerFields } from './payer-fields.tsx'
import { payerTable } from './payer-table.ts'
import { bodyOf, openingValues, type PayerValues } from './payer-values.ts'

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
  const [from] = useState(() => openingValues(payer))

  async function write(values: PayerValues, version: number): Promise<void> {
    if (base === null) {
      const body = { companyId: company.id, ...bodyOf(values) }
      return createPayer(client, body, keyOf(body))
    }
    const changes = payerChanges(from, values)
    if (Object.keys(changes).length > 0) await changePayer(client, { ...base, version }, changes)
  }

  async function save(values: PayerValues, version: number): Promise<void> {
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
        linesOf={(stored) =>
          conflictLines(table, { before: from, stored: openingValues(stored), mine: form.values })
        }
        onShowStored={() => {
          onDone()
          void refreshPayers(client, company.id)
        }}
      />
    </>
  )
}
