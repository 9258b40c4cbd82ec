import {
  EVENT_STATES,
  IMPORT_FILE_BYTES_MAX,
  PERIOD_MONTHS_MAX,
  THING_FIELDS,
  THING_KINDS,
  type ThingField,
} from '@ot/domain'
import { z } from 'zod'
import { XLSX } from './employee-import.ts'
import { byCompany, byId, calendarDate, id, optionalText, requiredText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'collections'
const { name, inventoryNumber, periodBasis, note } = THING_FIELDS

export const ThingFields = z.strictObject({
  kind: z.enum(THING_KINDS),
  name: requiredText(name.max),
  inventoryNumber: optionalText(inventoryNumber.max),
  placeId: id.nullable().default(null),
  responsibleId: id.nullable().default(null),
  inspectedOn: calendarDate.nullable().default(null),
  periodMonths: z.int().min(1).max(PERIOD_MONTHS_MAX).nullable().default(null),
  periodBasis: optionalText(periodBasis.max),
  note: optionalText(note.max),
} satisfies Record<ThingField, z.ZodType>)
export type ThingFields = z.infer<typeof ThingFields>

/** A merge patch: each field is checked with the rest of the card. */
const ThingPatch = z.strictObject(
  Object.fromEntries(Object.keys(ThingFields.shape).map((key) => [key, z.unknown().optional()])),
)

export const ThingAnswer = z.object({
  ...ThingFields.shape,
  id,
  companyId: id,
  version,
  /** By when it is to be inspected again; null: there is no term, or nobody has told when it was. */
  deadline: calendarDate.nullable(),
  state: z.enum(EVENT_STATES),
})
export type ThingAnswer = z.infer<typeof ThingAnswer>

/** What a file says, row by row; nothing is written while any row has errors. */
export const ThingImportOutcome = z.object({
  written: z.boolean(),
  rows: z.array(
    z.object({
      /** As the user's program numbers it, from 1. */
      row: z.int().positive(),
      action: z.enum(['create', 'change', 'error']),
      name: z.string(),
      errors: z.array(z.string()),
    }),
  ),
  newPlaces: z.array(z.string()),
})
export type ThingImportOutcome = z.infer<typeof ThingImportOutcome>

export const thingRoutes = defineRoutes({
  'GET /api/things': {
    access: 'user',
    tag,
    summary: 'Оборудование: где, кто отвечает, когда осмотрено и к какому дню осмотреть снова',
    query: byCompany,
    answer: z.array(ThingAnswer),
  },
  'POST /api/things': {
    access: 'user',
    tag,
    summary: 'Новое оборудование',
    body: z.strictObject({ companyId: id, ...ThingFields.shape }),
    answer: ThingAnswer,
    status: 201,
  },
  'POST /api/things/import': {
    access: 'user',
    tag,
    summary: 'Загрузка оборудования из .xlsx или .csv; dryRun=true — только проверка',
    query: z.strictObject({ ...byCompany.shape, dryRun: z.enum(['true', 'false']).default('false') }),
    isHeavy: true,
    upload: { maxBytes: IMPORT_FILE_BYTES_MAX, fields: z.strictObject({}) },
    answer: ThingImportOutcome,
    undoable: true,
  },
  'POST /api/things/import/errors': {
    access: 'user',
    tag,
    summary: 'Тот же файл с отмеченными ошибками',
    query: byCompany,
    isHeavy: true,
    upload: { maxBytes: IMPORT_FILE_BYTES_MAX, fields: z.strictObject({}) },
    file: XLSX,
  },
  'GET /api/things/import-template': {
    access: 'download',
    tag,
    summary: 'Таблица оборудования для заполнения',
    isHeavy: false,
    file: XLSX,
  },
  'PATCH /api/things/:id': {
    access: 'user',
    tag,
    summary: 'Изменить оборудование, записать осмотр',
    params: byId,
    body: ThingPatch,
    answer: ThingAnswer,
    versioned: true,
    undoable: true,
  },
  'DELETE /api/things/:id': {
    access: 'user',
    tag,
    summary: 'Удалить оборудование',
    params: byId,
    status: 204,
    versioned: true,
    undoable: true,
  },
})
