import { isBik, isCorrespondentAccount, isSettlementAccount } from '@ot/domain'
import { z } from 'zod'
import { optionalText } from './fields.ts'

const LINE_MAX = 300
const digitsOf = (text: string) => text.replace(/\s/g, '')

export const optionalDigits = (isRight: (text: string) => boolean, message: string) =>
  z
    .union([z.literal('').transform(() => null), z.string().transform(digitsOf).refine(isRight, message)])
    .nullable()
    .default(null)

const account = optionalDigits((text) => /^\d{20}$/.test(text), 'Счёт — 20 цифр')

/** Where money comes to. */
export const bankRequisites = {
  payeesBank: optionalText(LINE_MAX),
  bik: optionalDigits(isBik, 'БИК — 9 цифр, начинается с 04 (у казначейства с 01)'),
  settlementAccount: account,
  correspondentAccount: account,
}

const BANK = ['payeesBank', 'bik', 'settlementAccount', 'correspondentAccount'] as const
type Bank = Record<(typeof BANK)[number], string | null>

export type BankProblem = { path: string[]; message: string }

/** The bank's requisites are given together or not at all, and the accounts belong to the bank. */
export function bankProblems(bank: Bank): BankProblem[] {
  const { bik, settlementAccount, correspondentAccount } = bank
  if (BANK.every((field) => bank[field] === null)) return []
  const absent = BANK.filter((field) => bank[field] === null).map(
    (field): BankProblem => ({ path: [field], message: 'Укажите и это: реквизиты банка нужны вместе' }),
  )
  if (bik === null || settlementAccount === null || correspondentAccount === null) return absent
  if (!isBik(bik)) return absent
  const wrong: BankProblem[] = []
  if (!isSettlementAccount(settlementAccount, bik))
    wrong.push({ path: ['settlementAccount'], message: 'Счёт не подходит к этому БИК: проверьте цифры' })
  if (!isCorrespondentAccount(correspondentAccount, bik))
    wrong.push({
      path: ['correspondentAccount'],
      message: 'Корреспондентский счёт не подходит к этому БИК: проверьте цифры',
    })
  return [...absent, ...wrong]
}
