import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { TransferFollows } from './transfer-follows.tsx'
import { type AskedTransfer, TransferForm } from './transfer-form.tsx'

const WIDTH = 860

/** «Перевести»: the new place, then what follows, then one button. */
export function TransferButton() {
  const { mayChange } = useEmployeeScope()
  const dialog = useDialogSlot<true>()
  if (!mayChange) return null
  return (
    <>
      <Button kind="secondary" onClick={() => dialog.open(true)}>
        <IconArrowsExchange size={20} stroke={1.6} aria-hidden="true" /> Перевести
      </Button>
      {dialog.about !== null && (
        <TransferDialog key={dialog.opening} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  )
}

function TransferDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { employee } = useEmployeeScope()
  const [asked, setAsked] = useState<AskedTransfer | null>(null)
  const [isBack, setBack] = useState(false)
  return (
    <FormDialog title={`Перевод: ${fullName(employee)}`} width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) =>
        asked === null || isBack ? (
          <TransferForm
            asked={asked?.fields ?? null}
            frame={frame}
            onAsked={(next) => {
              setAsked(next)
              setBack(false)
            }}
          />
        ) : (
          <TransferFollows asked={asked} frame={frame} onBack={() => setBack(true)} onSaved={onClose} />
        )
      }
    </FormDialog>
  )
}
