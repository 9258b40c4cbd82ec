import { queryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '../../../../lib/api.ts'
import { fileName } from '../../../../lib/http/save-file.ts'
import { type OfTemplate, ownTemplateQuery } from './get-own-template.ts'

/** The paper that the uploaded file gives with the company's own facts. */
export function previewPaperQuery(template: OfTemplate, uploadedAt: string, date: string) {
  const { companyId, templateId } = template
  return queryOptions({
    queryKey: [...ownTemplateQuery(template).queryKey, 'preview', uploadedAt, date],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await callWithHeaders(
        'GET /api/templates/:id/personal/preview',
        { params: { id: templateId }, query: { companyId, date } },
        { signal },
      )
      return { bytes: answer, name: fileName(headers, 'Документ.docx') }
    },
    staleTime: 0,
    gcTime: 0,
  })
}
