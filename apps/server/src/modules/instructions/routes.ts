import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeInstruction, takeInstruction } from './change-instruction.ts'
import { giveInstruction, giveInstructions } from './give-instructions.ts'
import { presentInstruction } from './present.ts'
import { instructionsOf } from './read-instructions.ts'

export function registerInstructions(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/employees/:id/instructions', async ({ ctx, params }) => {
    const known = await ctx()
    const rows = await instructionsOf(known, params.id)
    return rows.map((row) => presentInstruction(row, known.today(row.companyId)))
  })

  registerRoute(app, 'POST /api/employees/:id/instructions', async ({ ctx, params, body }) => {
    const known = await ctx()
    const given = await giveInstruction(known, params.id, body)
    return presentInstruction(given, known.today(given.companyId))
  })

  registerRoute(app, 'PATCH /api/employees/:id/instructions/:instructionId', async (call) => {
    const known = await call.ctx()
    const { id: employeeId, instructionId: id } = call.params
    const { body: changes, ifMatch } = call
    const changed = await changeInstruction(known, { employeeId, id, changes, ifMatch })
    return presentInstruction(changed, known.today(changed.companyId))
  })

  registerRoute(
    app,
    'DELETE /api/employees/:id/instructions/:instructionId',
    async ({ ctx, params, ifMatch }) => {
      await takeInstruction(await ctx(), { employeeId: params.id, id: params.instructionId, ifMatch })
      return undefined
    },
  )

  registerRoute(app, 'POST /api/instructions/bulk', async ({ ctx, body }) => {
    const known = await ctx()
    const { companyId, employeeIds, departmentId, positionId, ...fields } = body
    const choice = { employeeIds, departmentId, positionId }
    const given = await giveInstructions(known, { companyId, choice, fields })
    return given.map((row) => presentInstruction(row, known.today(companyId)))
  })
}
