import { session } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export function SignOutQuestion({ isOpen, onStay }: { isOpen: boolean; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Выход из аккаунта"
      confirmLabel="Выйти"
      stayLabel="Остаться"
      onConfirm={() => void session.signOut()}
      onStay={onStay}
    >
      <p>Записанные данные сохранятся. Чтобы продолжить, нужно будет снова ввести пароль.</p>
    </ConfirmDialog>
  )
}
