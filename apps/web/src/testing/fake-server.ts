import type { Fetch } from '../lib/http/transport.ts'

export interface SeenCall {
  call: string
  authorization: string | null
  body: unknown
}

type Handler = (seen: SeenCall, headers: Headers) => Response | Promise<Response>

/** A server in a function: answers by `METHOD /path`, and remembers what it was asked. */
export function fakeServer(handlers: Readonly<Record<string, Handler>>) {
  const seen: SeenCall[] = []
  const fetch: Fetch = async (url, init) => {
    const headers = new Headers(init.headers)
    const call: SeenCall = {
      call: `${init.method} ${url}`,
      authorization: headers.get('Authorization'),
      body: bodyOf(init),
    }
    seen.push(call)
    const handler = handlers[call.call]
    if (handler === undefined) throw new TypeError(`No handler for ${call.call}`)
    return handler(call, headers)
  }
  return { fetch, seen, calls: () => seen.map(({ call }) => call) }
}

function bodyOf({ body }: RequestInit): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : null
}

export function failure(status: number, description = `Ошибка ${status}`): Response {
  return Response.json({ description }, { status })
}

/** 422: what was sent in a field is refused. */
export function refusal(field: string, message: string): Response {
  return Response.json({ description: `${field}: ${message}`, errors: [{ field, message }] }, { status: 422 })
}

/** 412: somebody has saved the record since it was read. */
export function stale(version: number, by: string, ...labels: string[]): Response {
  const changes = labels.map((label) => ({ field: label, label, from: null, to: null }))
  const saves = [{ by, at: '2026-11-21T09:00:00.000Z', changes }]
  const description = `Пока вы вносили изменения, запись сохранил ${by}.`
  return Response.json({ description, conflict: { version, saves } }, { status: 412 })
}
