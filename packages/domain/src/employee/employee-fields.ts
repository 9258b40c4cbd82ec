import { byField, fieldNames } from '../field/field-table.ts'

/** What a fact is: how it is typed, checked, stored and said. */
export type EmployeeFieldKind =
  | 'name'
  | 'line'
  | 'long'
  | 'extension'
  | 'day'
  | 'sex'
  | 'employment'
  | 'department'
  | 'position'
  | 'snils'
  | 'phone'
  | 'email'

/** A part of the record, as the card and the forms show it. */
export type EmployeePart = 'place' | 'personal' | 'contacts'

type FieldDescription = {
  /** The same words in the card, the forms, the history, the log, the sheets and the dialogs about somebody else's save. */
  label: string
  kind: EmployeeFieldKind
  /** Null: not changed as a field, but by an action of its own. */
  part: EmployeePart | null
  isRequired: boolean
  /** The most signs of a text. */
  max?: number
  /** Of the person, whatever his job: the same in all rows of one person. */
  isOfPerson?: true
}

const NAME = { kind: 'name', part: 'personal', isRequired: true, max: 100, isOfPerson: true } as const
const PHONE = { kind: 'phone', part: 'contacts', isRequired: false } as const
const EMAIL = { kind: 'email', part: 'contacts', isRequired: false, max: 254 } as const

/** Everything that is known of an employee, in the order in which it is shown and exported. */
export const EMPLOYEE_FIELDS = {
  lastName: { label: 'Фамилия', ...NAME },
  firstName: { label: 'Имя', ...NAME },
  fatherName: { label: 'Отчество', ...NAME },
  employeeGroupId: { label: 'Отдел', kind: 'department', part: 'place', isRequired: true },
  positionId: { label: 'Должность по справочнику', kind: 'position', part: 'place', isRequired: true },
  positionStaff: {
    label: 'Должность по штатному расписанию',
    kind: 'long',
    part: 'place',
    isRequired: false,
    max: 300,
  },
  employmentKind: { label: 'Вид занятости', kind: 'employment', part: 'place', isRequired: true },
  staffNumber: { label: 'Табельный номер', kind: 'line', part: 'place', isRequired: false, max: 30 },
  sex: { label: 'Пол', kind: 'sex', part: 'personal', isRequired: true, isOfPerson: true },
  birthDate: { label: 'Дата рождения', kind: 'day', part: 'personal', isRequired: true, isOfPerson: true },
  hireDate: { label: 'Дата приёма', kind: 'day', part: 'personal', isRequired: true },
  contractDate: { label: 'Дата трудового договора', kind: 'day', part: 'personal', isRequired: false },
  firstWorkingDay: { label: 'Первый рабочий день', kind: 'day', part: 'personal', isRequired: false },
  dismissedOn: { label: 'Дата увольнения', kind: 'day', part: null, isRequired: false },
  snils: { label: 'СНИЛС', kind: 'snils', part: 'personal', isRequired: false, isOfPerson: true },
  personalPhone: { label: 'Личный телефон', ...PHONE, isOfPerson: true },
  workMobilePhone: { label: 'Рабочий мобильный телефон', ...PHONE },
  workPhone: { label: 'Рабочий телефон', ...PHONE },
  internalPhone: {
    label: 'Внутренний телефон',
    kind: 'extension',
    part: 'contacts',
    isRequired: false,
    max: 10,
  },
  email: { label: 'Личный e-mail', ...EMAIL, isOfPerson: true },
  workEmail: { label: 'Рабочий e-mail', ...EMAIL },
} as const satisfies Record<string, FieldDescription>

type Fields = typeof EMPLOYEE_FIELDS
export type EmployeeField = keyof Fields

/** The fields whose description says this of them. */
type Described<Said> = { [F in EmployeeField]: Fields[F] extends Said ? F : never }[EmployeeField]
export type EmployeeFieldOf<K extends EmployeeFieldKind> = Described<{ kind: K }>
/** Those that forms and calls change. */
export type EmployeeFormField = Described<{ part: EmployeePart }>
/** Those that all jobs of a person share. */
export type PersonField = Described<{ part: EmployeePart; isOfPerson: true }>
/** Those that may be unknown. */
export type OptionalEmployeeField = Described<{ part: EmployeePart; isRequired: false }>

export const EMPLOYEE_FIELD_NAMES = fieldNames(EMPLOYEE_FIELDS)

export const EMPLOYEE_FIELD_LABELS: Readonly<Record<EmployeeField, string>> = byField(
  EMPLOYEE_FIELD_NAMES,
  (field) => EMPLOYEE_FIELDS[field].label,
)

export function employeeField(field: EmployeeField): FieldDescription {
  return EMPLOYEE_FIELDS[field]
}

export function isEmployeeField(field: string): field is EmployeeField {
  return Object.hasOwn(EMPLOYEE_FIELDS, field)
}

export function isEmployeeFieldOf<K extends EmployeeFieldKind>(
  field: EmployeeField,
  ...kinds: readonly K[]
): field is EmployeeFieldOf<K> {
  return kinds.some((kind) => kind === EMPLOYEE_FIELDS[field].kind)
}

export function employeeFieldsOf<K extends EmployeeFieldKind>(...kinds: readonly K[]): EmployeeFieldOf<K>[] {
  return EMPLOYEE_FIELD_NAMES.filter((field) => isEmployeeFieldOf(field, ...kinds))
}

export function employeeFieldsIn(part: EmployeePart): EmployeeFormField[] {
  return EMPLOYEE_FIELD_NAMES.filter(
    (field): field is EmployeeFormField => EMPLOYEE_FIELDS[field].part === part,
  )
}

export const PERSON_FIELDS: readonly PersonField[] = EMPLOYEE_FIELD_NAMES.filter(
  (field): field is PersonField => 'isOfPerson' in EMPLOYEE_FIELDS[field],
)

/** Of somebody of whom only the required is known. */
export const NO_EMPLOYEE_FACTS: Readonly<Record<OptionalEmployeeField, null>> = byField(
  EMPLOYEE_FIELD_NAMES.filter((field): field is OptionalEmployeeField => {
    const { part, isRequired } = EMPLOYEE_FIELDS[field]
    return part !== null && !isRequired
  }),
  () => null,
)
