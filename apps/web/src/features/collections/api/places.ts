import type { PlaceAnswer } from '@ot/contract'
import type { PlaceFields } from '@ot/contract/place'
import { call } from '../../../lib/api.ts'
import type { RecordCalls } from './record-calls.ts'

export const PLACE_CALLS: RecordCalls<PlaceFields, PlaceAnswer> = {
  key: 'places',
  entity: 'place',
  list: (companyId) => call('GET /api/places', { query: { companyId } }),
  create: (companyId, fields, idempotencyKey) =>
    call('POST /api/places', { body: { companyId, ...fields } }, { idempotencyKey }),
  change: ({ id, version }, body) => call('PATCH /api/places/:id', { params: { id }, body }, { version }),
  remove: ({ id, version }) => call('DELETE /api/places/:id', { params: { id } }, { version }),
}
