import { TRANSFER_FIELDS } from '@ot/domain'
import { z } from 'zod'
import { byId, calendarDate, id, instant, optionalText } from './fields.ts'
import { Proposal, ProposalChoice, Reminder } from './proposal.ts'
import { defineRoutes } from './route.ts'

const tag = 'employees'

export const TransferFields = z.strictObject({
  movedOn: calendarDate,
  employeeGroupId: z.int({ error: 'Укажите отдел' }).positive('Укажите отдел'),
  positionId: z.int({ error: 'Укажите должность' }).positive('Укажите должность'),
  positionStaff: optionalText(TRANSFER_FIELDS.positionStaff.max),
  /** Null: the same as before, or none is known. */
  workplaceId: id.nullable().default(null),
  orderNumber: optionalText(TRANSFER_FIELDS.orderNumber.max),
  orderDate: calendarDate.nullable().default(null),
})
export type TransferFields = z.infer<typeof TransferFields>

const Place = z.object({
  department: z.string(),
  position: z.string(),
  workplace: z.string().nullable(),
})

export const TransferAnswer = z.object({
  id,
  employeeId: id,
  movedOn: calendarDate,
  from: Place,
  to: Place,
  orderNumber: z.string().nullable(),
  orderDate: calendarDate.nullable(),
  /** Null: it stands. */
  undoneAt: instant.nullable(),
  /** The last one that stands: it alone can be undone. */
  isLast: z.boolean(),
})
export type TransferAnswer = z.infer<typeof TransferAnswer>

/** What a transfer brings: obligations to take, and what is only told of. */
export const TransferOutcome = z.object({
  follows: z.array(Proposal),
  reminders: z.array(Reminder),
})
export type TransferOutcome = z.infer<typeof TransferOutcome>

export const transferRoutes = defineRoutes({
  'GET /api/employees/:id/transfers': {
    access: 'user',
    tag,
    summary: 'Переводы работника, новые сверху',
    params: byId,
    answer: z.array(TransferAnswer),
  },
  'POST /api/employees/:id/transfers': {
    access: 'user',
    tag,
    summary: 'Перевод на другую должность или место; dryRun=true — только показать, что последует',
    params: byId,
    query: z.strictObject({ dryRun: z.enum(['true', 'false']).default('false') }),
    /** The choice is among `follows`; absent: all that hangs on no condition. */
    body: z.strictObject({ ...TransferFields.shape, ...ProposalChoice.shape }),
    answer: TransferOutcome,
  },
  'POST /api/transfers/:id/undo': {
    access: 'user',
    tag,
    summary:
      'Отменить последний перевод: место прежнее, не сделанное по переводу снимается, снятое возвращается',
    params: byId,
    status: 204,
  },
})
