import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { makeArchive, registerMany } from '../../../lib/company/documents.ts'
import { incidentPapersQuery, subjectOf } from '../../../lib/company/incidents.ts'
import { getDraft } from '../../../lib/company/templates.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import type { NamedFile } from '../../../lib/http/save-file.ts'
import { useDocumentsScope } from '../documents-scope.ts'

/** Papers of a template about an incident: one, or one for each victim or witness. */
export function usePapersOfIncident(template: TemplateAnswer, incidentId: number | null) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const { company, date } = useDocumentsScope()

  async function download(format: PaperFormat): Promise<NamedFile> {
    if (incidentId === null) return getDraft({ companyId: company.id, template, date, format })
    const papers = await client.fetchQuery(incidentPapersQuery(incidentId))
    const own = papers.filter(({ templateId }) => templateId === template.id)
    const [only] = own
    if (own.length === 1 && only !== undefined) {
      const subject = subjectOf({ id: incidentId }, only)
      return getDraft({ companyId: company.id, template, date, format, subject })
    }
    const body = {
      companyId: company.id,
      date,
      incidentId,
      templateIds: [template.id],
      format: format === 'pdf' ? ('one-pdf' as const) : format,
    }
    return makeArchive(client, body, { idempotencyKey: keyOf(body) })
  }

  async function register(): Promise<DocumentAnswer[]> {
    if (incidentId === null) return []
    const body = { companyId: company.id, date, incidentId, templateIds: [template.id] }
    return registerMany(client, body, keyOf(body))
  }

  return { download, register }
}
