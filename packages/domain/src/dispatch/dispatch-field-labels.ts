/** What the fields of a dispatch and of its recipients are called. */
export const DISPATCH_FIELD_LABELS = {
  documents: 'Документы',
  signedOn: 'Дата подписи',
  scan: 'Скан или фотография листа',
  name: 'Подписался',
  address: 'Адрес в сети',
} as const
