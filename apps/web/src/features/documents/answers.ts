import type { InputValues, TemplateAnswer } from '@ot/contract'
import type { AnswerValue } from '../../ui/form/question-field.tsx'

type Input = TemplateAnswer['inputs'][number]

/** By an input's key. */
export type AnswerValues = Record<string, AnswerValue>

export function formAnswers({ inputs, values }: TemplateAnswer): AnswerValues {
  return Object.fromEntries(inputs.map((input) => [input.key, formAnswer(input, values[input.key] ?? null)]))
}

export function emptyAnswer(input: Input): AnswerValue {
  return formAnswer(input, null)
}

function formAnswer({ type }: Input, stored: InputValues[string]): AnswerValue {
  switch (type) {
    case 'text':
    case 'date':
      return typeof stored === 'string' ? stored : ''
    case 'number':
      return typeof stored === 'number' ? String(stored).replace('.', ',') : ''
    case 'employee':
      return typeof stored === 'number' ? stored : null
    case 'employees':
      return Array.isArray(stored) ? stored : []
  }
}

/** What stands in the form under these inputs, an empty answer as `null`; what is no number goes as typed and is refused. */
export function sentAnswers(inputs: readonly Input[], values: AnswerValues): InputValues {
  return Object.fromEntries(inputs.map((input) => [input.key, sentAnswer(input, values[input.key] ?? null)]))
}

const NUMBER = /^[-−]?\d+(?:[.,]\d+)?$/

function sentAnswer({ type }: Input, value: AnswerValue): InputValues[string] {
  if (Array.isArray(value)) return value.length === 0 ? null : value
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  const digits = text.replace(/\s/g, '')
  return type === 'number' && NUMBER.test(digits) ? Number(digits.replace('−', '-').replace(',', '.')) : text
}
