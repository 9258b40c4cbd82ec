import IconTableExport from '@tabler/icons-react/dist/esm/icons/IconTableExport.mjs'
import IconUsersPlus from '@tabler/icons-react/dist/esm/icons/IconUsersPlus.mjs'
import type { ReactNode } from 'react'
import type { useWork } from '../../../../lib/use-work.ts'
import { Button } from '../../../../ui/button.tsx'

interface SectionActionsProps {
  canAdd: boolean
  canExport: boolean
  exporting: ReturnType<typeof useWork>
  onAdd: () => void
  onExport: () => void
  /** What only this section has. */
  children: ReactNode
}

/** What can be done with the section as a whole. */
export function SectionActions({
  canAdd,
  canExport,
  exporting,
  onAdd,
  onExport,
  children,
}: SectionActionsProps) {
  return (
    <>
      {children}
      {canExport && (
        <Button kind="secondary" isBusy={exporting.isRunning} onClick={onExport}>
          <IconTableExport size={18} stroke={1.6} aria-hidden="true" /> Скачать .xlsx
        </Button>
      )}
      {canAdd && (
        <Button kind="secondary" onClick={onAdd}>
          <IconUsersPlus size={18} stroke={1.6} aria-hidden="true" /> Добавить нескольким
        </Button>
      )}
    </>
  )
}
