/** What the fields of a registered document are called. */
export const DOCUMENT_FIELD_LABELS = {
  number: 'Номер',
  name: 'Документ',
  date: 'Дата',
  status: 'Состояние',
  voidReason: 'Причина аннулирования',
  signedOn: 'Дата подписи',
} as const
