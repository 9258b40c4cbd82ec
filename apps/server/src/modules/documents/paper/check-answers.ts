import type { FieldError, InputValues } from '@ot/contract'
import type { TemplateSummary } from '@ot/doc-library'
import { isCalendarDate } from '@ot/text'
import { Invalid } from '../../../foundation/errors.ts'

type Input = TemplateSummary['inputs'][number]
type Answer = InputValues[string]
/** Whom an answer may name, by id. */
type Staff = Pick<ReadonlySet<number>, 'has'>

/** Answers that a template can print, empty ones as `null`; every wrong one at once in 422. */
export function checkAnswers(template: TemplateSummary, values: InputValues, staff: Staff): InputValues {
  const inputs = new Map(template.inputs.map((input) => [input.key, input]))
  const errors: FieldError[] = []
  const checked: InputValues = {}
  for (const [key, answer] of Object.entries(values)) {
    const input = inputs.get(key)
    const message = input === undefined ? 'Шаблон этого не спрашивает' : problemOf(input, answer, staff)
    if (message !== null) errors.push({ field: `values.${key}`, message })
    else checked[key] = isEmpty(answer) ? null : answer
  }
  if (errors.length > 0) throw new Invalid(errors)
  return checked
}

function isEmpty(answer: Answer | undefined): boolean {
  if (answer === null || answer === undefined) return true
  return typeof answer === 'number' ? false : answer.length === 0
}

function problemOf(input: Input, answer: Answer, staff: Staff): string | null {
  if (isEmpty(answer)) return null
  switch (input.type) {
    case 'text':
      return typeof answer === 'string' ? null : 'Ожидается текст'
    case 'number':
      return typeof answer === 'number' ? null : 'Ожидается число'
    case 'date':
      return typeof answer === 'string' && isCalendarDate(answer) ? null : 'Дата в виде ГГГГ-ММ-ДД'
    case 'employee':
      return typeof answer === 'number' && staff.has(answer) ? null : 'Такого работника нет'
    case 'employees':
      return Array.isArray(answer) && answer.every((id) => staff.has(id)) ? null : 'Такого работника нет'
    case 'lines':
      return linesProblem(input, answer)
  }
}

/** A list without a line is no list: an order would approve nothing. */
function linesProblem({ lines = [] }: Input, answer: Answer): string | null {
  const known = new Set(lines.map(({ number }) => number))
  if (!Array.isArray(answer) || !answer.every((number) => known.has(number)))
    return 'Такой строки в перечне нет'
  return new Set(answer).size < known.size ? null : 'Оставьте хотя бы одну строку'
}

/** Remembered answers as far as they still hold: a dismissed person is asked for again, a line that is gone is forgotten. */
export function stillValid(template: TemplateSummary, values: InputValues, staff: Staff): InputValues {
  const entries = template.inputs.flatMap((input) => {
    const answer = values[input.key]
    if (answer === undefined) return []
    if (input.type === 'employees' && Array.isArray(answer))
      return [[input.key, answer.filter((id) => staff.has(id))]]
    if (input.type === 'lines' && Array.isArray(answer))
      return [[input.key, answer.filter((number) => input.lines?.some((line) => line.number === number))]]
    return [[input.key, problemOf(input, answer, staff) === null ? answer : null]]
  })
  return Object.fromEntries(entries)
}
