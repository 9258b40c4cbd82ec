import { accountInFours, type PayerField } from '@ot/domain'
import { sizes } from '../../lib/sizes.ts'

const ACCOUNTS: readonly PayerField[] = ['settlementAccount', 'correspondentAccount']
const PASSPORT_SERIES = 4
const PASSPORT_DIGITS = 10
/** Room for one digit more than a БИК has: a slip is seen and named, not cut off in silence. */
const DIGITS: Partial<Record<PayerField, number>> = { bik: sizes.bikMaxLength, inn: 12 }

/** What is typed as it is written: accounts in fours, a passport as «0000 000000», digits only where nothing else is. */
export function maskedRequisite(field: PayerField, typed: string): string {
  if (ACCOUNTS.includes(field)) return accountInFours(typed)
  const digits = typed.replace(/\D/g, '')
  if (field === 'passportNumber') {
    const number = digits.slice(PASSPORT_SERIES, PASSPORT_DIGITS)
    return number === '' ? digits.slice(0, PASSPORT_SERIES) : `${digits.slice(0, PASSPORT_SERIES)} ${number}`
  }
  const most = DIGITS[field]
  return most === undefined ? typed : digits.slice(0, most)
}
