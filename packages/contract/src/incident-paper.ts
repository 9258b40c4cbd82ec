import { STEP_KEYS } from '@ot/domain'
import { z } from 'zod'
import { byId, calendarDate, id } from './fields.ts'
import { defineRoutes } from './route.ts'
import { InputValues, TemplateInput } from './template.ts'

const Fact = z.object({ key: z.string(), label: z.string() })

/** One paper of an investigation: made and registered by the calls of documents, with what `about` names. */
export const IncidentPaper = z.object({
  templateId: z.string(),
  name: z.string(),
  group: z.string(),
  /** Steps of this course that ask for it; none: it may be needed. */
  stepKeys: z.array(z.enum(STEP_KEYS)),
  /** Whom a paper about one is about; null: the whole incident. */
  about: z.object({ victimId: id.nullable(), personIndex: z.int().nullable(), name: z.string() }).nullable(),
  /** The number that the incident gives; null: the next of the register. */
  number: z.string().nullable(),
  /** Made from the company's own file, which this server makes no PDF of. */
  wordOnly: z.boolean(),
  /** What an order asks and the incident does not tell; all that is answered. */
  inputs: z.array(TemplateInput),
  values: InputValues,
  /** Facts it cannot be made without. */
  lacking: z.array(Fact),
  /** What would print as a line to fill in by hand. */
  missing: z.array(Fact),
  /** Those that hold, by their day. */
  registered: z.array(z.object({ id, number: z.string(), date: calendarDate })),
})
export type IncidentPaper = z.infer<typeof IncidentPaper>

export const incidentPaperRoutes = defineRoutes({
  'GET /api/incidents/:id/papers': {
    access: 'user',
    tag: 'incidents',
    summary: 'Документы расследования: какие нужны, чего в них не хватает, что зарегистрировано',
    params: byId,
    answer: z.array(IncidentPaper),
  },
})
