import { lowerFirst } from '@ot/text'
import { ApiError, type FieldProblem } from '../http/api-error.ts'

/** What is wrong with a form: by field, and in one joined line. */
export interface FormProblems {
  byField: Readonly<Record<string, string>>
  line: string
}

export type FieldLabels = Readonly<Record<string, string>>

/** «Укажите отдел» names its field itself. */
const SAYS_WHAT = /^(?:Укажите|Введите) \p{Ll}/u

/** What a refusal says of its fields; anything else is shown as it is. */
export function problemsOf(error: ApiError, labels: FieldLabels = {}): FormProblems {
  const { refused, description } = error
  return refused.length === 0 ? { byField: {}, line: description } : fieldProblems(refused, labels)
}

/** The same failure with the names of the form. */
export function inFormNames(error: unknown, fieldOf: (wire: string) => string): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, description, conflict } = error
  const errors = error.errors.map(({ field, message }) => ({ field: fieldOf(field), message }))
  return new ApiError(status, description, { errors, conflict, cause: error })
}

/** Takes `prefix.` off the names under it. */
export function withoutPrefix(prefix: string): (wire: string) => string {
  return (wire) => (wire.startsWith(`${prefix}.`) ? wire.slice(prefix.length + 1) : wire)
}

/** The first message of a field counts. In the line, fields with the same message share it, in the order of the labels. */
export function fieldProblems(problems: readonly FieldProblem[], labels: FieldLabels = {}): FormProblems {
  const byField: Record<string, string> = {}
  for (const { field, message } of problems) byField[field] ??= message

  const inOrder = Object.keys(byField).sort((left, right) => place(left, labels) - place(right, labels))
  const sentences = [...new Set(inOrder.map((field) => byField[field] ?? ''))].map((message) => {
    const names = inOrder.filter((field) => byField[field] === message).map((field) => labelOf(field, labels))
    const known = [...new Set(names)].filter((name) => name !== undefined)
    return SAYS_WHAT.test(message) || known.every((name) => message.startsWith(name))
      ? message
      : `${known.join(', ')}: ${lowerFirst(message)}`
  })
  return { byField, line: sentences.join('; ') }
}

function labelOf(field: string, labels: FieldLabels): string | undefined {
  return labels[field] ?? labels[field.split('.')[0] ?? field]
}

function place(field: string, labels: FieldLabels): number {
  const index = Object.keys(labels).indexOf(field.split('.')[0] ?? field)
  return index === -1 ? Number.MAX_SAFE_INTEGER : index
}
