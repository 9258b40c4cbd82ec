import type { EventAnswer, HistoryEntry } from '@ot/contract'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useWork } from '../../../lib/use-work.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { undoCompletion } from '../api/event-changes.ts'
import { SharedNote } from './shared-note.tsx'

interface UndoQuestionProps {
  event: EventAnswer
  entry: HistoryEntry
  isOpen: boolean
  onClose: () => void
}

export function UndoQuestion({ event, entry, isOpen, onClose }: UndoQuestionProps) {
  const client = useQueryClient()
  const work = useWork()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Отменить отметку от ${shortDate(entry.date)}?`}
      confirmLabel="Отменить отметку"
      confirmKind="danger"
      stayLabel="Оставить"
      isBusy={work.isRunning}
      onConfirm={() =>
        void work.run(async () => {
          await undoCompletion(client, event.id, entry.id)
          onClose()
        })
      }
      onStay={onClose}
    >
      <p>
        Дата и срок «{event.name}» вернутся к тем, что были до этой отметки. Сама отметка останется в истории
        зачёркнутой.
      </p>
      <SharedNote event={event} />
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
