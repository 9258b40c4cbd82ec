import { useBlocker } from '@tanstack/react-router'
import { session } from '../../lib/api.ts'
import { dropOpenDrafts } from '../../lib/form/drafts.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'

/** Of the page that is left, and of the one that is gone to. */
export interface Place {
  pathname: string
  search: Record<string, unknown>
}

interface LeaveGuardProps {
  isActive: boolean
  title?: string
  /** What is lost. */
  loss?: string
  leaveLabel?: string
  /** Whether what is typed would be lost on the way. */
  isLeaving?: (current: Place, next: Place) => boolean
}

/** Asks before the page is left with changes that are not saved; who signs out is not asked twice. */
export function LeaveGuard({
  isActive,
  title = 'Есть несохранённые изменения',
  loss = 'Если уйти сейчас, введённое не запишется.',
  leaveLabel = 'Уйти без сохранения',
  isLeaving = isAnotherPage,
}: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && session.isAuthorised() && isLeaving(current, next),
    enableBeforeUnload: () => isActive && session.isAuthorised(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={title}
      confirmLabel={leaveLabel}
      confirmKind="danger"
      stayLabel="Остаться"
      onConfirm={() => {
        dropOpenDrafts()
        proceed?.()
      }}
      onStay={() => reset?.()}
    >
      <p>{loss}</p>
    </ConfirmDialog>
  )
}

function isAnotherPage(current: Place, next: Place): boolean {
  return current.pathname !== next.pathname
}
