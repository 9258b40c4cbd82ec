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

const FIELD_LINE = /^([A-Za-z][\w.]*): (.+)$/

/** 400 and 422 name their fields, in `errors` or in the lines of `description`; anything else is shown as it is. */
export function problemsOf(error: ApiError, labels: FieldLabels = {}): FormProblems {
  if (error.status !== 400 && error.status !== 422) return { byField: {}, line: error.description }
  const problems = namedProblems(error)
  return problems.length === 0
    ? { byField: {}, line: error.description.split('\n').join(' ') }
    : fieldProblems(problems, labels)
}

/** The same failure with the names of the form. */
export function inFormNames(error: unknown, fieldOf: (wire: string) => string): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, description, conflict } = error
  const errors = namedProblems(error).map(({ field, message }) => ({ field: fieldOf(field), message }))
  return new ApiError(status, description, { errors, conflict, cause: error })
}

/** Takes `prefix.` off the names under it. */
export function withoutPrefix(prefix: string): (wire: string) => string {
  return (wire) => (wire.startsWith(`${prefix}.`) ? wire.slice(prefix.length + 1) : wire)
}

function namedProblems({ errors, description }: ApiError): readonly FieldProblem[] {
  return errors.length > 0 ? errors : problemsInLines(description)
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

function problemsInLines(description: string): FieldProblem[] {
  return description.split('\n').flatMap((line) => {
    const [, field, message] = FIELD_LINE.exec(line.trim()) ?? []
    return field === undefined || message === undefined ? [] : [{ field, message }]
  })
}
