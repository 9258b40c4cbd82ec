import { errorFrom, noAnswer } from './api-error.ts'
import type { CallOptions, OutgoingCall } from './request.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Sends a request with a token (null: without the header) and resolves with an answer of success, else throws ApiError. */
export async function sendRequest(fetch: Fetch, call: OutgoingCall, token: string | null): Promise<Response> {
  const headers = token === null ? call.headers : { ...call.headers, Authorization: `Bearer ${token}` }
  const response = await fetch(call.url, {
    method: call.method,
    headers,
    body: call.body,
    signal: call.signal,
    keepalive: call.keepalive,
  }).catch(unanswered)
  if (!response.ok) throw await errorFrom(response).catch(unanswered)
  return response
}

/** The answer's value: JSON, null when there is none, else bytes. One that breaks off in the middle is no answer. */
export async function readAnswer(
  response: Response,
  onProgress: CallOptions['onProgress'],
): Promise<unknown> {
  if (response.status === 204) return null
  const type = response.headers.get('Content-Type') ?? ''
  const value = type.startsWith('application/json') ? response.json() : readBytes(response, type, onProgress)
  return value.catch(unanswered)
}

function unanswered(cause: unknown): never {
  throw isAbort(cause) ? cause : noAnswer(cause)
}

async function readBytes(
  response: Response,
  type: string,
  onProgress: CallOptions['onProgress'],
): Promise<Blob> {
  if (onProgress === undefined || response.body === null) return response.blob()
  const length = response.headers.get('Content-Length')
  const total = length === null ? null : Number(length)
  const reader = response.body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    chunks.push(step.value)
    received += step.value.byteLength
    onProgress(received, total)
  }
  return new Blob(chunks, { type })
}

export function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}
