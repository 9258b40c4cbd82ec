import type { Department } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useWork } from '../../../../lib/use-work.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { deleteDepartment } from '../api/save-department.ts'

interface DeleteDepartmentDialogProps {
  department: Department
  onClose: () => void
}

export function DeleteDepartmentDialog({ department, onClose }: DeleteDepartmentDialogProps) {
  const client = useQueryClient()
  const work = useWork()

  async function remove(): Promise<void> {
    await deleteDepartment(client, department)
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Удалить отдел «${department.name}»?`}
      confirmLabel="Удалить"
      confirmKind="danger"
      stayLabel="Оставить"
      isBusy={work.isRunning}
      onConfirm={() => void work.run(remove)}
      onStay={onClose}
    >
      <p>В отделе нет работников. Запись об удалении останется в журнале изменений.</p>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
