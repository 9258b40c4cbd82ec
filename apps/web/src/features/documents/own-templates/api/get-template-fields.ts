import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import type { OfTemplate } from './get-own-template.ts'

/** The tags that the template may use, with what they would print today. */
export function templateFieldsQuery({ companyId, templateId }: OfTemplate) {
  return queryOptions({
    queryKey: ['template-fields', companyId, templateId],
    queryFn: ({ signal }) =>
      call('GET /api/template-fields', { query: { companyId, templateId } }, { signal }),
    staleTime: 0,
  })
}
