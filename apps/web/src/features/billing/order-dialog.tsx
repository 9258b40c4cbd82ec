import type { InvoiceAnswer } from '@ot/contract'
import {
  leftOutSections,
  PAID_TARIFFS,
  type PaidTariff,
  TARIFF_LABELS,
  TARIFF_MONTHS,
  type TariffMonths,
} from '@ot/domain'
import { counted, rubles, shortDate } from '@ot/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceControl } from '../../ui/choice-control.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { orderTariff, quoteQuery, saveInvoicePaper } from './api/invoices.ts'
import { payersQuery } from './api/payers.ts'
import styles from './billing.module.css'
import { MONTHS } from './texts.ts'
import type { Billing } from './use-billing.ts'

const WIDTH = 560
const TARIFF = { id: 'order-tariff', label: 'Тариф' }
const TERM = { id: 'order-months', label: 'Срок' }
const PAYER = { id: 'order-payer', label: 'Плательщик', isRequired: true }
const TARIFF_CHOICES = PAID_TARIFFS.map((value) => ({ value, label: TARIFF_LABELS[value] }))
const TERM_CHOICES = TARIFF_MONTHS.map((value) => ({ value, label: counted(value, MONTHS) }))

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
  const [tariff, setTariff] = useState<PaidTariff>('standard')
  const [months, setMonths] = useState<TariffMonths>(12)
  const [chosen, setChosen] = useState<number | null>(null)
  const quote = useQuery(quoteQuery(company.id, { tariff, months }))
  const payers = useQuery(payersQuery(company.id))
  const work = useWork()
  const leftOut = leftOutSections(tariff)
  const payerId = chosen ?? payers.data?.[0]?.id ?? null
  const isStuck = payerId === null || quote.data === undefined || quote.data.problems.length > 0

  function order(): void {
    if (payerId === null) return
    const body = { companyId: company.id, tariff, months, payerId }
    void work.run(async () => onOrdered(await orderTariff(client, body, keyOf(body))))
  }

  return (
    <div className={styles.form}>
      <Field {...TARIFF}>
        <ChoiceControl frame={TARIFF} choices={TARIFF_CHOICES} value={tariff} onChange={setTariff} />
      </Field>
      <Field {...TERM}>
        <ChoiceControl frame={TERM} choices={TERM_CHOICES} value={months} onChange={setMonths} />
      </Field>
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
            <Field {...PAYER}>
              <ChoiceControl
                frame={PAYER}
                choices={all.map(({ id, name }) => ({ value: id, label: name }))}
                value={payerId}
                onChange={setChosen}
              />
            </Field>
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
