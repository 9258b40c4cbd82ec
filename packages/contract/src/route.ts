import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `user`: a valid access token; `public`: the token is ignored; `download`: a token or a one-minute ticket. */
export type Access = 'public' | 'user' | 'download'

export type RouteDefinition = RouteFacts & (WithoutFiles | WithFiles)

type RouteFacts = {
  access: Access
  summary: string
  /** The group in openapi.json. */
  tag: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Status of a body that is not of the schema: 422 unless told. */
  wrongBody?: 400
  /** What the call answers; absent: nothing (204), bytes (`file`) or `events`. */
  answer?: z.ZodType
  /** The answer opens something by itself: it is given once and remembered nowhere. */
  isSecret?: boolean
  /** The call answers server-sent events as long as both sides hold it. */
  events?: boolean
  /** Status of success, 200 unless told. */
  status?: 200 | 201 | 204
  /** A PATCH or a DELETE of an entity with `version` takes If-Match. */
  versioned?: boolean
  /** What it did can be taken back by `POST /api/undo/:id`: the answer has its number, and the name of what it was about. */
  undoable?: boolean
}

/** Headers of an answer: the number of the deed for its undo, and the name of what it was about, percent-encoded. */
export const UNDO_ID = 'X-Undo-Id'
export const UNDO_NAME = 'X-Undo-Name'

type WithoutFiles = {
  upload?: never
  file?: never
  otherFiles?: never
  /** Makes or stores many papers: a company's heavy calls are answered one at a time, the others wait. */
  isHeavy?: boolean
}

type WithFiles = {
  /** multipart/form-data: one part `file` of at most `maxBytes`, and these other parts as text. An optional file that
   * was not chosen comes empty, as a browser's form sends it, or not at all. */
  upload?: { maxBytes: number; isOptional?: boolean; fields: z.ZodObject }
  /** The media type of an answer in bytes; others that the caller may ask for instead. */
  file?: string
  otherFiles?: readonly string[]
  /** A call with files says whether it is heavy. */
  isHeavy: boolean
}

/** `METHOD /path`: the one name of a call for server, browser and tests. */
export type RouteName = `${Method} /${string}`

export function defineRoutes<const T extends Record<RouteName, RouteDefinition>>(routes: T): T {
  return routes
}
