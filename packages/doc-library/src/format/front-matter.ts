import {
  ACTIVITIES,
  answersTo,
  defaultProblem,
  INPUT_TYPES,
  isNormId,
  NEED_CONDITIONS,
  type NormId,
  RESPONSIBILITY_GROUPS,
  RESPONSIBILITY_TYPES,
  readFactSource,
  readRecordSource,
  recordAnswersTo,
  TEMPLATE_SCOPES,
} from '@ot/domain'
import { z } from 'zod'
import { KINDS } from './kinds.ts'
import { NATURAL_LINE_KEYS } from './lines.ts'
import { RECORDS } from './records.ts'

/** Facts without which a paper makes no sense: parts of the company's card or a named responsible person. */
export const REQUIREMENTS = ['company', 'company.headcount', 'company.city', ...RESPONSIBILITY_TYPES] as const
export type Requirement = (typeof REQUIREMENTS)[number]

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const INPUT_KEY = /^[а-яё][а-яё0-9_]*$/

/** The question with `together`: who heads the departments. */
export const HEADS = 'руководители'

const inputSchema = z
  .strictObject({
    key: z.string().regex(INPUT_KEY, 'Ключ ответа: строчные русские буквы, цифры и _, сначала буква'),
    label: z.string().min(1),
    type: z.enum(INPUT_TYPES),
    hint: z.string().min(1).nullable().default(null),
    /** A fact of the organisation answers: `hrOfficer`, `soutCommission.chair`. */
    fact: z.string().min(1).optional(),
    /** The records answer: `prikaz-o-komissii-po-sout.date`, `riskCardsDate`. */
    record: z.string().min(1).optional(),
    /** What is answered when nobody said another: `paperDate+10d`, `planYear`, a sentence. */
    default: z.string().min(1).optional(),
    /** Filled by hand where the paper is used. */
    line: z.enum(NATURAL_LINE_KEYS).optional(),
    /** The heads of departments, called by name where they are few, else by words: `{руководители.дательный}`. */
    together: z.literal(true).optional(),
    /** Whom these questions name, the list does not name again: a chairman is no member besides. */
    besides: z.array(z.string().regex(INPUT_KEY)).min(1).optional(),
    /** Of a question about lines: those of the tables that name it. Read from the body, never written in the head. */
    lines: z.array(z.strictObject({ number: z.int().positive(), text: z.string() })).optional(),
    /** Of a question about lines that are records: the list of them, `лестницы` or `работники`. Read from the body too. */
    linesOf: z.string().optional(),
  })
  .superRefine(({ key, fact, record, type, default: text, together, besides }, check) => {
    if (besides && type !== 'employees')
      problem(check, 'besides', 'besides — только у вопроса вида employees')
    if (together && (key !== HEADS || fact !== 'departmentHeads'))
      problem(check, 'together', `together — только у вопроса ${HEADS} с фактом departmentHeads`)
    const source = fact === undefined ? null : readFactSource(fact)
    if (fact !== undefined && source === null) problem(check, 'fact', `Такого факта нет: ${fact}`)
    if (source !== null && !answersTo(source).includes(type))
      problem(check, 'fact', `Факт ${fact} не отвечает на вопрос вида ${type}`)
    const told = record === undefined ? null : readRecordSource(record)
    if (record !== undefined && told === null) problem(check, 'record', `В записях этого нет: ${record}`)
    if (told !== null && recordAnswersTo(told) !== type)
      problem(check, 'record', `Запись ${record} не отвечает на вопрос вида ${type}`)
    const wrong = text === undefined ? null : defaultProblem(text, type)
    if (wrong !== null) problem(check, 'default', wrong)
  })

function problem(check: z.RefinementCtx, field: string, message: string) {
  check.addIssue({ code: 'custom', path: [field], message })
}

const normSchema = z.custom<NormId>(
  (id) => typeof id === 'string' && isNormId(id),
  'Такого акта нет в реестре норм',
)

const legalBasisSchema = z.strictObject({
  act: normSchema,
  clause: z.string().min(1).nullable().default(null),
})

const activitySchema = z
  .int()
  .refine((id) => ACTIVITIES.some((activity) => activity.id === id), 'Такого вида деятельности нет')

const conditionSchema = z.enum(NEED_CONDITIONS)
/** Whether an organisation needs the paper: the closed set lives in the domain. */
const needSchema = z.union(
  [
    z.literal('always'),
    z.literal('optional'),
    z.array(z.union([conditionSchema, z.array(conditionSchema).min(2)])).min(1),
  ],
  `always, optional или список условий: ${NEED_CONDITIONS.join(', ')}`,
)

/** What demands the paper; `verified: false`: the clause is from memory. */
const needBasisSchema = z.strictObject({
  act: normSchema,
  clause: z.string().min(1),
  verified: z.boolean().default(true),
})

const ROLE_IDS = RESPONSIBILITY_GROUPS.flatMap(({ roles }) => roles.map(({ id }) => id))
const roleSchema = z.int().refine((id) => ROLE_IDS.includes(id), 'Такой роли ответственного нет')

export const frontMatterSchema = z.strictObject({
  id: z.string().regex(KEBAB_CASE, 'id: латинские строчные буквы и цифры через дефис'),
  title: z.string().min(1),
  group: z.string().min(1),
  kind: z.enum(KINDS),
  scope: z.enum(TEMPLATE_SCOPES),
  subject: z.string().min(1),
  order: z.int().positive(),
  legalBasis: z.array(legalBasisSchema).min(1),
  activities: z.union([z.literal('all'), z.array(activitySchema).min(1)]),
  requires: z.array(z.enum(REQUIREMENTS)),
  edition: z.int().positive(),
  inputs: z.array(inputSchema).default([]),
  records: z.enum(RECORDS).nullable().default(null),
  need: needSchema,
  needBasis: needBasisSchema.nullable().default(null),
  /** Where the kind's own way is not right: a sheet turned, «УТВЕРЖДАЮ» put on or left out. */
  landscape: z.boolean().nullable().default(null),
  approved: z.boolean().nullable().default(null),
  /** Set in the smallest type and the lowest rows, so that all that is recorded of somebody fits one sheet. */
  tight: z.boolean().default(false),
  /** The order appoints for this role. */
  role: roleSchema.nullable().default(null),
  /** Shown to anybody on the public page of the templates. */
  samples: z.boolean().default(false),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>
export type Input = FrontMatter['inputs'][number]
export type LegalBasis = FrontMatter['legalBasis'][number]
