import { type CalendarDate, dayIn, INVOICE_STATUS_LABELS, TARIFF_LABELS } from '@ot/domain'
import { groupedDigits, MONTHS, plural, readDate, shortDate } from '@ot/text'
import { issueActs, listSellerInvoices, markPaid, type SellerInvoice } from '../modules/billing/index.ts'
import { type CommandGroup, type Operator, WrongCommand } from './command.ts'

const NUMBER = /^([1-9]\d{0,8})(?:\/(20\d{2}))?$/
const TIME_ZONE = 'Europe/Moscow'

/** What the operator does when money has come. */
export const INVOICE_COMMANDS: CommandGroup = {
  name: 'invoice',
  commands: {
    list: {
      parameters: '',
      summary: 'счета всех организаций: сначала те, что ждут оплаты',
      run: async ({ database }) => listText(await listSellerInvoices(database)),
    },
    paid: {
      parameters: '<номер> [дата]',
      summary: 'отметить оплату: доступ продлевается; счёт прошлого года — 12/2025, дата — день поступления',
      run: paid,
    },
    acts: {
      parameters: '',
      summary: 'выдать акты за закончившиеся периоды; каждое утро это делает сервер',
      run: async (operator) => {
        const issued = await issueActs({ ...operator, jobs: await operator.jobs() })
        return issued === 0 ? 'Закончившихся периодов без акта нет' : `Выдано актов: ${issued}`
      },
    },
  },
}

async function paid({ database, now }: Operator, [number = '', date]: readonly string[]): Promise<string> {
  const [, digits, year] = NUMBER.exec(number) ?? []
  if (digits === undefined) {
    throw new WrongCommand(`Номер счёта — целое число или число с годом, 12/2025, а не «${number}»`)
  }
  const asked = { year: Number(year ?? dayIn(now, TIME_ZONE).slice(0, 4)), number: Number(digits) }
  const invoice = await markPaid({ database, now }, { ...asked, paidOn: date ? dayOf(date) : null })
  return `Оплачено: ${lineText(invoice)}. Оплаченный период: ${periodText(invoice)}`
}

function dayOf(text: string): CalendarDate {
  const date = readDate(text)
  if (date === null) throw new WrongCommand(`Дата — ГГГГ-ММ-ДД или ДД.ММ.ГГГГ, а не «${text}»`)
  return date
}

function listText(invoices: readonly SellerInvoice[]): string {
  if (invoices.length === 0) return 'Счетов нет'
  const waiting = invoices.filter(({ paidOn }) => paidOn === null)
  const others = invoices.filter(({ paidOn }) => paidOn !== null)
  return [...waiting, ...others].map(lineText).join('\n')
}

function lineText(invoice: SellerInvoice): string {
  const { number, year, issuedOn, paidOn, total, payer, tariff, months, actNumber } = invoice
  const state =
    paidOn === null ? INVOICE_STATUS_LABELS.issued : `${INVOICE_STATUS_LABELS.paid} ${shortDate(paidOn)}`
  const parts = [
    `№ ${number}/${year} от ${shortDate(issuedOn)}`,
    state,
    `${groupedDigits(total)} руб.`,
    payer.name,
    `«${TARIFF_LABELS[tariff]}», ${months} ${plural(months, MONTHS)}`,
    ...(actNumber === null ? [] : [`акт № ${actNumber}`]),
  ]
  return parts.join(' · ')
}

function periodText({ periodFrom, periodUntil }: SellerInvoice): string {
  return periodFrom === null || periodUntil === null
    ? 'нет'
    : `${shortDate(periodFrom)} — ${shortDate(periodUntil)}`
}
