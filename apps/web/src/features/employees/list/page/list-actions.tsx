import { PAGES } from '@ot/domain'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconFolderPlus from '@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs'
import IconTableExport from '@tabler/icons-react/dist/esm/icons/IconTableExport.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import type { RefObject } from 'react'
import type { useWork } from '../../../../lib/use-work.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'

interface ListActionsProps {
  canChange: boolean
  canHire: boolean
  hasDepartments: boolean
  exporting: ReturnType<typeof useWork>
  addButton: RefObject<HTMLButtonElement | null>
  onExport: () => void
  onAddDepartment: () => void
}

/** What can be done with the list as a whole. */
export function ListActions(props: ListActionsProps) {
  const { canChange, canHire, hasDepartments, exporting, addButton, onExport, onAddDepartment } = props
  return (
    <>
      {hasDepartments && (
        <Button kind="secondary" isBusy={exporting.isRunning} onClick={onExport}>
          <IconTableExport size={18} stroke={1.6} aria-hidden="true" /> Скачать список
        </Button>
      )}
      {canHire && (
        <a href={PAGES.employeesImport.path} className={buttonClass('secondary')}>
          <IconFileImport size={18} stroke={1.6} aria-hidden="true" /> Загрузить из Excel
        </a>
      )}
      {canChange && hasDepartments && (
        <Button ref={addButton} kind="secondary" onClick={onAddDepartment}>
          <IconFolderPlus size={18} stroke={1.6} aria-hidden="true" /> Добавить отдел
        </Button>
      )}
      {canHire && hasDepartments && (
        <a href={PAGES.employeesNew.path} className={buttonClass()}>
          <IconUserPlus size={18} stroke={1.6} aria-hidden="true" /> Добавить работника
        </a>
      )}
    </>
  )
}
