import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { makeArchive, registerDocuments } from '../api/documents.ts'
import { incidentPapersQuery } from '../api/get-incidents.ts'
import type { NamedFile } from '../api/named-file.ts'
import { getDraft } from '../api/templates.ts'
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
      const { victimId = null, personIndex = null } = only.about ?? {}
      const subject = {
        incidentId,
        ...(victimId === null ? {} : { victimId }),
        ...(personIndex === null ? {} : { personIndex }),
      }
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
    const documents = await registerDocuments(client, body, keyOf(body))
    await client.invalidateQueries({ queryKey: incidentPapersQuery(incidentId).queryKey })
    return documents
  }

  return { download, register }
}
