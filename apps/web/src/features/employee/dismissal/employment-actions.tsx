import { useState } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Button } from '../../../ui/button.tsx'
import { DismissDialog } from './dismiss-dialog.tsx'

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
