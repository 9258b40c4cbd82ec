import type { EmployeeAnswer } from '@ot/contract'
import { IMPORT_FIELD_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { positionsQuery } from '../../../lib/company/positions.ts'
import { type ConflictLine, conflictLines } from '../../../lib/form/save-conflict.ts'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { ALL_FIELDS } from '../employee-fields.ts'
import { employeeValues } from '../employee-values.ts'
import type { useEmployeeForm } from '../use-employee-form.ts'
import { useEmployeeWords } from '../use-employee-words.ts'

interface EmployeeConflictProps {
  /** The form of the record. */
  of: ReturnType<typeof useEmployeeForm>
  onShown: () => void
}

export function EmployeeConflict({ of, onShown }: EmployeeConflictProps) {
  const { base, conflict } = of
  const { company } = useEmployeeScope()
  const positions = useQuery(positionsQuery())
  const known = [base.position, ...(conflict === null ? [] : [conflict.stored.position])]
  const words = useEmployeeWords([...(positions.data ?? []), ...known])

  function linesOf(stored: EmployeeAnswer): ConflictLine[] {
    const sides = { ...of.sides(), stored: employeeValues(stored) }
    const lines = conflictLines(words, sides, ALL_FIELDS)
    const dismissal = {
      field: 'dismissedOn',
      label: IMPORT_FIELD_LABELS.dismissedOn,
      before: dayText(base.dismissedOn),
      stored: dayText(stored.dismissedOn),
      mine: null,
    }
    return dismissal.before === dismissal.stored ? lines : [...lines, dismissal]
  }

  return (
    <SaveConflictDialog
      of={of}
      timeZone={company.timeZone}
      linesOf={linesOf}
      onShowStored={(stored) => {
        of.takeStored(stored)
        onShown()
      }}
    />
  )
}

function dayText(day: string | null): string {
  return day === null ? '' : shortDate(day)
}
