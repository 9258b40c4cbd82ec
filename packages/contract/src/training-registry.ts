import { IMPORT_FILE_BYTES_MAX } from '@ot/domain'
import { z } from 'zod'
import { byCompany, calendarDate, id } from './fields.ts'
import { defineRoutes } from './route.ts'
import { DOCX } from './template.ts'

const tag = 'events'
const period = z
  .strictObject({ ...byCompany.shape, from: calendarDate, to: calendarDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Конец периода раньше его начала' })

export const RegistryCheck = z.object({
  /** Records that the file will hold. */
  records: z.int().nonnegative(),
  /** Completions left out, with what is missing. */
  incomplete: z.array(
    z.object({
      eventId: id,
      employeeId: id,
      fullname: z.string(),
      programme: z.string(),
      date: calendarDate,
      missing: z.array(z.string()),
    }),
  ),
})
export type RegistryCheck = z.infer<typeof RegistryCheck>

export const REGISTRY_ANSWER_ACTIONS = ['write', 'same', 'error'] as const

/** What became of each line of the registry's answer. */
export const RegistryAnswer = z.object({
  written: z.boolean(),
  totals: z.record(z.enum(REGISTRY_ANSWER_ACTIONS), z.int().nonnegative()),
  rows: z.array(
    z.object({
      /** As the user's program numbers the line. */
      row: z.int().positive(),
      action: z.enum(REGISTRY_ANSWER_ACTIONS),
      registryNumber: z.string(),
      /** Of the record it belongs to; null: nobody. */
      employeeId: id.nullable(),
      fullname: z.string(),
      programme: z.string(),
      problem: z.string().nullable(),
    }),
  ),
})
export type RegistryAnswer = z.infer<typeof RegistryAnswer>

export const trainingRegistryRoutes = defineRoutes({
  'GET /api/training/registry': {
    access: 'download',
    tag,
    summary: 'Файл для реестра обученных лиц Минтруда (educated_person_import 1.0.9)',
    query: period,
    isHeavy: true,
    file: 'application/xml; charset=utf-8',
  },
  'GET /api/training/protocol': {
    access: 'download',
    tag,
    summary: 'Протокол проверки знания требований охраны труда; date — когда номер повторяется',
    query: z.strictObject({
      ...byCompany.shape,
      number: z.string().trim().min(1).max(50),
      date: calendarDate.optional(),
    }),
    isHeavy: false,
    file: DOCX,
  },
  'GET /api/training/registry/check': {
    access: 'user',
    tag,
    summary: 'Чего не хватает записям для реестра',
    query: period,
    answer: RegistryCheck,
  },
  'POST /api/training/registry/answer': {
    access: 'user',
    tag,
    summary: 'Номера, которые вернул реестр обученных лиц (.xml, .xlsx, .csv); dryRun=true — только проверка',
    query: z.strictObject({ ...byCompany.shape, dryRun: z.enum(['true', 'false']).default('false') }),
    isHeavy: true,
    upload: { maxBytes: IMPORT_FILE_BYTES_MAX, fields: z.strictObject({}) },
    answer: RegistryAnswer,
    undoable: true,
  },
})
