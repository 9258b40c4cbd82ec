import { describe, expect, test } from 'vitest'
import { byField } from '../field/field-table.ts'
import { COUNTERPARTY_FIELD_NAMES, type Counterparty } from './counterparty-fields.ts'
import { counterpartyText, readContract, readSignatory } from './counterparty-text.ts'

function counterparty(known: Partial<Counterparty>): Counterparty {
  return {
    ...byField(COUNTERPARTY_FIELD_NAMES, () => null),
    id: 1,
    kind: 'other',
    name: 'ООО «Дело»',
    ...known,
  }
}

const CONTRACT = { contractNumber: '15-М', contractDate: '2026-01-12' }

describe('договор', () => {
  test.each([
    ['№ 15-М от 12.01.2026', '15-М', '2026-01-12'],
    ['№15 от 12.01.2026', '15', '2026-01-12'],
    ['№ 15 от 31.02.2026', '№ 15 от 31.02.2026', null],
    ['от 12.01.2026 № 15', 'от 12.01.2026 № 15', null],
    [' 7/26 ', '7/26', null],
  ])('«%s» читается', (text, contractNumber, contractDate) => {
    expect(readContract(text)).toEqual({ contractNumber, contractDate })
  })

  test.each([
    [CONTRACT, '№ 15-М от 12.01.2026'],
    [{ contractNumber: '№ 15 от 31.02.2026' }, '№ 15 от 31.02.2026'],
    [{ contractDate: '2026-01-12' }, 'от 12.01.2026'],
    [{}, null],
  ])('%o печатается «%s»', (known, printed) => {
    expect(counterpartyText(counterparty(known), 'contract')).toBe(printed)
  })
})

test.each([
  ['директор Ветров Павел Ильич, на основании устава', 'директор Ветров Павел Ильич', 'устава'],
  [
    'Прораб Ким О. П., действующий на основании доверенности № 3 от 01.02.2026',
    'Прораб Ким О. П.',
    'доверенности № 3 от 01.02.2026',
  ],
  [' директор Ветров П. И. ', 'директор Ветров П. И.', null],
  [' ', null, null],
])('кто подписывает, «%s»', (text, signatory, authority) => {
  expect(readSignatory(text)).toEqual({ signatory, authority })
})

describe('контрагент в бумаге', () => {
  test.each([
    [
      { kind: 'medical', ogrn: '1027700132195', address: 'г. Пермь', phone: '2-12-85', ...CONTRACT },
      'ООО «Дело», ОГРН 1027700132195, г. Пермь, тел. 2-12-85',
    ],
    [{ kind: 'training', registration: '№ 1207 в реестре' }, 'ООО «Дело», № 1207 в реестре'],
    [{ kind: 'sout' }, 'ООО «Дело»'],
    [
      { kind: 'contractor', inn: '7707083893', ...CONTRACT },
      'ООО «Дело», ИНН 7707083893, договор № 15-М от 12.01.2026',
    ],
    [{ kind: 'fire', phone: '01' }, 'ООО «Дело», тел. 01'],
    [{ kind: 'laundry', ...CONTRACT }, 'ООО «Дело», договор № 15-М от 12.01.2026'],
  ] as const)('%o', (known, printed) => {
    expect(counterpartyText(counterparty(known), null)).toBe(printed)
  })

  test('кто подписывает и на основании чего, реквизиты — чего нет, то не названо', () => {
    const known = counterparty({
      signatory: 'директор Панов',
      authority: 'устава',
      inn: '500100732259',
      ogrn: '304500116000157',
    })
    expect(counterpartyText(known, 'signatory')).toBe('директор Панов, на основании устава')
    expect(counterpartyText(known, 'requisites')).toBe('ИНН 500100732259, ОГРНИП 304500116000157')
    expect(counterpartyText(counterparty({ authority: 'устава' }), 'signatory')).toBeNull()
    expect(counterpartyText(counterparty({}), 'requisites')).toBeNull()
  })

  test('реквизиты — кто это и его банк, каждое и отдельно', () => {
    const known = counterparty({
      inn: '500100732259',
      settlementAccount: '40702810000000000001',
      payeesBank: 'Банк «Север»',
      bik: '044525225',
      correspondentAccount: '30101810400000000225',
    })
    const bank = 'р/с 40702810000000000001, Банк «Север», БИК 044525225, к/с 30101810400000000225'
    expect(counterpartyText(known, 'details')).toBe('ИНН 500100732259')
    expect(counterpartyText(known, 'bank')).toBe(bank)
    expect(counterpartyText(known, 'requisites')).toBe(`ИНН 500100732259, ${bank}`)
    expect(counterpartyText(counterparty({ inn: '500100732259' }), 'bank')).toBeNull()
  })
})
