import type { CallInput } from '@ot/contract'
import { call } from '../../../lib/api.ts'

export type ActivityRequest = CallInput<'POST /api/actual-activity-requests'>['body']

export function requestActivity(body: ActivityRequest): Promise<unknown> {
  return call('POST /api/actual-activity-requests', { body })
}
