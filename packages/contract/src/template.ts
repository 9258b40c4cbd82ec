import { ANSWERED_BY, INPUT_TYPES, RESPONSIBILITY_TYPES, TEMPLATE_SCOPES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, id } from './fields.ts'
import { defineRoutes } from './route.ts'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const PDF = 'application/pdf'
const ANSWER_TEXT_MAX = 5000

/** Answers to a template's inputs: text and dates as text, numbers, an employee's id, employees' ids, numbers of the lines left out; null: not answered. */
const inputValue = z.union([z.string().max(ANSWER_TEXT_MAX), z.number(), z.array(id).max(500), z.null()])
export const InputValues = z.record(z.string().max(100), inputValue)
export type InputValues = z.infer<typeof InputValues>

export const TemplateInput = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(INPUT_TYPES),
  hint: z.string().nullable(),
  /** Of a question about lines: those of the paper's list, of which some may be left out. */
  lines: z.array(z.object({ number: z.int(), text: z.string() })).optional(),
})
export type TemplateInput = z.infer<typeof TemplateInput>

export const AnsweredInput = TemplateInput.extend({
  /** The fact of the organisation that answers it, by key. */
  fact: z.string().nullable(),
  /** What the answer in `values` is: given to this paper, a fact of the organisation, a default; null: there is none. */
  answeredBy: z.enum(ANSWERED_BY).nullable(),
})
export type AnsweredInput = z.infer<typeof AnsweredInput>

const MissingFact = z.object({ key: z.string(), label: z.string() })

export const TemplateAnswer = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  scope: z.enum(TEMPLATE_SCOPES),
  edition: z.int(),
  legalBasis: z.array(z.string()),
  /** Ids of activities the paper is made for; empty: every activity. */
  activities: z.array(id),
  /** The company's own edition stands in the place of the library's. */
  personalised: z.boolean(),
  /** The library has a newer edition than the one that the own edition grew from. */
  personalBehind: z.boolean(),
  /** Made from the company's own file, which this server makes no PDF of. */
  wordOnly: z.boolean(),
  /** Why the organisation needs the paper; null: it may do without. */
  needReason: z.string().nullable(),
  /** What the organisation has said not to have, without which it would need the paper. */
  absentReason: z.string().nullable(),
  requires: z.array(z.string()),
  /** How many questions it asks, answered ones included. */
  questions: z.int(),
  inputs: z.array(AnsweredInput),
  /** Answers to them: of this paper, else of the facts of the organisation, else defaults. */
  values: InputValues,
  /** There is no blank form of it: it is made only about somebody or something named. */
  needsSubject: z.boolean(),
  /** Facts the paper cannot be made without, and what to fill in. */
  lacking: z.array(MissingFact),
  /** Inputs and optional facts that would print as a line to fill in by hand. */
  missing: z.array(MissingFact),
})
export type TemplateAnswer = z.infer<typeof TemplateAnswer>

const TemplateGroup = z.object({
  id: z.string(),
  name: z.string(),
  responsibilityType: z.enum(RESPONSIBILITY_TYPES),
  templates: z.int(),
})

export const byTemplate = z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,120}$/, 'Неизвестный шаблон') })

/** `list`: without what is answered: `inputs` are the open ones alone, `values` are empty. */
const templatesView = z.enum(['list'])
export type TemplatesView = z.infer<typeof templatesView>

/** Lengths are points of 1/72 inch, from the upper left corner of the page. */
const length = z.number()
const place = { x: length, y: length, width: length }

const PaperPage = z.object({
  width: length,
  height: length,
  /** What is seen: elements of SVG that name the outlines; the paper's words are not in it. */
  picture: z.string(),
  /** What is said: where each line of words stands, in letters of which size. */
  words: z.array(z.object({ ...place, text: z.string(), size: length })),
  /** Where a value stands: `fact` is its place in `facts`. */
  values: z.array(z.object({ ...place, height: length, fact: z.int() })),
})
export type PaperPage = z.infer<typeof PaperPage>

/** A paper as it will lie on the table: the very pages of its PDF. */
export const PaperPages = z.object({
  /** Outlines of letters for the pictures of all pages: elements of SVG. */
  glyphs: z.string(),
  pages: z.array(PaperPage),
  /** What the values are: the key of a question or of a fact; `isMissing`: a line to fill in by hand stands there. */
  facts: z.array(MissingFact.extend({ isMissing: z.boolean() })),
})
export type PaperPages = z.infer<typeof PaperPages>

const tag = 'documents'

export const templateRoutes = defineRoutes({
  'GET /api/template-groups': {
    access: 'user',
    tag,
    summary: 'Группы шаблонов',
    answer: z.array(TemplateGroup),
  },
  'GET /api/templates': {
    access: 'user',
    tag,
    summary: 'Шаблоны и чего им не хватает; view=list: из вопросов только те, на которые нет ответа',
    query: byCompany.extend({ view: templatesView.optional() }),
    answer: z.array(TemplateAnswer),
  },
  'GET /api/templates/:id': {
    access: 'user',
    tag,
    summary: 'Шаблон: что спрашивает, чем отвечено и чего не хватает',
    params: byTemplate,
    query: byCompany,
    answer: TemplateAnswer,
  },
  'PUT /api/templates/:id/answers': {
    access: 'user',
    tag,
    summary: 'Запомнить ответы на вопросы шаблона: названные заменяются, null стирает, остальные остаются',
    params: byTemplate,
    body: z.strictObject({ companyId: id, values: InputValues }),
    answer: TemplateAnswer,
  },
  'GET /api/catalogue': {
    access: 'public',
    tag,
    summary: 'Библиотека: группы и названия',
    answer: z.object({
      total: z.int(),
      groups: z.array(z.object({ id: z.string(), name: z.string(), templates: z.array(z.string()) })),
    }),
  },
})
