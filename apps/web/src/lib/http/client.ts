import type { RouteKey } from '@ot/contract'
import type { Session } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { type Answered, performCall } from './perform-call.ts'
import type { CallOptions, CallParts } from './request.ts'
import type { Fetch } from './transport.ts'

const UNAUTHORISED = 401

/** Calls whose 401 is about what was typed, not about the session. */
const NEVER_REFRESH = /^POST \/api\/(?:login|register|refresh|logout|password\/)/

export type Client = <K extends RouteKey>(
  key: K,
  input: CallParts,
  options?: CallOptions,
) => Promise<Answered<K>>

/** Calls with the session's token; a 401 is followed by one refresh and one repetition. */
export function createClient(fetch: Fetch, session: Session): Client {
  return async (key, input, options) => {
    const token = session.accessToken()
    try {
      return await performCall(fetch, key, input, token, options)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== UNAUTHORISED || NEVER_REFRESH.test(key))
        throw error
      if (!(await session.renew(token))) throw error
      return performCall(fetch, key, input, session.accessToken(), options)
    }
  }
}
