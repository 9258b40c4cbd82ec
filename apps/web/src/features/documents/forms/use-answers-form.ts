import type { TemplateAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { inFormNames, withoutPrefix } from '../../../lib/form/form-problems.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { type AnswerValues, formAnswers, sentAnswers } from '../answers.ts'
import { saveAnswers } from '../api/templates.ts'

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
        // The server names an answer `values.<key>`; in the form it stands under its key.
        throw inFormNames(error, withoutPrefix('values'))
      }
    },
  })
}
