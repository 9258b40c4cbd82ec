import type { EventAnswer } from '@ot/contract'
import type { PersonFacts } from '@ot/domain'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { later } from '../../../ui/later.tsx'
import type { AddSubject } from './add-event-dialog.tsx'
import type { Marking } from './use-next-row.ts'

const CompleteDialog = later(async () => (await import('./complete-dialog.tsx')).CompleteDialog)
const HistoryDialog = later(async () => (await import('./history-dialog.tsx')).HistoryDialog)
const BasisDialog = later(async () => (await import('./basis-dialog.tsx')).BasisDialog)
const AddEventDialog = later(async () => (await import('./add-event-dialog.tsx')).AddEventDialog)
const EditEventDialog = later(async () => (await import('./edit-event-dialog.tsx')).EditEventDialog)
const DeleteEventQuestion = later(
  async () => (await import('./delete-event-question.tsx')).DeleteEventQuestion,
)

/** Which dialog about which records is open. */
export function useEventDialogs() {
  return {
    add: useDialogSlot<AddSubject>(),
    complete: useDialogSlot<Marking>(),
    edit: useDialogSlot<EventAnswer>(),
    history: useDialogSlot<readonly EventAnswer[]>(),
    basis: useDialogSlot<EventAnswer>(),
    remove: useDialogSlot<EventAnswer>(),
  }
}

export type EventDialogSlots = ReturnType<typeof useEventDialogs>

interface EventDialogsProps {
  slots: EventDialogSlots
  /** Whose records they are; null: of several employees. */
  person: PersonFacts | null
  /** After a completion has been written. */
  onCompleted?: () => void
}

/** The dialogs about records; each opening of one begins anew. */
export function EventDialogs({ slots, person, onCompleted }: EventDialogsProps) {
  const { add, complete, edit, history, basis, remove } = slots
  return (
    <>
      {add.about !== null && (
        <AddEventDialog
          key={`add-${add.opening}`}
          subject={add.about}
          isOpen={add.isOpen}
          onClose={add.close}
        />
      )}
      {complete.about !== null && (
        <CompleteDialog
          key={`complete-${complete.opening}`}
          marking={complete.about}
          isOpen={complete.isOpen}
          onClose={complete.close}
          {...(onCompleted === undefined ? {} : { onDone: onCompleted })}
        />
      )}
      {edit.about !== null && (
        <EditEventDialog
          key={`edit-${edit.opening}`}
          event={edit.about}
          person={person}
          isOpen={edit.isOpen}
          onClose={edit.close}
        />
      )}
      {history.about !== null && (
        <HistoryDialog
          key={`history-${history.opening}`}
          events={history.about}
          isOpen={history.isOpen}
          onClose={history.close}
        />
      )}
      {basis.about !== null && (
        <BasisDialog
          key={`basis-${basis.opening}`}
          event={basis.about}
          isOpen={basis.isOpen}
          onClose={basis.close}
        />
      )}
      {remove.about !== null && (
        <DeleteEventQuestion
          key={`remove-${remove.opening}`}
          event={remove.about}
          isOpen={remove.isOpen}
          onClose={remove.close}
        />
      )}
    </>
  )
}
