export const COLUMNS = {
  role: 'Функциональная ответственность',
  holder: 'ФИО',
  training: 'Требование к обучению',
  order: 'Приказ о назначении',
} as const
