import type { IncidentPaper, InputValues } from '@ot/contract'
import type { AnswerValue } from '../../../ui/form/question-field.tsx'

type Input = IncidentPaper['inputs'][number]

/** By an input's key. */
export type QuestionValues = Record<string, AnswerValue>

export function typedAnswers({ inputs, values }: Pick<IncidentPaper, 'inputs' | 'values'>): QuestionValues {
  return Object.fromEntries(inputs.map(({ key, type }) => [key, typedAnswer(type, values[key] ?? null)]))
}

function typedAnswer(type: Input['type'], stored: InputValues[string]): AnswerValue {
  switch (type) {
    case 'text':
    case 'date':
      return typeof stored === 'string' ? stored : ''
    case 'number':
      return typeof stored === 'number' ? String(stored) : ''
    case 'employee':
      return typeof stored === 'number' ? stored : null
    case 'employees':
    case 'lines':
      return Array.isArray(stored) ? stored : []
  }
}

/** Only what was changed; an emptied answer is null and gives way to what the incident itself tells. */
export function changedAnswers(inputs: readonly Input[], changed: Partial<QuestionValues>): InputValues {
  return Object.fromEntries(
    inputs.flatMap(({ key, type }) => {
      const value = changed[key]
      return value === undefined ? [] : [[key, sentAnswer(type, value)]]
    }),
  )
}

function sentAnswer(type: Input['type'], value: AnswerValue): InputValues[string] {
  if (Array.isArray(value)) return value.length === 0 ? null : value
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  return type === 'number' ? Number(text) : text
}
