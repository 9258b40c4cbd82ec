import { describe, expect, test } from 'vitest'
import { accountInFours, isBik, isCorrespondentAccount, isSettlementAccount } from './bank-account.ts'

const BANK = '044525225'
const TREASURY = '017501500'

describe('БИК', () => {
  test.each([
    [BANK, true],
    [TREASURY, true],
    ['144525225', false],
    ['04452522', false],
    ['0445252255', false],
    ['04452522а', false],
  ])('%s: %s', (bik, valid) => {
    expect(isBik(bik)).toBe(valid)
  })
})

describe('счёт банка', () => {
  test.each([
    ['30101810400000000225', BANK, true, 'верный ключ'],
    ['30101810500000000225', BANK, false, 'неверный ключ'],
    ['30101810400000000225', '044030653', false, 'счёт другого банка'],
    ['40702810400000000225', BANK, false, 'не корреспондентский'],
    ['40102810545370000069', TREASURY, true, 'единый казначейский счёт'],
    ['30101810400000000225', TREASURY, false, 'у казначейства банковского счёта нет'],
  ])('%s, БИК %s: %s (%s)', (account, bik, valid) => {
    expect(isCorrespondentAccount(account, bik)).toBe(valid)
  })
})

describe('расчётный счёт', () => {
  /** The ninth digit is the key. */
  const withKey = (key: number) => `40702810${key}00000000123`

  test.each([BANK, '044030653', '040349001'])('БИК %s: из десяти ключей верен один', (bik) => {
    const right = Array.from({ length: 10 }, (_, key) => withKey(key)).filter((account) =>
      isSettlementAccount(account, bik),
    )
    expect(right).toHaveLength(1)
  })

  test.each([
    ['03100643000000016900', TREASURY, true, 'казначейский'],
    ['40702810900000000123', TREASURY, false, 'банковский с БИК казначейства'],
    ['4070281090000000012', BANK, false, 'девятнадцать цифр'],
    ['40702810900000000123', '12', false, 'без БИК'],
  ])('%s, БИК %s: %s (%s)', (account, bik, valid) => {
    expect(isSettlementAccount(account, bik)).toBe(valid)
  })
})

test('счёт печатается четвёрками', () => {
  expect(accountInFours('40702810900000000123')).toBe('4070 2810 9000 0000 0123')
  expect(accountInFours('4070281')).toBe('4070 281')
})
