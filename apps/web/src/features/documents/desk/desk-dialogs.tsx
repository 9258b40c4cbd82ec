import { later } from '../../../ui/later.tsx'
import { subjectKindOf } from '../about/subject-kinds.ts'
import type { DialogSlots } from '../use-documents-desk.ts'

const AboutDialog = later(async () => (await import('../about/about-dialog.tsx')).AboutDialog)
const IncidentDialog = later(async () => (await import('../about/incident-dialog.tsx')).IncidentDialog)
const ArchiveDialog = later(async () => (await import('../dialogs/archive-dialog.tsx')).ArchiveDialog)
const CommonAnswersDialog = later(
  async () => (await import('../dialogs/common-answers-dialog.tsx')).CommonAnswersDialog,
)
const PreviewDialog = later(async () => (await import('../dialogs/preview-dialog.tsx')).PreviewDialog)
const RegisterDialog = later(async () => (await import('../dialogs/register-dialog.tsx')).RegisterDialog)
const RegistrationDialog = later(
  async () => (await import('../dialogs/registration-dialog.tsx')).RegistrationDialog,
)
const VoidDialog = later(async () => (await import('../dialogs/void-dialog.tsx')).VoidDialog)
const AnswersDialog = later(async () => (await import('../forms/answers-dialog.tsx')).AnswersDialog)
const RefreshDialog = later(async () => (await import('../history/refresh-dialog.tsx')).RefreshDialog)
const KitDialog = later(async () => (await import('../kit/kit-dialog.tsx')).KitDialog)
const OwnTemplateDialog = later(
  async () => (await import('../own-templates/own-template-dialog.tsx')).OwnTemplateDialog,
)

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
