import type { CompanyAnswer } from '@ot/contract'
import { placeChanges } from '@ot/domain'
import { type FormEvent, useState } from 'react'
import { todayIn } from '../../../lib/calendar-date.ts'
import { useInnLookup } from '../../../lib/company/use-inn-lookup.ts'
import { useFirstControl } from '../../../lib/form/use-first-control.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card-section.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { ActivityRequestForm } from '../activity-request-form.tsx'
import { ActivityRequestSent } from '../activity-request-sent.tsx'
import { CARD_SECTIONS, isCardFieldAsked } from '../card-fields.ts'
import { CardFrame } from '../card-frame.tsx'
import type { CardValues } from '../card-values.ts'
import type { ActivitiesOffer } from '../fields/activities-control.tsx'
import { cardTable } from '../fields/card-table.tsx'
import { cardChanges } from '../found-requisites.ts'
import { activitiesAfter } from '../proposed-activities.ts'
import { cardConflictLines } from '../save-conflict.ts'
import { ownTimeZone } from '../time-zones.ts'
import { type CardForm, useCardForm } from '../use-card-form.ts'

const WIDTH = 520

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
          <DraftLine of={form.draft} />
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
          linesOf={(stored) => cardConflictLines(base, stored, versioned.sides())}
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

interface ActivityRequestDialogProps {
  isOpen: boolean
  /** What the card already says about how to reach the company. */
  contacts: { phone: string; email: string }
  onClose: () => void
}

function ActivityRequestDialog({ isOpen, contacts, onClose }: ActivityRequestDialogProps) {
  const [wasOpen, setWasOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const [isSent, setSent] = useState(false)
  // Every opening has its own form; a closed one stays until the dialog has faded.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setOpenings(openings + 1)
      setSent(false)
    }
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Добавить фактическую деятельность" width={WIDTH}>
      {isSent && <ActivityRequestSent onEnough={onClose} />}
      {!isSent && openings > 0 && (
        <ActivityRequestForm key={openings} contacts={contacts} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}

type CardControlsProps = ActivitiesOffer & { form: CardForm }

/** Every field of the card, in the places where it is read. */
function CardControls({ form, ...activities }: CardControlsProps) {
  const isNew = activities.companyId === null
  const { values } = form
  /** An address tells the town and the zone, a code the kinds of activity, unless somebody has told them himself. */
  function set<F extends keyof CardValues>(field: F, value: CardValues[F]): void {
    form.set(field, value)
    if (typeof value !== 'string') return
    if (field === 'okved' && isNew) form.set('activities', activitiesAfter(values, value))
    if (field !== 'legalAddress') return
    const { city, timeZone } = placeChanges(values, value, isNew ? ownTimeZone() : null)
    if (city !== undefined) form.set('city', city)
    if (timeZone !== undefined) form.set('timeZone', timeZone)
  }
  const lookup = useInnLookup({
    inn: values.inn,
    changesOf: (found) => cardChanges(values, found),
    set,
  })
  const problemOf = (field: string) => (field === 'inn' ? lookup.refusal : null) ?? form.problemOf(field)
  const table = cardTable({ form, lookup, ...activities })
  return CARD_SECTIONS.map(({ title, fields }) => (
    <CardSection key={title} title={title}>
      <div>
        <FieldRows
          form={{ values, set, problemOf }}
          table={table}
          names={fields.filter((field) => isCardFieldAsked(field, values.inn))}
          prefix="company"
          today={todayIn(values.timeZone)}
        />
      </div>
    </CardSection>
  ))
}
