import { getDocumentFile } from '../../../lib/company/documents.ts'
import { getDraftOf } from '../../../lib/company/templates.ts'
import type { NamedFile } from '../../../lib/http/save-file.ts'
import type { FoundPaper } from '../../../lib/recent-rows.ts'

/** The file of a paper that was found: a registered one as it is, of a template as it would be on this day. */
export function paperFile(
  paper: FoundPaper,
  title: string,
  { companyId, date }: { companyId: number; date: string },
): Promise<NamedFile> {
  if (paper.kind === 'document') return getDocumentFile({ id: paper.id, name: title })
  return getDraftOf({ id: paper.id, name: title }, { companyId, date, format: 'docx' })
}
