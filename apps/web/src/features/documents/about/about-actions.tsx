import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import type { SubjectKind } from '@ot/domain'
import { useState } from 'react'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import { documentsText } from '../texts.ts'
import { RegisteredMany } from './registered-many.tsx'
import { useAboutPapers } from './use-about-papers.ts'

interface AboutActionsProps {
  template: TemplateAnswer
  kind: SubjectKind
  chosen: readonly number[]
  onClose: () => void
}

/** One paper is downloaded as a file, many as a ZIP or as one PDF to be printed. */
export function AboutActions({ template, kind, chosen, onClose }: AboutActionsProps) {
  const { canMake } = useDocumentsScope()
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
        <Button
          kind="secondary"
          isBusy={pdf.isRunning}
          disabled={chosen.length === 0 || isBusy}
          onClick={() => void pdf.run(download('pdf'))}
        >
          {isMany ? 'Один PDF для печати' : 'PDF'}
        </Button>
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
