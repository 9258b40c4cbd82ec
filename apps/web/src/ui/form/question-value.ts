import type { AnswerValue, FieldQuestion } from './question-field.tsx'

/** An answer as it is kept, whatever its question. */
type Stored = string | number | boolean | object | null

/** What is kept, as it stands in a form; an answer of another kind is none. */
export function formAnswer(type: FieldQuestion['type'], stored: Stored): AnswerValue {
  switch (type) {
    case 'text':
    case 'date':
      return typeof stored === 'string' ? stored : ''
    case 'number':
      return typeof stored === 'number' ? String(stored).replace('.', ',') : ''
    case 'employee':
      return typeof stored === 'number' ? stored : null
    case 'employees':
    case 'lines':
      return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  }
}

const NUMBER = /^[-−]?\d+(?:[.,]\d+)?$/

/** An empty answer as `null`; what is no number goes as typed and is refused. */
export function sentAnswer(type: FieldQuestion['type'], value: AnswerValue): AnswerValue {
  if (Array.isArray(value)) return value.length === 0 ? null : value
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  const digits = text.replace(/\s/g, '')
  return type === 'number' && NUMBER.test(digits) ? Number(digits.replace('−', '-').replace(',', '.')) : text
}
