import { EMPLOYMENT_KINDS, type EmployeeField, SEXES } from '@ot/domain'
import {
  bigserial,
  date,
  integer,
  type PgColumnBuilderBase,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { PICTURE_TYPES } from '../../foundation/picture-type.ts'
import { bigId, bytesColumn, instant } from './columns.ts'

export const positions = pgTable('positions', {
  id: bigId().primaryKey(),
  name: text().notNull(),
})

export const departments = pgTable(
  'departments',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    name: text().notNull(),
    headEmployeeId: bigId('head_employee_id'),
    headSince: instant('head_since'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

/** The columns of what is known of an employee; a department has its own name in the tables. */
const facts = {
  departmentId: bigId('department_id').notNull(),
  positionId: bigId('position_id').notNull(),
  positionStaff: text('position_staff'),
  employmentKind: text('employment_kind', { enum: EMPLOYMENT_KINDS }).notNull().default('main'),
  staffNumber: text('staff_number'),
  lastName: text('last_name').notNull(),
  firstName: text('first_name').notNull(),
  fatherName: text('father_name').notNull(),
  sex: text({ enum: SEXES }).notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  hireDate: date('hire_date', { mode: 'string' }).notNull(),
  contractDate: date('contract_date', { mode: 'string' }),
  firstWorkingDay: date('first_working_day', { mode: 'string' }),
  snils: text(),
  personalPhone: text('personal_phone'),
  workMobilePhone: text('work_mobile_phone'),
  workPhone: text('work_phone'),
  internalPhone: text('internal_phone'),
  email: text(),
  workEmail: text('work_email'),
  dismissedOn: date('dismissed_on', { mode: 'string' }),
} satisfies Record<Exclude<EmployeeField, 'employeeGroupId'> | 'departmentId', PgColumnBuilderBase>

export const employees = pgTable(
  'employees',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The first row of the same person; null: this is it. */
    personId: bigId('person_id'),
    ...facts,
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const employeePhotos = pgTable(
  'employee_photos',
  {
    companyId: bigId('company_id').notNull(),
    employeeId: bigId('employee_id').notNull(),
    mediaType: text('media_type', { enum: PICTURE_TYPES }).notNull(),
    bytes: bytesColumn().notNull(),
    sha256: text().notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: bigId('added_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.employeeId] })],
)
