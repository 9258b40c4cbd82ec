import type { CallAnswer, RouteKey } from '@ot/contract'
import { type CallParts, type OutgoingOptions, outgoingCall } from './request.ts'
import { type Fetch, readAnswer, sendRequest } from './transport.ts'

export interface AnsweredCall<K extends RouteKey> {
  answer: CallAnswer<K>
  headers: Headers
}

/** One attempt of a call, with the token given. */
export async function performCall<K extends RouteKey>(
  fetch: Fetch,
  key: K,
  input: CallParts,
  token: string | null,
  options: OutgoingOptions = {},
): Promise<AnsweredCall<K>> {
  const response = await sendRequest(fetch, outgoingCall(key, input, options), token)
  const value = await readAnswer(response, options.onProgress)
  // The boundary with the server: its tests check every answer against the contract, so the browser does not again.
  return { answer: value as CallAnswer<K>, headers: response.headers }
}
