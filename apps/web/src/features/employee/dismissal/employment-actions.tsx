import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DismissForm } from './dismiss-form.tsx'

/** Dismissing one who works here; who has been dismissed is restored from the page's header. */
export function EmploymentActions() {
  const { mayChange } = useEmployeeScope()
  const [isAsking, setAsking] = useState(false)
  if (!mayChange) return null
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Уволить
      </Button>
      <DismissDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

interface DismissDialogProps {
  isOpen: boolean
  onClose: () => void
}

function DismissDialog({ isOpen, onClose }: DismissDialogProps) {
  const { employee } = useEmployeeScope()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Увольнение: ${fullName(employee)}`}>
      {isOpen && <DismissForm onDone={onClose} />}
    </Dialog>
  )
}
