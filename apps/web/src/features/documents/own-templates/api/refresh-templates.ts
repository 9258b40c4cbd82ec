import type { PersonalTemplate } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { templatesQuery } from '../../api/get-templates.ts'
import { type OfTemplate, ownTemplateQuery } from './get-own-template.ts'

/** What the change touches: the own template itself, what papers lack now, and everything made from the file before. */
export async function refreshTemplates(
  client: QueryClient,
  template: OfTemplate,
  state?: PersonalTemplate,
): Promise<void> {
  const { queryKey } = ownTemplateQuery(template)
  if (state === undefined) await client.invalidateQueries({ queryKey, exact: true })
  else client.setQueryData(queryKey, state)
  client.removeQueries({ queryKey: [...queryKey, 'difference'] })
  client.removeQueries({ queryKey: ['template-fields', template.companyId, template.templateId] })
  await client.invalidateQueries({ queryKey: templatesQuery(template.companyId).queryKey })
}
