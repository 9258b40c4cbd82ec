import type { InvoiceAnswer } from '@ot/contract'
import {
  INVOICE_FIELD_LABELS,
  leftOutSections,
  PAID_TARIFFS,
  type PaidTariff,
  TARIFF_LABELS,
  TARIFF_MONTHS,
  type TariffMonths,
} from '@ot/domain'
import { counted, MONTHS, rubles, shortDate } from '@ot/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { type AskedTable, choiceField } from '../../ui/form/field-table.tsx'
import { plainForm } from '../../ui/form/plain-form.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { orderTariff, quoteQuery, saveInvoicePaper } from './api/invoices.ts'
import { payersQuery } from './api/payers.ts'
import styles from './billing.module.css'
import type { Billing } from './use-billing.ts'

const WIDTH = 560
const TARIFF_CHOICES = PAID_TARIFFS.map((value) => ({ value, label: TARIFF_LABELS[value] }))
const TERM_CHOICES = TARIFF_MONTHS.map((value) => ({ value, label: counted(value, MONTHS) }))

type Ordering = { tariff: PaidTariff; months: TariffMonths; payerId: number | null }

function orderTable(payers: readonly { id: number; name: string }[]): AskedTable<Ordering> {
  return {
    tariff: choiceField({ label: INVOICE_FIELD_LABELS.tariff, choices: TARIFF_CHOICES }),
    months: choiceField({ label: INVOICE_FIELD_LABELS.months, choices: TERM_CHOICES }),
    payerId: choiceField<number | null>({
      label: INVOICE_FIELD_LABELS.payer,
      isRequired: true,
      choices: payers.map(({ id, name }) => ({ value: id, label: name })),
    }),
  }
}

interface OrderDialogProps {
  billing: Billing
  isOpen: boolean
  onClose: () => void
}

export function OrderDialog({ billing, isOpen, onClose }: OrderDialogProps) {
  const [invoice, setInvoice] = useState<InvoiceAnswer | null>(null)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Тариф и срок" width={WIDTH}>
      {invoice === null ? (
        <OrderForm billing={billing} onOrdered={setInvoice} onClose={onClose} />
      ) : (
        <Ordered invoice={invoice} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface OrderFormProps {
  billing: Billing
  onOrdered: (invoice: InvoiceAnswer) => void
  onClose: () => void
}

function OrderForm({ billing: { company }, onOrdered, onClose }: OrderFormProps) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const [chosen, setChosen] = useState<Ordering>({ tariff: 'standard', months: 12, payerId: null })
  const { tariff, months } = chosen
  const quote = useQuery(quoteQuery(company.id, { tariff, months }))
  const payers = useQuery(payersQuery(company.id))
  const work = useWork()
  const leftOut = leftOutSections(tariff)
  const payerId = chosen.payerId ?? payers.data?.[0]?.id ?? null
  const isStuck = payerId === null || quote.data === undefined || quote.data.problems.length > 0

  function order(): void {
    if (payerId === null) return
    const body = { companyId: company.id, tariff, months, payerId }
    void work.run(async () => onOrdered(await orderTariff(client, body, keyOf(body))))
  }

  const rows = {
    form: plainForm({ ...chosen, payerId }, setChosen),
    table: orderTable(payers.data ?? []),
    prefix: 'order',
    today: '',
    layout: 'stacked',
  } as const
  return (
    <div className={styles.form}>
      <FieldRows {...rows} names={['tariff', 'months']} />
      <Loaded of={quote}>
        {({ lines, total, period, problems }) => (
          <div aria-live="polite">
            <ul className={styles.lines}>
              {lines.map(({ title, rubles: sum }) => (
                <li key={title}>
                  <span>{title}</span>
                  <span>{rubles(sum)}</span>
                </li>
              ))}
              <li className={styles.total}>
                <span>К оплате</span>
                <span>{rubles(total)}</span>
              </li>
            </ul>
            <p className={styles.note}>
              При оплате сегодня — с {shortDate(period.from)} по {shortDate(period.until)}.
            </p>
            {leftOut !== null && (
              <Notice kind="warning">
                {`Разделы ${leftOut} в этот тариф не входят: записанное в них останется, нового добавить нельзя.`}
              </Notice>
            )}
            {problems.map((problem) => (
              <Notice key={problem} kind="warning">
                {problem}
              </Notice>
            ))}
          </div>
        )}
      </Loaded>
      <Loaded of={payers}>
        {(all) =>
          all.length === 0 ? (
            <Notice kind="info">
              Сначала добавьте плательщика: закройте окно и нажмите «Добавить плательщика».
            </Notice>
          ) : (
            <FieldRows {...rows} names={['payerId']} />
          )
        }
      </Loaded>
      {work.failure !== null && <FormError text={work.failure} />}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Отмена
        </Button>
        <Button disabled={isStuck} isBusy={work.isRunning} onClick={order}>
          Выставить счёт
        </Button>
      </DialogActions>
    </div>
  )
}

function Ordered({ invoice, onClose }: { invoice: InvoiceAnswer; onClose: () => void }) {
  const paper = useWork()
  return (
    <>
      <Notice kind="success" role="status">
        Счёт №&nbsp;{invoice.number} от {shortDate(invoice.date)} на {rubles(invoice.total)} выставлен. Доступ
        продлится, когда придёт оплата.
      </Notice>
      {paper.failure !== null && <FormError text={paper.failure} />}
      <DialogActions>
        <Button
          kind="secondary"
          isBusy={paper.isRunning}
          onClick={() => void paper.run(() => saveInvoicePaper(invoice, 'invoice', 'pdf'))}
        >
          Скачать PDF
        </Button>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogActions>
    </>
  )
}
