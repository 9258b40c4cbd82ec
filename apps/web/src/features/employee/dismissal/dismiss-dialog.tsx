import { fullName } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DismissForm } from './dismiss-form.tsx'

interface DismissDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function DismissDialog({ isOpen, onClose }: DismissDialogProps) {
  const { employee } = useEmployeeScope()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Увольнение: ${fullName(employee)}`}>
      {isOpen && <DismissForm onDone={onClose} />}
    </Dialog>
  )
}
