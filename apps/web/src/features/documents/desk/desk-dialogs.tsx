import { AboutDialog } from '../about/about-dialog.tsx'
import { IncidentDialog } from '../about/incident-dialog.tsx'
import { subjectKindOf } from '../about/subject-kinds.ts'
import { ArchiveDialog } from '../dialogs/archive-dialog.tsx'
import { CommonAnswersDialog } from '../dialogs/common-answers-dialog.tsx'
import { PreviewDialog } from '../dialogs/preview-dialog.tsx'
import { RegisterDialog } from '../dialogs/register-dialog.tsx'
import { RegistrationDialog } from '../dialogs/registration-dialog.tsx'
import { VoidDialog } from '../dialogs/void-dialog.tsx'
import { AnswersDialog } from '../forms/answers-dialog.tsx'
import { RefreshDialog } from '../history/refresh-dialog.tsx'
import { KitDialog } from '../kit/kit-dialog.tsx'
import { OwnTemplateDialog } from '../own-templates/own-template-dialog.tsx'
import type { DialogSlots } from '../use-documents-desk.ts'

/** The dialogs of the page; each opening of one begins anew. */
export function DeskDialogs({ slots, onSaved }: { slots: DialogSlots; onSaved: () => void }) {
  const { answers, preview, registration, register, ownTemplate, common, archive } = slots
  const aboutKind = slots.about.about === null ? null : subjectKindOf(slots.about.about)
  return (
    <>
      {answers.about !== null && (
        <AnswersDialog
          key={`answers-${answers.opening}`}
          subject={answers.about}
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
      {ownTemplate.about !== null && (
        <OwnTemplateDialog
          key={`own-template-${ownTemplate.opening}`}
          template={ownTemplate.about}
          isOpen={ownTemplate.isOpen}
          onClose={ownTemplate.close}
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
      {slots.kit.about !== null && (
        <KitDialog
          key={`kit-${slots.kit.opening}`}
          templates={slots.kit.about}
          isOpen={slots.kit.isOpen}
          onClose={slots.kit.close}
        />
      )}
      {slots.about.about !== null && aboutKind !== null && (
        <AboutDialog
          key={`about-${slots.about.opening}`}
          template={slots.about.about}
          kind={aboutKind}
          isOpen={slots.about.isOpen}
          onClose={slots.about.close}
        />
      )}
      {slots.about.about?.scope === 'incident' && (
        <IncidentDialog
          key={`incident-${slots.about.opening}`}
          template={slots.about.about}
          isOpen={slots.about.isOpen}
          onClose={slots.about.close}
        />
      )}
      <RegisterDialogs slots={slots} />
    </>
  )
}

/** They open over the list of registered documents too. */
function RegisterDialogs({ slots: { refreshment, voiding } }: { slots: DialogSlots }) {
  return (
    <>
      {refreshment.about !== null && (
        <RefreshDialog
          key={`refreshment-${refreshment.opening}`}
          subject={refreshment.about}
          isOpen={refreshment.isOpen}
          onClose={refreshment.close}
        />
      )}
      {voiding.about !== null && (
        <VoidDialog
          key={`voiding-${voiding.opening}`}
          document={voiding.about}
          isOpen={voiding.isOpen}
          onClose={voiding.close}
        />
      )}
    </>
  )
}
