import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import type { PaperFormat, SubjectKind } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { makeArchive, registerDocuments } from '../api/documents.ts'
import type { NamedFile } from '../api/named-file.ts'
import { getDraft } from '../api/templates.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import { manySubjects, oneSubject } from './subject-kinds.ts'

/** Papers of a template about the chosen ones: as files, or with their numbers. */
export function useAboutPapers(template: TemplateAnswer, kind: SubjectKind, chosen: readonly number[]) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const { company, date } = useDocumentsScope()
  const about = { companyId: company.id, date, templateIds: [template.id], ...manySubjects(kind, chosen) }

  async function download(format: PaperFormat): Promise<NamedFile> {
    const [only] = chosen
    if (chosen.length === 1 && only !== undefined) {
      const subject = oneSubject(kind, only)
      return getDraft({ companyId: company.id, template, date, format, subject })
    }
    const body = { ...about, format: format === 'pdf' ? ('one-pdf' as const) : format }
    return makeArchive(client, body, { idempotencyKey: keyOf(body) })
  }

  function register(): Promise<DocumentAnswer[]> {
    return registerDocuments(client, about, keyOf(about))
  }

  return { download, register }
}
