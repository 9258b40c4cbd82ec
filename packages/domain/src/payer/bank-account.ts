const ACCOUNT_WEIGHTS = [7, 1, 3] as const
const SETTLEMENT_CENTRES = ['000', '001', '002']
const TREASURY_ACCOUNT = /^03\d{18}$/
const SINGLE_TREASURY_ACCOUNT = /^40102\d{15}$/
const CORRESPONDENT_ACCOUNT = /^301\d{17}$/

/** Of a bank, or since 2021 of a body of the treasury (its number begins with 01). */
export function isBik(text: string): boolean {
  return /^0[14]\d{7}$/.test(text)
}

export function isTreasuryBik(bik: string): boolean {
  return /^01\d{7}$/.test(bik)
}

/** A settlement account of this bank by its check digit; an account of the treasury has none that a bank knows. */
export function isSettlementAccount(account: string, bik: string): boolean {
  if (!/^\d{20}$/.test(account) || !isBik(bik)) return false
  if (isTreasuryBik(bik)) return TREASURY_ACCOUNT.test(account)
  const branch = bik.slice(-3)
  return hasRightKey(SETTLEMENT_CENTRES.includes(branch) ? centreOf(bik) : branch, account)
}

/** The account of the bank itself; of a body of the treasury its single account. */
export function isCorrespondentAccount(account: string, bik: string): boolean {
  if (!isBik(bik)) return false
  if (isTreasuryBik(bik)) return SINGLE_TREASURY_ACCOUNT.test(account)
  return CORRESPONDENT_ACCOUNT.test(account) && hasRightKey(centreOf(bik), account)
}

/** «4070 2810 5000 0000 0001» */
export function accountInFours(account: string): string {
  return account
    .replace(/\D/g, '')
    .slice(0, 20)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

function centreOf(bik: string): string {
  return `0${bik.slice(4, 6)}`
}

/** Положение Банка России о Плане счетов, приложение о ключе счёта: the weighted sum ends with zero. */
function hasRightKey(prefix: string, account: string): boolean {
  const sum = [...`${prefix}${account}`].reduce(
    (total, digit, index) => total + ((Number(digit) * (ACCOUNT_WEIGHTS[index % 3] ?? 0)) % 10),
    0,
  )
  return sum % 10 === 0
}
