import { callWithHeaders } from '../../../../lib/api.ts'
import { fileName } from '../../../../lib/http/save-file.ts'
import type { NamedFile } from '../../api/named-file.ts'
import type { OfTemplate } from './get-own-template.ts'

/** A template with its tags: the standard one, or an own edition by its number. */
export async function getSource(
  { companyId, templateId }: OfTemplate,
  edition: 'standard' | number,
): Promise<NamedFile> {
  const { answer, headers } = await callWithHeaders('GET /api/templates/:id/source', {
    params: { id: templateId },
    query: { companyId, edition: String(edition) },
  })
  return { bytes: answer, name: fileName(headers, 'Шаблон.docx') }
}
