import type { CallAnswer, CallInput, RouteKey, VersionedRoute } from '@ot/contract'
import { createClient } from './http/client.ts'
import { Connection } from './http/connection.ts'
import { pauseUntilOnline } from './http/pause.ts'
import type { AnsweredCall } from './http/perform-call.ts'
import type { CallOptions, CallParts, OutgoingOptions } from './http/request.ts'
import type { SeenVersion } from './http/seen-version.ts'
import { pageIsLeaving } from './page-leaving.ts'
import { browserStore } from './session/browser-store.ts'
import { runExclusively } from './session/exclusively.ts'
import { Session } from './session/session.ts'
import type { CachedKey } from './session/stored.ts'
import { passUndoOffer } from './undo-offers.ts'

/** Overhears every call: what could not be reached, and when it can be again. */
export const connection = new Connection({
  fetch: (url, init) => fetch(url, init),
  isOnline: () => navigator.onLine,
  isLeaving: pageIsLeaving,
  pause: pauseUntilOnline,
})

const store = browserStore()

export const session = new Session({
  fetch: connection.fetch,
  store,
  exclusively: runExclusively,
  isLeaving: pageIsLeaving,
  pause: pauseUntilOnline,
  log: (message, cause) => console.error(message, cause),
  now: Date.now,
})

const client = createClient(connection.fetch, session)

type Input<K extends RouteKey> = CallInput<K> & CallParts
/**
 * A call without params, query and body is made without an input; one that changes a record that others change too is made over the
 * version which `useSaveOver` gives.
 */
type Given<K extends RouteKey> = K extends VersionedRoute
  ? [input: Input<K>, options: CallOptions & { version: SeenVersion }]
  : unknown extends CallInput<K>
    ? [input?: Input<K>, options?: CallOptions]
    : [input: Input<K>, options?: CallOptions]

export async function callWithHeaders<K extends RouteKey>(
  key: K,
  ...given: Given<K>
): Promise<AnsweredCall<K>> {
  const [input, options] = given
  const answered = await client(key, input ?? {}, options)
  passUndoOffer(key, answered.headers)
  followAnswer(options ?? {}, answered.answer)
  return answered
}

/** A saving is answered with the record as it stands now, as a test of the contract holds: the next one goes over that. */
function followAnswer({ version }: OutgoingOptions, answer: unknown): void {
  if (isOfRecord(answer)) version?.follow(answer.version)
}

function isOfRecord(answer: unknown): answer is { version: number } {
  return (
    typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number'
  )
}

/** Any call of the contract by its key: `call('GET /api/companies/:id', { params: { id } })`. */
export async function call<K extends RouteKey>(key: K, ...given: Given<K>): Promise<CallAnswer<K>> {
  const { answer } = await callWithHeaders(key, ...given)
  return answer
}

/** Keeps an answer under the key that the product names for it; leaving the account removes it. */
export function rememberAnswer(key: CachedKey, value: unknown): void {
  store.setItem(key, JSON.stringify(value))
}

/** What is kept of the current company goes when another one becomes that. */
export function forgetCompany(): void {
  for (const key of ['company_data', 'departments', 'employees'] satisfies CachedKey[]) store.removeItem(key)
}
