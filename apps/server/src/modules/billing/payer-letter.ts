import type { SellerPaper } from '@ot/doc-library'
import { groupedDigits, shortDate } from '@ot/text'
import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'
import type { Payloads } from '../../jobs/jobs.ts'
import { calledFully, type Signature, signatureText } from '../../jobs/letter-permit.ts'
import { paperName } from './invoice-file.ts'
import { getInvoice, type InvoiceRow } from './invoice-queries.ts'
import { makePaper } from './make-paper.ts'

/** The paper goes to the bookkeeper, who has no account here. */
export async function sendPayerLetter(
  deps: Pick<Deps, 'database' | 'library' | 'pdf' | 'mail' | 'settings'>,
  { companyId, invoiceId, paper, id, from }: Payloads['payer-letter'],
): Promise<void> {
  const invoice = await transaction(deps.database, 'read only', [companyId], (tx) =>
    getInvoice(tx, [companyId], invoiceId),
  )
  const { email } = invoice.payer
  if (email === null) return
  const content = await makePaper(deps, invoice, { paper, format: 'pdf' })
  const name = paperName(invoice, paper)
  await deps.mail.send({
    text: textOf(invoice, { paper, from, support: deps.settings.supportEmail }),
    to: email,
    subject: `${name}: доступ к сервису «ОТдел»${from === undefined ? '' : ` — ${signatureText(from)}`}`,
    ...(from?.person && { replyTo: from.person.email }),
    id,
    attachments: [{ filename: `${name}.pdf`, content: content.toString('base64'), encoding: 'base64' }],
  })
}

function textOf(
  { payer, total, periodFrom, periodUntil }: InvoiceRow,
  { paper, from, support }: { paper: SellerPaper; from: Signature | undefined; support: string },
): string {
  const sum = groupedDigits(total)
  const period =
    periodFrom === null || periodUntil === null
      ? ''
      : ` за период с ${shortDate(periodFrom)} по ${shortDate(periodUntil)}`
  const body =
    paper === 'invoice'
      ? `Во вложении — счёт на ${sum} руб. Оплатить можно по реквизитам или по QR-коду из счёта: суммы и назначение платежа подставятся сами. Доступ продлится, когда деньги поступят.`
      : `Во вложении — акт об оказанных услугах${period} на ${sum} руб. Если в течение пяти рабочих дней нет мотивированных возражений, услуги считаются принятыми.`
  return `Здравствуйте!\n\nПлательщик: ${payer.name}.\n${orderedBy(from)}${body}\n\nВопросы по оплате: ${support}\n`
}

function orderedBy(from: Signature | undefined): string {
  if (from === undefined) return ''
  const { organisation, person } = from
  return `Заказал: ${organisation}${person === null ? '' : `, ${calledFully(person)}`}.\n`
}
