/** What the fields of a line of a risk card are called. */
export const HAZARD_FIELD_LABELS = {
  danger: 'Опасное событие',
  hazard: 'Опасность',
  probability: 'Вероятность P',
  severity: 'Тяжесть S',
  measures: 'Меры',
} as const
