import type { CallInput } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { type OfTemplate, ownTemplateQuery } from './get-own-template.ts'

export type DifferenceOf = CallInput<'GET /api/templates/:id/personal/differences'>['query']['of']

export function differencesQuery(template: OfTemplate, of: DifferenceOf) {
  const { companyId, templateId } = template
  return queryOptions({
    queryKey: [...ownTemplateQuery(template).queryKey, 'difference', of],
    queryFn: ({ signal }) =>
      call(
        'GET /api/templates/:id/personal/differences',
        { params: { id: templateId }, query: { companyId, of } },
        { signal },
      ),
  })
}
