import { type ProductSeller, product } from '../../lib/product.ts'

const LABELS = {
  name: 'Исполнитель',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН (ОГРНИП)',
  address: 'Адрес',
  bank: 'Банк',
  bik: 'БИК',
  settlementAccount: 'Расчётный счёт',
  correspondentAccount: 'Корреспондентский счёт',
} satisfies Record<keyof ProductSeller, string>

const IDENTITY = ['name', 'inn', 'ogrn', 'address'] as const
const ALL = [
  'name',
  'inn',
  'kpp',
  'ogrn',
  'address',
  'bank',
  'bik',
  'settlementAccount',
  'correspondentAccount',
] as const

function filledLines(keys: readonly (keyof ProductSeller)[], seller: ProductSeller): string[] {
  return keys.filter((key) => seller[key] !== '').map((key) => `${LABELS[key]}: ${seller[key]}`)
}

/** All filled requisites, one a line; none is invented for an installation whose owner has not filled them. */
export function sellerRequisites(seller: ProductSeller = product.seller): string[] {
  const lines = filledLines(ALL, seller)
  return lines.length > 0 ? lines : ['Реквизиты исполнителя указываются в счёте.']
}

/** Who the seller is, in a line of running text. */
export function sellerIdentity(seller: ProductSeller = product.seller): string {
  const [name, ...rest] = filledLines(IDENTITY, seller)
  if (name === undefined) {
    return 'лицо, которое предоставляет доступ к Сервису и выставляет счёт; его реквизиты указываются в счёте'
  }
  return [seller.name || name, ...rest].join(', ')
}
