import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import type { PaperFormat, SubjectKind } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeArchive, registerMany } from '../../../lib/company/documents.ts'
import { getDraft } from '../../../lib/company/templates.ts'
import { documentsText } from '../../../lib/document-words.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import type { NamedFile } from '../../../lib/http/save-file.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import { SetRemarks } from '../forms/set-remarks.tsx'
import { RegisteredMany } from './registered-many.tsx'
import { manySubjects, subjectInCall } from './subject-kinds.ts'

interface AboutActionsProps {
  template: TemplateAnswer
  kind: SubjectKind
  chosen: readonly number[]
  onClose: () => void
}

/** One paper is downloaded as a file, many as a ZIP or as one PDF to be printed. */
export function AboutActions({ template, kind, chosen, onClose }: AboutActionsProps) {
  const { canMake, company, date } = useDocumentsScope()
  const [registered, setRegistered] = useState<readonly DocumentAnswer[] | null>(null)
  const papers = useAboutPapers(template, kind, chosen)
  const word = useWork()
  const pdf = useWork()
  const register = useWork()
  const failure = word.failure ?? pdf.failure ?? register.failure
  const isBusy = word.isRunning || pdf.isRunning || register.isRunning
  const isMany = chosen.length > 1
  const download = (format: 'docx' | 'pdf') => async () => {
    const file = await papers.download(format)
    saveFile(file.bytes, file.name)
  }

  if (registered !== null) return <RegisteredMany documents={registered} onClose={onClose} />
  return (
    <>
      {chosen.length > 0 && (
        <SetRemarks
          isAlone={!isMany}
          set={{ companyId: company.id, date, templateIds: [template.id], ...manySubjects(kind, chosen) }}
        />
      )}
      {failure !== null && <FormError text={failure} />}
      <DialogActions>
        <Button
          kind="secondary"
          isBusy={word.isRunning}
          disabled={chosen.length === 0 || isBusy}
          onClick={() => void word.run(download('docx'))}
        >
          {isMany ? 'Скачать ZIP' : 'Скачать'}
        </Button>
        {!template.wordOnly && (
          <Button
            kind="secondary"
            isBusy={pdf.isRunning}
            disabled={chosen.length === 0 || isBusy}
            onClick={() => void pdf.run(download('pdf'))}
          >
            {isMany ? 'Один PDF для печати' : 'PDF'}
          </Button>
        )}
        {canMake && (
          <Button
            isBusy={register.isRunning}
            disabled={chosen.length === 0 || isBusy}
            onClick={() => void register.run(async () => setRegistered(await papers.register()))}
          >
            {isMany ? `Зарегистрировать ${documentsText(chosen.length)}` : 'Зарегистрировать'}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** Papers of a template about the chosen ones: as files, or with their numbers. */
function useAboutPapers(template: TemplateAnswer, kind: SubjectKind, chosen: readonly number[]) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const { company, date } = useDocumentsScope()
  const about = { companyId: company.id, date, templateIds: [template.id], ...manySubjects(kind, chosen) }

  async function download(format: PaperFormat): Promise<NamedFile> {
    const [only] = chosen
    if (chosen.length === 1 && only !== undefined) {
      const subject = subjectInCall(kind, only)
      return getDraft({ companyId: company.id, template, date, format, subject })
    }
    const body = { ...about, format: format === 'pdf' ? ('one-pdf' as const) : format }
    return makeArchive(client, body, { idempotencyKey: keyOf(body) })
  }

  function register(): Promise<DocumentAnswer[]> {
    return registerMany(client, about, keyOf(about))
  }

  return { download, register }
}
