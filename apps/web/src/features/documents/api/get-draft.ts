import type { TemplateAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { queryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '../../../lib/api.ts'
import { fileName } from '../../../lib/http/save-file.ts'
import type { NamedFile } from './named-file.ts'

export interface DraftRequest {
  companyId: number
  template: TemplateAnswer
  date: string
  format?: PaperFormat
  /** Whom or what the paper is about. */
  subject?: Partial<
    Record<'employeeId' | 'departmentId' | 'positionId' | 'incidentId' | 'victimId' | 'personIndex', number>
  >
}

/** The paper as it would be now, without a number in the register. */
export async function getDraft(
  { companyId, template, date, format = 'docx', subject = {} }: DraftRequest,
  signal?: AbortSignal,
): Promise<NamedFile> {
  const { answer, headers } = await callWithHeaders(
    'POST /api/templates/:id/draft',
    { params: { id: template.id }, body: { companyId, date, format, ...subject } },
    signal === undefined ? {} : { signal },
  )
  return { bytes: answer, name: fileName(headers, `${template.name}.${format}`) }
}

/** For a preview: made anew each time it is opened, because the company's facts may have changed. */
export function draftQuery(request: DraftRequest) {
  const { companyId, template, date } = request
  return queryOptions({
    queryKey: ['draft', companyId, template.id, date, template.values],
    queryFn: ({ signal }) => getDraft(request, signal),
    staleTime: 0,
    gcTime: 0,
  })
}
