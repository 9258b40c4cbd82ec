import { IMPORT_ACTIONS, IMPORT_FIELDS, IMPORT_FILE_BYTES_MAX, REPEAT_CHOICES } from '@ot/domain'
import { z } from 'zod'
import { departmentName } from './employee.ts'
import { byCompany, calendarDate, id, isPlainText, jsonPart } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'employees'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const ImportField = z.enum(IMPORT_FIELDS)
const flag = z.enum(['true', 'false'])
const MENDED_MAX = 500
const ROWS_MAX = 100_000
const mendedPlace = z.string().refine((place) => {
  const [row = '', field = '', ...more] = place.split(':')
  return /^\d{1,7}$/.test(row) && more.length === 0 && ImportField.safeParse(field).success
}, 'Ожидается «строка:сведение»')

export const ImportOptions = z.strictObject({
  /** The field each column carries by the column's index from 0; null: leave it out. Absent: as recognised and as remembered. */
  mapping: jsonPart(z.record(z.string().regex(/^\d{1,4}$/), ImportField.nullable())),
  /** The reference position for titles that the list does not have. */
  positions: jsonPart(z.record(z.string().max(300).refine(isPlainText, 'Недопустимые знаки'), id)),
  /** What a row is, by its number, that names somebody whom an earlier row names. */
  repeats: jsonPart(z.record(z.string().regex(/^\d{1,7}$/), z.enum(REPEAT_CHOICES))),
  /** What the user says instead of the file, by row and field, «12:birthDate». */
  mended: jsonPart(
    z.record(mendedPlace, z.string().max(MENDED_MAX).refine(isPlainText, 'Недопустимые знаки')),
  ),
  /** Rows that are not loaded, by their numbers. */
  skipped: jsonPart(z.array(z.int().positive()).max(ROWS_MAX)),
  /** `true`: rows without errors are written, the others are left. */
  leaveErrors: flag.default('false'),
  /** Where employees without a department in the file go. */
  departmentName: departmentName.or(z.literal('')).optional(),
  /** `true`: employees the file does not name are dismissed on `dismissedOn`. */
  dismissAbsent: flag.default('false'),
  dismissedOn: calendarDate.optional(),
})
export type ImportOptions = z.infer<typeof ImportOptions>

const ImportColumn = z.object({
  index: z.int().nonnegative(),
  /** Two-level headers are joined: «Паспорт / Серия». */
  header: z.string(),
  field: ImportField.nullable(),
  samples: z.array(z.string()),
})

const ImportRow = z.object({
  /** As the user's program numbers it, from 1; null: an employee the file does not name. */
  row: z.int().positive().nullable(),
  action: z.enum(IMPORT_ACTIONS),
  employeeId: id.nullable(),
  fullName: z.string(),
  /** The earlier row of the same person; null: no other row names him, or this one is plainly another job. */
  repeatOf: z.int().positive().nullable(),
  changes: z.array(z.object({ field: ImportField, from: z.string().nullable(), to: z.string().nullable() })),
  errors: z.array(
    z.object({
      column: z.int().nonnegative().nullable(),
      field: ImportField.nullable(),
      /** What the row says there, as far as it says anything. */
      said: z.string(),
      message: z.string(),
    }),
  ),
})

/** A position of the reference list and whose profile it has. */
const SuggestedPosition = z.object({ id, name: z.string(), isOwnProfile: z.boolean(), family: z.string() })

export const ImportOutcome = z.object({
  /** Nothing is written of a dry run, nor while any row has errors, unless those are to be left. */
  written: z.boolean(),
  sheet: z.object({ name: z.string(), headerRow: z.int().positive(), rows: z.int().nonnegative() }),
  columns: z.array(ImportColumn),
  /** Required fields that no column carries. */
  lacking: z.array(ImportField),
  rows: z.array(ImportRow),
  totals: z.record(z.enum(IMPORT_ACTIONS), z.int().nonnegative()),
  /** How many of those added are written down as dismissed already. */
  addedDismissed: z.int().nonnegative(),
  newDepartments: z.array(z.string()),
  /** Titles that say in other words what the reference list says; the user may put another in its place. */
  recognisedPositions: z.array(
    z.object({ title: z.string(), rows: z.int().positive(), position: SuggestedPosition }),
  ),
  /** Titles that nobody can tell without asking, with what they may be, the likeliest first. */
  unknownPositions: z.array(
    z.object({
      title: z.string(),
      rows: z.int().positive(),
      suggestions: z.array(SuggestedPosition),
      /** Of a title that is like no other: what most people of its department do. */
      neighbour: SuggestedPosition.nullable(),
    }),
  ),
  /** What the tariff says of the result; null: it fits. The import itself is then refused with 402. */
  limitProblem: z.string().nullable(),
})
export type ImportOutcome = z.infer<typeof ImportOutcome>

const upload = { maxBytes: IMPORT_FILE_BYTES_MAX, fields: ImportOptions }

export const employeeImportRoutes = defineRoutes({
  'POST /api/employees/import': {
    access: 'user',
    tag,
    summary: 'Загрузка работников из .xlsx или .csv; dryRun=true — только проверка',
    query: z.strictObject({ ...byCompany.shape, dryRun: flag.default('false') }),
    isHeavy: true,
    upload,
    answer: ImportOutcome,
    undoable: true,
  },
  'POST /api/employees/import/errors': {
    access: 'user',
    tag,
    summary: 'Тот же файл с отмеченными ошибками',
    /** `leftOnly`: rows with errors alone, to be mended and loaded after the others. */
    query: z.strictObject({ ...byCompany.shape, leftOnly: flag.default('false') }),
    isHeavy: true,
    upload,
    file: XLSX,
  },
  'GET /api/employees/import-template': {
    access: 'download',
    tag,
    summary: 'Таблица для заполнения',
    isHeavy: false,
    file: XLSX,
  },
  'GET /api/employees/export': {
    access: 'download',
    tag,
    summary: 'Список работников в .xlsx; с dismissed=true — и уволенные',
    query: z.strictObject({ ...byCompany.shape, dismissed: flag.default('false') }),
    isHeavy: true,
    file: XLSX,
  },
})
