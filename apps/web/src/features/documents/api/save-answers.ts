import type { InputValues, TemplateAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { templatesQuery } from './get-templates.ts'

interface Answers {
  companyId: number
  templateId: string
  values: InputValues
}

/** Remembers the answers and puts the template, as it is with them, into the list. */
export async function saveAnswers(
  client: QueryClient,
  { companyId, templateId, values }: Answers,
): Promise<TemplateAnswer> {
  const saved = await call('PUT /api/templates/:id/answers', {
    params: { id: templateId },
    body: { companyId, values },
  })
  client.setQueryData(templatesQuery(companyId).queryKey, (templates) =>
    templates?.map((template) => (template.id === saved.id ? saved : template)),
  )
  return saved
}
