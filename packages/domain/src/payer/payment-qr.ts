import { beginningOf } from '@ot/text'
/** Who is paid, how much and for what; accounts and БИК are digits, the sum is in kopecks. */
export type PaymentOrder = {
  name: string
  personalAccount: string
  bankName: string
  bik: string
  correspondentAccount: string
  inn: string
  kpp: string | null
  kopecks: number
  purpose: string
}

/** ГОСТ Р 56042-2014: the service mark, version 0001, UTF-8, and the sign between the fields. */
const HEAD = 'ST00012'
const SEPARATOR = '|'
const LIMITS = { name: 160, bankName: 45, purpose: 210 } as const

/** The text of the payment code of an invoice; a bank's program reads it from the picture. */
export function paymentCode(order: PaymentOrder): string {
  const fields: [string, string | null][] = [
    ['Name', cut(order.name, LIMITS.name)],
    ['PersonalAcc', order.personalAccount],
    ['BankName', cut(order.bankName, LIMITS.bankName)],
    ['BIC', order.bik],
    ['CorrespAcc', order.correspondentAccount],
    ['PayeeINN', order.inn],
    ['KPP', order.kpp],
    ['Sum', String(order.kopecks)],
    ['Purpose', cut(order.purpose, LIMITS.purpose)],
  ]
  const given = fields.filter((field): field is [string, string] => field[1] !== null && field[1] !== '')
  return [HEAD, ...given.map(([name, value]) => `${name}=${value}`)].join(SEPARATOR)
}

/** The sign between fields may not stand inside of one. */
function cut(text: string, length: number): string {
  return beginningOf(text.replaceAll(SEPARATOR, '/').replace(/\s+/g, ' ').trim(), length)
}
