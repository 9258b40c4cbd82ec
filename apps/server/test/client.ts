import type { FastifyInstance, InjectOptions } from 'fastify'
import { formWith, type Upload } from './upload.ts'

export type Answer = {
  status: number
  /** Parsed when JSON, else null. */
  // biome-ignore lint/suspicious/noExplicitAny: an assertion on a wrong shape fails the test all the same
  body: any
  text: string
  bytes: Buffer
  headers: Record<string, string>
}

type Extra = { headers?: Record<string, string> }
type Send = (path: string, body?: unknown, extra?: Extra) => Promise<Answer>

export type Client = {
  get(path: string, extra?: Extra): Promise<Answer>
  delete(path: string, extra?: Extra): Promise<Answer>
  post: Send
  put: Send
  patch: Send
  /** POST of a file. */
  upload(path: string, upload: Upload, extra?: Extra): Promise<Answer>
  inject(options: InjectOptions): Promise<Answer>
}

export function createClient(app: FastifyInstance, token: string | null): Client {
  async function inject(options: InjectOptions): Promise<Answer> {
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
    const answer = await app.inject({ ...options, headers: { ...authorization, ...options.headers } })
    const isPlain = answer.headers['content-encoding'] === undefined
    const isJson = isPlain && String(answer.headers['content-type']).includes('json')
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
    return {
      status: answer.statusCode,
      body: isJson && answer.payload !== '' ? JSON.parse(answer.payload) : null,
      text: answer.payload,
      bytes: answer.rawPayload,
      headers: Object.fromEntries(headers),
    }
  }

  const sending =
    (method: 'POST' | 'PUT' | 'PATCH'): Send =>
    (path, body, extra = {}) =>
      inject({
        method,
        url: path,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...extra.headers },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })

  return {
    get: (path, extra = {}) => inject({ method: 'GET', url: path, ...extra }),
    delete: (path, extra = {}) => inject({ method: 'DELETE', url: path, ...extra }),
    post: sending('POST'),
    put: sending('PUT'),
    patch: sending('PATCH'),
    upload: (path, upload, extra = {}) => {
      const { payload, headers } = formWith(upload)
      return inject({ method: 'POST', url: path, payload, headers: { ...headers, ...extra.headers } })
    },
    inject,
  }
}
