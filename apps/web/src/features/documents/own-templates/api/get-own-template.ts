import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'

/** Whose template is meant. */
export interface OfTemplate {
  companyId: number
  templateId: string
}

export function ownTemplateQuery({ companyId, templateId }: OfTemplate) {
  return queryOptions({
    queryKey: ['own-template', companyId, templateId],
    queryFn: ({ signal }) =>
      call(
        'GET /api/templates/:id/personal',
        { params: { id: templateId }, query: { companyId } },
        { signal },
      ),
  })
}
