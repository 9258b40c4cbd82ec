import type { InstructionAnswer, InstructionFields } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { storedAmong } from '../../../lib/form/save-conflict.ts'
import type { Over } from '../../../lib/http/seen-version.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'

export function instructionsQuery(employeeId: number) {
  return queryOptions({
    queryKey: ['instructions', employeeId],
    queryFn: ({ signal }) =>
      call('GET /api/employees/:id/instructions', { params: { id: employeeId } }, { signal }),
  })
}

export async function giveInstruction(
  client: QueryClient,
  employeeId: number,
  body: InstructionFields,
  idempotencyKey: string,
): Promise<void> {
  await call('POST /api/employees/:id/instructions', { params: { id: employeeId }, body }, { idempotencyKey })
  await refreshAfter(client, 'instruction')
}

export async function changeInstruction(
  client: QueryClient,
  { id, employeeId, version }: Over<Pick<InstructionAnswer, 'id' | 'employeeId' | 'version'>>,
  body: Partial<InstructionFields>,
): Promise<void> {
  const params = { id: employeeId, instructionId: id }
  await call('PATCH /api/employees/:id/instructions/:instructionId', { params, body }, { version })
  await refreshAfter(client, 'instruction')
}

export async function takeInstruction(
  client: QueryClient,
  { id, employeeId, version }: Over<Pick<InstructionAnswer, 'id' | 'employeeId' | 'version'>>,
): Promise<void> {
  const params = { id: employeeId, instructionId: id }
  try {
    await call('DELETE /api/employees/:id/instructions/:instructionId', { params }, { version })
  } finally {
    await refreshAfter(client, 'instruction')
  }
}

/** As it is stored now. */
export async function readInstruction({ id, employeeId }: InstructionAnswer): Promise<InstructionAnswer> {
  const instructions = await call('GET /api/employees/:id/instructions', { params: { id: employeeId } })
  return storedAmong(instructions, { id }, 'Инструкцию уже убрал другой пользователь.')
}
