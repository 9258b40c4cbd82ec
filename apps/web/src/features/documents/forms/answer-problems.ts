import { ApiError } from '../../../lib/http/api-error.ts'

const PREFIX = /^values\./

/** The server names an answer `values.<key>`; in the form it stands under its key. */
export function answerProblems(error: ApiError): ApiError {
  const errors = error.errors.map(({ field, message }) => ({ field: field.replace(PREFIX, ''), message }))
  return new ApiError(error.status, error.description, { errors, cause: error })
}
