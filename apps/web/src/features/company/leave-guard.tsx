import { useBlocker } from '@tanstack/react-router'
import { session } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before the page is left with changes that are not saved; who signs out is not asked twice. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isActive && session.isAuthorised() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isActive && session.isAuthorised(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title="Есть несохранённые изменения"
      confirmLabel="Уйти без сохранения"
      confirmKind="danger"
      stayLabel="Остаться"
      onConfirm={() => proceed?.()}
      onStay={() => reset?.()}
    >
      <p>Если уйти сейчас, введённое не запишется.</p>
    </ConfirmDialog>
  )
}
