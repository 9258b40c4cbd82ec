/** What the fields of an employee's instruction are called. */
export const INSTRUCTION_FIELD_LABELS = {
  number: 'Номер',
  name: 'Название',
  approvedOn: 'Утверждена',
  revisionDue: 'Пересмотреть до',
  acknowledgedOn: 'Работник ознакомлен',
} as const
