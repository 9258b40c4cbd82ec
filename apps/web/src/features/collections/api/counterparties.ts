import type { CounterpartyAnswer } from '@ot/contract'
import type { CounterpartyFields } from '@ot/contract/counterparty'
import { call } from '../../../lib/api.ts'
import type { RecordCalls } from './record-calls.ts'

export const COUNTERPARTY_CALLS: RecordCalls<CounterpartyFields, CounterpartyAnswer> = {
  key: 'counterparties',
  entity: 'counterparty',
  list: (companyId) => call('GET /api/counterparties', { query: { companyId } }),
  create: (companyId, fields, idempotencyKey) =>
    call('POST /api/counterparties', { body: { companyId, ...fields } }, { idempotencyKey }),
  change: ({ id, version }, body) =>
    call('PATCH /api/counterparties/:id', { params: { id }, body }, { version }),
  remove: ({ id, version }) => call('DELETE /api/counterparties/:id', { params: { id } }, { version }),
}
