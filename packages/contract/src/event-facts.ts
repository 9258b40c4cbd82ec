import {
  BRIEFING_KINDS,
  CONDITIONS_CLASSES,
  MEDICAL_CONCLUSIONS,
  PPE_EVENT_TYPES,
  PROGRAMMES,
  RISK_LEVELS,
  TRAINING_RESULTS,
} from '@ot/domain'
import { z } from 'zod'
import { calendarDate, id, optionalText, text } from './fields.ts'

const QUANTITY_MAX = 10_000
const HOURS_MAX = 2_000
const SHIFTS_MAX = 100
const HAZARDS_MAX = 200

const quantity = z
  .int({ error: 'Количество — целое число' })
  .min(1, 'Не меньше 1')
  .max(QUANTITY_MAX, `Не больше ${QUANTITY_MAX}`)
const degree = z.int({ error: 'Целое число от 1 до 5' }).min(1, 'От 1 до 5').max(5, 'От 1 до 5')

/** A line of a risk card: R = P × S. */
export const RiskLine = z.strictObject({
  /** Code of the dangerous event in order 776н's list; null: the company's own. */
  code: z.string().max(20).nullable(),
  hazard: text(500),
  danger: text(1000),
  probability: degree,
  severity: degree,
  measures: z.array(text(1000)).max(50),
})
export type RiskLine = z.infer<typeof RiskLine>

/** What the obligation is, by section. */
export const DEFINITION_FACTS = {
  briefing: { kind: z.enum(BRIEFING_KINDS, { error: 'Укажите вид инструктажа' }) },
  training: { programme: z.enum(PROGRAMMES, { error: 'Укажите программу' }) },
  /** Item of order 29н; null: an examination of another act (psychiatric). */
  medical: { factorNumber: z.string().max(20).nullable() },
  ppe: {
    ppe: text(500),
    eventType: z.enum(PPE_EVENT_TYPES).default('issuance'),
    /** Per wear period; null: the norm is text. */
    quantity: quantity.nullable(),
    unit: text(30).default('шт.'),
    norm: optionalText(300),
  },
  sout: { workplaceId: id.nullable().default(null) },
  risk: {},
}

/** What a completion records beside its date, by section; the last one's stand on the event. */
export const COMPLETION_FACTS = {
  briefing: {
    instructor: optionalText(300),
    localActs: optionalText(1000),
    reason: optionalText(1000),
    /** Of an internship. */
    shifts: z.int().min(1).max(SHIFTS_MAX).nullable().default(null),
  },
  training: {
    hours: z.int({ error: 'Часы — целое число' }).min(1).max(HOURS_MAX).nullable().default(null),
    protocolNumber: optionalText(50),
    result: z.enum(TRAINING_RESULTS).nullable().default(null),
    provider: optionalText(300),
    registryNumber: optionalText(50),
  },
  medical: {
    conclusion: z.enum(MEDICAL_CONCLUSIONS).nullable().default(null),
    organisation: optionalText(300),
  },
  ppe: {
    /** How many were given or taken back this time. */
    handedOver: quantity.nullable().default(null),
    size: optionalText(50),
    model: optionalText(300),
    certificate: optionalText(300),
  },
  sout: {
    workingConditionsClass: z.enum(CONDITIONS_CLASSES).nullable().default(null),
    /** The day the report was approved; `registeredOn`: the day it entered the state system, from which five years count. */
    reportOn: calendarDate.nullable().default(null),
    registeredOn: calendarDate.nullable().default(null),
  },
  risk: {
    hazards: z.array(RiskLine).max(HAZARDS_MAX).default([]),
    riskLevel: z.enum(RISK_LEVELS).nullable().default(null),
  },
}
