import type { CompanyAnswer } from '@ot/contract'
import { type FormEvent, useState } from 'react'
import { useFirstControl } from '../../../lib/form/use-first-control.ts'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { ActivityRequestDialog } from '../activity-request-dialog.tsx'
import { CardFrame } from '../card-frame.tsx'
import { CardControls } from '../fields/card-controls.tsx'
import { cardConflictLines } from '../save-conflict.ts'
import { useCardForm } from '../use-card-form.ts'

interface CardEditorProps {
  company: CompanyAnswer | null
  onSaved: () => void
  onLeave: () => void
}

/** The card as it is changed. */
export function CardEditor({ company, onSaved, onLeave }: CardEditorProps) {
  const { base, takeStored, ...versioned } = useCardForm(company, onSaved)
  const { form } = versioned
  const [isAskingForActivity, setAskingForActivity] = useState(false)
  useFirstControl(form.ref)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!form.isSaving) void form.submit()
  }

  function cancel(): void {
    form.reset()
    onLeave()
  }

  return (
    <>
      <form ref={form.ref} onSubmit={submit} noValidate>
        <CardFrame
          buttons={
            <>
              <Button type="submit" isBusy={form.isSaving}>
                Сохранить
              </Button>
              <Button kind="secondary" disabled={form.isSaving} onClick={cancel}>
                Отменить изменения
              </Button>
            </>
          }
          status={form.problemLine !== null && <FormError text={form.problemLine} />}
        >
          <div inert={form.isSaving}>
            <CardControls
              form={form}
              companyId={base?.id ?? null}
              storedActivities={base?.activities ?? []}
              onNoActivity={() => setAskingForActivity(true)}
            />
          </div>
        </CardFrame>
      </form>
      <ActivityRequestDialog
        isOpen={isAskingForActivity}
        contacts={form.values}
        onClose={() => setAskingForActivity(false)}
      />
      {base !== null && (
        <SaveConflictDialog
          of={versioned}
          timeZone={base.timeZone}
          linesOf={(stored) => cardConflictLines(base, stored, form.values)}
          onShowStored={(stored) => {
            takeStored(stored)
            onLeave()
          }}
        />
      )}
      <LeaveGuard isActive={form.isChanged} />
    </>
  )
}
