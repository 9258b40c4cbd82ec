import { EVENT_STATES } from '@ot/domain'
import { z } from 'zod'
import { byId, calendarDate, id, optionalText, pathId, requiredText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'events'
const EMPLOYEES_MAX = 500

export const InstructionFields = z.strictObject({
  number: optionalText(50),
  name: requiredText(500),
  approvedOn: calendarDate.nullable().default(null),
  /** Null: five years after the approval. */
  revisionDue: calendarDate.nullable().default(null),
  acknowledgedOn: calendarDate.nullable().default(null),
})
export type InstructionFields = z.infer<typeof InstructionFields>

/** A merge patch: each field is checked with the rest of the instruction. */
const InstructionPatch = z.strictObject(
  Object.fromEntries(Object.keys(InstructionFields.shape).map((key) => [key, z.unknown().optional()])),
)

/** An instruction on occupational safety given to an employee. `missing`: not acquainted with yet; `overdue`: its revision is. */
export const InstructionAnswer = z.object({
  ...InstructionFields.shape,
  id,
  companyId: id,
  employeeId: id,
  state: z.enum(EVENT_STATES),
  version,
})
export type InstructionAnswer = z.infer<typeof InstructionAnswer>

const byInstruction = z.strictObject({ id: pathId, instructionId: pathId })

export const instructionRoutes = defineRoutes({
  'GET /api/employees/:id/instructions': {
    access: 'user',
    tag,
    summary: 'Инструкции, выданные работнику',
    params: byId,
    answer: z.array(InstructionAnswer),
  },
  'POST /api/employees/:id/instructions': {
    access: 'user',
    tag,
    summary: 'Выдать инструкцию',
    params: byId,
    body: InstructionFields,
    answer: InstructionAnswer,
    status: 201,
  },
  'PATCH /api/employees/:id/instructions/:instructionId': {
    access: 'user',
    tag,
    summary: 'Изменить инструкцию, отметить ознакомление',
    params: byInstruction,
    body: InstructionPatch,
    answer: InstructionAnswer,
    versioned: true,
    undoable: true,
  },
  'DELETE /api/employees/:id/instructions/:instructionId': {
    access: 'user',
    tag,
    summary: 'Убрать инструкцию у работника',
    params: byInstruction,
    status: 204,
    versioned: true,
    undoable: true,
  },
  'POST /api/instructions/bulk': {
    access: 'user',
    tag,
    summary: 'Выдать инструкцию многим: всем или никому',
    body: z.strictObject({
      companyId: id,
      employeeIds: z.array(id).min(1).max(EMPLOYEES_MAX).optional(),
      departmentId: id.optional(),
      positionId: id.optional(),
      ...InstructionFields.shape,
    }),
    answer: z.array(InstructionAnswer),
    status: 201,
    undoable: true,
  },
})
