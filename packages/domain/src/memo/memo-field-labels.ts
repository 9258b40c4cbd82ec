/** What the fields of a memo's head are called. */
export const MEMO_FIELD_LABELS = { fullName: 'Кому', author: 'Составитель', note: 'Примечание' } as const
