import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { assertStillThere } from '../../../../lib/chosen-file.ts'
import type { OfTemplate } from './get-own-template.ts'
import { refreshTemplates } from './refresh-templates.ts'

interface OwnFile {
  file: File
  /** The edition of the standard template that the file takes into account. */
  baseEdition: number
}

export async function uploadOwnTemplate(
  client: QueryClient,
  template: OfTemplate,
  { file, baseEdition }: OwnFile,
): Promise<void> {
  await assertStillThere(file)
  const state = await call('PUT /api/templates/:id/personal', {
    params: { id: template.templateId },
    query: { companyId: template.companyId },
    upload: { file, fields: { baseEdition: String(baseEdition) } },
  })
  await refreshTemplates(client, template, state)
}
