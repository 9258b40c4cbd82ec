import { flyMemo } from '../fly-memo.ts'
import type { MemoOpening } from '../use-memo-opening.ts'
import { MemoDialog } from './memo-dialog.tsx'
import { PassingNotices } from './passing-notices.tsx'

interface MemoDialogsProps {
  of: MemoOpening
  /** A row taken out of a new memo goes back to the list. */
  onReturn?: (eventId: number) => void
  onCreated?: () => void
}

/** The modal of whichever memo is open, and what there is to say when none is. */
export function MemoDialogs({ of: { slot, messages }, onReturn, onCreated }: MemoDialogsProps) {
  return (
    <>
      {slot.about !== null && (
        <MemoDialog
          key={slot.opening}
          opened={slot.about}
          isOpen={slot.isOpen}
          messages={messages}
          onClose={slot.close}
          onCreated={() => {
            flyMemo()
            onCreated?.()
          }}
          onReturn={(eventId) => onReturn?.(eventId)}
        />
      )}
      {!slot.isOpen && <PassingNotices of={messages} />}
    </>
  )
}
