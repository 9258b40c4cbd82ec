import { tabId } from './random-id.ts'
import type { SeenVersion } from './seen-version.ts'
import { XSRF_HEADER, xsrfToken } from './xsrf-token.ts'

/** What a call needs beside its input. */
export interface CallOptions {
  /** The same key on a repeated attempt makes no second entity. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Is sent even when the page is left at that moment. */
  outlivesPage?: boolean
  /** Bytes received so far and, when the server told it, their total. */
  onProgress?: (received: number, total: number | null) => void
}

export interface OutgoingOptions extends CallOptions {
  /** The version the change was made from: somebody's save in between gets 412. */
  version?: SeenVersion
}

export interface CallParts {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  body?: unknown
  /** multipart/form-data: the text parts first, then the file. */
  upload?: { file: File; fields: Readonly<Record<string, string | undefined>> }
}

export interface OutgoingCall {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | null
  signal: AbortSignal | null
  keepalive: boolean
}

/** `PATCH /api/companies/:id` and its input → the request, still without the token. */
export function outgoingCall(
  key: string,
  parts: CallParts,
  options: OutgoingOptions,
  cookies: string = pageCookies(),
): OutgoingCall {
  const [method = 'GET', path = '/'] = key.split(' ')
  const headers: Record<string, string> = { Accept: 'application/json, */*', 'X-Tab': tabId }
  if (parts.body !== undefined) {
    headers['Content-Type'] = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json'
  }
  if (options.version !== undefined) headers['If-Match'] = `"${options.version.value}"`
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey
  const xsrf = xsrfToken(cookies)
  if (xsrf !== null) headers[XSRF_HEADER] = xsrf
  return {
    method,
    url: fillParams(path, parts.params ?? {}) + queryString(parts.query ?? {}),
    headers,
    body: outgoingBody(parts),
    signal: options.signal ?? null,
    keepalive: options.outlivesPage ?? false,
  }
}

/** None where there is no page: prerendering, tests in Node. */
function pageCookies(): string {
  return typeof document === 'undefined' ? '' : document.cookie
}

/** The browser itself writes the Content-Type of a form, with the boundary between its parts. */
function outgoingBody({ body, upload }: CallParts): OutgoingCall['body'] {
  if (upload === undefined) return body === undefined ? null : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(upload.fields)) {
    if (value !== undefined) form.set(name, value)
  }
  form.set('file', upload.file)
  return form
}

function fillParams(path: string, params: NonNullable<CallParts['params']>): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
}

function queryString(query: NonNullable<CallParts['query']>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}
