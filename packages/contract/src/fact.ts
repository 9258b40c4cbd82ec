import { FACT_THEMES, FACT_TYPES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, id, isPlainText } from './fields.ts'
import { orderLink } from './responsibility.ts'
import { defineRoutes } from './route.ts'

const tag = 'facts'
const TEXT_MAX = 1000
const PEOPLE_MAX = 500
const KEYS_MAX = 200

const commission = z.strictObject({
  chairId: id.nullable(),
  deputyId: id.nullable(),
  secretaryId: id.nullable(),
  memberIds: z.array(id).max(PEOPLE_MAX),
})

/** Text, a date or an option as text; a number, a person's id; yes or no; people's ids; a commission. */
const factValue = z.union([
  z.string().trim().max(TEXT_MAX).refine(isPlainText, 'Недопустимые знаки'),
  z.number(),
  z.boolean(),
  z.array(id).max(PEOPLE_MAX),
  commission,
])

const named = z.strictObject({
  name: z.string().trim().min(1).max(TEXT_MAX).refine(isPlainText, 'Недопустимые знаки'),
})

/** As it is said: a counterparty, a place, a thing by id, or by its name, which makes the record. */
const factInput = z.union([factValue, named, z.array(z.union([id, named])).max(PEOPLE_MAX)])

export const FactAnswer = z.object({
  key: z.string(),
  label: z.string(),
  question: z.string(),
  hint: z.string().nullable(),
  theme: z.enum(FACT_THEMES),
  type: z.enum(FACT_TYPES),
  /** Of a choice, and the records that may be named. */
  options: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
  value: factValue.nullable(),
  /** Whence the value: said by a user, kept among the records (persons in charge). */
  source: z.enum(['user', 'record', 'default']).nullable(),
  proposal: z.object({ value: factValue, reason: z.string() }).nullable(),
  /** Of somebody with a duty: why nobody is proposed. */
  unproposed: z.string().nullable(),
  /** What the answer, or where there is none the proposal, may be accepted with and is still wrong. */
  warnings: z.array(z.string()),
  /** A paper that the organisation needs prints it. */
  applicable: z.boolean(),
  /** «У нас этого нет» may be said of it, and has been. */
  canBeAbsent: z.boolean(),
  isAbsent: z.boolean(),
  /** Put off: asked again by anybody's word, or answered. */
  isSkipped: z.boolean(),
  /** Papers that lack nothing else. */
  unlocks: z.int(),
  /** Ids of the needed papers that print it. */
  templates: z.array(z.string()),
  /** Of the answer as it is kept, here or with the persons in charge; null: nobody has said anything. */
  version: z.int().nullable(),
})
export type FactAnswer = z.infer<typeof FactAnswer>

const key = z.string().max(60)
const keys = z.array(key).max(KEYS_MAX).default([])

export const FactsChange = z.strictObject({
  companyId: id,
  values: z.record(key, factInput.nullable()).default({}),
  notApplicable: keys,
  accept: keys,
  /** «Пропустить», and back among the questions. */
  skip: keys,
  ask: keys,
  /** By which order those who are new to their roles are named: one for all of them; without it none is required. */
  orderLink: orderLink.default(null),
  /** Versions that the sender saw: another one stored is 412. */
  versions: z.record(key, z.int().nullable()).default({}),
})
export type FactsChange = z.output<typeof FactsChange>

export const factRoutes = defineRoutes({
  'GET /api/facts': {
    access: 'user',
    tag,
    summary: 'Анкета организации: что спрашивается один раз, ответы и предложения',
    query: byCompany,
    answer: z.array(FactAnswer),
  },
  'PUT /api/facts': {
    access: 'user',
    tag,
    summary: 'Ответить на вопросы анкеты: названные заменяются, null стирает, остальные остаются',
    body: FactsChange,
    answer: z.array(FactAnswer),
  },
})
