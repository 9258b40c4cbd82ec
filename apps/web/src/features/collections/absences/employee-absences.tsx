import type { AbsenceAnswer } from '@ot/contract'
import type { ReactNode } from 'react'
import { useEmployeeAbsences } from '../../../lib/company/absences.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { RecordPart } from '../page/record-part.tsx'
import { absenceSpec } from './absence-spec.tsx'
import { ImportAbsences } from './import-absences.tsx'

/** When the employee whose page is open was, is or will be away. */
export function EmployeeAbsences({ rowActions }: { rowActions: (absence: AbsenceAnswer) => ReactNode }) {
  const { company, employee, mayChange } = useEmployeeScope()
  const absences = useEmployeeAbsences()
  return (
    <Sheet>
      <Loaded of={absences}>
        {(rows) => (
          <RecordPart
            title="Отсутствия"
            spec={absenceSpec(employee.id)}
            company={company}
            rows={rows}
            mayChange={mayChange}
            rowActions={rowActions}
            actions={mayChange && <ImportAbsences companyId={company.id} />}
          />
        )}
      </Loaded>
    </Sheet>
  )
}
