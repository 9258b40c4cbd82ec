import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { NormsDialog } from './norms-dialog.tsx'

interface NormsButtonProps {
  employeeId: number
  /** In an empty section it is the one thing to do. */
  isOnlyThing?: boolean
}

/** Opens what the norms ask of the employee. */
export function NormsButton({ employeeId, isOnlyThing = false }: NormsButtonProps) {
  const dialog = useDialogSlot<number>()
  return (
    <>
      <Button kind={isOnlyThing ? 'primary' : 'secondary'} onClick={() => dialog.open(employeeId)}>
        <IconListCheck size={20} stroke={1.6} aria-hidden="true" />{' '}
        {isOnlyThing ? 'Заполнить по нормам' : 'Что требуют нормы'}
      </Button>
      {dialog.about !== null && (
        <NormsDialog
          key={dialog.opening}
          employeeId={dialog.about}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
