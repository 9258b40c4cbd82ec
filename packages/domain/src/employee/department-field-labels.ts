/** What the fields of a department are called. */
export const DEPARTMENT_FIELD_LABELS = {
  name: 'Название отдела',
  headEmployeeId: 'Руководитель отдела',
} as const
