import type { PayerAnswer } from '@ot/contract'
import { PAYER_LABELS, PAYER_TYPE_LABELS } from '@ot/domain'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { FoldedRow, RecordActions, RecordCell, RecordName, RecordTable } from '../../ui/record-table.tsx'
import { RowAction } from '../../ui/row-action.tsx'
import { deletePayer, payersQuery } from './api/payers.ts'
import styles from './billing.module.css'
import { PayerDialog } from './payer-dialog.tsx'
import type { Billing } from './use-billing.ts'

const HEADS = ['Плательщик', PAYER_LABELS.type, PAYER_LABELS.inn, PAYER_LABELS.emailForInvoices] as const

export function Payers({ billing: { company, mayPay } }: { billing: Pick<Billing, 'company' | 'mayPay'> }) {
  const form = useDialogSlot<{ payer: PayerAnswer | null }>()
  return (
    <>
      <Loaded of={useQuery(payersQuery(company.id))}>
        {(payers) =>
          payers.length === 0 ? (
            <p className={styles.note}>
              Плательщик — тот, на кого выставляется счёт: эта организация, другое юридическое лицо,
              предприниматель или человек.
            </p>
          ) : (
            <RecordTable label="Плательщики" heads={HEADS} hasActions={mayPay}>
              {payers.map((payer) => (
                <FoldedRow key={payer.id}>
                  <RecordName unfolds>{payer.name}</RecordName>
                  <RecordCell label={HEADS[1]} isShort>
                    {PAYER_TYPE_LABELS[payer.type]}
                  </RecordCell>
                  <RecordCell label={HEADS[2]}>
                    {payer.data.inn ?? (payer.type === 'this-company' ? 'как у организации' : '—')}
                  </RecordCell>
                  <RecordCell label={HEADS[3]}>{payer.data.emailForInvoices}</RecordCell>
                  {mayPay && <PayerActions payer={payer} onChange={() => form.open({ payer })} />}
                </FoldedRow>
              ))}
            </RecordTable>
          )
        }
      </Loaded>
      {mayPay && (
        <div className={styles.add}>
          <Button kind="secondary" onClick={() => form.open({ payer: null })}>
            Добавить плательщика
          </Button>
        </div>
      )}
      {form.about !== null && (
        <PayerDialog
          key={form.opening}
          company={company}
          payer={form.about.payer}
          isOpen={form.isOpen}
          onClose={form.close}
        />
      )}
    </>
  )
}

function PayerActions({ payer, onChange }: { payer: PayerAnswer; onChange: () => void }) {
  const client = useQueryClient()
  const work = useWork()
  const [isAsking, setAsking] = useState(false)
  return (
    <RecordActions
      after={
        <>
          {work.failure !== null && <FormError text={work.failure} />}
          <ConfirmDialog
            isOpen={isAsking}
            title="Удалить плательщика?"
            confirmLabel="Удалить"
            confirmKind="danger"
            stayLabel="Оставить"
            onConfirm={() => {
              setAsking(false)
              void work.run(() => deletePayer(client, payer))
            }}
            onStay={() => setAsking(false)}
          >
            <p>{payer.name}. Выставленные счета останутся прежними.</p>
          </ConfirmDialog>
        </>
      }
    >
      <RowAction label="Изменить" icon={IconPencil} onClick={onChange} />
      <RowAction label="Удалить" icon={IconTrash} isBusy={work.isRunning} onClick={() => setAsking(true)} />
    </RecordActions>
  )
}
