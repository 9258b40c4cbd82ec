/** What the fields of a memo are called. */
export const MEMO_FIELD_LABELS = {
  name: 'Краткое наименование',
  memoSection: 'Раздел',
  status: 'Статус',
  author: 'Составитель',
  fullName: 'Кому',
  note: 'Примечание',
} as const
