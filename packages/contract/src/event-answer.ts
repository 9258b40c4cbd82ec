import { EVENT_STATES } from '@ot/domain'
import { z } from 'zod'
import { EVENT_FACTS } from './event-facts.ts'
import { calendarDate, id, version } from './fields.ts'

/** Where a date comes from: the answer to «Почему эта дата?». */
export const Basis = z.object({
  act: z.string(),
  clause: z.string(),
  edition: z.string(),
  explanation: z.string(),
  /** The clause was compared with a published text. */
  verified: z.boolean(),
})
export type Basis = z.infer<typeof Basis>

const eventBase = {
  id,
  companyId: id,
  employeeId: id,
  fullname: z.string(),
  departmentId: id,
  department: z.string(),
  /** The staff title where there is one, else the reference name. */
  position: z.string(),
  name: z.string(),
  /** When it was last done; null: never. */
  date: calendarDate.nullable(),
  periodicity: z.string(),
  deadline: calendarDate.nullable(),
  state: z.enum(EVENT_STATES),
  /** The active memo that holds it. */
  memoId: id.nullable(),
  /** Why the company's own period is shorter than the norm's. */
  periodReason: z.string().nullable(),
  /** Null: entered by hand, no norm behind it. */
  basis: Basis.nullable(),
  version,
}

/** The facts come as their own type: looked up by a name they would be the facts of every section. */
function eventOf<const S extends keyof typeof EVENT_FACTS, Facts extends z.ZodRawShape>(
  name: S,
  facts: Facts,
) {
  return z.object({ ...eventBase, section: z.literal(name), ...facts })
}

export const BriefingEvent = eventOf('briefing', EVENT_FACTS.briefing.shape)
export const TrainingEvent = eventOf('training', EVENT_FACTS.training.shape)
export const MedicalEvent = eventOf('medical', EVENT_FACTS.medical.shape)
export const PpeEvent = eventOf('ppe', {
  ...EVENT_FACTS.ppe.shape,
  /** What was issued and not returned. */
  onHand: z.int(),
  /** The issue that a return belongs to. */
  returnOf: id.nullable(),
})
/** The workplace's own facts: all its employees share them. */
export const SoutEvent = eventOf('sout', {
  ...EVENT_FACTS.sout.shape,
  workplaceId: id.nullable(),
  workplaceNumber: z.string().nullable(),
  declared: z.boolean(),
})
export const RiskEvent = eventOf('risk', EVENT_FACTS.risk.shape)

export const EventAnswer = z.discriminatedUnion('section', [
  BriefingEvent,
  TrainingEvent,
  MedicalEvent,
  PpeEvent,
  SoutEvent,
  RiskEvent,
])
export type EventAnswer = z.infer<typeof EventAnswer>
export type EventOf<S extends EventAnswer['section']> = Extract<EventAnswer, { section: S }>

/** The completion that the call has written on the event: what takes exactly it back names it. */
const written = { completionId: id }
export const CompletedEvent = z.discriminatedUnion('section', [
  BriefingEvent.extend(written),
  TrainingEvent.extend(written),
  MedicalEvent.extend(written),
  PpeEvent.extend(written),
  SoutEvent.extend(written),
  RiskEvent.extend(written),
])
export type CompletedEvent = z.infer<typeof CompletedEvent>
