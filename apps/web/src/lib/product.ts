/**
 * What differs between installations. The owner of an installation fills `seller`; while it is empty the legal
 * texts refer to the invoice instead of printing made-up requisites.
 */
export interface ProductSeller {
  name: string
  inn: string
  kpp: string
  ogrn: string
  address: string
  bank: string
  bik: string
  settlementAccount: string
  correspondentAccount: string
}

export interface Product {
  name: string
  slogan: string
  supportPhone: string
  supportEmail: string
  supportHours: string
  copyrightYear: number
  seller: ProductSeller
}

export const product: Product = {
  name: 'ОТдел',
  slogan: 'ваш отдел охраны труда',
  supportPhone: '8 800 000-00-00',
  supportEmail: 'support@otdel.example',
  supportHours: 'по рабочим дням с 9:00 до 18:00 по московскому времени',
  copyrightYear: 2026,
  seller: {
    name: '',
    inn: '',
    kpp: '',
    ogrn: '',
    address: '',
    bank: '',
    bik: '',
    settlementAccount: '',
    correspondentAccount: '',
  },
}

/** `tel:` wants the international form: a leading 8 is dialled only inside Russia. */
export function phoneHref(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '').replace(/^8/, '7')}`
}
