import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { later } from '../../ui/later.tsx'

const SignOutQuestion = later(async () => (await import('./sign-out-question.tsx')).SignOutQuestion)

export function SignOutButton() {
  const question = useDialogSlot<true>()
  return (
    <>
      <IconButton label="Выйти" onClick={() => question.open(true)}>
        <IconLogout size={20} stroke={1.6} />
      </IconButton>
      {question.about !== null && (
        <SignOutQuestion key={question.opening} isOpen={question.isOpen} onStay={question.close} />
      )}
    </>
  )
}
