import type { InputValues, TemplateAnswer } from '@ot/contract'
import { grouped } from '@ot/text'
import { type AnswerValues, sentAnswers } from './answers.ts'

type Input = TemplateAnswer['inputs'][number]

/** A question that several templates ask in the same words and that they have no answer to yet. */
export interface CommonQuestion {
  id: string
  input: Input
  templates: readonly TemplateAnswer[]
}

const FEWEST = 2

/** The most frequent first. */
export function commonQuestions(templates: readonly TemplateAnswer[]): CommonQuestion[] {
  const asked = templates.flatMap((template) =>
    template.inputs
      // Lines are those of one paper.
      .filter(({ key, type }) => type !== 'lines' && isOpen(template.values[key]))
      .map((input) => ({ input, template, id: identityOf(input) })),
  )
  return [...grouped(asked, ({ id }) => id)]
    .map(([id, same]) => ({ id, input: same[0].input, templates: same.map(({ template }) => template) }))
    .filter((question) => question.templates.length >= FEWEST)
    .sort((left, right) => right.templates.length - left.templates.length)
}

function identityOf({ type, label }: Input): string {
  return `${type} ${label}`
}

function isOpen(stored: InputValues[string] | undefined): boolean {
  return stored === undefined || stored === null || (Array.isArray(stored) && stored.length === 0)
}

export interface TemplateAnswers {
  template: TemplateAnswer
  values: InputValues
}

/** The given answers in every template that asks for them; what a template knows already stays as it is. */
export function spreadAnswers(questions: readonly CommonQuestion[], given: AnswerValues): TemplateAnswers[] {
  const answers = sentAnswers(
    questions.map(({ id, input }) => ({ ...input, key: id })),
    given,
  )
  const answered = questions.filter(({ id }) => answers[id] !== null)
  const templates = new Set(answered.flatMap((question) => question.templates))
  return [...templates].map((template) => {
    const added = template.inputs.flatMap((input) => {
      const answer = answers[identityOf(input)] ?? null
      return answer !== null && isOpen(template.values[input.key]) ? [[input.key, answer] as const] : []
    })
    return { template, values: Object.fromEntries(added) }
  })
}
