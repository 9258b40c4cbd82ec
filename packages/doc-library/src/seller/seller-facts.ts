import type { Image } from '@ot/doc-engine'
import type { VatRate } from '@ot/domain'

/** Papers of the one who runs the installation, made for those who pay. Nobody chooses them from the library. */
export const SELLER_PAPERS = ['invoice', 'act'] as const
export type SellerPaper = (typeof SELLER_PAPERS)[number]

export type SellerBank = {
  bank: string
  bik: string
  settlementAccount: string
  correspondentAccount: string
}

export type SellerPaperFacts = {
  seller: SellerBank & {
    name: string
    inn: string
    kpp: string | null
    address: string
    director: string
    position: string
  }
  payer: {
    name: string
    inn: string | null
    kpp: string | null
    address: string | null
    /** «паспорт 0000 000000, выдан …» of a person. */
    passport: string | null
    bank: SellerBank | null
  }
  lines: readonly { title: string; quantity: number; unit: string; rubles: number }[]
  total: number
  vatRate: VatRate
  number: string
  date: string
  /** The page with the agreement. */
  offer: string
  /** The payment code, on an invoice. */
  code: Image | null
  act: { number: string; date: string; from: string; until: string } | null
}
