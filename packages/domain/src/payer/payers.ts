export const PAYER_TYPES = ['this-company', 'legal-entity', 'individual-entrepreneur', 'individual'] as const
export type PayerType = (typeof PAYER_TYPES)[number]

export const PAYER_TYPE_LABELS = {
  'this-company': 'Эта организация',
  'legal-entity': 'Другое юридическое лицо',
  'individual-entrepreneur': 'Индивидуальный предприниматель',
  individual: 'Физическое лицо',
} satisfies Record<PayerType, string>

export const PAYER_FIELDS = [
  'lastName',
  'firstName',
  'fatherName',
  'inn',
  'legalAddress',
  'passportNumber',
  'passportDate',
  'passportWhoIssued',
  'phone',
  'emailForInvoices',
  'payeesBank',
  'bik',
  'settlementAccount',
  'correspondentAccount',
] as const
export type PayerField = (typeof PAYER_FIELDS)[number]

export const PAYER_FIELD_LABELS = {
  lastName: 'Фамилия',
  firstName: 'Имя',
  fatherName: 'Отчество',
  inn: 'ИНН',
  legalAddress: 'Адрес',
  passportNumber: 'Серия и номер паспорта',
  passportDate: 'Дата выдачи паспорта',
  passportWhoIssued: 'Кем выдан паспорт',
  phone: 'Телефон',
  emailForInvoices: 'E-mail для счетов',
  payeesBank: 'Банк',
  bik: 'БИК',
  settlementAccount: 'Расчётный счёт',
  correspondentAccount: 'Корреспондентский счёт',
} satisfies Record<PayerField, string>

/** The same with who the payer is and what is taken of the company's card. */
export const PAYER_LABELS = {
  type: 'Кто это',
  name: 'Наименование',
  kpp: 'КПП',
  ...PAYER_FIELD_LABELS,
} as const

/** What is asked of each kind of payer; «required» fields have to be there. */
export const PAYER_FORMS = {
  'this-company': { required: ['emailForInvoices'], optional: bankFields('phone') },
  'legal-entity': { required: ['inn', 'legalAddress', 'emailForInvoices'], optional: bankFields('phone') },
  'individual-entrepreneur': {
    required: ['lastName', 'firstName', 'inn', 'legalAddress', 'emailForInvoices'],
    optional: bankFields('fatherName', 'phone'),
  },
  individual: {
    required: [
      ...(['lastName', 'firstName', 'passportNumber', 'passportDate', 'passportWhoIssued'] as const),
      ...(['legalAddress', 'emailForInvoices'] as const),
    ],
    optional: ['fatherName', 'inn', 'phone'],
  },
} satisfies Record<PayerType, { required: readonly PayerField[]; optional: readonly PayerField[] }>

function bankFields(...others: readonly PayerField[]): readonly PayerField[] {
  return [...others, 'payeesBank', 'bik', 'settlementAccount', 'correspondentAccount']
}

/** «4512 123456» */
export function isPassportNumber(text: string): boolean {
  return /^\d{4} \d{6}$/.test(text)
}
