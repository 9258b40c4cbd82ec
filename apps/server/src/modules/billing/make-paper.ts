import type { SellerPaper, SellerPaperFacts } from '@ot/doc-library'
import { PAGES, type PaperFormat, paymentCode, paymentPurpose } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { qrPicture } from '../../foundation/qr-picture.ts'
import type { InvoiceRow } from './invoice-queries.ts'
import { actOf, periodOf } from './present-invoice.ts'

const KOPECKS = 100
/** Printed so large that a camera reads it off paper. */
const CODE_MM = 50
const CODE_PIXELS = 900

type House = { library: Deps['library']; pdf: Deps['pdf']; settings: Pick<Deps['settings'], 'publicUrl'> }

/** The paper from what the invoice keeps: requisites and prices of its day, whatever they are now. */
export async function makePaper(
  { library, pdf, settings }: House,
  invoice: InvoiceRow,
  { paper, format }: { paper: SellerPaper; format: PaperFormat },
): Promise<Buffer> {
  const facts = paperFacts(invoice, `${settings.publicUrl}${PAGES.contractOffer.path}`)
  const code = paper === 'invoice' ? await codeOf(invoice) : null
  const bytes = library.makeForPayer(paper, { ...facts, code })
  return format === 'docx' ? bytes : pdf.print({ bytes, isOwn: false, day: invoice.issuedOn })
}

function paperFacts(invoice: InvoiceRow, offer: string): Omit<SellerPaperFacts, 'code'> {
  const { seller, payer, lines, total, vatRate, number, issuedOn } = invoice
  const act = actOf(invoice)
  const period = periodOf(invoice)
  return {
    seller,
    payer,
    lines,
    total,
    vatRate,
    number: String(number),
    date: issuedOn,
    offer,
    act: act === null || period === null ? null : { ...act, from: period.from, until: period.until },
  }
}

async function codeOf({ seller, total, vatRate, number, issuedOn }: InvoiceRow) {
  const text = paymentCode({
    name: seller.name,
    inn: seller.inn,
    kpp: seller.kpp,
    personalAccount: seller.settlementAccount,
    bankName: seller.bank,
    bik: seller.bik,
    correspondentAccount: seller.correspondentAccount,
    kopecks: total * KOPECKS,
    purpose: paymentPurpose({ number: String(number), date: issuedOn, total, vatRate }),
  })
  return { png: await qrPicture(text, CODE_PIXELS), widthMm: CODE_MM, heightMm: CODE_MM }
}
