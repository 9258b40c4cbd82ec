import {
  DEPARTMENT_NAME_MAX,
  DEPARTMENT_NAME_REQUIRED,
  EMPLOYEE_FIELDS,
  EMPLOYMENT_KINDS,
  type EmployeeFormField,
  isPersonName,
  isSnils,
  normaliseName,
  normaliseSnils,
  SEXES,
  saysNoFatherName,
} from '@ot/domain'
import { z } from 'zod'
import {
  byCompany,
  byId,
  calendarDate,
  id,
  instant,
  isPlainText,
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredText,
  version,
} from './fields.ts'
import { defineRoutes } from './route.ts'
import { TakingBack } from './undo.ts'

const personName = requiredText(EMPLOYEE_FIELDS.lastName.max)
  .transform(normaliseName)
  .refine(isPersonName, 'Только буквы, пробел и дефис')

/** Empty: there is no patronymic, which is said by itself; a field left out is an error. */
const fatherName = z
  .string()
  .trim()
  .max(EMPLOYEE_FIELDS.fatherName.max)
  .refine(isPlainText, 'Недопустимые знаки')
  .transform((name) => (saysNoFatherName(name) ? '' : normaliseName(name)))
  .refine((name) => name === '' || isPersonName(name), 'Только буквы, пробел и дефис')

export const Department = z.object({
  id,
  companyId: id,
  name: z.string(),
  /** Who gets the list of his people's deadlines; he may be of another department. */
  headEmployeeId: id.nullable(),
  version,
})
export type Department = z.infer<typeof Department>

export const departmentName = z
  .string({ error: DEPARTMENT_NAME_REQUIRED })
  .trim()
  .min(1, DEPARTMENT_NAME_REQUIRED)
  .max(DEPARTMENT_NAME_MAX, `Не длиннее ${DEPARTMENT_NAME_MAX} знаков`)
  .refine(isPlainText, 'Недопустимые знаки')

export const EmployeeFields = z.strictObject({
  employeeGroupId: z.int({ error: 'Укажите отдел' }).positive('Укажите отдел'),
  positionId: z.int({ error: 'Укажите должность' }).positive('Укажите должность'),
  positionStaff: optionalText(EMPLOYEE_FIELDS.positionStaff.max),
  employmentKind: z.enum(EMPLOYMENT_KINDS, { error: 'Укажите вид занятости' }).default('main'),
  staffNumber: optionalText(EMPLOYEE_FIELDS.staffNumber.max),
  lastName: personName,
  firstName: personName,
  fatherName,
  sex: z.enum(SEXES, { error: 'Укажите пол' }),
  birthDate: calendarDate,
  hireDate: calendarDate,
  /** Null: the day of hiring. */
  contractDate: calendarDate.nullable().default(null),
  firstWorkingDay: calendarDate.nullable().default(null),
  snils: z
    .union([
      z.literal('').transform(() => null),
      z
        .string()
        .transform(normaliseSnils)
        .refine(isSnils, 'СНИЛС в виде 000-000-000 00 с верным контрольным числом'),
    ])
    .nullable()
    .default(null),
  personalPhone: optionalPhone,
  workMobilePhone: optionalPhone,
  workPhone: optionalPhone,
  internalPhone: optionalText(EMPLOYEE_FIELDS.internalPhone.max),
  email: optionalEmail,
  workEmail: optionalEmail,
} satisfies Record<EmployeeFormField, z.ZodType>)
export type EmployeeFields = z.infer<typeof EmployeeFields>

/** `personId`: whose other job it is, by any of his rows; absent: somebody new. */
export const EmployeeInput = z.strictObject({
  companyId: id,
  personId: id.optional(),
  ...EmployeeFields.shape,
})
export const EmployeePatch = z.strictObject(
  Object.fromEntries(Object.keys(EmployeeFields.shape).map((key) => [key, z.unknown().optional()])),
)

export const EmployeeAnswer = z.object({
  ...EmployeeFields.shape,
  id,
  /** The same in all jobs of one person. */
  personId: id,
  companyId: id,
  version,
  position: z.object({ id, name: z.string() }),
  dismissedOn: z.string().nullable(),
})
export type EmployeeAnswer = z.infer<typeof EmployeeAnswer>

/** One change of an employee's record, in words a reader understands: names of departments and positions, not ids. */
const EmployeeChange = z.object({
  id,
  at: instant,
  /** Null: done by the product itself. */
  userName: z.string().nullable(),
  /** `employee.created`, `employee.changed`, `employee.dismissed`, `employee.restored`. */
  action: z.string(),
  changes: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  /** Null: it cannot be taken back any more, or not by who reads. */
  takingBack: TakingBack.nullable(),
})
export type EmployeeChange = z.infer<typeof EmployeeChange>

const tag = 'employees'

export const employeeRoutes = defineRoutes({
  'GET /api/employee-groups': {
    access: 'user',
    tag,
    summary: 'Отделы',
    query: byCompany,
    answer: z.array(Department),
  },
  'POST /api/employee-groups': {
    access: 'user',
    tag,
    summary: 'Новый отдел',
    body: z.strictObject({ companyId: id, name: departmentName }),
    answer: Department,
    status: 201,
  },
  'PATCH /api/employee-groups/:id': {
    access: 'user',
    tag,
    summary: 'Изменить название или руководителя отдела',
    params: byId,
    body: z.strictObject({ name: departmentName.optional(), headEmployeeId: id.nullable().optional() }),
    answer: Department,
    versioned: true,
  },
  'DELETE /api/employee-groups/:id': {
    access: 'user',
    tag,
    summary: 'Удалить пустой отдел',
    params: byId,
    status: 204,
    undoable: true,
  },
  'GET /api/employees': {
    access: 'user',
    tag,
    summary: 'Работники; с dismissed=true — и уволенные',
    query: z.strictObject({ ...byCompany.shape, dismissed: z.enum(['true', 'false']).default('false') }),
    answer: z.array(EmployeeAnswer),
  },
  'POST /api/employees': {
    access: 'user',
    tag,
    summary: 'Новый работник',
    body: EmployeeInput,
    answer: EmployeeAnswer,
    status: 201,
  },
  'GET /api/employees/:id': {
    access: 'user',
    tag,
    summary: 'Работник',
    params: byId,
    answer: EmployeeAnswer,
  },
  'PATCH /api/employees/:id': {
    access: 'user',
    tag,
    summary: 'Изменение: только изменённые поля',
    params: byId,
    body: EmployeePatch,
    answer: EmployeeAnswer,
    versioned: true,
  },
  'POST /api/employees/:id/dismiss': {
    access: 'user',
    tag,
    summary: 'Увольнение; запись и история остаются',
    params: byId,
    body: z.strictObject({ dismissedOn: calendarDate }),
    answer: EmployeeAnswer,
    undoable: true,
  },
  'POST /api/employees/:id/restore': {
    access: 'user',
    tag,
    summary: 'Отмена увольнения',
    params: byId,
    answer: EmployeeAnswer,
  },
  'GET /api/employees/:id/history': {
    access: 'user',
    tag,
    summary: 'История записи работника, новое сверху',
    params: byId,
    answer: z.array(EmployeeChange),
  },
})
