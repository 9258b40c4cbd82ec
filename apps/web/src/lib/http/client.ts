import type { RouteKey } from '@ot/contract'
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

/** Whose calls they are. */
interface Bearer {
  accessToken: () => string
  /** False: the session has ended. */
  renew: (staleToken: string) => Promise<boolean>
}

/** Calls with the bearer's token; a 401 is followed by one refresh and one repetition. */
export function createClient(fetch: Fetch, bearer: Bearer): Client {
  return async (key, input, options) => {
    const token = bearer.accessToken()
    try {
      return await performCall(fetch, key, input, token, options)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== UNAUTHORISED || NEVER_REFRESH.test(key))
        throw error
      if (!(await bearer.renew(token))) throw error
      return performCall(fetch, key, input, bearer.accessToken(), options)
    }
  }
}
