import { describe, expect, test } from 'vitest'
import { sellerIdentity, sellerRequisites } from './seller-requisites.ts'

const NOT_FILLED = {
  name: '',
  inn: '',
  kpp: '',
  ogrn: '',
  address: '',
  bank: '',
  bik: '',
  settlementAccount: '',
  correspondentAccount: '',
}

describe('Реквизиты исполнителя в правовых текстах', () => {
  test('незаполненные реквизиты не выдумываются', () => {
    expect(sellerRequisites(NOT_FILLED)).toEqual(['Реквизиты исполнителя указываются в счёте.'])
    expect(sellerIdentity(NOT_FILLED)).toContain('реквизиты указываются в счёте')
  })

  test('заполненные печатаются, пустые пропускаются', () => {
    const seller = { ...NOT_FILLED, name: 'ПАО «Сбербанк»', inn: '7707083893' }
    expect(sellerRequisites(seller)).toEqual(['Исполнитель: ПАО «Сбербанк»', 'ИНН: 7707083893'])
    expect(sellerIdentity(seller)).toBe('ПАО «Сбербанк», ИНН: 7707083893')
  })
})
