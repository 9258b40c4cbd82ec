import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useState } from 'react'
import { session } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

export function SignOutButton() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <IconButton label="Выйти" onClick={() => setAsking(true)}>
        <IconLogout size={20} stroke={1.6} />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title="Выход из аккаунта"
        confirmLabel="Выйти"
        stayLabel="Остаться"
        onConfirm={() => void session.signOut()}
        onStay={() => setAsking(false)}
      >
        <p>Записанные данные сохранятся. Чтобы продолжить, нужно будет снова ввести пароль.</p>
      </ConfirmDialog>
    </>
  )
}
