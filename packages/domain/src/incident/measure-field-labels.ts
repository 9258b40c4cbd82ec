/** What the fields of a measure after an incident or a microtrauma are called. */
export const INCIDENT_MEASURE_LABELS = {
  what: 'Что сделать',
  responsibleId: 'Ответственный',
  dueOn: 'Срок',
  doneOn: 'Исполнено',
  note: 'Чем подтверждено исполнение',
  cancelReason: 'Причина отмены',
} as const
