import {
  ABSENCE_COLUMN_NAMES,
  ABSENCE_FIELDS,
  ABSENCE_KINDS,
  type AbsenceField,
  EVENT_STATES,
  IMPORT_FILE_BYTES_MAX,
  SECTIONS,
} from '@ot/domain'
import { z } from 'zod'
import { XLSX } from './employee-import.ts'
import { byCompany, byId, calendarDate, id, jsonPart, optionalText, version } from './fields.ts'
import { Proposal, ProposalChoice, Reminder } from './proposal.ts'
import { defineRoutes } from './route.ts'

const tag = 'employees'

export const AbsenceFields = z.strictObject({
  employeeId: id,
  kind: z.enum(ABSENCE_KINDS, { error: 'Укажите причину' }),
  startsOn: calendarDate,
  endsOn: calendarDate.nullable().default(null),
  note: optionalText(ABSENCE_FIELDS.note.max),
} satisfies Record<AbsenceField, z.ZodType>)
export type AbsenceFields = z.infer<typeof AbsenceFields>

/** What a form about one employee asks. */
export const OwnAbsenceFields = AbsenceFields.omit({ employeeId: true })
export type OwnAbsenceFields = z.infer<typeof OwnAbsenceFields>

/** A merge patch: each field is checked with the rest of the record. */
const AbsencePatch = z.strictObject(
  Object.fromEntries(Object.keys(OwnAbsenceFields.shape).map((key) => [key, z.unknown().optional()])),
)

export const AbsenceAnswer = z.object({ ...AbsenceFields.shape, id, companyId: id, version })
export type AbsenceAnswer = z.infer<typeof AbsenceAnswer>

const AbsenceColumn = z.enum(ABSENCE_COLUMN_NAMES)

/** What a file says, row by row; nothing is written while any row has errors. */
export const AbsenceImportOutcome = z.object({
  written: z.boolean(),
  columns: z.array(
    z.object({ index: z.int().nonnegative(), header: z.string(), field: AbsenceColumn.nullable() }),
  ),
  rows: z.array(
    z.object({
      /** As the user's program numbers it, from 1. */
      row: z.int().positive(),
      /** `same`: it is written down already. */
      action: z.enum(['create', 'change', 'same', 'error']),
      name: z.string(),
      /** What is written down, in words: the reason and the days. */
      text: z.string(),
      errors: z.array(z.string()),
    }),
  ),
})
export type AbsenceImportOutcome = z.infer<typeof AbsenceImportOutcome>

/** `mapping`: what each column carries by its index from 0; absent: as recognised. */
export const AbsenceImportOptions = z.strictObject({
  mapping: jsonPart(z.record(z.string().regex(/^\d{1,4}$/), AbsenceColumn.nullable())),
})

/** What the return brings: obligations to take, what has waited for it, and what is only told of. */
export const ReturnOutcome = z.object({
  follows: z.array(Proposal),
  waits: z.array(
    z.object({
      section: z.enum(SECTIONS),
      name: z.string(),
      deadline: calendarDate,
      /** On the day of the return. */
      state: z.enum(EVENT_STATES),
    }),
  ),
  /** Instructions that were given and are not signed for. */
  instructions: z.array(z.string()),
  reminders: z.array(Reminder),
})
export type ReturnOutcome = z.infer<typeof ReturnOutcome>

export const absenceRoutes = defineRoutes({
  'GET /api/absences': {
    access: 'user',
    tag,
    summary: 'Отсутствия работников: пока работника нет, его сроки не идут',
    query: byCompany,
    answer: z.array(AbsenceAnswer),
  },
  'POST /api/absences': {
    access: 'user',
    tag,
    summary: 'Записать отсутствие работника; его сроки пересчитаются',
    body: z.strictObject({ companyId: id, ...AbsenceFields.shape }),
    answer: AbsenceAnswer,
    status: 201,
  },
  'POST /api/absences/import': {
    access: 'user',
    tag,
    summary: 'Загрузка отсутствий из .xlsx или .csv; dryRun=true — только проверка',
    query: z.strictObject({ ...byCompany.shape, dryRun: z.enum(['true', 'false']).default('false') }),
    isHeavy: true,
    upload: { maxBytes: IMPORT_FILE_BYTES_MAX, fields: AbsenceImportOptions },
    answer: AbsenceImportOutcome,
    undoable: true,
  },
  'GET /api/absences/import-template': {
    access: 'download',
    tag,
    summary: 'Таблица отсутствий для заполнения',
    isHeavy: false,
    file: XLSX,
  },
  'PATCH /api/absences/:id': {
    access: 'user',
    tag,
    summary: 'Изменить отсутствие, записать день выхода',
    params: byId,
    body: AbsencePatch,
    answer: AbsenceAnswer,
    versioned: true,
    undoable: true,
  },
  'POST /api/absences/:id/return': {
    access: 'user',
    tag,
    summary: 'Выход на работу: последний день отсутствия и что последует; dryRun=true — только показать',
    params: byId,
    query: z.strictObject({ dryRun: z.enum(['true', 'false']).default('false') }),
    /** The choice is among `follows`; absent: all that hangs on no condition. */
    body: z.strictObject({ backOn: calendarDate, ...ProposalChoice.shape }),
    answer: ReturnOutcome,
    versioned: true,
    undoable: true,
  },
  'DELETE /api/absences/:id': {
    access: 'user',
    tag,
    summary: 'Удалить отсутствие; сроки станут прежними, не сделанное по нему снимется',
    params: byId,
    status: 204,
    versioned: true,
    undoable: true,
  },
})
