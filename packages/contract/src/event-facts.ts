import {
  BRIEFING_KINDS,
  CONDITIONS_CLASSES,
  type CompletionFact,
  type DefinitionFact,
  EVENT_FIELDS,
  isInn,
  MEDICAL_CONCLUSIONS,
  PPE_EVENT_TYPES,
  PPE_RISK_CLASSES,
  PROGRAMMES,
  RISK_LEVELS,
  type Section,
  TRAINING_RESULTS,
} from '@ot/domain'
import { z } from 'zod'
import { calendarDate, id, optionalText, requiredText } from './fields.ts'

const HAZARDS_MAX = 200

const quantity = z
  .int({ error: 'Количество — целое число' })
  .min(1, 'Не меньше 1')
  .max(EVENT_FIELDS.quantity.max, `Не больше ${EVENT_FIELDS.quantity.max}`)
const degree = z.int({ error: 'Целое число от 1 до 5' }).min(1, 'От 1 до 5').max(5, 'От 1 до 5')

const optionalInn = z
  .union([
    z.literal('').transform(() => null),
    z.string().trim().refine(isInn, 'ИНН — 10 или 12 цифр с верной контрольной цифрой'),
  ])
  .nullable()
  .default(null)

/** A line of a risk card: R = P × S. */
export const RiskLine = z.strictObject({
  /** Code of the dangerous event in order 776н's list; null: the company's own. */
  code: z.string().max(20).nullable(),
  hazard: requiredText(500),
  danger: requiredText(1000),
  probability: degree,
  severity: degree,
  measures: z.array(requiredText(1000)).max(50),
})
export type RiskLine = z.infer<typeof RiskLine>

/** A line that the profile of a profession suggests: how likely and how grave it is here, the employer judges. */
export const RiskDraftLine = z.object({
  code: z.string().nullable(),
  hazard: z.string(),
  danger: z.string(),
  probability: z.null(),
  severity: z.null(),
  measures: z.array(z.string()),
})
export type RiskDraftLine = z.infer<typeof RiskDraftLine>

/** What the obligation is, by section. */
export const DEFINITION_FACTS = {
  briefing: { kind: z.enum(BRIEFING_KINDS, { error: 'Укажите вид инструктажа' }) },
  training: { programme: z.enum(PROGRAMMES, { error: 'Укажите программу' }) },
  /** Item of order 29н; null: an examination of another act (psychiatric). */
  medical: {
    factorNumber: z.string().trim().min(1).max(EVENT_FIELDS.factorNumber.max).nullable().default(null),
  },
  ppe: {
    ppe: requiredText(EVENT_FIELDS.ppe.max),
    eventType: z.enum(PPE_EVENT_TYPES).default('issuance'),
    /** Per wear period; null: the norm is requiredText. */
    quantity: quantity.nullable().default(null),
    unit: requiredText(EVENT_FIELDS.unit.max).default('шт.'),
    norm: optionalText(EVENT_FIELDS.norm.max),
  },
  sout: { workplaceId: id.nullable().default(null) },
  risk: {},
} satisfies { [S in Section]: Record<DefinitionFact<S>, z.ZodType> }

/** What a completion records beside its date, by section; the last one's stand on the event. */
export const COMPLETION_FACTS = {
  briefing: {
    instructor: optionalText(EVENT_FIELDS.instructor.max),
    localActs: optionalText(EVENT_FIELDS.localActs.max),
    reason: optionalText(EVENT_FIELDS.reason.max),
    /** Of an internship. */
    shifts: z.int().min(1).max(EVENT_FIELDS.shifts.max).nullable().default(null),
  },
  training: {
    hours: z.int({ error: 'Часы — целое число' }).min(1).max(EVENT_FIELDS.hours.max).nullable().default(null),
    protocolNumber: optionalText(EVENT_FIELDS.protocolNumber.max),
    result: z.enum(TRAINING_RESULTS).nullable().default(null),
    /** Who trained, when not the employer itself, and its ИНН: the state registry asks for both. */
    provider: optionalText(EVENT_FIELDS.provider.max),
    providerInn: optionalInn,
    registryNumber: optionalText(EVENT_FIELDS.registryNumber.max),
  },
  medical: {
    conclusion: z.enum(MEDICAL_CONCLUSIONS).nullable().default(null),
    organisation: optionalText(EVENT_FIELDS.organisation.max),
  },
  ppe: {
    /** How many were given or taken back this time. */
    handedOver: quantity.nullable().default(null),
    size: optionalText(EVENT_FIELDS.size.max),
    model: optionalText(EVENT_FIELDS.model.max),
    riskClass: z.enum(PPE_RISK_CLASSES).nullable().default(null),
    certificate: optionalText(EVENT_FIELDS.certificate.max),
    certificateUntil: calendarDate.nullable().default(null),
    usableUntil: calendarDate.nullable().default(null),
  },
  sout: {
    /** The workplace that was assessed: the one of this number, made when there is none. Absent: the event's own. */
    workplaceNumber: optionalText(EVENT_FIELDS.workplaceNumber.max),
    workingConditionsClass: z.enum(CONDITIONS_CLASSES).nullable().default(null),
    /** The day the report was approved; `registeredOn`: the day it entered the state system, from which five years count. */
    reportOn: calendarDate.nullable().default(null),
    registeredOn: calendarDate.nullable().default(null),
  },
  risk: {
    hazards: z.array(RiskLine).max(HAZARDS_MAX).default([]),
    riskLevel: z.enum(RISK_LEVELS).nullable().default(null),
  },
} satisfies { [S in Section]: Record<CompletionFact<S>, z.ZodType> }

type Defaulted = Readonly<Record<string, z.ZodDefault<z.ZodType>>>
type Named<F extends Defaulted> = {
  [K in keyof F]: F[K] extends z.ZodDefault<infer T extends z.ZodType> ? z.ZodOptional<T> : never
}

/** The same facts without defaults: what a completion does not name, it does not touch. Object.entries loses the keys'
 * types, hence the one assertion. */
function named<F extends Defaulted>(facts: F): Named<F> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, fact.unwrap().optional()]),
  ) as Named<F>
}

/** Facts of every section, all optional: which of them an event takes, its section decides. */
export const NAMED_FACTS = {
  ...named(COMPLETION_FACTS.briefing),
  ...named(COMPLETION_FACTS.training),
  ...named(COMPLETION_FACTS.medical),
  ...named(COMPLETION_FACTS.ppe),
  ...named(COMPLETION_FACTS.sout),
  ...named(COMPLETION_FACTS.risk),
}

/** What stands on an event: what it is and what its last completion recorded. */
export const EVENT_FACTS = {
  briefing: z.object({ ...DEFINITION_FACTS.briefing, ...COMPLETION_FACTS.briefing }),
  training: z.object({ ...DEFINITION_FACTS.training, ...COMPLETION_FACTS.training }),
  medical: z.object({ ...DEFINITION_FACTS.medical, ...COMPLETION_FACTS.medical }),
  ppe: z.object({ ...DEFINITION_FACTS.ppe, ...COMPLETION_FACTS.ppe }),
  /** The workplace itself is a reference. */
  sout: z.object(COMPLETION_FACTS.sout).omit({ workplaceNumber: true }),
  risk: z.object(COMPLETION_FACTS.risk),
}
export type EventFacts<S extends keyof typeof EVENT_FACTS> = z.output<(typeof EVENT_FACTS)[S]>
