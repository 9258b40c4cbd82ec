import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import type { OfTemplate } from './get-own-template.ts'
import { refreshTemplates } from './refresh-templates.ts'

/** From now on papers are made from the uploaded file. */
export async function confirmOwnTemplate(
  client: QueryClient,
  template: OfTemplate,
  edition: number,
): Promise<void> {
  const { companyId, templateId } = template
  const state = await call('POST /api/templates/:id/personal/confirm', {
    params: { id: templateId },
    body: { companyId, edition },
  })
  await refreshTemplates(client, template, state)
}
