import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { type ArchiveSubject, useDocumentsScope } from '../documents-scope.ts'
import { readinessOf } from '../template-state.ts'
import { useArchive } from '../use-archive.ts'
import { ArchiveOutcome } from './archive-outcome.tsx'
import { ArchiveProgress } from './archive-progress.tsx'
import { ArchiveQuestion } from './archive-question.tsx'
import type { PrintingChoice } from './printing-control.tsx'

const WIDTH = 560

interface ArchiveDialogProps {
  subject: ArchiveSubject
  isOpen: boolean
  onClose: () => void
}

/** Tells what the archive will have in it, makes it under the eyes, and can be stopped. */
export function ArchiveDialog({ subject, isOpen, onClose }: ArchiveDialogProps) {
  const { company, date } = useDocumentsScope()
  const [register, setRegister] = useState(false)
  const [printing, setPrinting] = useState<PrintingChoice>({ format: 'docx', duplex: false })
  // As it was when the dialog was opened: registering changes the page behind it.
  const [readiness] = useState(() => readinessOf(subject.templates))
  const papers = readiness.ready + readiness.lines
  const { stage, make, cancel } = useArchive()

  const set = { companyId: company.id, date, templateIds: subject.templates.map(({ id }) => id) }

  function start(): void {
    void make({ ...set, register, ...printing })
  }

  function close(): void {
    cancel()
    onClose()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={subject.title} width={WIDTH}>
      {stage.kind === 'asking' && (
        <ArchiveQuestion
          readiness={readiness}
          set={set}
          register={register}
          onRegister={setRegister}
          printing={printing}
          onPrinting={setPrinting}
          onStart={start}
          onCancel={close}
        />
      )}
      {stage.kind === 'making' && (
        <ArchiveProgress
          format={printing.format}
          papers={papers}
          received={stage.received}
          onCancel={cancel}
        />
      )}
      {stage.kind !== 'asking' && stage.kind !== 'making' && (
        <ArchiveOutcome
          stage={stage}
          papers={papers}
          wasRegistering={register}
          onRetry={start}
          onClose={close}
        />
      )}
    </Dialog>
  )
}
