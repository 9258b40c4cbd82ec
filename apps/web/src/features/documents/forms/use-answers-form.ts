import type { TemplateAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { type AnswerValues, formAnswers, sentAnswers } from '../answers.ts'
import { saveAnswers } from '../api/templates.ts'
import { answerProblems } from './answer-problems.ts'

export function useAnswersForm(
  companyId: number,
  template: TemplateAnswer,
  onSaved: (saved: TemplateAnswer) => void,
) {
  const client = useQueryClient()
  const { id: templateId, inputs } = template
  const dates = inputs.filter(({ type }) => type === 'date').map(({ key }) => key)
  return useContractForm(typedForm<AnswerValues>(dates), {
    from: formAnswers(template),
    labels: Object.fromEntries(inputs.map(({ key, label }) => [key, label])),
    async save(values, changed) {
      // Only these: somebody else may be answering the rest at the same time.
      const answered = inputs.filter(({ key }) => key in changed)
      if (answered.length === 0) return onSaved(template)
      try {
        onSaved(await saveAnswers(client, { companyId, templateId, values: sentAnswers(answered, values) }))
      } catch (error) {
        throw error instanceof ApiError ? answerProblems(error) : error
      }
    },
  })
}
