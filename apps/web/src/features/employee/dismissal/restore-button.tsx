import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { restoreEmployee } from '../api/employees.ts'

/** Takes a dismissal back, after a question. */
export function RestoreButton() {
  const client = useQueryClient()
  const { employee } = useEmployeeScope()
  const [isAsking, setAsking] = useState(false)
  const work = useWork()
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        Восстановить
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Восстановить: ${fullName(employee)}?`}
        confirmLabel="Восстановить"
        stayLabel="Не восстанавливать"
        isBusy={work.isRunning}
        onConfirm={() => void work.run(() => restoreEmployee(client, employee.id))}
        onStay={() => setAsking(false)}
      >
        <p>
          Увольнение будет отменено: работник вернётся в список, его сроки снова начнут отслеживаться. Запись
          об увольнении останется в истории.
        </p>
        {work.failure !== null && (
          <Notice kind="danger" role="alert">
            {work.failure}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
