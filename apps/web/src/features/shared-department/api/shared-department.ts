import type { SharedDepartment } from '@ot/contract'
import { call } from '../../../lib/api.ts'

/** What the link of its head opens. */
export function readSharedDepartment(token: string, signal: AbortSignal): Promise<SharedDepartment> {
  return call('GET /api/departments/shared/:token', { params: { token } }, { signal })
}
