/** What the fields of an appointment are called, in the order of the table. */
export const APPOINTMENT_FIELD_LABELS = {
  role: 'Функциональная ответственность',
  employeeFullName: 'ФИО',
  educationType: 'Требование к обучению',
  orderLink: 'Приказ о назначении',
  orderDate: 'Дата приказа',
  orderNumber: 'Номер приказа',
  since: 'Назначен',
} as const
