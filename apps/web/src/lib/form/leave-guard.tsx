import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { session } from '../api.ts'

interface LeaveGuardProps {
  isActive: boolean
  title?: string
  /** What is lost. */
  loss?: string
  leaveLabel?: string
}

/** Asks before the page is left with changes that are not saved; who signs out is not asked twice. */
export function LeaveGuard({
  isActive,
  title = 'Есть несохранённые изменения',
  loss = 'Если уйти сейчас, введённое не запишется.',
  leaveLabel = 'Уйти без сохранения',
}: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isActive && session.isAuthorised() && current.pathname !== next.pathname,
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
      onConfirm={() => proceed?.()}
      onStay={() => reset?.()}
    >
      <p>{loss}</p>
    </ConfirmDialog>
  )
}
