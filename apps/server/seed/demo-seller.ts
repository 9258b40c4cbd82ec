import type { Seller } from '@ot/domain'

/** Nobody's requisites: they pass the checksums, and the region of the ИНН does not exist. */
export const DEMO_SELLER: Seller = {
  name: 'ООО «Пример сервиса»',
  inn: '0012034565',
  kpp: '001201001',
  address: '300000, г. Тула, ул. Примерная, д. 1',
  bank: 'ПРИМЕРНЫЙ БАНК',
  bik: '040000225',
  settlementAccount: '40702810200000000001',
  correspondentAccount: '30101810300000000225',
  director: 'Образцова А.А.',
  position: 'Директор',
  vatRate: 'none',
}
