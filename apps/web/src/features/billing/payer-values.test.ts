import { describe, expect, test } from 'vitest'
import { fieldsOfType, payerBody, payerValues } from './payer-values.ts'

describe('плательщик', () => {
  test.each([
    ['this-company', ['emailForInvoices']],
    ['legal-entity', ['inn', 'legalAddress', 'emailForInvoices']],
    ['individual-entrepreneur', ['lastName', 'firstName', 'inn', 'legalAddress', 'emailForInvoices']],
  ] as const)('%s: обязательно %j', (type, required) => {
    expect(
      fieldsOfType(type)
        .filter(({ isRequired }) => isRequired)
        .map(({ field }) => field),
    ).toEqual(required)
  })

  test('чего у этого плательщика не спрашивают, то не отправляется', () => {
    const typed = {
      ...payerValues(null),
      passportNumber: '4512 123456',
      emailForInvoices: ' a@b.test ',
    }
    expect(payerBody(typed)).toMatchObject({
      type: 'this-company',
      name: null,
      data: { passportNumber: null, emailForInvoices: 'a@b.test' },
    })
  })
})
