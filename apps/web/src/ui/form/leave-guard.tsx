import { session } from '../../lib/api.ts'
import { dropOpenDrafts } from '../../lib/form/drafts.ts'
import { type LeavePlace, useLeaveQuestion } from '../../lib/routing/use-leave-question.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'

interface LeaveGuardProps {
  isActive: boolean
  title?: string
  /** What is lost. */
  loss?: string
  leaveLabel?: string
  /** Whether what is typed would be lost on the way. */
  isLeaving?: (current: LeavePlace, next: LeavePlace) => boolean
}

/** Asks before the page is left with changes that are not saved; who signs out is not asked twice. */
export function LeaveGuard({
  isActive,
  title = 'Есть несохранённые изменения',
  loss = 'Если уйти сейчас, введённое не запишется.',
  leaveLabel = 'Уйти без сохранения',
  isLeaving = isAnotherPage,
}: LeaveGuardProps) {
  const asks = () => isActive && session.isAuthorised()
  const { answer } = useLeaveQuestion({
    asks: (current, next) => asks() && isLeaving(current, next),
    asksOnClosing: asks,
  })
  return (
    <ConfirmDialog
      isOpen={answer !== null}
      title={title}
      confirmLabel={leaveLabel}
      confirmKind="danger"
      stayLabel="Остаться"
      onConfirm={() => {
        dropOpenDrafts()
        answer?.(true)
      }}
      onStay={() => answer?.(false)}
    >
      <p>{loss}</p>
    </ConfirmDialog>
  )
}

function isAnotherPage(current: LeavePlace, next: LeavePlace): boolean {
  return current.pathname !== next.pathname
}
