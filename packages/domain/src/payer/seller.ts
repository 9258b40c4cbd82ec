import type { VatRate } from './invoices.ts'

/** Who is paid: requisites of the installation's owner. `vatRate`: the tax within the prices. */
export type Seller = {
  name: string
  inn: string
  kpp: string | null
  address: string
  director: string
  position: string
  bank: string
  bik: string
  settlementAccount: string
  correspondentAccount: string
  vatRate: VatRate
}
