import type { InvoiceAnswer } from '@ot/contract'
import { INVOICE_FIELD_LABELS, INVOICE_STATUS_LABELS, TARIFF_LABELS } from '@ot/domain'
import { counted, MONTHS, rubles, shortDate } from '@ot/text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useQuery } from '@tanstack/react-query'
import { useWork } from '../../lib/use-work.ts'
import { Badge } from '../../ui/badge.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import {
  CellLine,
  CellNote,
  FoldedRow,
  RecordActions,
  RecordCell,
  RecordName,
  RecordTable,
} from '../../ui/record-table.tsx'
import { RowAction } from '../../ui/row-action.tsx'
import { invoicesQuery, saveInvoicePaper } from './api/invoices.ts'
import styles from './billing.module.css'
import type { Billing } from './use-billing.ts'

const HEADS = [
  'За что',
  INVOICE_FIELD_LABELS.number,
  INVOICE_FIELD_LABELS.payer,
  'Сумма',
  INVOICE_FIELD_LABELS.status,
] as const

export function Invoices({ company }: { company: Pick<Billing['company'], 'id'> }) {
  return (
    <Loaded of={useQuery(invoicesQuery(company.id))}>
      {(invoices) =>
        invoices.length === 0 ? (
          <p className={styles.note}>Счетов ещё не было.</p>
        ) : (
          <RecordTable label="Счета и акты" heads={HEADS} hasActions>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} />
            ))}
          </RecordTable>
        )
      }
    </Loaded>
  )
}

function InvoiceLine({ invoice }: { invoice: InvoiceAnswer }) {
  const { tariff, months, number, date, payer, total, status, paidOn, period } = invoice
  return (
    <FoldedRow>
      <RecordName
        unfolds
        note={
          period !== null && (
            <CellNote>
              {shortDate(period.from)} — {shortDate(period.until)}
            </CellNote>
          )
        }
      >
        {`«${TARIFF_LABELS[tariff]}», ${counted(months, MONTHS)}`}
      </RecordName>
      <RecordCell label={HEADS[1]}>
        <CellLine>№&nbsp;{number}</CellLine>
        <CellNote>от&nbsp;{shortDate(date)}</CellNote>
      </RecordCell>
      <RecordCell label={HEADS[2]}>{payer}</RecordCell>
      <RecordCell label={HEADS[3]} isShort>
        {rubles(total)}
      </RecordCell>
      <RecordCell label={HEADS[4]} isShort>
        <Badge tone={status === 'paid' ? 'success' : 'warning'}>{INVOICE_STATUS_LABELS[status]}</Badge>
        {paidOn !== null && <CellNote>{shortDate(paidOn)}</CellNote>}
      </RecordCell>
      <InvoicePapers invoice={invoice} />
    </FoldedRow>
  )
}

function InvoicePapers({ invoice }: { invoice: InvoiceAnswer }) {
  const word = useWork()
  const pdf = useWork()
  const actWord = useWork()
  const actPdf = useWork()
  const failure = word.failure ?? pdf.failure ?? actWord.failure ?? actPdf.failure
  return (
    <RecordActions after={failure !== null && <FormError text={failure} />}>
      <RowAction
        label="Счёт в Word"
        icon={IconDownload}
        isBusy={word.isRunning}
        onClick={() => void word.run(() => saveInvoicePaper(invoice, 'invoice', 'docx'))}
      />
      <RowAction
        label="Счёт в PDF"
        icon={IconFileTypePdf}
        isBusy={pdf.isRunning}
        onClick={() => void pdf.run(() => saveInvoicePaper(invoice, 'invoice', 'pdf'))}
      />
      {invoice.act !== null && (
        <>
          <RowAction
            label={`Акт №\u00a0${invoice.act.number} в Word`}
            icon={IconFileCheck}
            isBusy={actWord.isRunning}
            onClick={() => void actWord.run(() => saveInvoicePaper(invoice, 'act', 'docx'))}
          />
          <RowAction
            label={`Акт №\u00a0${invoice.act.number} в PDF`}
            icon={IconFileTypePdf}
            isBusy={actPdf.isRunning}
            onClick={() => void actPdf.run(() => saveInvoicePaper(invoice, 'act', 'pdf'))}
          />
        </>
      )}
    </RecordActions>
  )
}
