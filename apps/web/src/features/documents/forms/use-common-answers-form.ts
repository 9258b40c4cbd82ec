import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { type AnswerValues, emptyAnswer } from '../answers.ts'
import { saveAnswers } from '../api/templates.ts'
import { type CommonQuestion, spreadAnswers } from '../common-questions.ts'

/** Saves template by template: what was saved before a failure stays, and a repetition does the rest. */
export function useCommonAnswersForm(
  companyId: number,
  questions: readonly CommonQuestion[],
  onSaved: () => void,
) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const dates = questions.filter(({ input }) => input.type === 'date').map(({ id }) => id)
  const form = useContractForm(typedForm<AnswerValues>(dates), {
    from: Object.fromEntries(questions.map(({ id, input }) => [id, emptyAnswer(input)])),
    labels: Object.fromEntries(questions.map(({ id, input }) => [id, input.label])),
    async save(given) {
      const spread = spreadAnswers(questions, given)
      for (const [done, { template, values }] of spread.entries()) {
        setProgress({ done, of: spread.length })
        await saveAnswers(client, { companyId, templateId: template.id, values })
      }
    },
    onSaved,
  })
  return { form, progress: form.isSaving ? progress : null }
}
