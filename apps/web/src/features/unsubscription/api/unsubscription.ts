import type { Unsubscription } from '@ot/contract'
import { call } from '../../../lib/api.ts'

export function readUnsubscription(token: string, signal: AbortSignal): Promise<Unsubscription> {
  return call('GET /api/unsubscribe/:token', { params: { token } }, { signal })
}

export function changeUnsubscription(token: string, isUnsubscribed: boolean): Promise<Unsubscription> {
  return call('POST /api/unsubscribe/:token', { params: { token }, body: { isUnsubscribed } })
}
