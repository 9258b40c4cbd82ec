import type { TransferFields, TransferOutcome } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { employeeQuery } from '../../../../lib/company/employee.ts'
import { positionsQuery } from '../../../../lib/company/positions.ts'
import type { DecidedChoice } from '../../norms/api/proposals.ts'

export function transfersQuery(employeeId: number) {
  return queryOptions({
    queryKey: [...employeeQuery(employeeId).queryKey, 'transfers'],
    queryFn: ({ signal }) =>
      call('GET /api/employees/:id/transfers', { params: { id: employeeId } }, { signal }),
  })
}

/** Nothing is written by asking. */
export function previewTransfer(employeeId: number, fields: TransferFields): Promise<TransferOutcome> {
  return call('POST /api/employees/:id/transfers', {
    params: { id: employeeId },
    query: { dryRun: 'true' },
    body: fields,
  })
}

type Transfer = { employeeId: number; fields: TransferFields; choice: DecidedChoice }

export async function saveTransfer(
  client: QueryClient,
  { employeeId, fields, choice }: Transfer,
  idempotencyKey: string,
): Promise<void> {
  await call(
    'POST /api/employees/:id/transfers',
    { params: { id: employeeId }, query: { dryRun: 'false' }, body: { ...fields, ...choice } },
    { idempotencyKey },
  )
  refreshAll(client)
}

export async function undoTransfer(client: QueryClient, id: number): Promise<void> {
  await call('POST /api/transfers/:id/undo', { params: { id } })
  refreshAll(client)
}

/** The record, the lists and the terms are others now. */
function refreshAll(client: QueryClient): void {
  const [reference] = positionsQuery().queryKey
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== reference })
}
