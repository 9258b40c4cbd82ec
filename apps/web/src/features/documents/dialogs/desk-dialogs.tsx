import type { DialogSlots } from '../use-documents-desk.ts'
import { AnswersDialog } from './answers-dialog.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'
import { CommonAnswersDialog } from './common-answers-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'

/** The dialogs of the page; each opening of one begins anew. */
export function DeskDialogs({ slots, onSaved }: { slots: DialogSlots; onSaved: () => void }) {
  const { answers, preview, registration, register, common, archive } = slots
  return (
    <>
      {answers.about !== null && (
        <AnswersDialog
          key={`answers-${answers.opening}`}
          template={answers.about}
          isOpen={answers.isOpen}
          onClose={answers.close}
          onSaved={(saved, then) => {
            answers.close()
            onSaved()
            if (then === 'preview') preview.open(saved)
          }}
        />
      )}
      {preview.about !== null && (
        <PreviewDialog
          key={`preview-${preview.opening}`}
          template={preview.about}
          isOpen={preview.isOpen}
          onClose={preview.close}
        />
      )}
      {registration.about !== null && (
        <RegistrationDialog
          key={`registration-${registration.opening}`}
          template={registration.about}
          isOpen={registration.isOpen}
          onClose={registration.close}
        />
      )}
      {register.about !== null && (
        <RegisterDialog
          key={`register-${register.opening}`}
          template={register.about}
          isOpen={register.isOpen}
          onClose={register.close}
        />
      )}
      {common.about !== null && (
        <CommonAnswersDialog
          key={`common-${common.opening}`}
          questions={common.about}
          isOpen={common.isOpen}
          onClose={common.close}
          onSaved={() => {
            common.close()
            onSaved()
          }}
        />
      )}
      {archive.about !== null && (
        <ArchiveDialog
          key={`archive-${archive.opening}`}
          subject={archive.about}
          isOpen={archive.isOpen}
          onClose={archive.close}
        />
      )}
    </>
  )
}
