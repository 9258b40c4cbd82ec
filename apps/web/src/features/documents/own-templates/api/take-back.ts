import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import type { OfTemplate } from './get-own-template.ts'
import { refreshTemplates } from './refresh-templates.ts'

/** Back to the standard template. */
export async function returnStandard(client: QueryClient, template: OfTemplate): Promise<void> {
  const { companyId, templateId } = template
  await call('DELETE /api/templates/:id/personal', { params: { id: templateId }, query: { companyId } })
  await refreshTemplates(client, template)
}

/** The uploaded file goes without having been used. */
export async function discardPreview(client: QueryClient, template: OfTemplate): Promise<void> {
  const { companyId, templateId } = template
  const query = { companyId }
  await call('DELETE /api/templates/:id/personal/preview', { params: { id: templateId }, query })
  await refreshTemplates(client, template)
}
