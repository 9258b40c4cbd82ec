import type { EmployeeAnswer } from '@ot/contract'
import { IMPORT_FIELD_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { positionsQuery } from '../../../lib/company/positions.ts'
import { conflictLines, type SaveConflict, savedBy } from '../../../lib/form/save-conflict.ts'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { ALL_FIELDS, LABELS } from '../employee-fields.ts'
import { fieldText } from '../employee-text.ts'
import { type EmployeeValues, employeeValues } from '../employee-values.ts'
import { useEmployeeWords } from '../use-employee-words.ts'

interface EmployeeConflictProps {
  base: EmployeeAnswer
  conflict: SaveConflict<EmployeeAnswer>
  mine: EmployeeValues
  onClose: () => void
  onShowStored: () => void
  onSaveMine: () => void
}

export function EmployeeConflict({ base, conflict, mine, ...answers }: EmployeeConflictProps) {
  const { company } = useEmployeeScope()
  const positions = useQuery(positionsQuery())
  const words = useEmployeeWords([...(positions.data ?? []), base.position, conflict.stored.position])
  const lines = conflictLines({
    before: employeeValues(base),
    stored: employeeValues(conflict.stored),
    mine,
    labels: LABELS,
    fields: ALL_FIELDS,
    text: (field, values) => fieldText(field, values, words),
  })
  const dismissal = {
    field: 'dismissedOn',
    label: IMPORT_FIELD_LABELS.dismissedOn,
    before: dayText(base.dismissedOn),
    stored: dayText(conflict.stored.dismissedOn),
    mine: null,
  }
  return (
    <SaveConflictDialog
      savedBy={savedBy(conflict.saves, company.timeZone)}
      lines={dismissal.before === dismissal.stored ? lines : [...lines, dismissal]}
      {...answers}
    />
  )
}

function dayText(day: string | null): string {
  return day === null ? '' : shortDate(day)
}
