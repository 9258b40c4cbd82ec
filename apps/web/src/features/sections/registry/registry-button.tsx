import IconFileCode from '@tabler/icons-react/dist/esm/icons/IconFileCode.mjs'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'

const RegistryDialog = later(async () => (await import('./registry-dialog.tsx')).RegistryDialog)

/** Opens the file for the Ministry's registry of trained persons, and the protocols. */
export function RegistryButton() {
  const dialog = useDialogSlot<true>()
  return (
    <>
      <Button kind="secondary" onClick={() => dialog.open(true)}>
        <IconFileCode size={18} stroke={1.6} aria-hidden="true" /> Реестр Минтруда и протоколы
      </Button>
      {dialog.about !== null && (
        <RegistryDialog key={dialog.opening} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  )
}
