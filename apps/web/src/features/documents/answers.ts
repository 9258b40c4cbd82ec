import type { InputValues, TemplateAnswer } from '@ot/contract'
import type { AnswerValue } from '../../ui/form/question-field.tsx'
import { formAnswer, sentAnswer } from '../../ui/form/question-value.ts'

type Input = TemplateAnswer['inputs'][number]

/** By an input's key. */
export type AnswerValues = Record<string, AnswerValue>

export function formAnswers({ inputs, values }: TemplateAnswer): AnswerValues {
  return Object.fromEntries(inputs.map(({ key, type }) => [key, formAnswer(type, values[key] ?? null)]))
}

export function emptyAnswer({ type }: Input): AnswerValue {
  return formAnswer(type, null)
}

/** What stands in the form under these inputs. */
export function sentAnswers(inputs: readonly Input[], values: AnswerValues): InputValues {
  return Object.fromEntries(inputs.map(({ key, type }) => [key, sentAnswer(type, values[key] ?? null)]))
}
