import { expect, test } from 'vitest'
import { maskedRequisite } from './masks.ts'

test.each([
  ['settlementAccount', '40702810200000000001', '4070 2810 2000 0000 0001'],
  ['settlementAccount', '4070 28', '4070 28'],
  ['correspondentAccount', '3010181030000000022599', '3010 1810 3000 0000 0225'],
  ['passportNumber', '4512123456', '4512 123456'],
  ['passportNumber', '4512', '4512'],
  ['bik', '04 45 25 225', '044525225'],
  ['bik', '0445252251', '0445252251'],
  ['bik', '04452522512', '0445252251'],
  ['inn', '7707083893 ', '7707083893'],
  ['payeesBank', 'БАНК 1', 'БАНК 1'],
] as const)('%s: «%s» — «%s»', (field, typed, shown) => {
  expect(maskedRequisite(field, typed)).toBe(shown)
})
