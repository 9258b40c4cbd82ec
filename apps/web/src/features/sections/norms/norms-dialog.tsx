import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { employeeProposalsQuery, takeForEmployee } from './api/proposals.ts'
import { NormsForm } from './norms-form.tsx'

const WIDTH = 860

interface NormsDialogProps {
  employeeId: number
  isOpen: boolean
  onClose: () => void
}

/** What the norms ask of an employee and is not kept yet. */
export function NormsDialog({ employeeId, isOpen, onClose }: NormsDialogProps) {
  const client = useQueryClient()
  const proposals = useQuery({ ...employeeProposalsQuery(employeeId), enabled: isOpen })
  const keyFor = useIdempotencyKey()
  return (
    <FormDialog title="Что требуют нормы" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => (
        <Loaded of={proposals}>
          {(loaded) => (
            <NormsForm
              proposals={loaded}
              take={(choice) => takeForEmployee(client, employeeId, choice, keyFor(choice))}
              frame={frame}
            />
          )}
        </Loaded>
      )}
    </FormDialog>
  )
}
