import { COVERAGE_COLUMNS, PROPOSAL_ACTIONS, PROPOSAL_OUTCOMES } from '@ot/domain'
import { z } from 'zod'
import { Basis } from './event-answer.ts'
import { RiskDraftLine } from './event-facts.ts'
import { byCompany, byId, calendarDate, id, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'events'

export const Proposal = z.object({
  /** Names the proposal in `accept` and `decline`. */
  key: z.string(),
  action: z.enum(PROPOSAL_ACTIONS),
  section: z.enum(COVERAGE_COLUMNS),
  name: z.string(),
  periodicity: z.string(),
  /** By when; the earliest of the employees'. */
  deadline: calendarDate.nullable(),
  /** A question to answer before it is accepted; null: it hangs on no condition. */
  condition: z.string().nullable(),
  basis: Basis,
  positionId: id,
  position: z.string(),
  employeeIds: z.array(id),
  /** `proposed`, or what the call did with it; `declined` ones keep their note and may be accepted later. */
  outcome: z.enum(PROPOSAL_OUTCOMES),
  note: z.string().nullable(),
})
export type Proposal = z.infer<typeof Proposal>

export const ProposalChoice = z.strictObject({
  accept: z.array(z.string().max(200)).max(5_000).optional(),
  decline: z
    .array(z.strictObject({ key: z.string().max(200), note: requiredText(500) }))
    .max(5_000)
    .optional(),
})
export type ProposalChoice = z.infer<typeof ProposalChoice>

/** What an act asks for besides and the product keeps no record of. */
export const Reminder = z.object({
  what: z.string(),
  by: z.string(),
  act: z.string(),
  clause: z.string(),
  verified: z.boolean(),
})
export type Reminder = z.infer<typeof Reminder>

const dryRun = z.enum(['true', 'false']).default('false')

export const proposalRoutes = defineRoutes({
  'POST /api/employees/:id/events/from-norms': {
    access: 'user',
    tag,
    summary: 'Что требуют нормы от работника: предложить, принять, отклонить',
    params: byId,
    query: z.strictObject({ dryRun }),
    body: ProposalChoice,
    answer: z.array(Proposal),
    undoable: true,
  },
  'POST /api/events/from-norms': {
    access: 'user',
    tag,
    summary: 'То же для всей организации, по должностям',
    query: z.strictObject({ ...byCompany.shape, dryRun }),
    body: ProposalChoice,
    answer: z.array(Proposal),
    undoable: true,
  },
  'GET /api/employees/:id/risk-draft': {
    access: 'user',
    tag,
    summary: 'Опасности профессии как черновик карты рисков: вероятность и тяжесть ставит работодатель',
    params: byId,
    answer: z.array(RiskDraftLine),
  },
})
