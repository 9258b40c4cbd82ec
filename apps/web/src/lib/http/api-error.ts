import type { SaveConflict } from '@ot/contract'

export interface FieldProblem {
  field: string
  message: string
}

/** The status of a call that got no answer at all. */
export const NO_ANSWER = 0

const NO_ANSWER_TEXT = 'Нет связи с сервером. Проверьте подключение к интернету и повторите.'

/** A call that did not succeed; `description` is in Russian, and may be shown as it is where no field is refused. */
export class ApiError extends Error {
  readonly status: number
  readonly description: string
  readonly errors: readonly FieldProblem[]
  readonly totpRequired: boolean
  /** Of a stale version: who has saved since. */
  readonly conflict: SaveConflict | null

  constructor(
    status: number,
    description: string,
    more: {
      errors?: readonly FieldProblem[]
      totpRequired?: boolean
      conflict?: SaveConflict | null
      cause?: unknown
    } = {},
  ) {
    super(description, { cause: more.cause })
    this.name = 'ApiError'
    this.status = status
    this.description = description
    this.errors = more.errors ?? []
    this.totpRequired = more.totpRequired ?? false
    this.conflict = more.conflict ?? null
  }

  /** What is wrong with what was sent, by field; empty: the sentence says it all. */
  get refused(): readonly FieldProblem[] {
    return REFUSALS.includes(this.status) ? this.errors : []
  }
}

const REFUSALS: readonly number[] = [400, 422]
const STALE = 412

/** Somebody has saved the record since it was read. */
export function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === STALE
}

export function noAnswer(cause: unknown): ApiError {
  return new ApiError(NO_ANSWER, NO_ANSWER_TEXT, { cause })
}

/** Reads a failed answer. A proxy may answer with a page of HTML, so nothing about the body is taken for granted. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text()
  const body = parseObject(text)
  const description =
    typeof body.description === 'string' && body.description !== ''
      ? body.description
      : `Сервер ответил ошибкой ${response.status}.`
  return new ApiError(response.status, description, {
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldProblem) : [],
    totpRequired: body.totpRequired === true,
    conflict: isSaveConflict(body.conflict) ? body.conflict : null,
  })
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  )
}

function isSaveConflict(value: unknown): value is SaveConflict {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'saves' in value &&
    Array.isArray(value.saves)
  )
}
