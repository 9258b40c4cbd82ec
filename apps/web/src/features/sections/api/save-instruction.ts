import type { InstructionAnswer, InstructionFields } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { SaveConflict } from '../../../lib/form/save-conflict.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { refreshRecords } from './refresh-records.ts'

export async function giveInstruction(
  client: QueryClient,
  employeeId: number,
  body: InstructionFields,
  idempotencyKey: string,
): Promise<void> {
  await call('POST /api/employees/:id/instructions', { params: { id: employeeId }, body }, { idempotencyKey })
  await refreshRecords(client)
}

export async function changeInstruction(
  client: QueryClient,
  { id, employeeId, version }: Pick<InstructionAnswer, 'id' | 'employeeId' | 'version'>,
  body: Partial<InstructionFields>,
): Promise<void> {
  const params = { id: employeeId, instructionId: id }
  await call('PATCH /api/employees/:id/instructions/:instructionId', { params, body }, { version })
  await refreshRecords(client)
}

export async function takeInstruction(
  client: QueryClient,
  { id, employeeId, version }: Pick<InstructionAnswer, 'id' | 'employeeId' | 'version'>,
): Promise<void> {
  const params = { id: employeeId, instructionId: id }
  try {
    await call('DELETE /api/employees/:id/instructions/:instructionId', { params }, { version })
  } finally {
    await refreshRecords(client)
  }
}

const LOG_PAGE = 100

/** After 412: what is stored now and who stored it. */
export async function getInstructionConflict(
  base: InstructionAnswer,
): Promise<SaveConflict<InstructionAnswer>> {
  const { id, employeeId, companyId } = base
  const [instructions, log] = await Promise.all([
    call('GET /api/employees/:id/instructions', { params: { id: employeeId } }),
    call('GET /api/companies/:id/log', { params: { id: companyId }, query: { limit: LOG_PAGE } }),
  ])
  const stored = instructions.find((instruction) => instruction.id === id)
  if (stored === undefined) throw new ApiError(404, 'Инструкцию уже убрал другой пользователь.')
  const saves = log
    .filter(({ entity, entityId }) => entity === 'instruction' && entityId === id)
    .slice(0, stored.version - base.version)
    .map(({ userName, at }) => ({ author: userName, at }))
  return { stored, saves }
}
