import type { RecordSection } from '@ot/domain'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'

const PrintDialog = later(async () => (await import('./print-dialog.tsx')).PrintDialog)

interface PrintButtonProps {
  section: RecordSection
  /** Papers about this employee alone. */
  employeeId?: number
  label?: string
}

/** Papers made from the records of the page: journals, lists, cards. */
export function PrintButton({ section, employeeId, label = 'Печать' }: PrintButtonProps) {
  const dialog = useDialogSlot<true>()
  return (
    <>
      <Button kind="secondary" onClick={() => dialog.open(true)}>
        <IconPrinter size={18} stroke={1.6} aria-hidden="true" /> {label}
      </Button>
      {dialog.about !== null && (
        <PrintDialog
          key={dialog.opening}
          section={section}
          employeeId={employeeId ?? null}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
