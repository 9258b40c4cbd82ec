/** What a column of somebody's staff list may carry. */
export const IMPORT_FIELDS = [
  'fullName',
  'lastName',
  'firstName',
  'fatherName',
  'department',
  'position',
  'positionStaff',
  'sex',
  'birthDate',
  'hireDate',
  'dismissedOn',
  'snils',
  'personalPhone',
  'workMobilePhone',
  'workPhone',
  'internalPhone',
  'email',
  'workEmail',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const IMPORT_FIELD_LABELS = {
  fullName: 'ФИО одной строкой',
  lastName: 'Фамилия',
  firstName: 'Имя',
  fatherName: 'Отчество',
  department: 'Отдел',
  position: 'Должность по справочнику',
  positionStaff: 'Должность по штатному расписанию',
  sex: 'Пол',
  birthDate: 'Дата рождения',
  hireDate: 'Дата приёма',
  dismissedOn: 'Дата увольнения',
  snils: 'СНИЛС',
  personalPhone: 'Личный телефон',
  workMobilePhone: 'Рабочий мобильный телефон',
  workPhone: 'Рабочий телефон',
  internalPhone: 'Внутренний телефон',
  email: 'Личный e-mail',
  workEmail: 'Рабочий e-mail',
} satisfies Record<ImportField, string>

/** What an import does with a row. `same`: the record says so already. */
export const IMPORT_ACTIONS = ['add', 'change', 'dismiss', 'same', 'error'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

export const IMPORT_FILE_BYTES_MAX = 10 * 1024 * 1024
