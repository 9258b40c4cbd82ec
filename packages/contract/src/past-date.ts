import { IMPORT_FILE_BYTES_MAX, PAST_WAYS, SECTIONS } from '@ot/domain'
import { z } from 'zod'
import { byCompany, calendarDate, id, isPlainText, jsonPart } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'events'
const count = z.int().nonnegative()
const flag = z.enum(['true', 'false'])

/** What a row comes to. `same`: that day or a later one is written already. */
export const PAST_ACTIONS = ['write', 'same', 'error'] as const
export type PastAction = (typeof PAST_ACTIONS)[number]

/** «Sheet:column» and «sheet:row:column», sheets and columns from 0, rows as the user's program numbers them. */
const columnPlace = z.string().regex(/^\d{1,3}:\d{1,4}$/)
const cellPlace = z.string().regex(/^\d{1,3}:\d{1,7}:\d{1,4}$/)
const said = z.string().max(500).refine(isPlainText, 'Недопустимые знаки')

export const PastOptions = z.strictObject({
  /** What a column carries: a column of a person, a fact, `what`, `date`, or an event; null: nothing. Absent: as recognised. */
  mapping: jsonPart(z.record(columnPlace, z.string().max(60).nullable())),
  /** Cells mended in place. */
  mended: jsonPart(z.record(cellPlace, said)),
  /** Who is meant where several may be, by the words of the file. */
  people: jsonPart(z.record(said, id)),
})
export type PastOptions = z.infer<typeof PastOptions>

const PastColumn = z.object({
  index: count,
  header: z.string(),
  carries: z.string().nullable(),
  samples: z.array(z.string()),
})

const PastRow = z.object({
  /** The cell that holds the day; unique in the outcome together with what it is of. */
  place: z.string(),
  sheet: count,
  row: z.int().positive(),
  action: z.enum(PAST_ACTIONS),
  /** As the file has it. */
  person: z.string(),
  employeeId: id.nullable(),
  what: z.string(),
  date: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  errors: z.array(
    z.object({
      /** Where it can be mended; null: it is about no cell. */
      place: z.string().nullable(),
      said: z.string(),
      message: z.string(),
    }),
  ),
  /** Of whom the words may be, when of several. */
  candidates: z.array(z.object({ id, name: z.string(), about: z.string() })),
})

export const PastOutcome = z.object({
  written: z.boolean(),
  sheets: z.array(
    z.object({
      index: count,
      name: z.string(),
      headerRow: z.int().positive(),
      section: z.string().nullable(),
      columns: z.array(PastColumn),
    }),
  ),
  /** All that could not be understood; of the others the first. */
  rows: z.array(PastRow),
  totals: z.record(z.enum(PAST_ACTIONS), count),
})
export type PastOutcome = z.infer<typeof PastOutcome>

/** What is filled at once where no day is entered. */
const Filling = z.strictObject({
  companyId: id,
  section: z.enum([...SECTIONS, 'instruction']),
  way: z.enum(PAST_WAYS),
  /** Absent: of the whole company. */
  departmentId: id.optional(),
  dryRun: z.boolean().default(false),
})

export const FilledDates = z.object({
  written: z.boolean(),
  events: count,
  employees: count,
  /** Of these, how many fall due before today by that day. */
  overdue: count,
  /** What is filled, by name. */
  rows: z.array(z.object({ name: z.string(), date: calendarDate, events: count })),
})
export type FilledDates = z.infer<typeof FilledDates>

export const pastDateRoutes = defineRoutes({
  'POST /api/past-dates/import': {
    access: 'user',
    tag,
    summary: 'Прошлые даты из .xlsx или .csv: записывается то, что понятно; dryRun=true — только проверка',
    query: z.strictObject({ ...byCompany.shape, dryRun: flag.default('false') }),
    isHeavy: true,
    upload: { maxBytes: IMPORT_FILE_BYTES_MAX, fields: PastOptions },
    answer: PastOutcome,
    undoable: true,
  },
  'POST /api/past-dates/fill': {
    access: 'user',
    tag,
    summary: 'Невнесённые даты раздела разом: датой приёма или как у всех в отделе',
    body: Filling,
    isHeavy: true,
    answer: FilledDates,
    undoable: true,
  },
})
