import type { RouteKey } from '@ot/contract'
import { ApiError } from './api-error.ts'
import { type AnsweredCall, performCall } from './perform-call.ts'
import type { CallParts, OutgoingOptions } from './request.ts'
import type { Fetch } from './transport.ts'

const UNAUTHORISED = 401

/** Calls whose 401 is about what was typed, not about the session. */
const NEVER_REFRESH = /^POST \/api\/(?:login|register|refresh|logout|password\/)/

export type Client = <K extends RouteKey>(
  key: K,
  input: CallParts,
  options?: OutgoingOptions,
) => Promise<AnsweredCall<K>>

/** Whose calls they are. */
interface Bearer {
  accessToken: () => string
  /** The same, renewed first where it is known to have run out. */
  readyToken: () => Promise<string>
  /** False: the session has ended. */
  renew: (staleToken: string) => Promise<boolean>
}

/** Calls with the bearer's token, renewed beforehand where it has run out; a 401 is followed by one refresh and one repetition. */
export function createClient(fetch: Fetch, bearer: Bearer): Client {
  return async (key, input, options) => {
    const isOfSession = !NEVER_REFRESH.test(key)
    const token = isOfSession ? await bearer.readyToken() : bearer.accessToken()
    try {
      return await performCall(fetch, key, input, token, options)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== UNAUTHORISED || !isOfSession) throw error
      if (!(await bearer.renew(token))) throw error
      return performCall(fetch, key, input, bearer.accessToken(), options)
    }
  }
}
